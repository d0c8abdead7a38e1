/** XO Suits: in four kinds of windows they clear Phage away from where they are. */
import { type Action, type ActionList, enter, missing, type Refusal, wordAt } from '@airlock/kernel';
import { DECLINE, isXo, xoAction, xoSlot, xoStation, xoSuit } from '../actions.ts';
import { bare, type Card, IS_SEVEN, NO_STATION, SEEN, STATION_COUNT, type Station } from '../cards.ts';
import type { Whereabouts } from '../events.ts';
import { WINDOW } from '../frames.ts';
import { AT, humansAt, PHAGE_PHASE, phageAt, type Ship, sentinelAt } from '../state.ts';
import { ask, type Decision, type ShipContext } from './asking.ts';
import { lift } from './piles.ts';
import { refuse } from './refusals.ts';

/** The windows of HYPR-17; the first is part of every play decision. */
export const IN_TRICK = 2;
export const AFTER_ARRIVAL = 3;
export const ANYWHERE = 4;

/** HYP-702, HYP-706: suits in the trick or at the post, never those in hand. */
function listSuitUses(ship: Ship, at: Station, into: ActionList): void {
  const slots = phageAt(ship, at).length;
  if (slots === 0) return;
  const post = bare(sentinelAt(ship, at));
  for (const card of humansAt(ship, at)) if (IS_SEVEN[card]) addUses(card, at, slots, into);
  if (IS_SEVEN[post]) addUses(post, at, slots, into);
}

function addUses(suit: Card, at: Station, slots: number, into: ActionList): void {
  for (let slot = 0; slot < slots; slot++) into.add(xoAction(suit, at, slot));
}

export function listAllSuitUses(ship: Ship, into: ActionList): void {
  for (let station = 0; station < STATION_COUNT; station++) listSuitUses(ship, station, into);
}

function hasSuitUse(ship: Ship, at: Station): boolean {
  if (phageAt(ship, at).length === 0) return false;
  if (IS_SEVEN[bare(sentinelAt(ship, at))]) return true;
  for (const card of humansAt(ship, at)) if (IS_SEVEN[card]) return true;
  return false;
}

export function suitRefusal(ship: Ship, action: Action): Refusal | null {
  const suit = xoSuit(action);
  const at = xoStation(action);
  if (!IS_SEVEN[suit]) return refuse('noSuit');
  if (ship.hand.includes(suit)) return refuse('suitInHand');
  const isThere = humansAt(ship, at).includes(suit) || bare(sentinelAt(ship, at)) === suit;
  if (!isThere) return refuse('suitElsewhere');
  return xoSlot(action) < phageAt(ship, at).length ? null : refuse('noSuchPhage');
}

/** HYP-703, HYP-704: an Eruption costs a discard, anything else the wearer's life. */
export function useSuit(ship: Ship, action: Action, context: ShipContext): void {
  const suit = xoSuit(action);
  const station = xoStation(action);
  const slot = xoSlot(action);
  const trick = phageAt(ship, station);
  const laid = trick[slot] ?? missing();
  const card = bare(laid);
  const zone = humansAt(ship, station).includes(suit) ? 'trick' : 'sentinel';
  const from: Whereabouts = { zone, station };
  const killed = !IS_SEVEN[card];
  trick.splice(slot, 1);
  ship.phageDiscard.push(card);
  lift(ship, suit, from);
  (killed ? ship.dead : ship.crewDiscard).push(suit);
  context.tell?.({
    type: 'suitUsed',
    rule: 'HYP-703',
    open: { suit, from, station, slot, card, killed },
    ...(laid & SEEN ? {} : { reveals: true as const }),
  });
}

/** A window opens only where there is something to do, and again until declined (HYP-707). */
export function openWindow(ship: Ship, context: ShipContext, kind: number, at: number): void {
  let isOpen = false;
  if (kind !== ANYWHERE) isOpen = hasSuitUse(ship, at);
  else
    for (let station = 0; station < STATION_COUNT && !isOpen; station++) isOpen = hasSuitUse(ship, station);
  if (isOpen) ask(ship, 'xoWindow', 'HYP-702', context, kind, at);
}

const windowStation = (ship: Ship): Station => {
  const kind = wordAt(ship, WINDOW.kind);
  return kind === ANYWHERE ? NO_STATION : wordAt(ship, WINDOW.station);
};

export const xoWindow: Decision = {
  holds: WINDOW.holds,

  list(ship, into) {
    const at = windowStation(ship);
    if (at === NO_STATION) listAllSuitUses(ship, into);
    else listSuitUses(ship, at, into);
    into.add(DECLINE);
  },

  refusal(ship, action) {
    if (action === DECLINE) return null;
    if (!isXo(action)) return refuse('otherDecision');
    const at = windowStation(ship);
    if (at !== NO_STATION && xoStation(action) !== at) return refuse('suitElsewhere');
    return suitRefusal(ship, action);
  },

  take(ship, action, context, kind, at) {
    if (action === DECLINE) return;
    enter(ship, AT.window, kind as number, at as number);
    if (kind !== IN_TRICK) {
      if (ship.phase === PHAGE_PHASE) enter(ship, AT.resolveFreed);
      enter(ship, AT.checkSurvivors);
    }
    useSuit(ship, action, context);
  },
};
