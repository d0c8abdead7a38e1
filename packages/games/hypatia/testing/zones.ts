/** Every card of a ship, or every one that a viewer knows, wherever it lies. */
import { itemAt } from '@airlock/kernel';
import { bare, HUMAN_IDS, PHAGE_IDS } from '../cards.ts';
import type { Ship } from '../state.ts';
import type { ShipView } from '../view.ts';

const names = (ids: readonly string[], cards: readonly number[]): string[] =>
  cards.map(bare).flatMap((card) => (card === 0 ? [] : [itemAt(ids, card - 1)]));

/** The ids of all humans and Phage of a ship; of a view those that are known. */
export function cardsOf(ship: Ship | ShipView): string[] {
  const humans = [
    ship.hand,
    ship.crewDeck,
    ship.crewDiscard,
    ship.cryosleep,
    ship.cocoon,
    ship.munitions,
    ship.rescued,
    ship.dead,
    ship.sentinel,
    ...ship.humans,
  ].flat();
  const phage = [ship.phageDeck, ship.phageQueue, ship.phageDiscard, ship.phageRemoved, ...ship.phage].flat();
  return [...names(HUMAN_IDS, humans), ...names(PHAGE_IDS, phage)];
}
