/** Where the arrows lead: not so far from the plan that the card in hand would be out of sight, where it could not be laid anyway. */
import type { Bounds } from './picture.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A card has two squares a side; one more than it needs to lie beside the plan. */
const BEYOND = 3;

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The place itself, or the last one before it in the reach of the plan. */
export const inReach = ({ left, right, top, bottom }: Bounds, { x, y }: Place): Place => ({
  x: between(x, left - BEYOND, right + BEYOND - 2),
  y: between(y, top - BEYOND, bottom + BEYOND - 2),
});
