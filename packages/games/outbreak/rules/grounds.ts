/** Why somebody is suspect: facts that lie open for everybody, out of piles, claims and ballots. */
import { missing, type Seat, type SeatSet } from '@airlock/kernel';
import { codec } from '../actions.ts';
import {
  C1,
  C2,
  type Card,
  CLAIMABLE,
  GROUNDS,
  INF,
  kindOf,
  LAST_DAY_OF_GROUNDS,
  REST,
  type Role,
  S1,
  S2,
  SHIFTS_PER_DAY,
  type Shown,
  SURVIVOR,
} from '../cards.ts';
import type { Options } from '../options.ts';
import { type Claim, momentOf, REPLACED, STANDING } from '../state.ts';

/** What everybody can see, in a state or in a view. */
interface OpenFacts {
  readonly seats: number;
  readonly options: Pick<Options, 'ballots' | 'deepCover'>;
  readonly records: readonly { readonly pile: readonly Shown[]; readonly outsiders: SeatSet }[];
  readonly claims: readonly Claim[];
  readonly claimStatus: readonly number[];
  readonly votes: readonly {
    readonly day: number;
    readonly ballots: readonly number[] | null;
    readonly out: Seat;
  }[];
  readonly roles: readonly Role[];
}

interface Ground {
  /** The Shift of the game it is about. */
  readonly moment: number;
  /** Its place in GROUNDS. */
  readonly ground: number;
  /** How many seats it holds against: the fewer, the more it says. */
  readonly shared: number;
}

const NONE = GROUNDS.indexOf('NONE-C1');
const FEWER = GROUNDS.indexOf('FEWER-C1');
const TWICE = GROUNDS.indexOf('TWICE-C1');
const SILENT = GROUNDS.indexOf('SILENT');
const CHANGED = GROUNDS.indexOf('CHANGED');
const OTHERWISE = GROUNDS.indexOf('OTHERWISE');
const RESTED = GROUNDS.indexOf('RESTED');
const BALLOT = GROUNDS.indexOf('BALLOT');

const NOTHING: Card = -1;

export const hasGround = (facts: OpenFacts, about: Seat, moment: number, ground: number): boolean =>
  groundsAgainst(facts, about).some((one) => one.moment === moment && one.ground === ground);

/** All that lies open against a seat, oldest first. */
export function groundsAgainst(facts: OpenFacts, about: Seat): Ground[] {
  const last = Math.min(facts.records.length, LAST_DAY_OF_GROUNDS * SHIFTS_PER_DAY);
  const reports = reportsIn(facts);
  const grounds: Ground[] = [];
  for (let index = 0; index < last; index++) {
    grounds.push(...groundsIn(facts, reports, index, about).map((one) => ({ ...one, moment: index + 1 })));
  }
  return [...grounds, ...brokenWords(facts, reports, about), ...wrongBallots(facts, about)];
}

/** The standing reports, by the index of the Shift and by seat. */
function reportsIn({ seats, records, claims, claimStatus }: OpenFacts): Card[][] {
  const reports = records.map(() => Array<Card>(seats).fill(NOTHING));
  for (const [number, { seat, action }] of claims.entries()) {
    if (claimStatus[number] !== STANDING || codec.kind(action) !== 'played') continue;
    const [day = 0, shift = 0, kind = 0] = codec.words(action);
    const report = reports[momentOf(day + 1, shift) - 1];
    if (report) report[seat] = CLAIMABLE[kind] ?? missing();
  }
  return reports;
}

function groundsIn(
  facts: OpenFacts,
  reports: readonly Card[][],
  index: number,
  about: Seat,
): Omit<Ground, 'moment'>[] {
  const { pile } = facts.records[index] ?? missing();
  const report = reports[index] ?? missing();
  const said = report[about] ?? missing();
  const laid = (card: Card): number => pile.filter((shown) => kindOf(shown) === card).length;
  const isHarmed = [S1, S2, INF].some((card) => laid(card) > 0);
  if (said === NOTHING) {
    const silent = report.filter((card, seat) => card === NOTHING && isIn(facts, seat, index)).length;
    return isHarmed && isIn(facts, about, index) ? [{ ground: SILENT, shared: silent }] : [];
  }
  const kind = said === C1 ? 0 : said === C2 ? 1 : 2;
  const claimants = report.filter((card) => card === said).length;
  const grounds: Omit<Ground, 'moment'>[] = [];
  if (laid(said) === 0) grounds.push({ ground: NONE + kind, shared: claimants });
  else if (claimants > laid(said)) grounds.push({ ground: FEWER + kind, shared: claimants });
  const first = index - (index % SHIFTS_PER_DAY);
  const isRepeated = reports
    .slice(first, first + SHIFTS_PER_DAY)
    .some((other, shift) => first + shift !== index && other[about] === said);
  if (isRepeated) grounds.push({ ground: TWICE + kind, shared: 1 });
  if (said === REST && !isHarmed && !facts.options.deepCover)
    grounds.push({ ground: RESTED, shared: claimants });
  return grounds;
}

/** Whether a seat was still in when a Shift was played. */
const isIn = ({ votes }: OpenFacts, seat: Seat, index: number): boolean =>
  !votes.some(({ day, out }) => out === seat && momentOf(day, 0) <= index + 1);

function brokenWords(
  { claims, claimStatus, records }: OpenFacts,
  reports: readonly Card[][],
  about: Seat,
): Ground[] {
  const last = Math.min(records.length, LAST_DAY_OF_GROUNDS * SHIFTS_PER_DAY);
  const grounds: Ground[] = [];
  for (const [number, { seat, action, day: said }] of claims.entries()) {
    if (seat !== about) continue;
    const kind = codec.kind(action);
    const [one = 0, two = 0] = codec.words(action);
    if (kind === 'played' && claimStatus[number] === REPLACED) {
      const moment = momentOf(one + 1, two);
      const isKnown = grounds.some((ground) => ground.moment === moment && ground.ground === CHANGED);
      if (moment <= last && !isKnown) grounds.push({ moment, ground: CHANGED, shared: 1 });
    }
    if (kind === 'plan' && claimStatus[number] === STANDING) {
      const moment = momentOf(said, one);
      const report = reports[moment - 1]?.[about] ?? NOTHING;
      if (moment <= last && report !== NOTHING && report !== CLAIMABLE[two]) {
        grounds.push({ moment, ground: OTHERWISE, shared: 1 });
      }
    }
  }
  return grounds;
}

/** OBK-806: whose ballot helped to vote a Survivor out; where ballots are named. */
function wrongBallots({ votes, roles, options }: OpenFacts, about: Seat): Ground[] {
  if (options.ballots === 'secret') return [];
  return votes.flatMap(({ day, ballots, out }) => {
    if (out < 0 || roles[out] !== SURVIVOR || ballots?.[about] !== out || day > LAST_DAY_OF_GROUNDS)
      return [];
    return [
      { moment: momentOf(day, 0), ground: BALLOT, shared: ballots.filter((one) => one === out).length },
    ];
  });
}

/** How much a ground says, for whoever looks for the best: first what cannot be true, then what few others share. */
export const weightOf = ({ ground, shared }: Ground): number => {
  if (ground < FEWER) return 10;
  if (ground >= TWICE && ground < SILENT) return 8;
  if (ground < TWICE) return 6 / shared;
  return (
    { [OTHERWISE]: 3, [RESTED]: 2.5 / shared, [CHANGED]: 1, [SILENT]: 1.5 / shared, [BALLOT]: 0.5 / shared }[
      ground
    ] ?? 0
  );
};
