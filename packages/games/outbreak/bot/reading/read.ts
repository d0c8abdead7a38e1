/**
 * Reads a match from its beginning: what everybody saw and said, and what one seat knows besides. Nothing but the view of a seat
 * goes in. What was read before is kept, because reports come one by one and everything else stays as it was.
 */
import { addAt, filled, has, missing, type Seat, type SeatSet } from '@airlock/kernel';
import { codec } from '../../actions.ts';
import {
  type Card,
  CLAIMABLE,
  type Hand,
  INFECTED,
  kindOf,
  PZERO,
  REST,
  type Role,
  SHIFTS_PER_DAY,
  SURVIVOR,
  UNKNOWN,
} from '../../cards.ts';
import { isOut, momentOf, REPLACED, recordAt, STANDING } from '../../state.ts';
import type { View } from '../../view.ts';
import { isPlan, isReport, outSince, reportsOf, SILENT } from '../reports.ts';
import { afterShift, type ShiftFacts } from './shift.ts';
import { add, infectedOf, numberOf, overnight, type Stories, settle, storyOf, zeroOf } from './stories.ts';
import { afterBallots, afterOpinions, type Opinion } from './votes.ts';

/** Reads as anybody does who only watches. */
const NOBODY_IN_PARTICULAR: Seat = -1;

export interface Reading {
  /** Whose knowledge counts besides what is open. */
  readonly as?: Seat;
  /** Instead of those in the ledger. */
  readonly reports?: readonly (readonly Card[])[];
  /** Whether ballots and opinions count. */
  readonly heedsVotes?: boolean;
  /** Whether the last Shift is only imagined and need not be remembered. */
  readonly isImagined?: boolean;
}

/** What has been read, by all that went into it; what was asked for longest ago first. */
const known = new Map<string, Stories>();
const MOST_KNOWN = 1000;

function remembered(key: string, make: () => Stories, isKept = true): Stories {
  const before = known.get(key);
  if (before) {
    known.delete(key);
    known.set(key, before);
    return before;
  }
  const stories = make();
  if (!isKept) return stories;
  known.set(key, stories);
  const [oldest] = known.size > MOST_KNOWN ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  return stories;
}

export function read(
  view: View,
  {
    as = NOBODY_IN_PARTICULAR,
    reports = reportsOf(view),
    heedsVotes = true,
    isImagined = false,
  }: Reading = {},
): Stories {
  const since = outSince(view);
  const plans = plansOf(view);
  const changed = changesOf(view);
  const { infectedLimit, deepCover, infectedAtStart } = view.options;
  const own = as >= 0 ? (view.infectedAt[as] ?? 0) : 0;
  let key = `${view.seats} ${view.firstLeader} ${infectedLimit} ${deepCover} ${infectedAtStart} ${heedsVotes} ${as} ${as < 0 ? '' : `${view.roles[as]} ${own}`}`;
  const talk = new TalkRate(view.seats);
  let stories = remembered(key, () => beginning(view, as));
  let votes = 0;
  const vote = (moment: number): void => {
    for (; votes < view.votes.length; votes++) {
      const { day, out, ballots } = view.votes[votes] ?? missing();
      const at = momentOf(day, 0);
      if (at > moment) return;
      const role = out < 0 ? UNKNOWN : (view.roles[out] ?? missing());
      key += `/${ballots && heedsVotes ? ballots.join() : ''} ${out} ${role}`;
      const living = livingAt(since, at - 1);
      const before = stories;
      stories = remembered(key, () => {
        const heard = ballots && heedsVotes ? afterBallots(before, view.seats, living, ballots) : before;
        return out < 0 ? heard : withRole(heard, out, role);
      });
    }
  };
  for (const index of view.records.keys()) {
    const moment = index + 1;
    vote(moment);
    const facts = factsOf(view, { as, index, since, reports, plans, changed, talk });
    talk.hear(facts.living, facts.reports);
    key += `|${facts.counts.join('')} ${facts.outsiders} ${facts.reports.join()} ${facts.plans.join()} ${facts.changed.join('')} ${facts.toldToday.join()} ${facts.readersCard} ${facts.foundReader}`;
    const before = stories;
    stories = remembered(
      key,
      () => {
        const after = withOwnRole(afterShift(before, facts), as, own, moment);
        return moment % SHIFTS_PER_DAY === 0 ? nextMorning(after) : after;
      },
      !isImagined || moment < view.records.length,
    );
  }
  vote(Number.POSITIVE_INFINITY);
  const told = withTold(view, stories, as);
  return heedsVotes ? afterOpinions(told, opinionsOf(view, as)) : told;
}

