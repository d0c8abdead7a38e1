/** Positions for tests, written the way the examples write them: seats A, B, C, Tasks as `ANG: '3'`. */
import { defaultOptions, enter, itemAt, type Seat } from '@airlock/kernel';
import {
  CARD_IDS,
  COMPLETED,
  DESTROYED,
  FULL_HAND,
  NO_TASK,
  NOTHING_YET,
  OPEN,
  REPAIRING,
  type Role,
  TASK_IDS,
  taskCount,
} from '../cards.ts';
import { OPTIONS, type Options } from '../options.ts';
import { AT, fill, handOf, momentOf, neededFor, type ShiftRecord, type State } from '../state.ts';

export interface WrittenPosition {
  /** One letter per seat: S Survivor, I Infected, Z Patient Zero. */
  readonly roles: string;
  readonly leader?: string;
  /** Voted out. */
  readonly out?: string;
  readonly day?: number;
  /** 1 morning, 2 day, 3 night. */
  readonly shift?: number;
  /** Points, `completed`, `destroyed` or `repairing 7` with the Shift it comes back in. */
  readonly tasks?: Readonly<Record<string, string>>;
  /** What seats have played today: `{ D: 'C2 C1' }`. */
  readonly played?: Readonly<Record<string, string>>;
  /** Today's Rest numbers by seat. */
  readonly rests?: readonly number[];
  readonly phase?: 'vote' | 'pick' | 'actions';
  readonly pair?: string;
  readonly options?: Partial<Options>;
}

const STACKS = {
  vote: [AT.dealHands, AT.countVotes, AT.vote],
  pick: [AT.endShift, AT.settle, AT.reveal, AT.actions, AT.pick],
  actions: [AT.endShift, AT.settle, AT.reveal, AT.actions],
};

/** Seats as the worked examples write them, clockwise. */
export const SEAT_LETTERS = 'ABCDEFGH';

export function seatNamed(name: string): Seat {
  const seat = SEAT_LETTERS.indexOf(name);
  if (seat < 0) throw new Error(`There is no seat "${name}".`);
  return seat;
}

export function taskNamed(id: string): number {
  const task = (TASK_IDS as readonly string[]).indexOf(id);
  if (task < 0) throw new Error(`There is no Task "${id}".`);
  return task;
}

function cardNamed(id: string): number {
  const card = (CARD_IDS as readonly string[]).indexOf(itemAt(id.split('#'), 0));
  if (card < 0) throw new Error(`There is no card "${id}".`);
  return card;
}

/** A Shift nobody remembers: positions in the middle of a game need some before them. */
const FORGOTTEN: ShiftRecord = {
  pair: [0, 1],
  pile: [],
  owners: [],
  target: -1,
  before: [0, 0],
  totals: [0, 0],
  outsiders: 0,
};

export function position(written: WrittenPosition): State {
  const roles = [...written.roles].map((letter): Role => 'SIZ'.indexOf(letter));
  const seats = roles.length;
  const options: Options = { ...defaultOptions(OPTIONS), ...written.options };
  const day = written.day ?? 1;
  const shift = (written.shift ?? 1) - 1;
  const phase = written.phase ?? 'actions';
  const tasks = taskCount(seats);
  const leader = seatNamed(written.leader ?? 'A');
  const isDealt = phase !== 'vote';
  const [first = NO_TASK, second = NO_TASK] =
    phase === 'actions' ? (written.pair ?? 'ANG STI').split(' ').map(taskNamed) : [];
  const state: State = {
    stack: [],
    options,
    seats,
    day,
    shift,
    leader,
    firstLeader: leader,
    roles,
    infectedAt: roles.map((role) => (role === 1 ? 1 : 0)),
    out: [...(written.out ?? '')].reduce((set, name) => set | (1 << seatNamed(name)), 0),
    hands: fill(seats, isDealt ? FULL_HAND : 0),
    rests: isDealt ? [...(written.rests ?? roles.map((_, seat) => seat + 1))] : fill(seats, 0),
    chosen: fill(seats, NOTHING_YET),
    points: fill(tasks, 0),
    status: fill(tasks, OPEN),
    readyAt: fill(tasks, 0),
    pair: [first, second],
    repairs: 0,
    records: Array.from({ length: momentOf(day, shift) - 1 }, () => FORGOTTEN),
    votes: [],
    claims: [],
    claimStatus: [],
    result: null,
  };
  for (const [id, how] of Object.entries(written.tasks ?? {})) setTask(state, taskNamed(id), how);
  for (const [name, cards] of Object.entries(written.played ?? {})) {
    for (const card of cards.split(' ')) {
      const seat = seatNamed(name);
      state.hands[seat] = handOf(state, seat) & ~(1 << cardNamed(card));
    }
  }
  for (const node of STACKS[phase]) enter(state, node);
  return state;
}

function setTask(state: State, task: number, how: string): void {
  const [word, moment] = how.split(' ');
  const needed = neededFor(state.options, task);
  if (word === 'destroyed') state.status[task] = DESTROYED;
  else if (word === 'repairing') {
    state.status[task] = REPAIRING;
    state.readyAt[task] = Number(moment);
  } else {
    state.points[task] = word === 'completed' ? needed : Number(word);
    state.status[task] = state.points[task] === needed ? COMPLETED : OPEN;
  }
}
