/**
 * What all that is public says about who is Patient Zero and who is infected: weights over pairs of a seat and a
 * set of seats, updated Shift by Shift from the counts of the pile and from the reports.
 */
import { addAt, filled, missing, type Seat, type SeatSet } from '@airlock/kernel';
import { C1, C2, type Card, INF, INFECTED, kindOf, REST, S1, S2 } from '../cards.ts';
import type { View } from '../view.ts';
import { outSince, reportsOf, SILENT } from './reports.ts';

/** By `zero * 2 ** seats + infected`. */
export type Belief = Map<number, number>;

/** How likely a story is that the reports contradict: people err. */
const INFEASIBLE = 0.01;
const NEGLIGIBLE = 1e-5;

interface Shift {
  readonly counts: readonly number[];
  readonly playing: readonly Seat[];
  readonly report: readonly Card[];
  readonly hasInfect: boolean;
  readonly deepCover: boolean;
}

export function publicBelief(view: View, reports: readonly Card[][] = reportsOf(view)): Belief {
  let belief = startingBelief(view);
  const since = outSince(view);
  const votes = [...view.votes];
  for (const [index, record] of view.records.entries()) {
    belief = afterVotes(view, belief, votes, index + 1);
    const counts = filled(REST + 1, 0);
    for (const shown of record.pile) addAt(counts, kindOf(shown), 1);
    const playing = since.flatMap((moment, seat) =>
      index + 1 < moment || (record.outsiders >> seat) % 2 === 1 ? [seat] : [],
    );
    const report = reports[index] ?? missing();
    const { deepCover } = view.options;
    belief = afterShift(view.seats, belief, {
      counts,
      playing,
      report,
      hasInfect: counts[INF] === 1,
      deepCover,
    });
  }
  return afterVotes(view, belief, votes, Number.POSITIVE_INFINITY);
}

function startingBelief(view: View): Belief {
  const belief: Belief = new Map();
  for (let zero = 0; zero < view.seats; zero++) {
    if (zero !== view.firstLeader) belief.set(zero << view.seats, 1);
  }
  return belief;
}

/** The revealed roles of everybody voted out before this Shift. */
function afterVotes(view: View, belief: Belief, votes: View['votes'], moment: number): Belief {
  let known = belief;
  while (votes.length > 0 && ((votes[0] ?? missing()).day - 1) * 3 + 1 <= moment) {
    const { out } = votes.shift() as View['votes'][number];
    if (out >= 0) known = withRole(known, view.seats, out, view.roles[out] === INFECTED);
  }
  return known;
}

function withRole(belief: Belief, seats: number, seat: Seat, infected: boolean): Belief {
  const fitting: Belief = new Map();
  for (const [key, weight] of belief) {
    if (key >> seats === seat) continue;
    const isIn = (key >> seat) % 2 === 1;
    // A story that has missed an infection is not thrown away: it was incomplete, not wrong.
    if (isIn === infected) add(fitting, key, weight);
    else if (infected) add(fitting, key | (1 << seat), weight * INFEASIBLE);
  }
  return fitting.size > 0 ? fitting : belief;
}

const add = (belief: Belief, key: number, weight: number): void => {
  belief.set(key, (belief.get(key) ?? 0) + weight);
};

function afterShift(seats: number, before: Belief, shift: Shift): Belief {
  const after: Belief = new Map();
  let total = 0;
  for (const [key, weight] of before) {
    const zero = key >> seats;
    const infected: SeatSet = key & ((1 << seats) - 1);
    const fits = isFeasible(zero, infected, shift) ? weight : weight * INFEASIBLE;
    total += fits;
    if (shift.hasInfect && (shift.counts[REST] ?? missing()) > 0)
      spreadInfection(after, key, fits, seats, shift);
    else add(after, key, fits);
  }
  for (const [key, weight] of after) {
    if (weight < total * NEGLIGIBLE) after.delete(key);
    else after.set(key, weight / total);
  }
  return after;
}

function isFeasible(
  zero: Seat,
  infected: SeatSet,
  { counts, playing, report, hasInfect, deepCover }: Shift,
): boolean {
  let [c1, c2, rests] = [counts[C1] ?? missing(), counts[C2] ?? missing(), counts[REST] ?? missing()];
  let silent = 0;
  let liars = 0;
  for (const seat of playing) {
    if (seat === zero) continue;
    if ((infected >> seat) % 2 === 1) liars++;
    else if (report[seat] === C1) c1--;
    else if (report[seat] === C2) c2--;
    else if (report[seat] === REST) rests--;
    else silent++;
  }
  if (c1 < 0 || c2 < 0 || rests < 0) return false;
  const sabotages = (counts[S1] ?? missing()) + (counts[S2] ?? missing());
  if (!playing.includes(zero)) return sabotages <= liars && !hasInfect;
  if (hasInfect) return sabotages <= liars && c1 + c2 + rests >= silent;
  if (sabotages > liars + 1) return false;
  if (sabotages > 0) return c1 + c2 + rests >= silent;
  // Patient Zero has laid a Rest, or under deep cover a Complete.
  return (rests > 0 || (deepCover && c1 + c2 > 0)) && c1 + c2 + rests > silent;
}

/** Who rested, by their own word, may be the one that Infect found; those who are silent share half of what is left. */
function spreadInfection(after: Belief, key: number, weight: number, seats: number, shift: Shift): void {
  const zero = key >> seats;
  const share = 1 / (shift.counts[REST] ?? missing());
  const healthy = shift.playing.filter((seat) => seat !== zero && (key >> seat) % 2 === 0);
  const resters = healthy.filter((seat) => shift.report[seat] === REST);
  const silent = healthy.filter((seat) => shift.report[seat] === SILENT);
  let left = 1;
  for (const seat of resters) {
    const chance = Math.min(share, left);
    add(after, key | (1 << seat), weight * chance);
    left -= chance;
  }
  const hidden = silent.length > 0 ? left / 2 : 0;
  for (const seat of silent) add(after, key | (1 << seat), (weight * hidden) / silent.length);
  add(after, key, weight * (left - hidden));
}

export interface Chances {
  /** To be Patient Zero, by seat. */
  readonly zero: readonly number[];
  /** To be infected, by seat. */
  readonly infected: readonly number[];
}

/** What a belief says of each seat; whoever is clean and knows it leaves out all stories against itself. */
export function chancesOf(belief: Belief, seats: number, cleanSeat: Seat = -1): Chances {
  const zero = filled(seats, 0);
  const infected = filled(seats, 0);
  let total = 0;
  for (const [key, weight] of belief) {
    if (cleanSeat >= 0 && (key >> seats === cleanSeat || (key >> cleanSeat) % 2 === 1)) continue;
    total += weight;
    zero[key >> seats] = (zero[key >> seats] ?? missing()) + weight;
    for (let seat = 0; seat < seats; seat++) {
      if ((key >> seat) % 2 === 1) infected[seat] = (infected[seat] ?? missing()) + weight;
    }
  }
  const part = (weight: number): number => (total > 0 ? weight / total : 0);
  return { zero: zero.map(part), infected: infected.map(part) };
}
