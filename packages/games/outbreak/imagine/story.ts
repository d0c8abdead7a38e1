/** Stories that fit a view: who is Patient Zero, and whom each Infect of the game has found. */
import { addAt, missing, pick, type Random, type Seat } from '@airlock/kernel';
import {
  C1,
  C2,
  CARD_COUNT,
  type Card,
  INF,
  INFECTED,
  kindOf,
  PZERO,
  REST,
  type Role,
  S1,
  S2,
  SHIFTS_PER_DAY,
  SURVIVOR,
  UNKNOWN,
} from '../cards.ts';
import { FROM_THE_START, fill, recordAt } from '../state.ts';
import type { View } from '../view.ts';

export interface Story {
  readonly zero: Seat;
  /** As in a state. */
  readonly infectedAt: readonly number[];
  /** Whose Rest each Infect found, by the index of its Shift; -1 where there was none. */
  readonly targetOwner: readonly Seat[];
}

const NOT_KNOWN = -2;

/** OBK-205: Patient Zero may lay both in a Day. */
const SABOTAGES_OF_ZERO = 2;

/** The roles as they stand at the start of a Shift of the game. */
export const rolesAt = (story: Story, moment: number): Role[] =>
  story.infectedAt.map((_, seat) => roleAt(story, seat, moment));

export function roleAt({ zero, infectedAt }: Story, seat: Seat, moment: number): Role {
  if (seat === zero) return PZERO;
  const infected = infectedAt[seat] ?? missing();
  return infected !== 0 && infected < moment ? INFECTED : SURVIVOR;
}

/** The first Shift of the game a seat could no longer be infected in; after all of them while it is in. */
export function outFrom(view: View, seat: Seat): number {
  const vote = view.votes.find(({ out }) => out === seat);
  return vote ? SHIFTS_PER_DAY * (vote.day - 1) + 1 : Number.POSITIVE_INFINITY;
}

/** After this many stories that counting rules out, earlier Days are no longer counted. */
const MOST_STRICT = 300;
const MOST_STORIES = 200_000;

/** The real story is among those that can come up, so that one of them fits in the end. */
export function* storiesOf(view: View, random: Random): Iterable<Story> {
  const facts = factsOf(view);
  for (let told = 0; told < MOST_STORIES; told++) {
    const story = tellStory(view, facts, random);
    const from = told < MOST_STRICT ? 0 : SHIFTS_PER_DAY * (view.day - 1);
    if (story && isPossible(view, facts, story, from)) yield story;
  }
}

interface Facts {
  readonly zeros: readonly Seat[];
  /** The viewer knows when everybody was infected. */
  readonly knowsAll: boolean;
  readonly outFrom: readonly number[];
  /** How many cards of each kind each Shift showed. */
  readonly kinds: readonly (readonly number[])[];
}

function factsOf(view: View): Facts {
  const known = view.roles.indexOf(PZERO);
  const seats = view.roles.map((_, seat) => seat);
  const canBeZero = (seat: Seat): boolean => view.roles[seat] === UNKNOWN && seat !== view.firstLeader;
  return {
    zeros: known >= 0 ? [known] : seats.filter(canBeZero),
    knowsAll: !view.roles.includes(UNKNOWN),
    outFrom: seats.map((seat) => outFrom(view, seat)),
    kinds: view.records.map(({ pile }) => {
      const counts = fill(CARD_COUNT, 0);
      for (const shown of pile) addAt(counts, kindOf(shown), 1);
      return counts;
    }),
  };
}

function tellStory(view: View, facts: Facts, random: Random): Story | null {
  const zero = pick(facts.zeros, random);
  const infectedAt = [...view.infectedAt];
  const targetOwner: Seat[] = view.records.map(({ target }) => (target < 0 ? -1 : NOT_KNOWN));
  for (const [seat, moment] of infectedAt.entries()) if (moment > 0) targetOwner[moment - 1] = seat;
  if (!placeFirstInfected(view, zero, infectedAt, random)) return null;
  if (!placeKnownInfected(view, facts, infectedAt, targetOwner, random)) return null;
  for (const [index, record] of view.records.entries()) {
    if (targetOwner[index] !== NOT_KNOWN) continue;
    const owners = ownersOf(view, facts, zero, infectedAt, index);
    const owner = record.owners
      ? (record.owners[record.target] ?? missing())
      : record.mine >= 0 && record.mine === record.target
        ? view.viewer
        : owners[random.int(owners.length)];
    if (owner === undefined) return null;
    targetOwner[index] = owner;
    if (infectedAt[owner] === 0) {
      if (!canBeInfected(view, facts, zero, owner, index)) return null;
      infectedAt[owner] = index + 1;
    }
  }
  return { zero, infectedAt, targetOwner };
}

/** Where one is infected from the start, it is anybody of whom nothing else is known. */
function placeFirstInfected(view: View, zero: Seat, infectedAt: number[], random: Random): boolean {
  if (view.options.infectedAtStart === 0 || infectedAt.includes(FROM_THE_START)) return true;
  const first = infectedAt.flatMap((moment, seat) => {
    if (moment !== 0 || seat === zero || seat === view.firstLeader || seat === view.viewer) return [];
    // On the first night Patient Zero was told.
    if (view.viewer === zero && view.day > 1 && view.roles[seat] === UNKNOWN) return [];
    return view.roles[seat] === UNKNOWN || view.roles[seat] === INFECTED ? [seat] : [];
  });
  const seat = first[random.int(first.length)];
  if (seat === undefined) return false;
  infectedAt[seat] = FROM_THE_START;
  return true;
}

