/** Which keys a plan earns: a room of the key's colour and exactly the shape of its location. */
import { missing } from '@airlock/kernel';
import { COLOUR_COUNT, type Colour, type Location } from '../cards.ts';
import { boardOf } from '../geometry/board.ts';
import type { Placement } from '../geometry/placements.ts';
import { forEachRoom, type Room, roomsOf } from '../geometry/rooms.ts';
import { matches } from '../geometry/shapes.ts';
import { locationOf, type State } from '../state.ts';

/** The room of a colour that has exactly the shape of a location; `null` where there is none (OMG-051 to OMG-053). */
export function matchingRoom(
  plan: readonly Placement[],
  colour: Colour,
  location: Location,
  mirrorShapes: boolean,
): Room | null {
  const isMatch = ({ colour: own, cells }: Room): boolean =>
    own === colour && matches(location, mirrorShapes, Int32Array.from(cells), 0, cells.length);
  return roomsOf(boardOf(plan)).find(isMatch) ?? null;
}

/** The colours of all rooms that match, one bit each; the whole plan is looked at (OMG-053, OMG-054). */
export function matchingColours(
  state: Pick<State, 'locations' | 'round' | 'options'>,
  plan: readonly Placement[],
): number {
  const { mirrorShapes } = state.options;
  const places = Array.from({ length: COLOUR_COUNT }, (_, colour) => locationOf(state, colour));
  let colours = 0;
  forEachRoom(boardOf(plan), (colour, cells, from, to) => {
    if (matches(places[colour] ?? missing(), mirrorShapes, cells, from, to)) colours |= 1 << colour;
  });
  return colours;
}
