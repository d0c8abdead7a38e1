/** The custom layout: the commander lays the stations out before any card is seen. */
import { isLayout, layoutAction, layoutCell, layoutStation } from '../actions.ts';
import { ALL_STATIONS, CELLS, NO_STATION } from '../cards.ts';
import type { Ship } from '../state.ts';
import { ask, askUnlessForced, type Decision, type ShipContext } from './asking.ts';
import { refuse } from './refusals.ts';

const cellsLeft = (ship: Ship): number => ship.layout.filter((station) => station === NO_STATION).length;

/** HYP-101: one station a cell, in any order; the last one has no choice. */
export const layOut: Decision = {
  list(ship, into) {
    for (const cell of CELLS.keys()) {
      if (ship.layout[cell] !== NO_STATION) continue;
      for (const station of ALL_STATIONS) {
        if (!ship.layout.includes(station)) into.add(layoutAction(cell, station));
      }
    }
  },

  refusal(ship, action) {
    if (!isLayout(action)) return refuse('otherDecision');
    if (ship.layout[layoutCell(action)] !== NO_STATION) return refuse('cellTaken');
    return ship.layout.includes(layoutStation(action)) ? refuse('stationLaid') : null;
  },

  take(ship, action, context) {
    const [cell, station] = [layoutCell(action), layoutStation(action)];
    ship.layout[cell] = station;
    context.tell?.({ type: 'laidOut', rule: 'HYP-101', open: { cell, station } });
    askForNext(ship, context);
  },
};

function askForNext(ship: Ship, context: ShipContext): void {
  const left = cellsLeft(ship);
  if (left > 1) ask(ship, 'layOut', 'HYP-101', context);
  else if (left === 1) askUnlessForced(ship, 'layOut', layOut, 'HYP-101', context);
}