/** Voted out as Infected, or listed as such: some Infect before must have found them. */
function placeKnownInfected(
  view: View,
  facts: Facts,
  infectedAt: number[],
  targetOwner: Seat[],
  random: Random,
): boolean {
  for (const [seat, role] of view.roles.entries()) {
    if (role !== INFECTED || infectedAt[seat] !== 0) continue;
    const moments = targetOwner.flatMap((owner, index) => {
      const mine = recordAt(view, index).mine;
      const isViewers = mine >= 0 && mine === view.records[index]?.target;
      return owner === NOT_KNOWN && !isViewers && index + 1 < (facts.outFrom[seat] ?? missing())
        ? [index]
        : [];
    });
    const index = moments[random.int(moments.length)];
    if (index === undefined) return false;
    infectedAt[seat] = index + 1;
    targetOwner[index] = seat;
  }
  return true;
}

/** Whose Rest the Infect of a Shift may have found. */
function ownersOf(
  view: View,
  facts: Facts,
  zero: Seat,
  infectedAt: readonly number[],
  index: number,
): Seat[] {
  return infectedAt.flatMap((moment, seat) => {
    if (seat === zero || seat === view.viewer || index + 1 >= (facts.outFrom[seat] ?? missing())) return [];
    const isInfected = moment !== 0 && moment <= index;
    const isLater = moment > index + 1;
    if (isLater) return [];
    return isInfected || canBeInfected(view, facts, zero, seat, index) ? [seat] : [];
  });
}

/** Whether somebody not known to be infected may be so from this Shift on. */
function canBeInfected(view: View, facts: Facts, zero: Seat, seat: Seat, index: number): boolean {
  if (seat === zero || seat === view.viewer || facts.knowsAll) return false;
  if (view.roles[seat] !== UNKNOWN) return false;
  // Patient Zero has seen everybody infected before this morning.
  return view.viewer !== zero || index >= SHIFTS_PER_DAY * (view.day - 1);
}

/** What counting alone rules out, before anybody is given cards. */
function isPossible(view: View, facts: Facts, story: Story, from: number): boolean {
  for (let index = from; index < view.records.length; index++) {
    if (!isPossibleShift(view, facts, story, index)) return false;
  }
  for (let first = from; first < view.records.length; first += SHIFTS_PER_DAY) {
    if (!isPossibleDay(view, facts, story, first)) return false;
  }
  return enoughSurvivors(view, facts, story);
}

/** Survivors lay Complete and Rest only, and every Sabotage needs somebody who may lay it. */
function isPossibleShift(view: View, facts: Facts, story: Story, index: number): boolean {
  const { outsiders } = recordAt(view, index);
  let infected = 0;
  let survivors = 0;
  for (let seat = 0; seat < view.seats; seat++) {
    const plays = index + 1 < (facts.outFrom[seat] ?? missing()) || (outsiders >> seat) % 2 === 1;
    if (!plays || seat === story.zero) continue;
    const moment = story.infectedAt[seat] ?? missing();
    if (moment !== 0 && moment <= index) infected++;
    else survivors++;
  }
  const kinds = facts.kinds[index] ?? missing();
  const sabotages = (kinds[S1] ?? missing()) + (kinds[S2] ?? missing());
  const honest = (kinds[C1] ?? missing()) + (kinds[C2] ?? missing()) + (kinds[REST] ?? missing());
  return sabotages <= infected + 1 - (kinds[INF] ?? missing()) && honest >= survivors;
}

/** On a whole Day each Survivor lays both Completes and Rest; under the limit per Day an Infected one Sabotage. */
function isPossibleDay(view: View, facts: Facts, story: Story, first: number): boolean {
  if (first + SHIFTS_PER_DAY > view.records.length) return true;
  const sum = (kind: Card): number => {
    let total = 0;
    for (let shift = 0; shift < SHIFTS_PER_DAY; shift++) total += facts.kinds[first + shift]?.[kind] ?? 0;
    return total;
  };
  let survivors = 0;
  let infected = 0;
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat === story.zero) continue;
    const moment = story.infectedAt[seat] ?? missing();
    const isIn = first + 1 < (facts.outFrom[seat] ?? missing());
    if (moment !== 0 && moment < first + SHIFTS_PER_DAY) infected++;
    else if (isIn && (moment === 0 || moment > first + SHIFTS_PER_DAY)) survivors++;
  }
  if (sum(C1) < survivors || sum(C2) < survivors || sum(REST) < survivors) return false;
  return view.options.infectedLimit === 'perShift' || sum(S1) + sum(S2) <= infected + SABOTAGES_OF_ZERO;
}

/** OBK-901: no Day that has begun started with fewer than two living Survivors. */
function enoughSurvivors(view: View, facts: Facts, story: Story): boolean {
  if (view.result) return true;
  for (let day = 1; day <= view.day; day++) {
    const moment = SHIFTS_PER_DAY * (day - 1) + 1;
    let living = 0;
    for (let seat = 0; seat < view.seats; seat++) {
      const infected = story.infectedAt[seat] ?? missing();
      // Whoever is voted out on this very Day was still there when it began.
      const isIn = (facts.outFrom[seat] ?? missing()) >= moment;
      if (isIn && seat !== story.zero && (infected === 0 || infected >= moment)) living++;
    }
    if (living < 2) return false;
  }
  return true;
}
