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
import { ask, askUnlessForced, type ShipContext } from './asking.ts';
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
export function applyEffect(ship: Ship, context: ShipContext, effect: number): void {
  (BY_NUMBER[effect] ?? missing())(ship, context);
}

const DOING: Readonly<Record<Effect, (ship: Ship, context: ShipContext) => void>> = {
  unlockTrackers: (ship, context) => turnCard(ship, TRACKERS, true, context),
  lockTrackers: (ship, context) => turnCard(ship, TRACKERS, false, context),
  lockTrackersOrKill(ship, context) {
    if (isSwitched(ship, TRACKERS)) turnCard(ship, TRACKERS, false, context);
    else killSomebody(ship, context);
  },
  takeFromDiscard(ship, context) {
    if (ship.crewDiscard.length > 0) ask(ship, 'takeFromDiscard', 'HYP-384', context);
  },
  killHuman: killSomebody,
  wakeThree: (ship, context) => wake(ship, LIMITS.wokenUnpowered, context),
  wakeFive: (ship, context) => wake(ship, LIMITS.wokenPowered, context),
  loseSleeper: (ship, context) => loseSleepers(ship, 1, context),
  loseTwoSleepers: (ship, context) => loseSleepers(ship, LIMITS.sleepersLostPowered, context),
  discardPhage: discardOnePhage,
  /** The cleanup of the trick puts its humans on Rescued. */
  launchLifeboat: () => {},
  /** HYP-901: at once, without cleanup. */
  escape: (ship, context) => endShip(ship, 'escape', context),
  contain: (ship, context) => turnCard(ship, INFESTATION, false, context),
  freeCocooned(ship, context) {
    const cards = ship.cocoon.splice(-LIMITS.freed).reverse().map(bare);
    if (cards.length === 0) return;
    ship.crewDiscard.push(...cards);
    context.tell?.({ type: 'freed', rule: 'HYP-384', open: { cards }, reveals: true });
  },
  mayArm(ship, context) {
    if (!isArmed(ship)) ask(ship, 'arm', 'HYP-804', context);
  },
  spreadOrCocoon(ship, context) {
    if (!isSwitched(ship, INFESTATION)) turnCard(ship, INFESTATION, true, context);
    else if (hasHumanInReach(ship)) askUnlessForced(ship, 'cocoonHuman', cocoonHuman, 'HYP-384', context);
  },
  unlockOneLab(ship, context) {
    if (labsUnlocked(ship) === 2) discardOnePhage(ship, context);
    else askUnlessForced(ship, 'labsUnlock', labsUnlock, 'HYP-384', context);
  },
  unlockBothLabs(ship, context) {
    if (labsUnlocked(ship) === 2) {
      enter(ship, AT.discardMorePhage, 2);
      return;
    }
    turnCard(ship, ADHOC, true, context);
    turnCard(ship, FLAMETHROWER, true, context);
  },
  lockOneLab(ship, context) {
    if (labsUnlocked(ship) === 0) killSomebody(ship, context);
    else askUnlessForced(ship, 'labsLock', labsLock, 'HYP-384', context);
  },
  lockBothLabs(ship, context) {
    if (labsUnlocked(ship) === 0) {
      killSomebody(ship, context);
      return;
    }
    turnCard(ship, ADHOC, false, context);
    turnCard(ship, FLAMETHROWER, false, context);
  },
  unlockUplink: (ship, context) => turnCard(ship, UPLINK, true, context),
  lockUplink: (ship, context) => turnCard(ship, UPLINK, false, context),
  lockUplinkOrDiscardTwo(ship, context) {
    if (isSwitched(ship, UPLINK)) turnCard(ship, UPLINK, false, context);
    else discardTwo(ship, context);
  },
  issueSuit(ship, context) {
    if (ship.munitions.length > 0) askUnlessForced(ship, 'takeXO', takeXO, 'HYP-701', context);
  },
  discardTwo,
  repairLifeSupport(ship, context) {
    if (isSwitched(ship, LIFE)) turnCard(ship, LIFE, false, context);
    else discardOnePhage(ship, context);
  },
  damageLifeSupport(ship, context) {
    if (isSwitched(ship, LIFE)) killSomebody(ship, context);
    else turnCard(ship, LIFE, true, context);
  },
  flipStation(ship, context) {
    if (flippable(ship) !== 0) ask(ship, 'powerFlip', 'HYP-803', context);
  },
  powerDownOrDiscardTwo(ship, context) {
    if (ship.powered & ~ship.destroyed) askUnlessForced(ship, 'powerDown', powerDown, 'HYP-384', context);
    else discardTwo(ship, context);
  },
};

const BY_NUMBER = EFFECTS.map((effect) => DOING[effect]);

/** Shows the named side; nothing happens when it shows already. */
export function turnCard(ship: Ship, status: Status, other: boolean, context: ShipContext): void {
  if (isSwitched(ship, status) === other) return;
  ship.status ^= 1 << status;
  const rule = status === DESTRUCT ? 'HYP-804' : 'HYP-384';
  context.tell?.({ type: 'switched', rule, open: { status, to: other } });
}

const labsUnlocked = (ship: Ship): number =>
  (isSwitched(ship, ADHOC) ? 1 : 0) + (isSwitched(ship, FLAMETHROWER) ? 1 : 0);

function hasHumanInReach(ship: Ship): boolean {
  if (ship.hand.length > 0) return true;
  return ship.humans.some((cards) => cards.length > 0) || ship.sentinel.some((post) => post > 0);
}

/** HYP-380: nobody in reach, nothing happens and nothing is owed. */
export function killSomebody(ship: Ship, context: ShipContext): void {
  if (hasHumanInReach(ship)) askUnlessForced(ship, 'killHuman', killHuman, 'HYP-380', context);
}

/** HYP-382 */
function discardOnePhage(ship: Ship, context: ShipContext): void {
  if (hasPhageInPlay(ship)) askUnlessForced(ship, 'discardPhage', discardPhage, 'HYP-382', context, 0);
}

/** Up to this many Phage, one after the other; the commander may stop at any time. */
export function discardMorePhage(ship: Ship, context: ShipContext, left: number): void {
  if (left > 0 && hasPhageInPlay(ship)) ask(ship, 'discardPhage', 'HYP-382', context, left);
}

/** HYP-383 */
function discardTwo(ship: Ship, context: ShipContext): void {
  if (ship.hand.length > 2) {
    ask(ship, 'discardHand', 'HYP-383', context);
    return;
  }
  const cards = ship.hand.splice(0);
  if (cards.length === 0) return;
  ship.crewDiscard.push(...cards);
  context.tell?.({ type: 'discarded', rule: 'HYP-383', open: { cards } });
}

/** The top cards of Cryosleep, as many as there are, go to the Crew discard pile. */
function wake(ship: Ship, count: number, context: ShipContext): void {
  const cards = ship.cryosleep.splice(-count).reverse();
  if (cards.length === 0) return;
  ship.crewDiscard.push(...cards);
  context.tell?.({ type: 'woken', rule: 'HYP-384', open: { cards }, reveals: true });
}

function loseSleepers(ship: Ship, count: number, context: ShipContext): void {
  if (ship.cryosleep.length === 0) {
    killSomebody(ship, context);
    return;
  }
  for (let taken = 0; taken < count && ship.cryosleep.length > 0; taken++) {
    ship.cocoon.push(ship.cryosleep.pop() as number);
    context.tell?.({ type: 'sleeperTaken', rule: 'HYP-384', open: {} });
  }
}
