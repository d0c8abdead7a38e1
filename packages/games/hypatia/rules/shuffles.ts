/** Chance aboard: every shuffle comes from the ship's luck and from nothing else. */
import { filled, labelledRandom, type Random, shuffle } from '@airlock/kernel';
import { CARD_COUNT } from '../cards.ts';

export const CREW_PILE = 'crew';
export const PHAGE_PILE = 'phage';
/** Places in the ship's `shuffles`. */
export const CREW = 0;
export const PHAGE = 1;

/** The luck of imagined ships: chance deals them as it comes, which is faster and promises nothing. */
export const NO_LUCK = '';

/**
 * HYP-110: the order depends on the luck, the kind of pile, how often it was shuffled and which cards are in
 * it, not on how they lay or what else was shuffled in the meantime. So racers on one ship have the same luck.
 */
export function dealtFrom(
  luck: string,
  pile: string,
  times: number,
  cards: readonly number[],
  chance: Random,
): number[] {
  return shuffle(inOrder(cards), luck === NO_LUCK ? chance : labelledRandom(luck, `${pile} ${times}`));
}

/** By card, whether it is among those being put in order; all false between two calls. */
const isAmong: boolean[] = filled(CARD_COUNT + 1, false);

/** The lowest first. A pile has no card twice, so that looking through all numbers is enough. */
function inOrder(cards: readonly number[]): number[] {
  for (const card of cards) isAmong[card] = true;
  const sorted: number[] = [];
  for (let card = 0; card <= CARD_COUNT; card++) {
    if (!isAmong[card]) continue;
    isAmong[card] = false;
    sorted.push(card);
  }
  return sorted;
}
