/** How the casual player deals out recycled cards (OUT-935). */
import type { Location } from '../cards.ts';
import { leftToDeal } from '../frames.ts';
import { standing } from '../rules/places.ts';
import type { State } from '../state.ts';

/**
 * How many cards a location gets when those named before it have theirs: all of them are dealt, and the smallest piles
 * grow first. Every card is time, for an Outsider too, who would be known by starving the ship.
 */
export function shareOf(state: State, at: Location): number {
  const sizeOf = (place: Location): number => state.piles[place]?.length ?? 0;
  const sizes = standing(state)
    .filter((place) => place >= at)
    .map(sizeOf);
  const costOf = (level: number): number => sizes.reduce((sum, size) => sum + Math.max(0, level - size), 0);
  const left = leftToDeal(state, state.recycled.length);
  if (sizes.length === 1) return left;
  let level = sizeOf(at);
  while (costOf(level + 1) <= left) level++;
  const hasMore = costOf(level) < left;
  return level - sizeOf(at) + (hasMore ? 1 : 0);
}
