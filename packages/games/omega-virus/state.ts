/** The plain state of a match: two benches that never touch, and the clock over both. */
import { type Flowing, missing, type Seat } from '@airlock/kernel';
import type { Moment } from './actions.ts';
import {
  type Back,
  backOf,
  type Card,
  type Location,
  NO_BACK,
  NO_CARD,
  ROUNDS,
  type Scoring,
} from './cards.ts';
import type { Placement } from './geometry/placements.ts';
import type { Mode, Options } from './options.ts';

/** The flow chart's nodes; the stack holds these numbers. */
export const AT = {
  dealRound: 0,
  briefing: 1,
  startCount: 2,
  countdown: 3,
  race: 4,
  scoreRound: 5,
  review: 6,
  endRound: 7,
  paused: 8,
  absence: 9,
} as const;
export type NodeName = keyof typeof AT;

/** One seat's cards and what it has done with them in this round. Nothing here depends on the other seat. */
export interface Bench {
  /** The top card first. */
  deck: Card[];
  /** The flipped card, or `NO_CARD`. */
  hand: Card;
  /** In stacking order. */
  plan: Placement[];
  /** One bit per colour. */
  keys: number;
  /** Cards marked to be picked up first, in order. */
  marked: Card[];
  autoFlip: boolean;
  plays: number;
  pickUps: number;
  cardsPicked: number;
  skips: number;
}

export interface SeatState {
  bench: Bench;
  /** The bench as it was when the log below began, never changed: what an undo or a photo finish folds again from. */
  base: Bench;
  /** What the seat has done since, as the actions it did. */
  log: number[];
  /** How often it can be taken back in practice; more than the log holds only in an imagined match. */
  undos: number;
  /** The moment of its last command. */
  at: Moment;
  isReady: boolean;
  /** Pauses taken in this round. */
  pauses: number;
  /** Match time at which its connection was lost, or -1. */
  awaySince: number;
  /** Milliseconds of absence that it has left in this round. */
  grace: number;
  /** A bot steps in for it (OMG-111). */
  hasBot: boolean;
}

/** What one side has won; the Station is a side against the clock. */
export interface Winnings {
  speed: number[];
  scored: Scoring[];
}

export const NOBODY_FINISHED = -1;
/** The side that plays for time against a single seat. */
export const STATION = 1;

/** How a round ended and what it was worth. */
export interface RoundResult {
  readonly round: number;
  /** The side that finished; nobody at the limit. */
  readonly finisher: number;
  readonly cause: RoundEnd;
  readonly at: Moment;
  readonly speed: { readonly card: number; readonly taker: number } | null;
  readonly slots: readonly SlotResult[];
}

export interface SlotResult {
  readonly card: Scoring;
  readonly values: readonly number[];
  /** The side that took it; -1 when it was discarded. */
  readonly taker: number;
}

export const ROUND_ENDS = ['finish', 'limit', 'claim'] as const;
export type RoundEnd = (typeof ROUND_ENDS)[number];

export const MATCH_ENDS = [
  'points',
  'speed',
  'lastFinish',
  'draw',
  'forfeit',
  'abandoned',
  'escaped',
  'stranded',
  'practised',
  'gaveUp',
] as const;
export type MatchEnd = (typeof MATCH_ENDS)[number];

export interface MatchResult {
  readonly cause: MatchEnd;
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
}

/** The race that a pause interrupted, so that what was done before it and is heard after it can be dated. */
export interface Stop {
  /** Match time at which the live clock read 0 while it ran. */
  readonly liveFrom: number;
  /** What the live clock read when it last began to run: nothing was done before. */
  readonly earliest: Moment;
}

/** A seat has all three items connected: provisional while the hold lasts. */
export interface Finish {
  readonly seat: Seat;
  readonly at: Moment;
}

