/** The Crew phase around its plays: what is forced, what is due, and how the round closes. */
import { enter } from '@airlock/kernel';
import {
  cardOf,
  DECLINE,
  discardAction,
  extraAction,
  extraCard,
  extraStation,
  isDiscard,
  isExtra,
  isResolve,
  placeOf,
  resolveAction,
} from '../actions.ts';
import { ALL_STATIONS, type Card, ENG, LIFE, LIMITS, NO_CARD, NO_STATION, type Station } from '../cards.ts';
import {
  AT,
  CREW_PHASE,
  humansAt,
  isArmed,
  isStanding,
  isSwitched,
  type Ship,
  sentinelSuit,
  survivorsOf,
  trickSize,
} from '../state.ts';
import { ask, askUnlessForced, type Decision, type ShipContext } from './asking.ts';
import { killSomebody } from './effects.ts';
import { drawCrew, removeFrom } from './piles.ts';
import { refuse } from './refusals.ts';
import { ANYWHERE } from './suits.ts';

/** C1. HYP-401, HYP-407, HYP-911 */
export function crewPhase(ship: Ship, context: ShipContext): void {
  ship.phase = CREW_PHASE;
  ship.extraUsed = 0;
  enter(ship, AT.endRound);
  enter(ship, AT.countdown);
  if (isArmed(ship) && survivorsOf(ship) === 0) {
    tellBegin(ship, 0, 'HYP-911', context);
    return;
  }
  enter(ship, AT.lifeSupport);
  const drawsFirst = ship.options.sentinelCard === 'afterDraw';
  if (drawsFirst) enterExtraCards(ship);
  enter(ship, AT.drawUp);
  enter(ship, AT.mayDiscard);
  if (!drawsFirst) enterExtraCards(ship);
  enter(ship, AT.resolvePending);
  if (ship.hand.length > 0) {
    tellBegin(ship, 1, 'HYP-401', context);
    enter(ship, AT.crewPlays);
    return;
  }
  tellBegin(ship, 0, 'HYP-407', context);
  enter(ship, AT.forceTrick);
  enter(ship, AT.window, ANYWHERE, NO_STATION);
}

/** HYPR-12: what ends the Crew phase, or with the older reading stands before discarding and drawing. */
function enterExtraCards(ship: Ship): void {
  enter(ship, AT.window, ANYWHERE, NO_STATION);
  enter(ship, AT.extraCards);
}

function tellBegin(ship: Ship, plays: number, rule: string, context: ShipContext): void {
  ship.plays = plays;
  context.tell?.({ type: 'crewPhaseBegan', rule, open: { round: ship.round, plays } });
}

/** HYP-407: nothing to resolve, nothing happens. */
export function forceTrick(ship: Ship, context: ShipContext): void {
  if (ALL_STATIONS.some((station) => mustResolve(ship, station))) {
    askUnlessForced(ship, 'forcedResolve', forcedResolve, 'HYP-407', context);
  }
}

const mustResolve = (ship: Ship, station: Station): boolean =>
  isStanding(ship, station) && trickSize(ship, station) > 0;

/** HYP-307 */
export const forcedResolve: Decision = {
  list(ship, into) {
    for (const station of ship.layout) if (mustResolve(ship, station)) into.add(resolveAction(station));
  },

  refusal(ship, action) {
    if (!isResolve(action)) return refuse('otherDecision');
    const station = placeOf(action, 'resolve');
    if (!isStanding(ship, station)) return refuse('stationDestroyed');
    return mustResolve(ship, station) ? null : refuse('nothingToResolve');
  },

  take: (ship, action) => enter(ship, AT.resolveTrick, placeOf(action, 'resolve')),
};

const isPending = (ship: Ship, station: Station): boolean => trickSize(ship, station) >= LIMITS.trickSize;

/** C3. HYP-306 */
export function resolvePending(ship: Ship, context: ShipContext): void {
  ship.plays = 0;
  if (!ALL_STATIONS.some((station) => isPending(ship, station))) return;
  enter(ship, AT.resolvePending);
  askUnlessForced(ship, 'pendingOrder', pendingOrder, 'HYP-306', context);
}

export const pendingOrder: Decision = {
  list(ship, into) {
    for (const station of ship.layout) if (isPending(ship, station)) into.add(resolveAction(station));
  },

  refusal(ship, action) {
    if (!isResolve(action)) return refuse('otherDecision');
    return isPending(ship, placeOf(action, 'resolve')) ? null : refuse('notFull');
  },

  take: (ship, action) => enter(ship, AT.resolveTrick, placeOf(action, 'resolve')),
};

