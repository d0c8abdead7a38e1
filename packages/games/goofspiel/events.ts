/** What can happen, as it is told: to everybody, and what is somebody's own. */
import type { Seat, SeenEvent } from '@airlock/kernel';
import type { Card } from './cards.ts';
import type { Result } from './state.ts';

export type GoofspielEvent =
  | SeenEvent<'turnedUp', { readonly prize: Card }>
  | SeenEvent<'bid', { readonly seat: Seat }, { readonly card: Card }>
  | SeenEvent<
      'awarded',
      {
        readonly bids: readonly Card[];
        readonly prizes: readonly Card[];
        /** `null` where the highest bid was made twice. */
        readonly winner: Seat | null;
      }
    >
  | SeenEvent<'over', { readonly result: Result }>;
