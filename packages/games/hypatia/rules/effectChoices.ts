/** What the commander decides while an effect is carried out. */
import { enter, missing, wordAt } from '@airlock/kernel';
import {
  ARM_NO,
  ARM_YES,
  cardOf,
  cocoonAction,
  DECLINE,
  discardPhageAction,
  discardTwoAction,
  firstDiscarded,
  flipAction,
  isArm,
  isCocoon,
  isDiscardPhage,
  isDiscardTwo,
  isFlip,
  isIssue,
  isKill,
  isLock,
  isPowerDown,
  issueAction,
  isTake,
  isUnlock,
  killAction,
  labOf,
  lockAction,
  placeOf,
  powerDownAction,
  secondDiscarded,
  takeAction,
  targetSlot,
  targetStation,
  unlockAction,
} from '../actions.ts';
import {
  ADHOC,
  ALL_STATIONS,
  DESTRUCT,
  FLAMETHROWER,
  IS_TWO_SIDED,
  SEEN,
  STATION_COUNT,
  type Station,
} from '../cards.ts';
import { DISCARD_PHAGE } from '../frames.ts';
import { AT, isPowered, isStanding, isSwitched, phageAt, type Ship } from '../state.ts';
import type { Decision, ShipContext } from './asking.ts';
import { turnCard } from './effects.ts';
import { discardPhageAt, eachInReach, kill, lift, removeFrom, whereIs } from './piles.ts';
import { refuse } from './refusals.ts';

/** HYP-380, HYP-381 */
export const killHuman: Decision = {
  list: (ship, into) => eachInReach(ship, (card) => into.add(killAction(card))),

  refusal(ship, action) {
    if (!isKill(action)) return refuse('otherDecision');
    return whereIs(ship, cardOf(action, 'kill')) ? null : refuse('notInPlay');
  },

  take: (ship, action, context) => kill(ship, cardOf(action, 'kill'), 'HYP-380', context),
};

export const cocoonHuman: Decision = {
  list: (ship, into) => eachInReach(ship, (card) => into.add(cocoonAction(card))),

  refusal(ship, action) {
    if (!isCocoon(action)) return refuse('otherDecision');
    return whereIs(ship, cardOf(action, 'cocoon')) ? null : refuse('notInPlay');
  },

  take(ship, action, context) {
    const card = cardOf(action, 'cocoon');
    const from = whereIs(ship, card);
    if (!from) throw new Error(`Human ${card} is neither in hand nor in play.`);
    lift(ship, card, from);
    ship.cocoon.push(card | SEEN);
    context.tell?.({ type: 'cocooned', rule: 'HYP-384', open: { card, from } });
  },
};

/** HYP-382 */
export const discardPhage: Decision = {
  holds: DISCARD_PHAGE.holds,

  list(ship, into) {
    for (let station = 0; station < STATION_COUNT; station++) {
      const slots = phageAt(ship, station).length;
      for (let slot = 0; slot < slots; slot++) into.add(discardPhageAction(station, slot));
    }
    if (wordAt(ship, DISCARD_PHAGE.more) > 0) into.add(DECLINE);
  },

  refusal(ship, action) {
    if (action === DECLINE) return wordAt(ship, DISCARD_PHAGE.more) > 0 ? null : refuse('mustChoose');
    if (!isDiscardPhage(action)) return refuse('otherDecision');
    const trick = phageAt(ship, targetStation(action, 'discardPhage'));
    return targetSlot(action, 'discardPhage') < trick.length ? null : refuse('noPhageThere');
  },

  take(ship, action, context, left) {
    if (action === DECLINE) return;
    if ((left as number) > 0) enter(ship, AT.discardMorePhage, (left as number) - 1);
    const [station, slot] = [targetStation(action, 'discardPhage'), targetSlot(action, 'discardPhage')];
    discardPhageAt(ship, station, slot, 'HYP-382', context);
  },
};

/** HYP-383: two cards, named in the order of their numbers. */
export const discardHand: Decision = {
  list(ship, into) {
    for (const one of ship.hand) {
      for (const other of ship.hand) if (one < other) into.add(discardTwoAction(one, other));
    }
  },

  refusal(ship, action) {
    if (!isDiscardTwo(action)) return refuse('otherDecision');
    const [one, other] = [firstDiscarded(action), secondDiscarded(action)];
    const fits = one < other && ship.hand.includes(one) && ship.hand.includes(other);
    return fits ? null : refuse('discardTwoOfHand');
  },

  take(ship, action, context) {
    const cards = [firstDiscarded(action), secondDiscarded(action)];
    for (const card of cards) removeFrom(ship.hand, card);
    ship.crewDiscard.push(...cards);
    context.tell?.({ type: 'discarded', rule: 'HYP-383', open: { cards } });
  },
};

/** The two cards of the Labs, as actions number them. */
const LABS_CARDS = [ADHOC, FLAMETHROWER] as const;

