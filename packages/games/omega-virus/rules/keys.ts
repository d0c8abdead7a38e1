/** Which keys a plan earns: a room of the key's colour and exactly the shape of its location. */
import { COLOUR_COUNT } from '../cards.ts';
import { boardOf } from '../geometry/board.ts';
import type { Placement } from '../geometry/placements.ts';
import { forEachRoom } from '../geometry/rooms.ts';
import { matches } from '../geometry/shapes.ts';
import { locationOf, type State } from '../state.ts';

/** The colours of all rooms that match, one bit each; the whole plan is looked at (OMG-053, OMG-054). */
export function matchingColours(
  state: Pick<State, 'locations' | 'round' | 'options'>,
  plan: readonly Placement[],
): number {
  const { mirrorShapes } = state.options;
  const places = Array.from({ length: COLOUR_COUNT }, (_, colour) => locationOf(state, colour));
  let colours = 0;
  forEachRoom(boardOf(plan), (colour, cells, from, to) => {
    if (matches(places[colour] as number, mirrorShapes, cells, from, to)) colours |= 1 << colour;
  });
  return colours;
}
