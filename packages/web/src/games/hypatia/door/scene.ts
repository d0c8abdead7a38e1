/** What the door's sentences are made from. */
import type { Action, Seat } from '@airlock/kernel';
import type { Scene } from '../../../kit/scene.ts';
import type { Advice } from '../moves/hint.ts';
import type { Position } from '../moves/position.ts';
import type { Selection } from '../moves/selection.ts';
import type { Use } from '../moves/things.ts';

interface DoorDeeds {
  send(action: Action): void;
  confirm(): void;
  back(): void;
  use(use: Use): void;
  showOthers(): void;
  showChoice(): void;
  /** Keeps all cards now and from now on. */
  keepAlways(): void;
  /** Looks aboard that seat's ship, or with `null` aboard one's own again. */
  watch(seat: Seat | null): void;
  undo(): void;
  skip(): void;
}

export interface DoorScene extends Scene<Position, Selection, DoorDeeds> {
  readonly undoable: boolean;
  readonly hint: Advice | null;
  /** Whose ship is drawn in a race, where it is not the reader's own. */
  readonly watched: Seat | null;
}