export const labsUnlock: Decision = {
  list(ship, into) {
    for (const [lab, card] of LABS_CARDS.entries()) if (!isSwitched(ship, card)) into.add(unlockAction(lab));
  },

  refusal(ship, action) {
    if (!isUnlock(action)) return refuse('otherDecision');
    return isSwitched(ship, LABS_CARDS[labOf(action, 'unlock')] ?? missing())
      ? refuse('unlockedAlready')
      : null;
  },

  take: (ship, action, context) =>
    turnCard(ship, LABS_CARDS[labOf(action, 'unlock')] ?? missing(), true, context),
};

export const labsLock: Decision = {
  list(ship, into) {
    for (const [lab, card] of LABS_CARDS.entries()) if (isSwitched(ship, card)) into.add(lockAction(lab));
  },

  refusal(ship, action) {
    if (!isLock(action)) return refuse('otherDecision');
    return isSwitched(ship, LABS_CARDS[labOf(action, 'lock')] ?? missing()) ? null : refuse('lockedAlready');
  },

  take: (ship, action, context) =>
    turnCard(ship, LABS_CARDS[labOf(action, 'lock')] ?? missing(), false, context),
};

const TWO_SIDED = ALL_STATIONS.reduce((set, station) => set | (IS_TWO_SIDED[station] ? 1 << station : 0), 0);

/** HYP-803: the standing stations with two sides, as a set. */
export const flippable = (ship: Ship): number => TWO_SIDED & ~ship.destroyed;

export const powerFlip: Decision = {
  list(ship, into) {
    const stations = flippable(ship);
    for (const station of ALL_STATIONS) if (stations & (1 << station)) into.add(flipAction(station));
    into.add(DECLINE);
  },

  refusal(ship, action) {
    if (action === DECLINE) return null;
    if (!isFlip(action)) return refuse('otherDecision');
    const station = placeOf(action, 'flip');
    if (!isStanding(ship, station)) return refuse('stationDestroyed');
    return IS_TWO_SIDED[station] ? null : refuse('oneSided');
  },

  take(ship, action, context) {
    if (action !== DECLINE) turnStation(ship, placeOf(action, 'flip'), 'HYP-803', context);
  },
};

function turnStation(ship: Ship, station: Station, rule: string, context: ShipContext): void {
  ship.powered ^= 1 << station;
  const powered = isPowered(ship, station);
  context.tell?.({ type: 'powerSwitched', rule, open: { station, powered } });
}

export const powerDown: Decision = {
  list(ship, into) {
    for (const station of ALL_STATIONS) {
      if (isPowered(ship, station) && isStanding(ship, station)) into.add(powerDownAction(station));
    }
  },

  refusal(ship, action) {
    if (!isPowerDown(action)) return refuse('otherDecision');
    const station = placeOf(action, 'powerDown');
    if (!isStanding(ship, station)) return refuse('stationDestroyed');
    return isPowered(ship, station) ? null : refuse('notPowered');
  },

  take: (ship, action, context) => turnStation(ship, placeOf(action, 'powerDown'), 'HYP-384', context),
};

/** Any card of the open Crew discard pile (HYP-113), or none. */
export const takeFromDiscard: Decision = {
  list(ship, into) {
    for (const card of ship.crewDiscard) into.add(takeAction(card));
    into.add(DECLINE);
  },

  refusal(ship, action) {
    if (action === DECLINE) return null;
    if (!isTake(action)) return refuse('otherDecision');
    return ship.crewDiscard.includes(cardOf(action, 'take')) ? null : refuse('notInDiscard');
  },

  take(ship, action, context) {
    if (action === DECLINE) return;
    const card = cardOf(action, 'take');
    removeFrom(ship.crewDiscard, card);
    ship.hand.push(card);
    context.tell?.({ type: 'taken', rule: 'HYP-384', open: { card } });
  },
};

/** HYP-701 */
export const takeXO: Decision = {
  list(ship, into) {
    for (const card of ship.munitions) into.add(issueAction(card));
  },

  refusal(ship, action) {
    if (!isIssue(action)) return refuse('otherDecision');
    return ship.munitions.includes(cardOf(action, 'issue')) ? null : refuse('notOnMunitions');
  },

  take(ship, action, context) {
    const card = cardOf(action, 'issue');
    removeFrom(ship.munitions, card);
    ship.hand.push(card);
    context.tell?.({ type: 'issued', rule: 'HYP-701', open: { card } });
  },
};

/** HYP-804 */
export const arm: Decision = {
  list(_ship, into) {
    into.add(ARM_YES);
    into.add(ARM_NO);
  },

  refusal: (_ship, action) => (isArm(action) ? null : refuse('otherDecision')),

  take(ship, action, context: ShipContext) {
    if (action === ARM_YES) turnCard(ship, DESTRUCT, true, context);
  },
};
