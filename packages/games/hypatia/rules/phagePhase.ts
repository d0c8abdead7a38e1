/** The Phage phase: cards come face down, and other cards show where they go. */
import { enter, missing } from '@airlock/kernel';
import {
  bare,
  type Card,
  CELL_SHOWN,
  INFESTATION,
  IS_SEVEN,
  LIMITS,
  NO_CARD,
  NO_STATION,
  type Station,
} from '../cards.ts';
import { AT, commanderOf, isDue, isStanding, isSwitched, PHAGE_PHASE, type Ship } from '../state.ts';
import type { ShipContext } from './asking.ts';
import { drawPhage } from './piles.ts';
import { type Origin, phageEnters } from './sentinels.ts';
import { AFTER_ARRIVAL } from './suits.ts';

/** HYP-201, HYP-202, HYP-208: the number is settled when the phase begins. */
export function beginRound(ship: Ship, context: ShipContext): void {
  ship.phase = PHAGE_PHASE;
  context.tell?.({
    type: 'roundBegan',
    rule: 'HYP-201',
    open: { round: ship.round, seat: commanderOf(ship) },
  });
  const extra = isSwitched(ship, INFESTATION) ? LIMITS.spreadingExtra : 0;
  queuePhage(ship, ship.options.phagePerPhase + extra, 'HYP-202', context);
  enter(ship, AT.crewPhase);
  enter(ship, AT.placePhage);
}

/** HYP-210: fewer when no card is left to draw. */
function queuePhage(ship: Ship, wanted: number, rule: string, context: ShipContext): void {
  let queued = 0;
  for (let drawn = 0; drawn < wanted; drawn++) {
    if (ship.phageDeck.length === 0) {
      tellQueued(queued, rule, context);
      queued = 0;
    }
    const card = drawPhage(ship, context);
    if (card === NO_CARD) break;
    ship.phageQueue.push(card);
    queued++;
  }
  tellQueued(queued, rule, context);
}

function tellQueued(count: number, rule: string, context: ShipContext): void {
  if (count > 0) context.tell?.({ type: 'queued', rule, open: { count } });
}

const FROM_QUEUE: Origin = { from: NO_STATION, slot: 0 };

/** HYP-203, HYP-207: one queue card, and all that it causes, before the next. */
export function placePhage(ship: Ship, context: ShipContext): void {
  if (ship.phageQueue.length === 0) return;
  const direction = turnUpDirection(ship, context);
  if (direction === NO_CARD) return;
  enter(ship, AT.placePhage);
  const station = ship.layout[CELL_SHOWN[direction] ?? missing()] ?? missing();
  const card = ship.phageQueue[0] ?? missing();
  if (isStanding(ship, station)) {
    phageEnters(ship, card, station, FROM_QUEUE, context);
    return;
  }
  discardQueue(ship, 1, station, 'HYP-209', context);
}

/** HYP-205, HYP-206: Eruptions lengthen the queue until a card with a matrix turns up. */
function turnUpDirection(ship: Ship, context: ShipContext): Card {
  for (;;) {
    if (!hasMatrixLeft(ship)) {
      discardQueue(ship, ship.phageQueue.length, NO_STATION, 'HYP-210', context);
      return NO_CARD;
    }
    const card = bare(drawPhage(ship, context));
    ship.phageDiscard.push(card);
    if (!IS_SEVEN[card]) {
      const cell = CELL_SHOWN[card] ?? missing();
      const station = ship.layout[cell] ?? missing();
      context.tell?.({ type: 'directed', rule: 'HYP-203', open: { card, cell, station }, reveals: true });
      return card;
    }
    context.tell?.({ type: 'erupted', rule: 'HYP-205', open: { card }, reveals: true });
    queuePhage(ship, 1, 'HYP-205', context);
  }
}

function hasMatrixLeft(ship: Ship): boolean {
  for (let at = ship.phageDeck.length - 1; at >= 0; at--) {
    if (!IS_SEVEN[bare(ship.phageDeck[at] ?? missing())]) return true;
  }
  for (const card of ship.phageDiscard) if (!IS_SEVEN[card]) return true;
  return false;
}

function discardQueue(ship: Ship, count: number, station: Station, rule: string, context: ShipContext): void {
  const cards = ship.phageQueue.splice(0, count).map(bare);
  for (const card of cards) ship.phageDiscard.push(card);
  context.tell?.({ type: 'queueDiscarded', rule, open: { cards, station }, reveals: true });
}

/** HYP-302, HYP-304: what a Phage that came to rest sets off. */
export function phageArrived(ship: Ship, _table: ShipContext, station: number): void {
  if (isDue(ship, station)) enter(ship, AT.resolveTrick, station);
  else enter(ship, AT.window, AFTER_ARRIVAL, station);
}

/** HYP-308: a full trick that nobody holds any more. */
export function resolveFreed(ship: Ship): void {
  if (ship.phase !== PHAGE_PHASE) return;
  for (const station of ship.layout) {
    if (!isStanding(ship, station) || !isDue(ship, station)) continue;
    enter(ship, AT.resolveFreed);
    enter(ship, AT.resolveTrick, station);
    return;
  }
}
