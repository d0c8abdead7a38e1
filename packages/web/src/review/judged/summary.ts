/** What the judgements of one seat come to: its points on the chart, how many of each verdict, and where to go next. */
import { type Luck, luckOf, type Reviewed, type Unit, type Verdict } from '@airlock/bots';
import { count } from '@airlock/kernel';
import type { Outline } from './messages.ts';

export const VERDICTS: readonly Verdict[] = ['best', 'fine', 'slip', 'mistake'];

export interface SeatSummary {
  readonly seat: number;
  /** In the order of the match. */
  readonly reviewed: readonly Reviewed[];
  /** How many decisions are judged by now, of how many. */
  readonly done: number;
  readonly of: number;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** What was given away in all. */
  readonly given: number;
  readonly luck: Luck | null;
}

export function summaryOf(
  outline: Outline,
  judged: ReadonlyMap<number, Reviewed | null>,
  seat: number,
): SeatSummary {
  const own = outline.decisions.filter((one) => one.seat === seat);
  const reviewed = own.flatMap(({ index }) => judged.get(index) ?? []);
  const done = own.filter(({ index }) => judged.has(index)).length;
  const counts = { best: 0, fine: 0, slip: 0, mistake: 0 };
  for (const { verdict } of reviewed) counts[verdict]++;
  const isComplete = done === own.length && own.length > 0;
  return {
    seat,
    reviewed,
    done,
    of: own.length,
    counts,
    given: reviewed.reduce((sum, { loss }) => sum + loss, 0),
    luck: isComplete ? luckOf(reviewed, outline.start, outline.dealt[seat] ?? []) : null,
  };
}

/** Mistakes first, in the order of the match, then slips; `null` after the last of them, and where there are none. */
export function nextToCorrect(reviewed: readonly Reviewed[], at: number): Reviewed | null {
  const of = (verdict: Verdict): readonly Reviewed[] => reviewed.filter((one) => one.verdict === verdict);
  const [mistakes, slips] = [of('mistake'), of('slip')];
  const later = (all: readonly Reviewed[]): Reviewed | undefined => all.find(({ index }) => index > at);
  const here = reviewed.find(({ index }) => index === at)?.verdict;
  if (here === 'mistake') return later(mistakes) ?? slips[0] ?? null;
  if (here === 'slip') return later(slips) ?? null;
  return later(mistakes) ?? mistakes[0] ?? later(slips) ?? slips[0] ?? null;
}

/** The decision at a place of the match: the one that is made there, or the last one before. */
export function decisionAt(reviewed: readonly Reviewed[], at: number): Reviewed | null {
  return reviewed.findLast(({ index }) => index <= at) ?? null;
}

/** The three largest mistakes or slips, the worst first: what is worth doing again. */
export const worstOf = (reviewed: readonly Reviewed[], count = 3): readonly Reviewed[] =>
  reviewed
    .filter(({ verdict }) => verdict === 'mistake' || verdict === 'slip')
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, count);

export function inUnit(unit: Unit, value: number): string {
  switch (unit) {
    case 'chance':
      return `${Math.round(value * 100)} %`;
    case 'score':
      return value.toFixed(1);
    case 'seconds':
      return `${Math.max(0, -value).toFixed(0)} s`;
  }
}

/** In all; points may be worth more than a race took. */
export const totalIn = (unit: Unit, value: number): string =>
  unit === 'seconds' ? `${(-value).toFixed(0).replace('-', '−')} s` : inUnit(unit, value);

/** What changed it: more chance or points, or time that was saved, which is less of it. */
export function signedIn(unit: Unit, value: number): string {
  const isRace = unit === 'seconds';
  const sign = value < 0 !== isRace ? '−' : '+';
  return isRace ? `${sign}${Math.abs(value).toFixed(0)} s` : `${sign}${inUnit(unit, Math.abs(value))}`;
}

/** An interval, the smaller number first: less time is worth more. */
export function intervalIn(unit: Unit, low: number, high: number): readonly [from: string, to: string] {
  const ends = [inUnit(unit, low), inUnit(unit, high)] as const;
  return unit === 'seconds' ? [ends[1], ends[0]] : ends;
}

/** What was given away in all: "37 points". */
export const givenIn = (unit: Unit, given: number): string =>
  unit === 'seconds'
    ? `${given.toFixed(0)} s`
    : count(unit === 'chance' ? Math.round(given * 100) : Math.round(given * 10) / 10, 'point');

/** A loss as it stands on a chip: "−13". */
export function lossIn(unit: Unit, loss: number): string {
  switch (unit) {
    case 'chance':
      return `−${Math.round(loss * 100)}`;
    case 'score':
      return `−${loss.toFixed(1)}`;
    case 'seconds':
      return `+${loss.toFixed(0)} s`;
  }
}
