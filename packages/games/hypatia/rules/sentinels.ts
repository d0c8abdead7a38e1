/** Sentinels: what stands above a station while tricks are played there. */
import { enter } from '@airlock/kernel';
import {
  bare,
  type Card,
  IS_SEVEN,
  NO_CARD,
  RIGHT,
  SCI,
  SEC,
  SEEN,
  type Station,
  suitOf,
  suitOfStation,
} from '../cards.ts';
import { AT, phageAt, type Ship, sentinelAt, sentinelSuit } from '../state.ts';
import type { ShipContext } from './asking.ts';

/** Where an arriving Phage comes from: a place in a trick, or the queue. */
export interface Origin {
  /** NO_STATION for the queue. */
  readonly from: Station;
  readonly slot: number;
}

/** HYP-204, HYP-211, HYP-533, HYP-605, HYP-608: placed and moved Phage meet the sentinel alike. */
export function phageEnters(
  ship: Ship,
  laid: number,
  station: Station,
  origin: Origin,
  context: ShipContext,
): void {
  const fromQueue = origin.from < 0;
  if (fromQueue) ship.phageQueue.shift();
  else phageAt(ship, origin.from).splice(origin.slot, 1);
  const guard = sentinelSuit(ship, station);
  if (guard === SEC) {
    intercept(ship, laid, station, origin, context);
    enter(ship, AT.checkSurvivors);
    return;
  }
  const shown = guard === SCI ? laid | SEEN : laid;
  phageAt(ship, station).push(shown);
  if (context.tell) tellArrival(laid, shown, station, guard, origin, context);
  enter(ship, AT.phageArrived, station);
}

function tellArrival(
  laid: number,
  shown: number,
  station: Station,
  guard: number,
  origin: Origin,
  context: ShipContext,
): void {
  const fromQueue = origin.from < 0;
  const card = shown & SEEN ? bare(shown) : NO_CARD;
  const newlyShown = shown !== laid ? { reveals: true as const } : {};
  const rule = guard === SCI ? 'HYP-605' : fromQueue ? (card === NO_CARD ? 'HYP-204' : 'HYP-211') : 'HYP-532';
  if (fromQueue) context.tell?.({ type: 'placed', rule, open: { station, card }, ...newlyShown });
  else context.tell?.({ type: 'phageMoved', rule, open: { ...origin, to: station, card }, ...newlyShown });
}

/** HYP-608, HYP-609, HYP-611: one card, one encounter. */
function intercept(ship: Ship, laid: number, station: Station, origin: Origin, context: ShipContext): void {
  const card = bare(laid);
  ship.phageDiscard.push(card);
  const post = sentinelAt(ship, station);
  const sentinel = bare(post);
  const strikes = IS_SEVEN[card] || suitOf(card) === suitOfStation(station);
  const fate = strikes ? 'killed' : post & RIGHT ? 'discarded' : 'turned';
  if (fate === 'turned') ship.sentinel[station] = post | RIGHT;
  else {
    ship.sentinel[station] = NO_CARD;
    (fate === 'killed' ? ship.dead : ship.crewDiscard).push(sentinel);
  }
  context.tell?.({
    type: 'intercepted',
    rule: 'HYP-608',
    open: { station, card, ...origin, sentinel, fate },
    reveals: true,
  });
}

/** HYP-603, HYP-610: every resolved trick turns the sentinel, the second sends it off. */
export function turnSentinel(ship: Ship, station: Station, context: ShipContext): void {
  const post = sentinelAt(ship, station);
  if (post === NO_CARD) return;
  const card: Card = bare(post);
  if (post & RIGHT) {
    ship.sentinel[station] = NO_CARD;
    ship.crewDiscard.push(card);
    context.tell?.({ type: 'sentinelLeft', rule: 'HYP-603', open: { station, card } });
    return;
  }
  ship.sentinel[station] = post | RIGHT;
  context.tell?.({ type: 'sentinelTurned', rule: 'HYP-603', open: { station, card } });
}