const mayExtra = (ship: Ship, station: Station): boolean =>
  sentinelSuit(ship, station) === ENG && !(ship.extraUsed & (1 << station));

/** HYP-607, HYPR-12: once for each Engineering sentinel, in any order. */
export function extraCards(ship: Ship, context: ShipContext): void {
  if (ship.hand.length === 0 || !ALL_STATIONS.some((station) => mayExtra(ship, station))) return;
  enter(ship, AT.extraCards);
  ask(ship, 'engExtra', 'HYP-607', context);
}

export const engExtra: Decision = {
  list(ship, into) {
    for (const station of ship.layout) {
      if (!mayExtra(ship, station)) continue;
      for (const card of ship.hand) into.add(extraAction(station, card));
    }
    into.add(DECLINE);
  },

  refusal(ship, action) {
    if (action === DECLINE) return null;
    if (!isExtra(action)) return refuse('otherDecision');
    const station = extraStation(action);
    if (sentinelSuit(ship, station) !== ENG) return refuse('noEngineer');
    if (!mayExtra(ship, station)) return refuse('extraUsed');
    return ship.hand.includes(extraCard(action)) ? null : refuse('notInHand');
  },

  take(ship, action, context) {
    if (action === DECLINE) {
      for (const station of ALL_STATIONS) if (mayExtra(ship, station)) ship.extraUsed |= 1 << station;
      return;
    }
    const station = extraStation(action);
    ship.extraUsed |= 1 << station;
    playInto(ship, extraCard(action), station, 'HYP-607', context);
  },
};

/** HYP-301, HYP-305: a hand card goes face up into a trick, which may resolve at once. */
export function playInto(ship: Ship, card: Card, station: Station, rule: string, context: ShipContext): void {
  removeFrom(ship.hand, card);
  humansAt(ship, station).push(card);
  context.tell?.({ type: 'played', rule, open: { card, station } });
  if (isPending(ship, station)) enter(ship, AT.resolveTrick, station);
}

/** C5. HYP-408 */
export function mayDiscard(ship: Ship, context: ShipContext): void {
  if (ship.hand.length > 0) ask(ship, 'optDiscard', 'HYP-408', context);
}

export const optDiscard: Decision = {
  list(ship, into) {
    for (const card of ship.hand) into.add(discardAction(card));
    into.add(DECLINE);
  },

  refusal(ship, action) {
    if (action === DECLINE) return null;
    if (!isDiscard(action)) return refuse('otherDecision');
    return ship.hand.includes(cardOf(action, 'discard')) ? null : refuse('notInHand');
  },

  take(ship, action, context) {
    if (action === DECLINE) return;
    const card = cardOf(action, 'discard');
    removeFrom(ship.hand, card);
    ship.crewDiscard.push(card);
    context.tell?.({ type: 'discarded', rule: 'HYP-408', open: { cards: [card] } });
  },
};

/** C6. HYP-409: up to five; more than five stay. HYP-106 deals the first hand the same way. */
export function drawUp(ship: Ship, context: ShipContext): void {
  drawHand(ship, 'HYP-409', context);
}

export function dealHand(ship: Ship, context: ShipContext): void {
  drawHand(ship, 'HYP-106', context);
}

function drawHand(ship: Ship, rule: string, context: ShipContext): void {
  let drawn = 0;
  while (ship.hand.length < LIMITS.handSize) {
    if (ship.crewDeck.length === 0) {
      tellDrawn(ship, drawn, rule, context);
      drawn = 0;
    }
    const card = drawCrew(ship, context);
    if (card === NO_CARD) break;
    ship.hand.push(card);
    drawn++;
  }
  tellDrawn(ship, drawn, rule, context);
}

/** The last cards of the hand. */
function tellDrawn({ hand }: Ship, drawn: number, rule: string, context: ShipContext): void {
  if (drawn > 0) context.tell?.({ type: 'drew', rule, open: { cards: hand.slice(-drawn) }, reveals: true });
}

/** C7. HYP-410 */
export function lifeSupport(ship: Ship, context: ShipContext): void {
  if (!isSwitched(ship, LIFE) || ship.round % 2 !== 0) return;
  enter(ship, AT.checkSurvivors);
  killSomebody(ship, context);
}
