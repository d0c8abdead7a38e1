/** How the casual player deals out recycled cards (OUT-935). */
import { wordAt } from '@airlock/kernel';
import type { Location } from '../cards.ts';
import { DEAL_OUT, DECIDE, leftToDeal, RUN } from '../frames.ts';
import { programOf } from '../programs.ts';
import { standing } from '../rules/places.ts';
import { tokenOf } from '../rules/zones.ts';
import { AT, type State } from '../state.ts';

/**
 * How many cards a location gets when those named before it have theirs: all of them are dealt, and the smallest piles
 * grow first. Every card is time, for an Outsider too, who would be known by starving the ship.
 */
export function shareOf(state: State, at: Location): number {
  const next = drawnNext(state);
  // What is drawn as soon as all are dealt is as good as gone.
  const sizeOf = (place: Location): number =>
    (state.piles[place]?.length ?? 0) - (place === next?.from ? next.count : 0);
  const sizes = standing(state)
    .filter((place) => place >= at)
    .map(sizeOf);
  const costOf = (level: number): number => sizes.reduce((sum, size) => sum + Math.max(0, level - size), 0);
  const left = leftToDeal(state, state.recycled.length);
  if (sizes.length === 1) return left;
  let level = Math.min(...sizes);
  while (costOf(level + 1) <= left) level++;
  const hasMore = costOf(level) < left && sizeOf(at) <= level;
  return Math.max(0, level - sizeOf(at)) + (hasMore ? 1 : 0);
}

interface Drawn {
  readonly from: Location;
  readonly count: number;
}

/** What the text that Recycles lets its reader draw afterwards, as Reboot the Ship Mind does. */
function drawnNext(state: State): Drawn | null {
  const below = DECIDE.size + DEAL_OUT.size;
  if (state.stack.length <= below || wordAt(state, below) !== AT.run) return null;
  const rest = programOf(wordAt(state, below + RUN.program)).slice(wordAt(state, below + RUN.index));
  const count = rest.reduce((sum, deed) => sum + (deed.do === 'draw' ? deed.amount : 0), 0);
  return { from: tokenOf(state, wordAt(state, below + RUN.you)), count };
}
