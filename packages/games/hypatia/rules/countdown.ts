/** The armed ship: every round one station is destroyed, the Hangar last. */
import { destroyAction, isDestroy, placeOf } from '../actions.ts';
import { bare, type Card, CRYONICS, HANGAR, LOCUS, LOGISTICS, NO_CARD, type Station } from '../cards.ts';
import {
  ALL_DESTROYED,
  humansAt,
  isArmed,
  isStanding,
  ONLY_HANGAR_STANDS,
  phageAt,
  type Ship,
  sentinelAt,
  survivorsOf,
} from '../state.ts';
import { askUnlessForced, type Decision, type ShipContext } from './asking.ts';
import { endShip } from './ending.ts';
import { refuse } from './refusals.ts';

/** C8. HYP-805, HYP-911: without crew nobody chooses. */
export function countdown(ship: Ship, context: ShipContext): void {
  if (!isArmed(ship)) return;
  if (survivorsOf(ship) > 0) {
    askUnlessForced(ship, 'destroyStation', destroyStation, 'HYP-805', context);
    return;
  }
  const next = ship.layout.find((station) => mayDestroy(ship, station)) as Station;
  destroy(ship, next, context);
}

/** HYP-806 */
const mayDestroy = (ship: Ship, station: Station): boolean =>
  isStanding(ship, station) && (station !== HANGAR || ship.destroyed === ONLY_HANGAR_STANDS);

export const destroyStation: Decision = {
  list(ship, into) {
    for (const station of ship.layout) if (mayDestroy(ship, station)) into.add(destroyAction(station));
  },

  refusal(ship, action) {
    if (!isDestroy(action)) return refuse('otherDecision');
    const station = placeOf(action, 'destroy');
    if (!isStanding(ship, station)) return refuse('stationDestroyed');
    return mayDestroy(ship, station) ? null : refuse('hangarLast');
  },

  take(ship, action, context) {
    destroy(ship, placeOf(action, 'destroy'), context);
  },
};

/** HYP-807 to HYP-809 */
function destroy(ship: Ship, station: Station, context: ShipContext): void {
  const dead: Card[] = [...humansAt(ship, station)];
  if (sentinelAt(ship, station) !== NO_CARD) dead.push(bare(sentinelAt(ship, station)));
  const phage = phageAt(ship, station);
  if (station === CRYONICS) dead.push(...ship.cryosleep.splice(0));
  if (station === LOCUS) dead.push(...ship.cocoon.splice(0).map(bare));
  if (station === LOGISTICS) dead.push(...ship.munitions.splice(0));
  ship.dead.push(...dead);
  ship.phageRemoved.push(...phage);
  ship.humans[station] = [];
  ship.phage[station] = [];
  ship.sentinel[station] = NO_CARD;
  ship.destroyed |= 1 << station;
  const showsHidden = station === CRYONICS || station === LOCUS ? { reveals: true as const } : {};
  context.tell?.({
    type: 'destroyed',
    rule: 'HYP-807',
    open: { station, dead, phage: phage.length },
    ...showsHidden,
  });
  if (ship.destroyed === ALL_DESTROYED) goDown(ship, context);
}

/** HYP-810 */
function goDown(ship: Ship, context: ShipContext): void {
  const dead = [...ship.hand.splice(0), ...ship.crewDeck.splice(0), ...ship.crewDiscard.splice(0)];
  ship.dead.push(...dead);
  context.tell?.({ type: 'wentDown', rule: 'HYP-810', open: { dead }, reveals: true });
  endShip(ship, 'ship_destroyed', context);
}
