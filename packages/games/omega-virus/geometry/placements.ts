/**
 * Where a card lies and how it is turned, as one small number, and what follows from that for its four squares.
 * A plan is a list of such numbers in stacking order, so that copying it is copying an array.
 */
import { type Flavoured, missing } from '@airlock/kernel';
import {
  CARD_COUNT,
  type Card,
  COLOURS,
  type Colour,
  FLOOR_PLANS,
  ITEMS,
  type Item,
  SIDES,
  type Side,
  SQUARES,
  type Square,
  TURNS,
  type Turn,
} from '../cards.ts';

/** A card, its quarter turns, and the grid cell of the top left square of its footprint. */
export type Placement = Flavoured<number, 'placement'>;

/** Added to coordinates, so that they are never negative inside a placement. */
const SHIFT = 64;

export const placementOf = (card: Card, x: number, y: number, turn: Turn): Placement =>
  ((y + SHIFT) << 14) | ((x + SHIFT) << 7) | (card << 2) | turn;
export const cardOf = (placement: Placement): Card => (placement >> 2) & 31;
export const turnOf = (placement: Placement): Turn => placement & 3;
export const xOf = (placement: Placement): number => ((placement >> 7) & 127) - SHIFT;
export const yOf = (placement: Placement): number => (placement >> 14) - SHIFT;
/** Card and turn together: the index of the tables below. */
export const lookOf = (placement: Placement): number => placement & 127;

/** Whether two footprints share an edge segment or overlap; corner contact is neither (OMG-032). */
export function touches(one: Placement, other: Placement): boolean {
  return touchesAt(xOf(one) - xOf(other), yOf(one) - yOf(other));
}

export function touchesAt(dx: number, dy: number): boolean {
  const [across, down] = [Math.abs(dx), Math.abs(dy)];
  return (across < 2 && down <= 2) || (across <= 2 && down < 2);
}

/** After one quarter turn clockwise, each square shows what was there before at this square. */
const COMES_FROM: readonly Square[] = [2, 0, 3, 1];
/** Where a quarter turn clockwise takes each square. */
const GOES_TO: readonly Square[] = [1, 3, 0, 2];

const looks = Array.from({ length: CARD_COUNT * TURNS }, (_, look) => look);

/** The colours of the squares, TL, TR, BL, BR, by look. */
export const FACES: readonly (readonly Colour[])[] = looks.map((look) => {
  const face = FLOOR_PLANS[look >> 2]?.face ?? '';
  let squares: Colour[] = [...face].map((letter) => COLOURS.indexOf(letter as (typeof COLOURS)[number]));
  for (let turn = 0; turn < (look & 3); turn++)
    squares = COMES_FROM.map((from) => squares[from] ?? missing());
  return squares;
});

/** One half of a piece of equipment on a card as it lies. */
export interface Half {
  readonly item: Item;
  readonly square: Square;
  readonly side: Side;
}

/** By look; nothing on cards without equipment. */
export const HALVES: readonly (Half | null)[] = looks.map((look) => {
  const half = FLOOR_PLANS[look >> 2]?.half;
  if (!half) return null;
  const turns = look & 3;
  let square: Square = SQUARES.indexOf(half.square);
  for (let turn = 0; turn < turns; turn++) square = GOES_TO[square] ?? missing();
  return { item: ITEMS.indexOf(half.item), square, side: (SIDES.indexOf(half.side) + turns) % 4 };
});

export const squareX = (square: Square): number => square & 1;
export const squareY = (square: Square): number => square >> 1;

/** One step to each side, N, E, S, W. */
export const STEP_X: readonly number[] = [0, 1, 0, -1];
export const STEP_Y: readonly number[] = [-1, 0, 1, 0];

export const opposite = (side: Side): Side => (side + 2) % 4;
