/** The plain state of a match and its setup. */
import {
  type Action,
  enter,
  type Flowing,
  filled,
  missing,
  type Random,
  type Seat,
  type SeatSet,
  shuffle,
} from '@airlock/kernel';
import {
  type Card,
  type Hand,
  INFECTED,
  NO_HAND,
  NO_TASK,
  NOTHING_YET,
  OPEN,
  POINTS_NEEDED,
  PZERO,
  type Role,
  SHIFTS_PER_DAY,
  type Shown,
  type Status,
  SURVIVOR,
  type Task,
  taskCount,
} from './cards.ts';
import type { Options } from './options.ts';

/** The flow chart's nodes; the stack holds these numbers. */
export const AT = {
  dealRoles: 0,
  startDay: 1,
  vote: 2,
  countVotes: 3,
  dealHands: 4,
  startShift: 5,
  pick: 6,
  actions: 7,
  reveal: 8,
  settle: 9,
  repair: 10,
  countRepair: 11,
  endShift: 12,
  endDay: 13,
  night: 14,
} as const;

/** One revealed Shift; never changed once written. */
export interface ShiftRecord {
  readonly pair: readonly [first: Task, second: Task];
  /** In the order of the reveal, Rests with their numbers. */
  readonly pile: readonly Shown[];
  /** Who laid each card of the pile. */
  readonly owners: readonly Seat[];
  /** The place of the Rest that Infect found; -1 for none. */
  readonly target: number;
  readonly before: readonly [first: number, second: number];
  /** Points before plus Completes less Sabotages; may lie outside what a Task can hold. */
  readonly totals: readonly [first: number, second: number];
  /** Voted-out seats that had a card in this pile. */
  readonly outsiders: SeatSet;
}

/** One vote; never changed once written. */
export interface VoteRecord {
  readonly day: number;
  /** A seat or SKIP for each seat that could vote, -1 for others. */
  readonly ballots: readonly number[];
  /** Who was voted out; -1 for nobody. */
  readonly out: Seat;
}

/** What somebody said; the action is the sentence. Never changed once written. */
export interface Claim {
  readonly seat: Seat;
  readonly action: Action;
  readonly day: number;
  /** Shifts revealed when it was said. */
  readonly after: number;
}

export const STANDING = 0;
export const REPLACED = 1;
export const WITHDRAWN = 2;

export type Cause = 'tasks' | 'patientZeroOut' | 'oneSurvivor' | 'oneTask' | 'dayLimit' | 'stalemate';

export interface Result {
  readonly cause: Cause;
  readonly team: 'survivors' | 'infected' | null;
  readonly winners: readonly Seat[];
  readonly day: number;
  /** The Shift of that Day, from 0. */
  readonly shift: number;
}

export interface State extends Flowing {
  readonly options: Options;
  readonly seats: number;
  day: number;
  /** 0 morning, 1 day, 2 night. */
  shift: number;

  leader: Seat;
  readonly firstLeader: Seat;
  /** The hidden role of each seat. */
  roles: Role[];
  /** The Shift of the game, from 1, in which each seat was infected; 0 for those who were not, FROM_THE_START for those dealt so. */
  infectedAt: number[];
  /** Voted out. */
  out: SeatSet;

  hands: Hand[];
  /** Today's Rest number of each seat; 0 while none are dealt. */
  rests: number[];
  /** What each seat has chosen in this stage: a card, a ballot or a Task. */
  chosen: number[];

  points: number[];
  status: Status[];
  /** The Shift of the game in which a Task under repair comes back; 0 for others. */
  readyAt: number[];
  pair: [first: Task, second: Task];
  /** Repair ballots still to come, the open one included. */
  repairs: number;

  /** Every revealed Shift; its index is one less than the Shift of the game. */
  records: ShiftRecord[];
  votes: VoteRecord[];
  claims: Claim[];
  /** Whether each claim stands, was replaced or withdrawn. */
  claimStatus: number[];
  result: Result | null;
}

/** In the place of a Shift: infected before the first one. */
export const FROM_THE_START = -1;

export const neededFor = (options: Pick<Options, 'taskRelief'>, task: Task): number =>
  (POINTS_NEEDED[task] ?? missing()) - options.taskRelief;

/** What belongs to a seat, a Task or a Shift, in a state or in a view. */
export const handOf = ({ hands }: { readonly hands: readonly Hand[] }, seat: Seat): Hand =>
  hands[seat] ?? missing();
