import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_CELLS,
  CELL_COUNT,
  CELL_NAMES,
  CELLS,
  CELLS_OF_LINE,
  COLUMN_OF,
  CROSS_OF,
  connectedCells,
  holds,
  LINE_COUNT,
  LINE_NAMES,
  ROW_OF,
} from './grid.ts';
import { readCell } from './testing/notation.ts';

const named = (cells: readonly number[]): string => cells.map((cell) => CELL_NAMES[cell]).join(' ');
const setOf = (names: string): number =>
  names.split(' ').reduce((set, name) => set | (1 << readCell(name)), 0);
const connected = (occupied: number): string =>
  named(CELLS.filter((cell) => holds(connectedCells(occupied), cell)));

describe('cells and lines', () => {
  test('25 cells in five rows and five columns, each in one of both (OPS-002)', () => {
    expect([CELL_COUNT, LINE_COUNT]).toEqual([25, 10]);
    for (const cell of CELLS) {
      const row = ROW_OF[cell] as number;
      const column = COLUMN_OF[cell] as number;
      expect(CELL_NAMES[cell]).toBe(`r${row + 1}c${column - 4}`);
      expect(`${LINE_NAMES[row]} ${LINE_NAMES[column]}`).toBe(`R${row + 1} C${column - 4}`);
      expect(cell).toBe(row * 5 + (column - 5));
    }
  });

  test('a line is five cells (OPS-002)', () => {
    expect(named(CELLS_OF_LINE[LINE_NAMES.indexOf('R2')] as number[])).toBe('r2c1 r2c2 r2c3 r2c4 r2c5');
    expect(named(CELLS_OF_LINE[LINE_NAMES.indexOf('C4')] as number[])).toBe('r1c4 r2c4 r3c4 r4c4 r5c4');
    expect(CELLS_OF_LINE.map((cells) => cells.length)).toEqual(Array(10).fill(5));
  });

  test('a cross is nine cells, its middle once', () => {
    expect(named(CROSS_OF[readCell('r2c3')] as number[])).toBe(
      'r1c3 r2c1 r2c2 r2c3 r2c4 r2c5 r3c3 r4c3 r5c3',
    );
    for (const cross of CROSS_OF) expect(new Set(cross).size).toBe(9);
  });
});

describe('where a module may be connected', () => {
  test('anywhere in an empty grid (OPS-071)', () => {
    expect(connectedCells(0)).toBe(ALL_CELLS);
    expect(CELLS.every((cell) => holds(ALL_CELLS, cell))).toBe(true);
  });

  test('at the four edges of a module, not at its corners (OPS-072, OPSR-13)', () => {
    expect(connected(setOf('r3c3'))).toBe('r2c3 r3c2 r3c4 r4c3');
  });

  test('never outside the grid: the border is no bridge to the next row (OPS-073, OPSR-15)', () => {
    expect(connected(setOf('r1c1'))).toBe('r1c2 r2c1');
    expect(connected(setOf('r2c5'))).toBe('r1c5 r2c4 r3c5');
    expect(connected(setOf('r3c1'))).toBe('r2c1 r3c2 r4c1');
    expect(connected(setOf('r5c5'))).toBe('r4c5 r5c4');
  });

  test('never on a module (OPS-073)', () => {
    expect(connected(setOf('r1c1 r1c2'))).toBe('r1c3 r2c1 r2c2');
    expect(connectedCells(ALL_CELLS)).toBe(0);
  });

  test('for any occupied cells: the free ones with an occupied neighbour (OPS-072, OPS-073)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: ALL_CELLS }), (occupied) => {
        const expected = CELLS.filter((cell) => {
          const neighbours = CELLS.filter((other) => {
            const rows = Math.abs((ROW_OF[cell] as number) - (ROW_OF[other] as number));
            const columns = Math.abs((COLUMN_OF[cell] as number) - (COLUMN_OF[other] as number));
            return rows + columns === 1;
          });
          return !holds(occupied, cell) && neighbours.some((other) => holds(occupied, other));
        });
        expect(connected(occupied)).toBe(named(expected));
      }),
    );
  });
});
