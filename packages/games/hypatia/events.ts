/** What can happen aboard and around the ships, as it is told. */
import type { Seat, SeenEvent } from '@airlock/kernel';
import type { Card, Cell, Station, Status } from './cards.ts';
import type { NodeName, ShipResult } from './state.ts';

/** Where a human was. */
export interface Whereabouts {
  readonly zone: 'hand' | 'trick' | 'sentinel';
  /** Missing for the hand. */
  readonly station?: Station;
}

export interface ShownPhage {
  readonly slot: number;
  readonly card: Card;
}

export type Side = 'humans' | 'phage' | 'nobody';

/** What others learn of a ship in a race. */
export interface Progress {
  readonly round: number;
  readonly rescued: number;
  readonly survivors: number;
  readonly armed: boolean;
  readonly finished: boolean;
}

/** What happens on one ship. Whoever may see the ship may know all of it. */
export type ShipEvent =
  | SeenEvent<'laidOut', { readonly cell: Cell; readonly station: Station }>
  | SeenEvent<'roundBegan', { readonly round: number; readonly seat: Seat }>
  | SeenEvent<'handedOver', { readonly seat: Seat }>
  | SeenEvent<'timedOut', { readonly seat: Seat }>
  /** Cards drawn from the Crew deck into the hand. */
  | SeenEvent<'drew', { readonly cards: readonly Card[] }>
  /** A discard pile became the deck; only reviewers learn the order. */
  | SeenEvent<
      'shuffled',
      { readonly pile: 'crew' | 'phage'; readonly count: number },
      { readonly order: readonly Card[] }
    >
  | SeenEvent<'queued', { readonly count: number }>
  /** An Eruption turned up as placement card. */
  | SeenEvent<'erupted', { readonly card: Card }>
  | SeenEvent<'directed', { readonly card: Card; readonly cell: Cell; readonly station: Station }>
  /** The first queue card came to rest; face down without its name. */
  | SeenEvent<'placed', { readonly station: Station; readonly card: Card }>
  | SeenEvent<'queueDiscarded', { readonly cards: readonly Card[]; readonly station: Station }>
  | SeenEvent<
      'intercepted',
      {
        readonly station: Station;
        readonly card: Card;
        /** Where it was moved from; -1 from the queue. */
        readonly from: Station;
        readonly slot: number;
        readonly sentinel: Card;
        readonly fate: 'killed' | 'turned' | 'discarded';
      }
    >
  | SeenEvent<'crewPhaseBegan', { readonly round: number; readonly plays: number }>
  | SeenEvent<'played', { readonly card: Card; readonly station: Station }>
  | SeenEvent<'posted', { readonly card: Card; readonly station: Station }>
  | SeenEvent<'towerAction', { readonly card: Card; readonly killed: boolean; readonly plays: number }>
  | SeenEvent<'passed', Record<never, never>>
  | SeenEvent<'moved', { readonly card: Card; readonly from: Whereabouts; readonly to: Station }>
  | SeenEvent<
      'phageMoved',
      { readonly from: Station; readonly slot: number; readonly to: Station; readonly card: Card }
    >
  | SeenEvent<'revealed', { readonly station: Station; readonly phage: readonly ShownPhage[] }>
  /** The top of the Phage deck, the next card first. */
  | SeenEvent<'lookedAt', { readonly cards: readonly Card[] }>
  | SeenEvent<
      'suitUsed',
      {
        readonly suit: Card;
        readonly from: Whereabouts;
        readonly station: Station;
        readonly slot: number;
        readonly card: Card;
        readonly killed: boolean;
      }
    >
  | SeenEvent<'trickFull', { readonly station: Station; readonly cards: number }>
  | SeenEvent<'killed', { readonly card: Card; readonly from: Whereabouts }>
  | SeenEvent<
      'compared',
      {
        readonly station: Station;
        readonly winner: Side;
        /** The best competing cards; 0 where a side has none. */
        readonly human: Card;
        readonly phage: Card;
      }
    >
  | SeenEvent<'switched', { readonly status: Status; readonly to: boolean }>
  | SeenEvent<'powerSwitched', { readonly station: Station; readonly powered: boolean }>
  | SeenEvent<'woken', { readonly cards: readonly Card[] }>
  | SeenEvent<'sleeperTaken', Record<never, never>>
  | SeenEvent<'cocooned', { readonly card: Card; readonly from: Whereabouts }>
  | SeenEvent<'freed', { readonly cards: readonly Card[] }>
  | SeenEvent<'phageDiscarded', { readonly station: Station; readonly slot: number; readonly card: Card }>
  | SeenEvent<'discarded', { readonly cards: readonly Card[] }>
  | SeenEvent<'taken', { readonly card: Card }>
  | SeenEvent<'issued', { readonly card: Card }>
  | SeenEvent<
      'cleared',
      {
        readonly station: Station;
        readonly humans: readonly Card[];
        readonly phage: readonly Card[];
        readonly rescued: boolean;
      }
    >
  | SeenEvent<'sentinelTurned', { readonly station: Station; readonly card: Card }>
  | SeenEvent<'sentinelLeft', { readonly station: Station; readonly card: Card }>
  | SeenEvent<
      'destroyed',
      { readonly station: Station; readonly dead: readonly Card[]; readonly phage: number }
    >
  | SeenEvent<'wentDown', { readonly dead: readonly Card[] }>
  | SeenEvent<'asked', { readonly decision: NodeName; readonly seat: Seat }>
  | SeenEvent<'ended', { readonly result: ShipResult }>;

/** What happens at the table. In a race a ship's events reach its commander wrapped as `aboard`. */
export type HypatiaEvent =
  | ShipEvent
  | SeenEvent<'aboard', { readonly seat: Seat }, { readonly events: readonly ShipEvent[] }>
  | SeenEvent<'progress', { readonly seat: Seat; readonly progress: Progress }>
  | SeenEvent<'gameOver', Record<never, never>>;

/** What happened on the ship that a viewer sees, wrapped or not. */
export function eventsAboard(event: HypatiaEvent): readonly ShipEvent[] {
  if (event.type === 'aboard') return event.own?.events ?? [];
  return event.type === 'progress' || event.type === 'gameOver' ? [] : [event];
}