export const roleOf = ({ roles }: { readonly roles: readonly Role[] }, seat: Seat): Role =>
  roles[seat] ?? missing();
/** The Shift of the game in which a seat was infected. */
export const infectionOf = ({ infectedAt }: { readonly infectedAt: readonly number[] }, seat: Seat): number =>
  infectedAt[seat] ?? missing();
export const chosenBy = ({ chosen }: { readonly chosen: readonly number[] }, seat: Seat): number =>
  chosen[seat] ?? missing();
export const pointsAt = ({ points }: { readonly points: readonly number[] }, task: Task): number =>
  points[task] ?? missing();
export const recordAt = <Record>(
  { records }: { readonly records: readonly Record[] },
  index: number,
): Record => records[index] ?? missing();

/** The Shift of the game: the morning of Day 2 is 4. */
export const momentOf = (day: number, shift: number): number => SHIFTS_PER_DAY * (day - 1) + shift + 1;

/** Shifts of today that lie open already. */
export const revealedToday = (state: {
  readonly day: number;
  readonly records: readonly unknown[];
}): number => state.records.length - SHIFTS_PER_DAY * (state.day - 1);

/**
 * OBK-003, OBK-004: one Leader, one Patient Zero, the rest Survivors; the Leader's hidden role is Survivor. Where the table agreed
 * so, one of the Survivors is an Infected.
 */
export function setup(seats: number, options: Options, random: Random): State {
  const LEADER_CARD = -1;
  const infected = fill(options.infectedAtStart, INFECTED);
  const deck = [LEADER_CARD, PZERO, ...infected, ...fill(seats - 2 - infected.length, SURVIVOR)];
  const dealt = shuffle(deck, random.stream('roles'));
  const leader = dealt.indexOf(LEADER_CARD);
  const tasks = taskCount(seats);
  const state: State = {
    stack: [],
    options,
    seats,
    day: 1,
    shift: 0,
    leader,
    firstLeader: leader,
    roles: dealt.map((role) => (role === LEADER_CARD ? SURVIVOR : role)),
    infectedAt: dealt.map((role) => (role === INFECTED ? FROM_THE_START : 0)),
    out: 0,
    hands: fill(seats, NO_HAND),
    rests: fill(seats, 0),
    chosen: fill(seats, NOTHING_YET),
    points: fill(tasks, 0),
    status: fill(tasks, OPEN),
    readyAt: fill(tasks, 0),
    pair: [NO_TASK, NO_TASK],
    repairs: 0,
    records: [],
    votes: [],
    claims: [],
    claimStatus: [],
    result: null,
  };
  enter(state, AT.startDay);
  enter(state, AT.dealRoles);
  return state;
}

/** As it was before anybody could be infected from the start, where nobody is: kept matches know their states by this form. */
export function lasting(state: State): unknown {
  const { infectedAtStart, ...options } = state.options;
  return infectedAtStart === 0 ? { ...state, options } : state;
}

export const fill = (count: number, value: number): number[] => filled(count, value);

/** Records and claims are never changed, so that only the lists of them are copied. */
export function clone(state: State): State {
  return {
    stack: state.stack.slice(),
    options: state.options,
    seats: state.seats,
    day: state.day,
    shift: state.shift,
    leader: state.leader,
    firstLeader: state.firstLeader,
    roles: state.roles.slice(),
    infectedAt: state.infectedAt.slice(),
    out: state.out,
    hands: state.hands.slice(),
    rests: state.rests.slice(),
    chosen: state.chosen.slice(),
    points: state.points.slice(),
    status: state.status.slice(),
    readyAt: state.readyAt.slice(),
    pair: [state.pair[0], state.pair[1]],
    repairs: state.repairs,
    records: state.records.slice(),
    votes: state.votes.slice(),
    claims: state.claims.slice(),
    claimStatus: state.claimStatus.slice(),
    result: state.result,
  };
}

export const isOut = (state: { readonly out: SeatSet }, seat: Seat): boolean => (state.out >> seat) % 2 === 1;

export const isLiving = (state: Pick<State, 'out' | 'seats'>, seat: Seat): boolean =>
  seat >= 0 && seat < state.seats && !isOut(state, seat);

export const holds = (hand: Hand, card: Card): boolean => (hand >> card) % 2 === 1;

/** OBK-901: living seats whose hidden role is Survivor. */
export function livingSurvivors(state: State): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.roles[seat] === SURVIVOR && !isOut(state, seat)) count++;
  }
  return count;
}
