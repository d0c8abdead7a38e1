/** What the door's sentences are made from, and the buttons that several of them share. */
import type { Naming, Seat } from '@airlock/kernel';
import type { DoorButton, Mode, SeatedPlayer } from '../../contract.ts';
import { handIn, type Position } from '../play/position.ts';
import type { Preview } from '../play/preview.ts';
import type { Selection } from '../play/selection.ts';

/** What the door's buttons do. */
interface DoorDeeds {
  confirm(): void;
  back(): void;
  keepForMe(): void;
  startSalvage(): void;
  showSteps(): void;
  alwaysUseAll(): void;
}

export interface DoorScene {
  readonly position: Position;
  readonly selection: Selection;
  /** Of the repair that is ready to be confirmed. */
  readonly preview: Preview | null;
  readonly mode: Mode;
  /** A phone has room for one short sentence. */
  readonly compact: boolean;
  readonly sending: boolean;
  readonly naming: Naming;
  readonly seats: readonly SeatedPlayer[];
  readonly deeds: DoorDeeds;
}

export const backButton = ({ deeds, compact }: DoorScene): DoorButton => ({
  label: 'Back',
  look: 'plain',
  ...(compact ? {} : { icon: 'undo' as const }),
  key: 'Escape',
  press: deeds.back,
});

/** Enter does it; filled only when it can be sent as it stands. */
export const mainButton = (label: string, ready: boolean, { deeds }: DoorScene): DoorButton => ({
  label,
  look: ready ? 'go' : 'plain',
  key: 'Enter',
  press: deeds.confirm,
});

export const cardsHeld = ({ position: { view } }: DoorScene, seat: Seat): number => handIn(view, seat).size;
