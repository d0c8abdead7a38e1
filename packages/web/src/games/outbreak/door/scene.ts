/** Everything the door's sentence depends on. */
import type { Action, Naming } from '@airlock/kernel';
import type { Mode } from '../../contract.ts';
import type { Selection } from '../play/selection.ts';
import type { Position } from '../play/stage.ts';

/** What the door's buttons do. */
interface Deeds {
  send(action: Action): void;
  /** What is picked. */
  confirm(): void;
  back(): void;
  claim(): void;
  skip(): void;
}

export interface DoorScene {
  readonly position: Position;
  readonly selection: Selection;
  readonly mode: Mode;
  readonly compact: boolean;
  readonly sending: boolean;
  /** The reader's answer, where it is kept until the deadline. */
  readonly sealed: Action | null;
  /** A bot chooses for the reader at the deadline, because their time ran out again and again. */
  readonly isStoodIn: boolean;
  /** Cards of the pile that lie open while it is being revealed. */
  readonly turning: number | null;
  readonly showing: boolean;
  readonly covered: boolean;
  readonly naming: Naming;
  readonly deeds: Deeds;
}