export interface State extends Flowing {
  readonly options: Options;
  readonly mode: Mode;
  seats: SeatState[];
  sides: Winnings[];
  /** From 1; 0 before the first deal. */
  round: number;
  /** All twelve in the order in which they are revealed, three per round. */
  readonly locations: readonly Location[];
  readonly scoring: readonly Scoring[];
  /** Decks of the rounds to come, the next one first; each holds one deck per seat. */
  future: Card[][][];
  finish: Finish | null;
  /** Why the race is over, until it is scored. */
  ended: RoundEnd | null;
  /** Boards are covered: a pause (OMG-109). */
  hidden: boolean;
  /** The seat that paused, or -1. */
  pausedBy: Seat;
  /** Live clock when it stopped last. */
  liveMs: Moment;
  /** Match time at which the live clock read 0, pauses taken out; `null` while it stands. */
  liveFrom: number | null;
  /** The race as it ran until the clock stopped; `null` while it runs and before GO. */
  stopped: Stop | null;
  /** Match time at which this phase began, or at which the first seat was ready. */
  since: number;
  /** Match time at which everybody was last asked to be ready: an absence counts from there (OMG-112). */
  checkedSince: number;
  rounds: RoundResult[];
  result: MatchResult | null;
}

export const roundsOf = ({ mode }: Pick<State, 'mode'>): number => (mode === 'practice' ? 1 : ROUNDS);

export const newBench = (deck: readonly Card[], autoFlip: boolean): Bench => ({
  deck: [...deck],
  hand: NO_CARD,
  plan: [],
  keys: 0,
  marked: [],
  autoFlip,
  plays: 0,
  pickUps: 0,
  cardsPicked: 0,
  skips: 0,
});

/** A seat at the beginning of a round. */
export const restedSeat = (bench: Bench, options: Options): Omit<SeatState, 'hasBot'> => ({
  bench,
  base: cloneBench(bench),
  log: [],
  undos: 0,
  at: 0,
  isReady: false,
  pauses: 0,
  awaySince: -1,
  grace: options.disconnectGraceSeconds * 1000,
});

export function cloneBench(bench: Bench): Bench {
  return {
    deck: bench.deck.slice(),
    hand: bench.hand,
    plan: bench.plan.slice(),
    keys: bench.keys,
    marked: bench.marked.slice(),
    autoFlip: bench.autoFlip,
    plays: bench.plays,
    pickUps: bench.pickUps,
    cardsPicked: bench.cardsPicked,
    skips: bench.skips,
  };
}

const cloneSeat = (seat: SeatState): SeatState => ({
  bench: cloneBench(seat.bench),
  base: seat.base,
  log: seat.log.slice(),
  undos: seat.undos,
  at: seat.at,
  isReady: seat.isReady,
  pauses: seat.pauses,
  awaySince: seat.awaySince,
  grace: seat.grace,
  hasBot: seat.hasBot,
});

/** Shares what never changes: options, orders, decks to come, bases and results. */
export function clone(state: State): State {
  return {
    stack: state.stack.slice(),
    options: state.options,
    mode: state.mode,
    seats: state.seats.map(cloneSeat),
    sides: state.sides.map(({ speed, scored }) => ({ speed: speed.slice(), scored: scored.slice() })),
    round: state.round,
    locations: state.locations,
    scoring: state.scoring,
    future: state.future.slice(),
    finish: state.finish,
    ended: state.ended,
    hidden: state.hidden,
    pausedBy: state.pausedBy,
    liveMs: state.liveMs,
    liveFrom: state.liveFrom,
    stopped: state.stopped,
    since: state.since,
    checkedSince: state.checkedSince,
    rounds: state.rounds.slice(),
    result: state.result,
  };
}

/** As it was written before stops and ready checks were kept: both follow from the rest of the log. */
export function lasting({ stopped: _, checkedSince: __, ...rest }: State): unknown {
  return rest;
}

export const seatAt = (state: State, seat: Seat): SeatState => state.seats[seat] ?? missing();
export const benchOf = (state: State, seat: Seat): Bench => seatAt(state, seat).bench;

/** The back of the card on top of a deck. */
export const topBack = (deck: readonly Card[]): Back =>
  deck.length === 0 ? NO_BACK : backOf(deck[0] ?? missing());

/** The location at the pile of a colour in this round (OMG-004). */
export const locationOf = (state: Pick<State, 'locations' | 'round'>, colour: number): Location =>
  state.locations[(state.round - 1) * 3 + colour] ?? missing();

/** The three locations of this round, red, yellow, blue. */
export const placesOf = (state: Pick<State, 'locations' | 'round'>): Location[] =>
  state.locations.slice((state.round - 1) * 3, state.round * 3);

export const scoringIn = (state: Pick<State, 'scoring' | 'round'>): Scoring[] =>
  state.scoring.slice((state.round - 1) * 3, state.round * 3);
