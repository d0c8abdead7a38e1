/** What winning and losing a trick does: the vocabulary of the stations, carried out. */
import { enter, missing } from '@airlock/kernel';
import {
  ADHOC,
  bare,
  DESTRUCT,
  EFFECTS,
  type Effect,
  FLAMETHROWER,
  INFESTATION,
  LIFE,
  LIMITS,
  type Status,
  TRACKERS,
  UPLINK,
} from '../cards.ts';
import { AT, isArmed, isSwitched, type Ship } from '../state.ts';
import { ask, askUnlessForced, type Told } from './asking.ts';
import {
  cocoonHuman,
  discardPhage,
  flippable,
  killHuman,
  labsLock,
  labsUnlock,
  powerDown,
  takeXO,
} from './effectChoices.ts';
import { endShip } from './ending.ts';
import { hasPhageInPlay } from './piles.ts';

/** HYP-384: one part after the other, each as far as it can be done. */
export function applyEffect(ship: Ship, table: Told, effect: number): void {
  DOING[EFFECTS[effect] ?? missing()](ship, table);
}

const DOING: Readonly<Record<Effect, (ship: Ship, table: Told) => void>> = {
  unlockTrackers: (ship, table) => turnCard(ship, TRACKERS, true, table),
  lockTrackers: (ship, table) => turnCard(ship, TRACKERS, false, table),
  lockTrackersOrKill(ship, table) {
    if (isSwitched(ship, TRACKERS)) turnCard(ship, TRACKERS, false, table);
    else killSomebody(ship, table);
  },
  takeFromDiscard(ship, table) {
    if (ship.crewDiscard.length > 0) ask(ship, 'takeFromDiscard', 'HYP-384', table);
  },
  killHuman: killSomebody,
  wakeThree: (ship, table) => wake(ship, LIMITS.wokenUnpowered, table),
  wakeFive: (ship, table) => wake(ship, LIMITS.wokenPowered, table),
  loseSleeper: (ship, table) => loseSleepers(ship, 1, table),
  loseTwoSleepers: (ship, table) => loseSleepers(ship, LIMITS.sleepersLostPowered, table),
  discardPhage: discardOnePhage,
  /** The cleanup of the trick puts its humans on Rescued. */
  launchLifeboat: () => {},
  /** HYP-901: at once, without cleanup. */
  escape: (ship, table) => endShip(ship, 'escape', table),
  contain: (ship, table) => turnCard(ship, INFESTATION, false, table),
  freeCocooned(ship, table) {
    const cards = ship.cocoon.splice(-LIMITS.freed).reverse().map(bare);
    if (cards.length === 0) return;
    ship.crewDiscard.push(...cards);
    table.tell?.({ type: 'freed', rule: 'HYP-384', open: { cards }, reveals: true });
  },
  mayArm(ship, table) {
    if (!isArmed(ship)) ask(ship, 'arm', 'HYP-804', table);
  },
  spreadOrCocoon(ship, table) {
    if (!isSwitched(ship, INFESTATION)) turnCard(ship, INFESTATION, true, table);
    else if (hasHumanInReach(ship)) askUnlessForced(ship, 'cocoonHuman', cocoonHuman, 'HYP-384', table);
  },
  unlockOneLab(ship, table) {
    if (labsUnlocked(ship) === 2) discardOnePhage(ship, table);
    else askUnlessForced(ship, 'labsUnlock', labsUnlock, 'HYP-384', table);
  },
  unlockBothLabs(ship, table) {
    if (labsUnlocked(ship) === 2) {
      enter(ship, AT.discardMorePhage, 2);
      return;
    }
    turnCard(ship, ADHOC, true, table);
    turnCard(ship, FLAMETHROWER, true, table);
  },
  lockOneLab(ship, table) {
    if (labsUnlocked(ship) === 0) killSomebody(ship, table);
    else askUnlessForced(ship, 'labsLock', labsLock, 'HYP-384', table);
  },
  lockBothLabs(ship, table) {
    if (labsUnlocked(ship) === 0) {
      killSomebody(ship, table);
      return;
    }
    turnCard(ship, ADHOC, false, table);
    turnCard(ship, FLAMETHROWER, false, table);
  },
  unlockUplink: (ship, table) => turnCard(ship, UPLINK, true, table),
  lockUplink: (ship, table) => turnCard(ship, UPLINK, false, table),
  lockUplinkOrDiscardTwo(ship, table) {
    if (isSwitched(ship, UPLINK)) turnCard(ship, UPLINK, false, table);
    else discardTwo(ship, table);
  },
  issueSuit(ship, table) {
    if (ship.munitions.length > 0) askUnlessForced(ship, 'takeXO', takeXO, 'HYP-701', table);
  },
  discardTwo,
  repairLifeSupport(ship, table) {
    if (isSwitched(ship, LIFE)) turnCard(ship, LIFE, false, table);
    else discardOnePhage(ship, table);
  },
  damageLifeSupport(ship, table) {
    if (isSwitched(ship, LIFE)) killSomebody(ship, table);
    else turnCard(ship, LIFE, true, table);
  },
  flipStation(ship, table) {
    if (flippable(ship) !== 0) ask(ship, 'powerFlip', 'HYP-803', table);
  },
  powerDownOrDiscardTwo(ship, table) {
    if (ship.powered & ~ship.destroyed) askUnlessForced(ship, 'powerDown', powerDown, 'HYP-384', table);
    else discardTwo(ship, table);
  },
};