/** OBK-003, OBK-004: anybody but the first Leader; and where one is infected from the start, anybody else. */
function beginning(view: View, as: Seat): Stories {
  const stories: Stories = new Map();
  for (let zero = 0; zero < view.seats; zero++) {
    if (zero === view.firstLeader) continue;
    if (view.options.infectedAtStart === 0) {
      add(stories, numberOf({ zero, infected: 0, low: 0, high: 0 }), 1);
      continue;
    }
    for (let other = 0; other < view.seats; other++) {
      if (other === zero || other === view.firstLeader) continue;
      add(stories, numberOf({ zero, infected: 1 << other, low: 0, high: 0 }), 1);
    }
  }
  settle(stories);
  return withOwnRole(
    stories,
    as,
    as >= 0 ? (view.infectedAt[as] ?? 0) : 0,
    0,
    as >= 0 ? view.roles[as] : UNKNOWN,
  );
}

/** A seat knows what it is: Patient Zero or not, and infected since when. */
function withOwnRole(stories: Stories, as: Seat, own: number, moment: number, role: Role = UNKNOWN): Stories {
  if (as < 0) return stories;
  const isInfected = own !== 0 && own <= moment;
  return fitting(stories, (number) => {
    if (role !== UNKNOWN && (zeroOf(number) === as) !== (role === PZERO)) return false;
    return zeroOf(number) === as || has(infectedOf(number), as) === isInfected;
  });
}

/** Those that fit; all of them where none does, for then something was not as any story has it. */
function fitting(stories: Stories, fits: (number: number) => boolean): Stories {
  const left: Stories = new Map();
  for (const [number, weight] of stories) if (fits(number)) left.set(number, weight);
  if (left.size === 0) return stories;
  settle(left);
  return left;
}

/** The role that a vote has shown. A story that missed an infection was incomplete, not wrong. */
function withRole(stories: Stories, seat: Seat, role: Role): Stories {
  if (role === SURVIVOR) {
    return fitting(stories, (number) => zeroOf(number) !== seat && !has(infectedOf(number), seat));
  }
  if (role !== INFECTED) return stories;
  const left: Stories = new Map();
  for (const [number, weight] of stories) {
    const story = storyOf(number);
    if (story.zero === seat) continue;
    const isIn = has(story.infected, seat);
    add(
      left,
      numberOf({ ...story, infected: story.infected | (1 << seat) }),
      isIn ? weight : weight * MISSED,
    );
  }
  if (left.size === 0) return stories;
  settle(left);
  return left;
}

const MISSED = 0.01;

/** What the nights have told a seat: the Infected to Patient Zero, Patient Zero to the Infected where that is agreed. */
function withTold(view: View, stories: Stories, as: Seat): Stories {
  if (as < 0) return stories;
  const zero = view.roles.indexOf(PZERO);
  if (zero < 0) return stories;
  if (zero !== as) return fitting(stories, (number) => zeroOf(number) === zero);
  let listed: SeatSet = 0;
  for (const [seat, role] of view.roles.entries()) if (role === INFECTED) listed |= 1 << seat;
  return fitting(stories, (number) => (infectedOf(number) & listed) === listed);
}

function nextMorning(stories: Stories): Stories {
  const morning: Stories = new Map();
  for (const [number, weight] of stories) add(morning, overnight(number), weight);
  return morning;
}

/** How often everybody has said what they laid: quiet people are not suspect for being so. */
class TalkRate {
  private readonly said: number[];
  private readonly asked: number[];
  private allSaid = 3;
  private allAsked = 4;

  constructor(seats: number) {
    this.said = filled(seats, 0);
    this.asked = filled(seats, 0);
  }

