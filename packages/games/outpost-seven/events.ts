/** What can happen in a match, as it is told. */
import type { Seat, SeenEvent } from '@airlock/kernel';
import type { Card, SpaceKind } from './cards.ts';
import type { Cell, Line } from './grid.ts';
import type { Result } from './state.ts';

export const PHASES = ['deal', 'keepFirst', 'keepSecond', 'turn', 'bonus', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface CubeChange {
  readonly cell: Cell;
  /** Signed as in the state: red's cubes up, yellow's down. */
  readonly before: number;
  readonly after: number;
}

export interface PopulationChange {
  readonly line: Line;
  readonly before: number;
  readonly after: number;
}

export type OutpostEvent =
  | SeenEvent<'dealt', { readonly count: number }, { readonly cards: readonly Card[] }>
  | SeenEvent<'burned', { readonly cards: readonly Card[] }>
  | SeenEvent<
      'offerFilled',
      { readonly slots: readonly { readonly slot: number; readonly card: Card }[]; readonly deck: number }
    >
  | SeenEvent<
      'kept',
      {
        readonly seat: Seat;
        readonly count: number;
        readonly total: number;
        readonly discarded: readonly Card[];
      },
      { readonly cards: readonly Card[] }
    >
  | SeenEvent<
      'salvaged',
      {
        readonly seat: Seat;
        readonly cards: readonly Card[];
        readonly slots: readonly number[];
        readonly hand: number;
      }
    >
  | SeenEvent<
      'repaired',
      {
        readonly seat: Seat;
        readonly card: Card;
        readonly scrap: Card;
        readonly cell: Cell;
        readonly colourMatch: boolean;
        readonly overpay: number;
        readonly placed: number;
        readonly lost: number;
      }
    >
  | SeenEvent<
      'bonusUsed',
      {
        readonly seat: Seat;
        readonly kind: SpaceKind;
        readonly cell: Cell;
        readonly space: number;
        readonly centre: Cell;
        readonly cubes: readonly CubeChange[];
        readonly lines: readonly PopulationChange[];
        /** Modules whose lowest cube lies on a bonus space. */
        readonly safe: readonly Cell[];
        /** The modules of `cubes`, and those of `safe`, in the same order: whoever reads the log does not see the grid of then. */
        readonly hit: readonly Card[];
        readonly shielded: readonly Card[];
      }
    >
  | SeenEvent<
      'votes',
      {
        readonly flipped: readonly {
          readonly line: Line;
          readonly to: Seat;
          readonly red: number;
          readonly yellow: number;
        }[];
      }
    >
  | SeenEvent<'asked', { readonly seat: Seat; readonly phase: Phase }>
  | SeenEvent<'timedOut', { readonly seat: Seat }>
  | SeenEvent<'playerOut', { readonly seat: Seat }>
  | SeenEvent<'gameOver', { readonly result: Result; readonly hands: readonly (readonly Card[])[] }>;
