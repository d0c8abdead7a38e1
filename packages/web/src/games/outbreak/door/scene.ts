/** Everything the door's sentence depends on. */
import type { Action } from '@airlock/kernel';
import type { Scene } from '../../../kit/scene.ts';
import type { Ceremony } from '../moves/ceremony.ts';
import type { Selection } from '../moves/selection.ts';
import type { Position } from '../moves/stage.ts';

interface Deeds {
  send(action: Action): void;
  /** What is picked. */
  confirm(): void;
  back(): void;
  claim(): void;
  /** Opens the bet of somebody who is voted out. */
  bet(): void;
  skip(): void;
  /** Leaves the vote that is on the stage, or sees it once more. */
  goOn(): void;
  again(): void;
}

export interface DoorScene extends Scene<Position, Selection, Deeds> {
  /** The reader's answer, where it is kept until the deadline. */
  readonly sealed: Action | null;
  /** What was chosen in the reader's name since they last chose themselves. */
  readonly missed: string | null;
  /** What the reader has bet, where they are voted out; `null` where there is nothing to bet on. */
  readonly bet: string | null;
  /** Cards of the pile that lie open while it is being revealed. */
  readonly turning: number | null;
  /** The vote on the stage, and whether it stays until the reader goes on. */
  readonly ceremony: Ceremony | null;
  readonly isHeld: boolean;
  /** Until the clock acts; `null` where none runs. */
  readonly seconds: number | null;
  readonly covered: boolean;
}
