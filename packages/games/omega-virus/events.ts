/**
 * What can happen in a match, as it is told. What everybody may know stands in `open`. What belongs to one
 * seat's bench stands there too as `seen` where plans are open (`opponentView` live); where they are not, only
 * those who may see that bench get it, as their own part.
 */
import type { Seat, SeenEvent } from '@airlock/kernel';
import type { Moment } from './actions.ts';
import type { Back, Card, Colour, Item, Location, Scoring } from './cards.ts';
import type { Placement } from './geometry/placements.ts';
import type { MatchResult, RoundEnd } from './state.ts';

/** How often a seat picked up and skipped: told with its plan. */
export interface Tally {
  readonly pickUps: number;
  readonly cardsPicked: number;
  readonly skips: number;
}

/** What of a bench lies open to those who may see it. */
export interface Sight {
  readonly back: Back | null;
  readonly hand: Card | null;
  readonly plan: readonly Placement[] | null;
  readonly tally: Tally | null;
}

/** Whose bench, and how many cards lie in its plan: everybody knows that, even where plans are covered. */
export interface Counts {
  readonly seat: Seat;
  readonly cards: number;
}

/** Where plans are open to all, `seen` is here; otherwise those who may see it have it as their own. */
type Benched<Type extends string, Open extends object, Detail> = SeenEvent<
  Type,
  Open & { readonly seen?: Detail },
  Detail
>;

/** Backs turned under the deck, then the card turned up, then what lies on top of the deck. */
export interface Flipped {
  readonly skipped: readonly Back[];
  readonly card: Card;
  readonly back: Back;
}

export interface Lifted {
  readonly cards: readonly Card[];
  readonly back: Back;
}

export type OmegaEvent =
  | Benched<
      'dealt',
      {
        readonly round: number;
        readonly locations: readonly Location[];
        readonly scoring: readonly Scoring[];
        readonly since: number;
      },
      { readonly backs: readonly (Back | null)[] }
    >
  | SeenEvent<'readied', { readonly seat: Seat; readonly ready: boolean; readonly since: number }>
  | SeenEvent<'counting', { readonly since: number }>
  | SeenEvent<'go', { readonly liveFrom: number }>
  | Benched<'flip', Counts, Flipped>
  | Benched<'place', Counts, { readonly placement: Placement }>
  | Benched<'pickUp', Counts, Lifted>
  | SeenEvent<'marked', object, { readonly seat: Seat; readonly cards: readonly Card[] }>
  | SeenEvent<'key', { readonly seat: Seat; readonly colour: Colour }>
  | SeenEvent<'equip', { readonly seat: Seat; readonly item: Item; readonly connected: boolean }>
  | SeenEvent<
      'finish',
      {
        readonly seat: Seat;
        readonly at: Moment;
        /** It was done before the pause that it ends. */
        readonly beforePause?: boolean;
      }
    >
  | SeenEvent<'rolledBack', Counts>
  | SeenEvent<'takenBack', Counts>
  | SeenEvent<'autoFlip', { readonly seat: Seat; readonly on: boolean; readonly at: Moment }>
  | SeenEvent<
      'paused',
      {
        readonly by: Seat;
        readonly pauses: number;
        readonly at: Moment;
        readonly liveMs: Moment;
        readonly since: number;
      }
    >
  | SeenEvent<'resumed', { readonly by: Seat; readonly inTime: boolean }>
  | SeenEvent<'lost', { readonly seat: Seat; readonly since: number }>
  | SeenEvent<'back', { readonly seat: Seat; readonly grace: number }>
  | SeenEvent<'graceOver', { readonly seat: Seat; readonly since: number }>
  | SeenEvent<'waitedAgain', { readonly seat: Seat; readonly grace: number; readonly since: number }>
  | SeenEvent<'botTookOver', { readonly seat: Seat }>
  | SeenEvent<
      'roundOver',
      {
        readonly round: number;
        readonly finisher: number;
        readonly cause: RoundEnd;
        readonly at: Moment;
        readonly since: number;
        readonly locations: readonly Location[];
        readonly plans: readonly (readonly Placement[])[];
        readonly tallies: readonly Tally[];
      }
    >
  | SeenEvent<'speed', { readonly card: number; readonly taker: number }>
  | SeenEvent<
      'score',
      {
        readonly slot: number;
        readonly card: Scoring;
        readonly values: readonly number[];
        readonly taker: number;
      }
    >
  | SeenEvent<'continued', { readonly seat: Seat }>
  | SeenEvent<'gameOver', { readonly result: MatchResult }>;

/** The part of an event that only those who may see a bench are told; nothing for the others. */
export function detailOf<Detail>(event: {
  readonly open: { readonly seen?: Detail };
  readonly own?: Detail;
}): Detail | undefined {
  return event.own ?? event.open.seen;
}
