/** Everything the door's sentence depends on. */
import type { Action } from '@airlock/kernel';
import type { Scene } from '../../../kit/scene.ts';
import type { Selection } from '../moves/selection.ts';
import type { Position } from '../moves/stage.ts';

interface Deeds {
  send(action: Action): void;
  /** What is picked. */
  confirm(): void;
  back(): void;
  claim(): void;
  skip(): void;
}

export interface DoorScene extends Scene<Position, Selection, Deeds> {
  /** The reader's answer, where it is kept until the deadline. */
  readonly sealed: Action | null;
  /** A bot chooses for the reader at the deadline, because their time ran out again and again. */
  readonly isStoodIn: boolean;
  /** Cards of the pile that lie open while it is being revealed. */
  readonly turning: number | null;
  readonly covered: boolean;
}
