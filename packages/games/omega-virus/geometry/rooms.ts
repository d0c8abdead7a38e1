/** Rooms: maximal sets of visible squares of one colour that hang together by edges (OMG-050). */
import { missing } from '@airlock/kernel';
import type { Colour } from '../cards.ts';
import { type Board, type Cell, cellX, NEIGHBOURS, WIDTH } from './board.ts';

/** Told of every room: its colour and its cells, which stand in `cells` from `from` up to `to`. */
type Visit = (colour: Colour, cells: Int32Array, from: number, to: number) => void;

/** Which search saw a cell last, so that nothing has to be wiped between searches. */
const seen = new Int32Array(WIDTH * WIDTH);
let search = 0;
const found = new Int32Array(4 * 18 + 4);

/** Calls `visit` once for each room, in the order in which their first squares were laid. */
export function forEachRoom(board: Board, visit: Visit): void {
  const mark = ++search;
  let end = 0;
  for (let index = 0; index < board.size; index++) {
    const start = board.cells[index] ?? missing();
    if (seen[start] === mark) continue;
    const shade = board.shades[start] ?? missing();
    const from = end;
    seen[start] = mark;
    found[end++] = start;
    for (let at = from; at < end; at++) {
      for (let side = 0; side < 4; side++) {
        const cell = (found[at] ?? missing()) + (NEIGHBOURS[side] ?? missing());
        if (board.shades[cell] !== shade || seen[cell] === mark) continue;
        seen[cell] = mark;
        found[end++] = cell;
      }
    }
    visit(shade - 1, found, from, end);
  }
}

export interface Room {
  readonly colour: Colour;
  readonly cells: readonly Cell[];
}

/** All rooms as lists: for drawing and for tests. */
export function roomsOf(board: Board): Room[] {
  const rooms: Room[] = [];
  forEachRoom(board, (colour, cells, from, to) => {
    rooms.push({ colour, cells: [...cells.subarray(from, to)].sort((one, other) => one - other) });
  });
  return rooms;
}

/** Columns from the leftmost to the rightmost square, gaps included (OMG-075). */
export function widthOf(cells: Int32Array, from: number, to: number): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = from; index < to; index++) {
    const x = cellX(cells[index] ?? missing());
    if (x < least) least = x;
    if (x > most) most = x;
  }
  return most - least + 1;
}
