/** What the door's sentences are made from. */
import type { Action, Naming } from '@airlock/kernel';
import type { Mode } from '../../contract.ts';
import type { Advice } from '../play/hint.ts';
import type { Position } from '../play/position.ts';
import type { Selection } from '../play/selection.ts';
import type { Use } from '../play/things.ts';

/** What the door's buttons do. */
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

export interface DoorScene {
  readonly position: Position;
  readonly selection: Selection;
  readonly mode: Mode;
  /** A phone has room for one short sentence. */
  readonly compact: boolean;
  readonly sending: boolean;
  /** Events are being shown. */
  readonly showing: boolean;
  readonly undoable: boolean;
  readonly hint: Advice | null;
  readonly naming: Naming;
  readonly deeds: DoorDeeds;
}
