/** The tables of Outbreak: roles, Action cards and Tasks. */
import { type Flavoured, missing, type Tunables, tuned } from '@airlock/kernel';

export const FEWEST_SEATS = 5;
export const MOST_SEATS = 8;

/** Seats as texts write them, clockwise. */
export const SEAT_NAMES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export const ROLE_IDS = ['SURVIVOR', 'INFECTED', 'PZERO'] as const;
export type Role = Flavoured<number, 'role'>;
export const SURVIVOR: Role = 0;
export const INFECTED: Role = 1;
export const PZERO: Role = 2;
/** In views: a role the viewer may not know. */
export const UNKNOWN: Role = 3;

export const CARD_IDS = ['C1', 'C2', 'S1', 'S2', 'INF', 'R'] as const;
/** An Action card of a hand. */
export type Card = Flavoured<number, 'card'>;
export const C1: Card = 0;
export const C2: Card = 1;
export const S1: Card = 2;
export const S2: Card = 3;
export const INF: Card = 4;
export const REST: Card = 5;
export const CARD_COUNT = 6;

/** A set of Action cards, one bit each. */
export type Hand = Flavoured<number, 'hand'>;
export const FULL_HAND: Hand = 0b111111;
/** Between the night shift and the next deal: all cards lie face down in the pool. */
export const NO_HAND: Hand = 0;
export const COMPLETES: Hand = (1 << C1) | (1 << C2);
export const SABOTAGES: Hand = (1 << S1) | (1 << S2);

/** The kinds a claim can name; no other is ever spoken of (OBKR-18). */
export const CLAIMABLE = [C1, C2, REST] as const;

/**
 * A card of the open pile: the number of its kind, a Rest with its own number added to that. A Rest without one
 * has its number hidden.
 */
export type Shown = Flavoured<number, 'card' | 'shown'>;
export const isRest = (shown: Shown): boolean => shown >= REST;
export const kindOf = (shown: Shown): Card => Math.min(shown, REST);
export const restNumberOf = (shown: Shown): number => shown - REST;

/** Besides a card, what a seat may have chosen in a stage. */
export const NOTHING_YET = -1;
export const HOLD = 6;
/** In views: somebody has chosen, and nobody else may know what. */
export const HIDDEN = 11;

/** A ballot for nobody; seats are their own numbers. */
export const SKIP = 8;
/** A repair ballot for no Task. */
export const ABSTAIN = 10;

export const SHIFTS_PER_DAY = 3;
export const SHIFT_NAMES = ['morning', 'day', 'night'] as const;
/** OBK-907 */
export const LAST_DAY = 99;
/** The ledger takes no more claims than this; far more than anybody reads. */
export const MOST_CLAIMS = 4000;

export const TASK_IDS = ['ANG', 'STI', 'MAD', 'QUI', 'BRU', 'HAW', 'GUA', 'RON', 'WHI', 'CHR'] as const;
export type Task = Flavoured<number, 'task'>;
export const TASK_NAMES = [
  'Angelwing',
  'Stiletto',
  'Madeline',
  'Quicksilver',
  'Brutus',
  'Hawking',
  'Guardian',
  'Ronin',
  'Whiskers',
  'Chrome',
] as const;
const POINTS_PRINTED = [4, 4, 5, 5, 6, 6, 7, 7, 8, 8] as const;
/** By the number of seats: how many Tasks are in play, from the first on. */
const TASKS_PRINTED = { 5: 5, 6: 7, 7: 9, 8: 10 } as const;

/** Numbers that measurements may play with; at every table they are the rulebook's. */
export const TUNABLES: Tunables = Object.fromEntries([
  ...TASK_IDS.map((id, task) => [
    `tasks.${id}.points`,
    {
      label: `Points that ${TASK_NAMES[task]} needs`,
      usual: POINTS_PRINTED[task],
      min: 3,
      max: 12,
      from: 'rulebook',
    },
  ]),
  ...Object.entries(TASKS_PRINTED).map(([seats, usual]) => [
    `tasks.at${seats}`,
    { label: `Tasks in play at ${seats} seats`, usual, min: 4, max: TASK_IDS.length, from: 'rulebook' },
  ]),
]);
const numbers = tuned('outbreak', TUNABLES);

export const POINTS_NEEDED: readonly number[] = TASK_IDS.map(
  (id) => numbers[`tasks.${id}.points`] ?? missing(),
);
const TASK_COUNTS: readonly number[] = Array.from(
  { length: MOST_SEATS + 1 },
  (_, seats) => numbers[`tasks.at${seats}`] ?? 0,
);
/** OBK-301 */
export const taskCount = (seats: number): number => TASK_COUNTS[seats] ?? missing();
export const NO_TASK: Task = -1;

export const STATUS_IDS = ['open', 'completed', 'destroyed', 'repairing'] as const;
export type Status = Flavoured<number, 'status'>;
export const OPEN: Status = 0;
export const COMPLETED: Status = 1;
export const DESTROYED: Status = 2;
export const REPAIRING: Status = 3;

/** What a claim may call somebody. */
export const ACCUSATIONS = ['PZERO', 'INFECTED', 'UNSURE'] as const;

/**
 * Why somebody is suspect: what lies open for everybody to see. They claim a card that nobody laid, or that more claim than
 * laid it, or the same twice a Day; they are silent, changed their report, or announced something else; they claim Rest where
 * Patient Zero must have rested; or they voted a Survivor out.
 */
export const GROUNDS = [
  'NONE-C1',
  'NONE-C2',
  'NONE-R',
  'FEWER-C1',
  'FEWER-C2',
  'FEWER-R',
  'TWICE-C1',
  'TWICE-C2',
  'TWICE-R',
  'SILENT',
  'CHANGED',
  'OTHERWISE',
  'RESTED',
  'BALLOT',
] as const;
/** Later Days than any that is talked about. */
export const LAST_DAY_OF_GROUNDS = 20;
