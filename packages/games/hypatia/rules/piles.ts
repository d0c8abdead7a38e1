/** Moving cards between piles, hand and stations. */

import { missing, REVIEWER } from '@airlock/kernel';
import { bare, type Card, NO_CARD, NO_STATION, SEEN, STATION_COUNT, type Station } from '../cards.ts';
import type { Whereabouts } from '../events.ts';
import type { Ship } from '../state.ts';
import { humansAt, phageAt, sentinelAt } from '../state.ts';
import type { ShipContext } from './asking.ts';
import { CREW, CREW_PILE, dealtFrom, PHAGE, PHAGE_PILE } from './shuffles.ts';

export function removeFrom(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`Card ${card} is not where it is taken from.`);
  cards.splice(at, 1);
}

/** HYP-108: no card when deck and discard pile are empty. */
export function drawCrew(ship: Ship, context: ShipContext): Card {
  if (ship.crewDeck.length === 0) {
    if (ship.crewDiscard.length === 0) return NO_CARD;
    ship.crewDeck = dealtFrom(ship.luck, CREW_PILE, ship.shuffles[CREW]++, ship.crewDiscard, context.random);
    ship.crewDiscard = [];
    tellShuffle(CREW_PILE, ship.crewDeck, 'HYP-108', context);
  }
  return ship.crewDeck.pop() as Card;
}

/** HYP-109: marked as seen if the commander knew it. */
export function drawPhage(ship: Ship, context: ShipContext): number {
  if (ship.phageDeck.length === 0) {
    if (ship.phageDiscard.length === 0) return NO_CARD;
    ship.phageDeck = dealtFrom(
      ship.luck,
      PHAGE_PILE,
      ship.shuffles[PHAGE]++,
      ship.phageDiscard,
      context.random,
    );
    ship.phageDiscard = [];
    tellShuffle(PHAGE_PILE, ship.phageDeck, 'HYP-109', context);
  }
  return ship.phageDeck.pop() as number;
}

function tellShuffle(
  pile: 'crew' | 'phage',
  deck: readonly Card[],
  rule: string,
  context: ShipContext,
): void {
  context.tell?.({
    type: 'shuffled',
    rule,
    open: { pile, count: deck.length },
    own: { [REVIEWER]: { order: [...deck] } },
    reveals: true,
  });
}

type Crewed = Pick<Ship, 'hand' | 'humans' | 'sentinel'>;

/** Where a human is, if in hand or in play. */
export function whereIs(ship: Crewed, card: Card): Whereabouts | null {
  if (ship.hand.includes(card)) return { zone: 'hand' };
  for (let station = 0; station < STATION_COUNT; station++) {
    if (humansAt(ship, station).includes(card)) return { zone: 'trick', station };
    if (bare(sentinelAt(ship, station)) === card) return { zone: 'sentinel', station };
  }
  return null;
}

/** Takes a human out of hand or play. */
export function lift(ship: Crewed, card: Card, from: Whereabouts): void {
  const station = from.station ?? NO_STATION;
  if (from.zone === 'hand') removeFrom(ship.hand, card);
  else if (from.zone === 'trick') removeFrom(humansAt(ship, station), card);
  else ship.sentinel[station] = NO_CARD;
}

/** HYP-111, HYP-112: a killed card never comes back. */
export function kill(ship: Ship, card: Card, rule: string, context: ShipContext): void {
  const from = whereIs(ship, card);
  if (!from) throw new Error(`Human ${card} is neither in hand nor in play.`);
  lift(ship, card, from);
  ship.dead.push(card);
  context.tell?.({ type: 'killed', rule, open: { card, from } });
}

/** HYP-382: it is turned up on the way. */
export function discardPhageAt(
  ship: Ship,
  station: Station,
  slot: number,
  rule: string,
  context: ShipContext,
): void {
  const trick = phageAt(ship, station);
  const laid = trick[slot] ?? missing();
  trick.splice(slot, 1);
  const card = bare(laid);
  ship.phageDiscard.push(card);
  context.tell?.({
    type: 'phageDiscarded',
    rule,
    open: { station, slot, card },
    ...(laid & SEEN ? {} : { reveals: true }),
  });
}

/** HYP-380: humans in hand, in tricks and at their posts; HYP-381: nobody else. */
export function eachInReach(ship: Crewed, visit: (card: Card) => void): void {
  for (const card of ship.hand) visit(card);
  for (let station = 0; station < STATION_COUNT; station++) {
    for (const card of humansAt(ship, station)) visit(card);
    if (sentinelAt(ship, station) !== NO_CARD) visit(bare(sentinelAt(ship, station)));
  }
}

export function hasPhageInPlay(ship: Pick<Ship, 'phage'>): boolean {
  for (let station = 0; station < STATION_COUNT; station++) {
    if (phageAt(ship, station).length > 0) return true;
  }
  return false;
}

export function hasFaceDown(ship: Pick<Ship, 'phage'>): boolean {
  for (let station = 0; station < STATION_COUNT; station++) {
    for (const laid of phageAt(ship, station)) if (!(laid & SEEN)) return true;
  }
  return false;
}
