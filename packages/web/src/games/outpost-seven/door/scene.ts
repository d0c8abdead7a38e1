/** What the door's sentences are made from, and the buttons that several of them share. */
import type { Seat } from '@airlock/kernel';
import type { Scene } from '../../../kit/scene.ts';
import type { DoorButton, SeatedPlayer } from '../../contract.ts';
import { handIn, type Position } from '../moves/position.ts';
import type { Preview } from '../moves/preview.ts';
import type { Selection } from '../moves/selection.ts';

interface DoorDeeds {
  confirm(): void;
  back(): void;
  keepForMe(): void;
  startSalvage(): void;
  showSteps(): void;
  alwaysUseAll(): void;
}

export interface DoorScene extends Scene<Position, Selection, DoorDeeds> {
  /** Of the repair that is ready to be confirmed. */
  readonly preview: Preview | null;
  readonly seats: readonly SeatedPlayer[];
}

/** Enter does it; filled only when it can be sent as it stands. */
export const mainButton = (label: string, ready: boolean, { deeds }: DoorScene): DoorButton => ({
  label,
  look: ready ? 'go' : 'plain',
  key: 'Enter',
  press: deeds.confirm,
});

export const cardsHeld = ({ position: { view } }: DoorScene, seat: Seat): number => handIn(view, seat).size;
