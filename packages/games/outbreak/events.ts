/** What can happen in a match, as it is told. */
import type { Action, Seat, SeatSet, SeenEvent } from '@airlock/kernel';
import type { Card, Role, Shown, Status, Task } from './cards.ts';
import type { Result } from './state.ts';

export const PHASES = ['deal', 'vote', 'pick', 'actions', 'repair', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What became of one of the two chosen Tasks. */
export interface TaskChange {
  readonly task: Task;
  readonly before: number;
  readonly total: number;
  readonly points: number;
  readonly status: Status;
  /** Completed now and not before: gives a repair choice (OBK-406). */
  readonly completion: boolean;
}

/** What a seat learns when a pile lies open. Every seat is told, so that hearing it gives nobody away. */
export interface Notice {
  /** The place of one's own Rest in the pile; -1 for none. */
  readonly mine: number;
  readonly infection: 'none' | 'infected' | 'already';
}

/** What a seat alone is told of its own choice. */
interface Chosen {
  /** The clock made it, because the time had run out (OBK-210, OBK-305). */
  readonly byDefault: boolean;
}

/** What a seat learns at night. Every seat is told, most of them nothing. */
export interface NightNotice {
  /** Patient Zero: all living Infected; nobody for others. */
  readonly infected: SeatSet;
  /** Those new since the night before. */
  readonly fresh: SeatSet;
  /** Who Patient Zero is, where the table tells the Infected; else -1. */
  readonly zero: Seat;
}

export type OutbreakEvent =
  | SeenEvent<'rolesDealt', { readonly leader: Seat }, { readonly role: Role }>
  | SeenEvent<'dayStarted', { readonly day: number }>
  | SeenEvent<'asked', { readonly phase: Phase }>
  | SeenEvent<'ballotCast', { readonly seat: Seat }, { readonly ballot: number } & Chosen>
  | SeenEvent<
      'votesCounted',
      {
        readonly day: number;
        /** For each seat, then for SKIP. */
        readonly totals: readonly number[];
        /** With names; `null` where ballots stay secret. */
        readonly ballots: readonly number[] | null;
        readonly out: Seat;
      }
    >
  | SeenEvent<'votedOut', { readonly seat: Seat; readonly role: Role }>
  | SeenEvent<'leaderPassed', { readonly from: Seat; readonly to: Seat }>
  | SeenEvent<'handsDealt', { readonly day: number }, { readonly rests: readonly number[] }>
  | SeenEvent<
      'shiftStarted',
      { readonly day: number; readonly shift: number; readonly back: readonly Task[] }
    >
  | SeenEvent<'tasksChosen', { readonly seat: Seat; readonly pair: readonly [Task, Task] }, Chosen>
  | SeenEvent<'cardChosen', { readonly seat: Seat }, { readonly card: Card } & Chosen>
  | SeenEvent<
      'revealed',
      {
        readonly pile: readonly Shown[];
        readonly target: number;
        readonly outsiders: SeatSet;
        readonly before: readonly [number, number];
        readonly totals: readonly [number, number];
      },
      Notice | { readonly owners: readonly Seat[]; readonly pile: readonly Shown[]; readonly victim: Seat }
    >
  | SeenEvent<'settled', { readonly tasks: readonly TaskChange[]; readonly lapsed: number }>
  | SeenEvent<'repairChosen', { readonly seat: Seat }, { readonly ballot: number } & Chosen>
  | SeenEvent<
      'repairing',
      { readonly task: Task; readonly readyAt: number; readonly ballots: readonly number[] | null }
    >
  | SeenEvent<'dayEnded', { readonly day: number }>
  | SeenEvent<'night', { readonly day: number }, NightNotice>
  | SeenEvent<'claimed', { readonly seat: Seat; readonly action: Action; readonly replaces: number }>
  | SeenEvent<'retracted', { readonly seat: Seat; readonly number: number }>
  | SeenEvent<'gameOver', { readonly result: Result }>;
