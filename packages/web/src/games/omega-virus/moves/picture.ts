/** A plan as it is drawn: visible squares with the walls of their rooms, and the halves that lie open. */

import { present } from '@airlock/kernel';
import {
  boardOf,
  type Colour,
  cardOf,
  cellX,
  cellY,
  connectedItems,
  halfOf,
  type Item,
  type Placement,
  type Side,
  xOf,
  yOf,
} from '@airlock/omega-virus';

export interface DrawnSquare {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  /** Whether the room ends at each side, N, E, S, W. */
  readonly walls: readonly boolean[];
}

export interface DrawnHalf {
  readonly x: number;
  readonly y: number;
  readonly item: Item;
  readonly side: Side;
  readonly connected: boolean;
}

export interface DrawnPlan {
  readonly squares: readonly DrawnSquare[];
  readonly halves: readonly DrawnHalf[];
}

/** One step to each side, N, E, S, W. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const key = (x: number, y: number): string => `${x},${y}`;

export function drawnPlan(plan: readonly Placement[]): DrawnPlan {
  const board = boardOf(plan);
  const connected = connectedItems(plan, board);
  const colours = new Map<string, Colour>();
  for (const cell of board.cells.subarray(0, board.size)) {
    colours.set(key(cellX(cell), cellY(cell)), present(board.shades[cell]) - 1);
  }
  const squares = [...board.cells.subarray(0, board.size)].map((cell) => {
    const [x, y] = [cellX(cell), cellY(cell)];
    const colour = present(board.shades[cell]) - 1;
    return { x, y, colour, walls: STEPS.map(([dx, dy]) => colours.get(key(x + dx, y + dy)) !== colour) };
  });
  const halves = plan.flatMap((placement): DrawnHalf[] => {
    const half = halfOf(placement);
    if (!half || !board.isOnTop(cardOf(placement), half.cell)) return [];
    const { item, side, cell } = half;
    return [{ x: cellX(cell), y: cellY(cell), item, side, connected: (connected & (1 << item)) !== 0 }];
  });
  return { squares, halves };
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  /** The first column and row outside. */
  readonly right: number;
  readonly bottom: number;
}

/** The rectangle around a plan; an empty plan lies around the middle. */
export function boundsOf(plan: readonly Placement[]): Bounds {
  if (plan.length === 0) return { left: 0, top: 0, right: 2, bottom: 2 };
  const xs = plan.map(xOf);
  const ys = plan.map(yOf);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 2,
    bottom: Math.max(...ys) + 2,
  };
}
