/** Cubes on modules: who owns what, and what lies under the next cube. */
import { missing, type Seat } from '@airlock/kernel';
import type { BonusSpot } from '../actions.ts';
import { type Card, MOST_SPACES, PLAIN, RED, spaceKind } from '../cards.ts';
import { type Cell, COLUMN_OF, ROW_OF } from '../grid.ts';
import type { State } from '../state.ts';

/** How a seat's cubes are counted: red up, yellow down. */
export const signOf = (seat: Seat): number => (seat === RED ? 1 : -1);

/** Puts cubes of a seat on a module, or takes them off when `count` is negative. */
export function putCubes(state: State, cell: Cell, seat: Seat, count: number): void {
  const change = signOf(seat) * count;
  const row = ROW_OF[cell] ?? missing();
  const column = COLUMN_OF[cell] ?? missing();
  state.cubes[cell] = (state.cubes[cell] ?? missing()) + change;
  state.lead[row] = (state.lead[row] ?? missing()) + change;
  state.lead[column] = (state.lead[column] ?? missing()) + change;
}

/** OPS-097, OPS-100: the bonus spaces among spaces `from` to `to` become pending together. */
export function coverSpaces(pending: BonusSpot[], card: Card, cell: Cell, from: number, to: number): void {
  for (let space = from; space < to; space++) {
    if (spaceKind(card, space) !== PLAIN) pending.push(cell * MOST_SPACES + space);
  }
}