  hear(living: SeatSet, reports: readonly Card[]): void {
    for (const [seat, card] of reports.entries()) {
      if (!has(living, seat)) continue;
      addAt(this.asked, seat, 1);
      this.allAsked++;
      if (card === SILENT) continue;
      addAt(this.said, seat, 1);
      this.allSaid++;
    }
  }

  /** The whole table, this Shift with it, counts as much as four Shifts of a seat's own. */
  rates(living: SeatSet, reports: readonly Card[]): number[] {
    const now = reports.filter((card, seat) => has(living, seat) && card !== SILENT).length;
    const table =
      (this.allSaid + now) / (this.allAsked + reports.filter((_, seat) => has(living, seat)).length);
    return this.said.map((said, seat) =>
      Math.min(0.97, (said + OWN_WAY * table) / ((this.asked[seat] ?? missing()) + OWN_WAY)),
    );
  }
}

const OWN_WAY = 4;

interface Known {
  readonly as: Seat;
  readonly index: number;
  readonly since: readonly number[];
  readonly reports: readonly (readonly Card[])[];
  readonly plans: readonly (readonly Card[])[];
  readonly changed: readonly (readonly number[])[];
  readonly talk: TalkRate;
}

function factsOf(view: View, { as, index, since, reports, plans, changed, talk }: Known): ShiftFacts {
  const record = recordAt(view, index);
  const counts = filled(REST + 1, 0);
  for (const shown of record.pile) addAt(counts, kindOf(shown), 1);
  const first = index - (index % SHIFTS_PER_DAY);
  const toldToday = filled<Hand>(view.seats, 0);
  for (let other = first; other < Math.min(first + SHIFTS_PER_DAY, view.records.length); other++) {
    if (other === index) continue;
    for (const [seat, card] of (reports[other] ?? missing()).entries()) {
      if (card !== SILENT) toldToday[seat] = (toldToday[seat] ?? missing()) | (1 << card);
    }
  }
  return {
    counts,
    living: livingAt(since, index + 1),
    outsiders: record.outsiders,
    reports: reports[index] ?? missing(),
    plans: plans[index] ?? missing(),
    changed: changed[index] ?? missing(),
    toldToday,
    talk: talk.rates(livingAt(since, index + 1), reports[index] ?? missing()),
    reader: as,
    readersCard: as < 0 ? -1 : record.card,
    foundReader: as >= 0 && record.mine >= 0 && record.mine === record.target,
    perShift: view.options.infectedLimit === 'perShift',
    deepCover: view.options.deepCover,
  };
}

const livingAt = (since: readonly number[], moment: number): SeatSet =>
  since.reduce((set, out, seat) => (moment < out ? set | (1 << seat) : set), 0);

/** What was announced for every Shift, by its index and by seat. */
function plansOf(view: View): Card[][] {
  const plans = view.records.map(() => filled<Card>(view.seats, SILENT));
  for (const [number, { seat, action, day }] of view.claims.entries()) {
    if (view.claimStatus[number] !== STANDING || !isPlan(action)) continue;
    const [shift = 0, kind = 0] = codec.words(action);
    const row = plans[momentOf(day, shift) - 1];
    if (row) row[seat] = CLAIMABLE[kind] ?? missing();
  }
  return plans;
}

/** How many reports on a Shift a seat has taken back, by its index and by seat. */
function changesOf(view: View): number[][] {
  const changes = view.records.map(() => filled(view.seats, 0));
  for (const [number, { seat, action }] of view.claims.entries()) {
    if (view.claimStatus[number] !== REPLACED || !isReport(action)) continue;
    const [day = 0, shift = 0] = codec.words(action);
    const row = changes[momentOf(day + 1, shift) - 1];
    if (row) addAt(row, seat, 1);
  }
  return changes;
}

function opinionsOf(view: View, as: Seat): Opinion[] {
  return view.claims.flatMap(({ seat, action }, number) => {
    if (seat === as || view.claimStatus[number] !== STANDING || isOut(view, seat)) return [];
    const kind = codec.kind(action);
    if (kind !== 'accuse' && kind !== 'vouch') return [];
    const [about = 0] = codec.words(action);
    return [{ by: seat, about, isGood: kind === 'vouch' }];
  });
}
