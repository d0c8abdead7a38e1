/** The station's 25 cells and ten lines. */
import { type Flavoured, missing } from '@airlock/kernel';
import { LIMITS } from './cards.ts';

const SIZE = LIMITS.gridSize;

/** 0 to 24, row by row from the top left. */
export type Cell = Flavoured<number, 'cell'>;
/** 0 to 4 are rows from the top, 5 to 9 columns from the left. */
export type Line = Flavoured<number, 'line'>;

export const NO_CELL: Cell = -1;
export const CELL_COUNT = SIZE * SIZE;
export const LINE_COUNT = 2 * SIZE;

export const CELLS: readonly Cell[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
export const CELL_NAMES: readonly string[] = CELLS.map(
  (cell) => `r${Math.floor(cell / SIZE) + 1}c${(cell % SIZE) + 1}`,
);
export const LINE_NAMES: readonly string[] = ['R1', 'R2', 'R3', 'R4', 'R5', 'C1', 'C2', 'C3', 'C4', 'C5'];

export const ROW_OF: readonly Line[] = CELLS.map((cell) => Math.floor(cell / SIZE));
export const COLUMN_OF: readonly Line[] = CELLS.map((cell) => SIZE + (cell % SIZE));

export const CELLS_OF_LINE: readonly (readonly Cell[])[] = LINE_NAMES.map((_, line) =>
  CELLS.filter((cell) => ROW_OF[cell] === line || COLUMN_OF[cell] === line),
);

/** All cells of a cell's row and column, itself among them: nine, each once. */
export const CROSS_OF: readonly (readonly Cell[])[] = CELLS.map((centre) =>
  CELLS.filter((cell) => ROW_OF[cell] === ROW_OF[centre] || COLUMN_OF[cell] === COLUMN_OF[centre]),
);

export const rowOf = (cell: Cell): Line => ROW_OF[cell] ?? missing();
export const columnOf = (cell: Cell): Line => COLUMN_OF[cell] ?? missing();
export const cellsOfLine = (line: Line): readonly Cell[] => CELLS_OF_LINE[line] ?? missing();
export const crossOf = (cell: Cell): readonly Cell[] => CROSS_OF[cell] ?? missing();

/** Sets of cells are bit masks. */
export type CellSet = Flavoured<number, 'cells'>;

export const ALL_CELLS: CellSet = 2 ** CELL_COUNT - 1;
const FIRST_COLUMN: CellSet = CELLS.reduce((set, cell) => (cell % SIZE === 0 ? set | (1 << cell) : set), 0);
const LAST_COLUMN: CellSet = FIRST_COLUMN << (SIZE - 1);

/** Where a module may be connected: anywhere in an empty grid, else at an edge of an occupied cell. */
export function connectedCells(occupied: CellSet): CellSet {
  if (occupied === 0) return ALL_CELLS;
  const beside =
    (occupied << SIZE) |
    (occupied >>> SIZE) |
    ((occupied & ~LAST_COLUMN) << 1) |
    ((occupied & ~FIRST_COLUMN) >>> 1);
  return beside & ALL_CELLS & ~occupied;
}

export const holds = (set: CellSet, cell: Cell): boolean => (set & (1 << cell)) !== 0;
