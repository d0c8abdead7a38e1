/** Which pieces of equipment are connected: both halves visible, side by side, facing each other (OMG-061). */
import { missing } from '@airlock/kernel';
import { ITEMS, type Item, type Side } from '../cards.ts';
import { type Board, type Cell, cellAt, NEIGHBOURS } from './board.ts';
import {
  cardOf,
  HALVES,
  lookOf,
  opposite,
  type Placement,
  squareX,
  squareY,
  xOf,
  yOf,
} from './placements.ts';

/** Where the halves of each item were found: cell and side of the first one. */
const firstCell = new Int32Array(ITEMS.length);
const firstSide = new Int32Array(ITEMS.length);

/** The connected items as a set, one bit each. `board` shows the plan. */
export function connectedItems(plan: readonly Placement[], board: Board): number {
  firstCell.fill(-1);
  let connected = 0;
  for (const placement of plan) {
    const half = HALVES[lookOf(placement)];
    if (!half) continue;
    const cell = halfCell(placement);
    if (!board.isOnTop(cardOf(placement), cell)) continue;
    const { item, side } = half;
    const other = firstCell[item] ?? missing();
    if (other < 0) {
      firstCell[item] = cell;
      firstSide[item] = side;
      continue;
    }
    const faces = cell + (NEIGHBOURS[side] ?? missing()) === other;
    if (faces && firstSide[item] === opposite(side)) connected |= 1 << item;
  }
  return connected;
}

/** How many halves of each item are visible, in the order of the items. */
export function visibleHalves(plan: readonly Placement[], board: Board): number[] {
  const halves = ITEMS.map(() => 0);
  for (const placement of plan) {
    const half = HALVES[lookOf(placement)];
    if (half && board.isOnTop(cardOf(placement), halfCell(placement))) {
      halves[half.item] = (halves[half.item] ?? missing()) + 1;
    }
  }
  return halves;
}

/** The cell of a card's half; the card must have one. */
function halfCell(placement: Placement): Cell {
  const { square } = HALVES[lookOf(placement)] ?? missing();
  return cellAt(xOf(placement) + squareX(square), yOf(placement) + squareY(square));
}

/** The half of an item as it lies: its cell and the cell it faces. */
export interface LaidHalf {
  readonly item: Item;
  readonly side: Side;
  readonly cell: Cell;
  readonly facing: Cell;
}

export function halfOf(placement: Placement): LaidHalf | null {
  const half = HALVES[lookOf(placement)];
  if (!half) return null;
  const cell = halfCell(placement);
  return { item: half.item, side: half.side, cell, facing: cell + (NEIGHBOURS[half.side] ?? missing()) };
}
