/** How much time an armed ship has left. */
import { isArmed, ONLY_HANGAR_STANDS, type Ship } from '../state.ts';

/** Whether the Hangar is all that stands, and will fall when the round is over (HYP-805, HYP-806). */
export const isLastRound = (ship: Pick<Ship, 'status' | 'destroyed'>): boolean =>
  isArmed(ship) && ship.destroyed === ONLY_HANGAR_STANDS;
