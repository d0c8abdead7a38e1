/** What the door's sentences are made from. */
import type { Action } from '@airlock/kernel';
import type { Scene } from '../../../kit/scene.ts';
import type { Advice } from '../play/hint.ts';
import type { Position } from '../play/position.ts';
import type { Selection } from '../play/selection.ts';
import type { Use } from '../play/things.ts';

interface DoorDeeds {
  send(action: Action): void;
  confirm(): void;
  back(): void;
  use(use: Use): void;
  showOthers(): void;
  showChoice(): void;
  undo(): void;
  skip(): void;
}

export interface DoorScene extends Scene<Position, Selection, DoorDeeds> {
  readonly undoable: boolean;
  readonly hint: Advice | null;
}