/** Shows the named side; nothing happens when it shows already. */
export function turnCard(ship: Ship, status: Status, other: boolean, table: Told): void {
  if (isSwitched(ship, status) === other) return;
  ship.status ^= 1 << status;
  const rule = status === DESTRUCT ? 'HYP-804' : 'HYP-384';
  table.tell?.({ type: 'switched', rule, open: { status, to: other } });
}

const labsUnlocked = (ship: Ship): number =>
  (isSwitched(ship, ADHOC) ? 1 : 0) + (isSwitched(ship, FLAMETHROWER) ? 1 : 0);

function hasHumanInReach(ship: Ship): boolean {
  if (ship.hand.length > 0) return true;
  return ship.humans.some((cards) => cards.length > 0) || ship.sentinel.some((post) => post > 0);
}

/** HYP-380: nobody in reach, nothing happens and nothing is owed. */
export function killSomebody(ship: Ship, table: Told): void {
  if (hasHumanInReach(ship)) askUnlessForced(ship, 'killHuman', killHuman, 'HYP-380', table);
}

/** HYP-382 */
function discardOnePhage(ship: Ship, table: Told): void {
  if (hasPhageInPlay(ship)) askUnlessForced(ship, 'discardPhage', discardPhage, 'HYP-382', table, 0);
}

/** Up to so many Phage, one after the other; the commander may stop at any time. */
export function discardMorePhage(ship: Ship, table: Told, left: number): void {
  if (left > 0 && hasPhageInPlay(ship)) ask(ship, 'discardPhage', 'HYP-382', table, left);
}

/** HYP-383 */
function discardTwo(ship: Ship, table: Told): void {
  if (ship.hand.length > 2) {
    ask(ship, 'discardHand', 'HYP-383', table);
    return;
  }
  const cards = ship.hand.splice(0);
  if (cards.length === 0) return;
  ship.crewDiscard.push(...cards);
  table.tell?.({ type: 'discarded', rule: 'HYP-383', open: { cards } });
}

/** The top cards of Cryosleep, as many as there are, go to the Crew discard pile. */
function wake(ship: Ship, count: number, table: Told): void {
  const cards = ship.cryosleep.splice(-count).reverse();
  if (cards.length === 0) return;
  ship.crewDiscard.push(...cards);
  table.tell?.({ type: 'woken', rule: 'HYP-384', open: { cards }, reveals: true });
}

function loseSleepers(ship: Ship, count: number, table: Told): void {
  if (ship.cryosleep.length === 0) {
    killSomebody(ship, table);
    return;
  }
  for (let taken = 0; taken < count && ship.cryosleep.length > 0; taken++) {
    ship.cocoon.push(ship.cryosleep.pop() as number);
    table.tell?.({ type: 'sleeperTaken', rule: 'HYP-384', open: {} });
  }
}
