/** Chance aboard: every shuffle comes from the ship's luck and from nothing else. */
import { labelledRandom, type Random, shuffle } from '@airlock/kernel';

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
  const sorted = cards.slice().sort((a, b) => a - b);
  return shuffle(sorted, luck === NO_LUCK ? chance : labelledRandom(luck, `${pile} ${times}`));
}
