import { describe, expect, test } from 'vitest';
import { MOST_SPACES, RED, YELLOW } from '../cards.ts';
import { faultsOf } from '../testing/faults.ts';
import { modulesOf, readCard, readCell } from '../testing/notation.ts';
import { cubesInLine } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { coverSpaces, putCubes } from './cubes.ts';

/** Which spaces, from 1, come to be owed when cubes go from one number to another. */
const owed = (id: string, from: number, to: number): number[] => {
  const pending: number[] = [];
  coverSpaces(pending, readCard(id), readCell('r2c3'), from, to);
  return pending.map((spot) => {
    expect(Math.floor(spot / MOST_SPACES)).toBe(readCell('r2c3'));
    return (spot % MOST_SPACES) + 1;
  });
};

describe('what cubes cover', () => {
  test('cubes lie on the spaces from the top without gaps, so their number says which are covered (OPS-092)', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((cubes) => owed('B6-1', 0, cubes))).toEqual([
      [],
      [1],
      [1],
      [1, 3],
      [1, 3, 4],
      [1, 3, 4],
      [1, 3, 4, 6],
    ]);
  });

  test('one more cube covers one more space (OPS-092)', () => {
    expect(owed('B6-1', 2, 3)).toEqual([3]);
    expect(owed('B6-1', 4, 5)).toEqual([]);
    expect(owed('B6-1', 5, 6)).toEqual([6]);
  });

  test('a removed cube covers nothing (OPS-100)', () => {
    expect(owed('B6-1', 3, 2)).toEqual([]);
  });

  test('what is owed already stays owed (OPS-103)', () => {
    const pending = [7];
    coverSpaces(pending, readCard('B3-1'), 0, 0, 1);
    expect(pending).toEqual([7, 0]);
  });
});

describe('cubes on a module', () => {
  test('count for their owner in the row and in the column (OPS-132)', () => {
    const state = position({ grid: ['r2c3 G5-1 1 red', 'r2c4 G5-2 2 yellow'] });
    putCubes(state, readCell('r2c3'), RED, 3);
    putCubes(state, readCell('r2c4'), YELLOW, 1);
    expect(modulesOf(state)).toEqual(['r2c3 G5-1 4 red', 'r2c4 G5-2 3 yellow']);
    expect(['R2', 'C3', 'C4'].map((line) => cubesInLine(state, line))).toEqual([
      [4, 3],
      [4, 0],
      [0, 3],
    ]);
    expect(faultsOf(state)).toEqual([]);
  });

  test('go back to their owner when they are taken off (OPS-124)', () => {
    const state = position({ grid: ['r2c3 G5-1 2 red', 'r2c4 G5-2 2 yellow'] });
    putCubes(state, readCell('r2c3'), RED, -1);
    putCubes(state, readCell('r2c4'), YELLOW, -1);
    expect(modulesOf(state)).toEqual(['r2c3 G5-1 1 red', 'r2c4 G5-2 1 yellow']);
    expect(faultsOf(state)).toEqual([]);
  });
});
