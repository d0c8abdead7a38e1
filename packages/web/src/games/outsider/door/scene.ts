/** All the door looks at when it finds its sentence. */
import type { Scene } from '../../../kit/scene.ts';
import type { Offer } from '../moves/offers.ts';
import type { Position } from '../moves/reading.ts';
import type { Picking, Selection } from '../moves/selection.ts';
import type { Thing } from '../moves/things.ts';

/** What buttons are for besides what is asked; each is called so in `DoorButton.besides`. */
export type Besides = 'claim' | 'endTurn' | 'hold' | 'moreCards' | 'neverMind' | 'others';

interface Deeds {
  run(actions: readonly number[]): void;
  choose(offer: Offer): void;
  /** Picks exactly these for what is chosen. */
  pick(things: readonly Thing[]): void;
  others(): void;
  claim(): void;
  back(): void;
  /** The reader knows the loyalty that was dealt. */
  seen(): void;
}

export interface DoorScene extends Scene<Position, Selection, Deeds> {
  readonly offers: readonly Offer[];
  readonly picking: Picking;
  /** `null` unless a loyalty that was just dealt waits to be looked at. */
  readonly loyalty: { readonly hasLooked: boolean } | null;
  /** What was done in the reader's name since they last did something themselves; `null` for nothing. */
  readonly missed: string | null;
  /** Why the reader may not ask for time in this window; `null` when they may. */
  readonly holdRefused: string | null;
}
