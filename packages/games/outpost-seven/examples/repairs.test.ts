/** The worked examples of single repairs, each with all its numbers. */
import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { RED, REMOVE, YELLOW } from '../cards.ts';
import { CELL_NAMES } from '../grid.ts';
import { modulesOf, readCard, writeCards, writeTokens } from '../testing/notation.ts';
import {
  act,
  cubesInLine,
  cubeTotals,
  openOf,
  peopleOf,
  refusalOf,
  scores,
  voteOf,
} from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';

test('OPS-E07 First card, match and overpay', () => {
  const state = position({ red: 'P4-4 P5-2' });
  const told = act(state, RED, 'repair P4-4 P5-2 r3c3');
  expect(openOf(told, 'repaired')).toEqual([
    {
      seat: RED,
      card: readCard('P4-4'),
      scrap: readCard('P5-2'),
      cell: CELL_NAMES.indexOf('r3c3'),
      colourMatch: true,
      overpay: 1,
      placed: 2,
      lost: 0,
    },
  ]);
  expect(openOf(told, 'bonusUsed')).toMatchObject([
    { kind: REMOVE, space: 0, cubes: [], lines: [], safe: [] },
  ]);
  expect(state.pending).toEqual([]);
  expect(modulesOf(state)).toEqual(['r3c3 P4-4 2 red']);
  expect([voteOf(state, 'R3'), voteOf(state, 'C3')]).toEqual(['red', 'red']);
  expect(scores(state)).toEqual([10, 9]);
  expect(writeCards(state.discard.slice(-1))).toBe('P5-2');
});

test('OPS-E08 Place on itself', () => {
  const state = position({ red: 'G4-1 G4-2' });
  const told = act(state, RED, 'repair G4-1 G4-2 r3c3');
  expect(openOf(told, 'repaired')).toMatchObject([{ placed: 1, lost: 0 }]);
  expect(openOf(told, 'bonusUsed')).toMatchObject([{ cubes: [{ cell: 12, before: 1, after: 2 }] }]);
  expect(modulesOf(state)).toEqual(['r3c3 G4-1 2 red']);
});

test('OPS-E09 Place in the cross', () => {
  const state = position({
    grid: [
      'r1c1 G5-3 3 yellow',
      'r2c1 B4-1 2 yellow',
      'r2c2 P4-2 2 red',
      'r3c1 P6-6 1 yellow',
      'r3c2 B5-4 2 red',
      'r3c3 P4-1 2 red',
    ],
    red: 'G4-1 G4-2',
  });
  expect(cubesInLine(state, 'R2')).toEqual([2, 2]);
  expect(['R2', 'C2', 'C3'].map((line) => voteOf(state, line))).toEqual(['yellow', 'red', 'red']);
  expect(scores(state)).toEqual([8, 11]);

  act(state, RED, 'repair G4-1 G4-2 r2c3');
  expect(modulesOf(state)).toEqual([
    'r1c1 G5-3 3 yellow',
    'r2c1 B4-1 2 yellow',
    'r2c2 P4-2 3 red',
    'r2c3 G4-1 2 red',
    'r3c1 P6-6 1 yellow',
    'r3c2 B5-4 2 red',
    'r3c3 P4-1 3 red',
  ]);
  expect(['R2', 'R3', 'C2', 'C3'].map((line) => cubesInLine(state, line))).toEqual([
    [5, 2],
    [5, 1],
    [5, 0],
    [5, 0],
  ]);
  expect(voteOf(state, 'R2')).toBe('red');
  expect(scores(state)).toEqual([11, 8]);
  expect(cubeTotals(state)).toEqual([10, 6]);
});

test('OPS-E10 Remove and protection', () => {
  const state = position({
    grid: ['r1c2 G5-2 3 yellow', 'r2c1 B4-2 2 yellow', 'r3c1 P6-2 4 yellow', 'r4c1 P4-1 2 red'],
    red: 'B4-4 B4-1',
  });
  const told = act(state, RED, 'repair B4-4 B4-1 r1c1');
  expect(openOf(told, 'repaired')).toMatchObject([{ placed: 1 }]);
  expect(modulesOf(state)).toEqual([
    'r1c1 B4-4 1 red',
    'r1c2 G5-2 3 yellow',
    'r2c1 B4-2 1 yellow',
    'r3c1 P6-2 3 yellow',
    'r4c1 P4-1 2 red',
  ]);
  expect(openOf(told, 'bonusUsed')).toMatchObject([{ safe: [CELL_NAMES.indexOf('r1c2')] }]);
  expect([cubesInLine(state, 'C1'), voteOf(state, 'C1')]).toEqual([[3, 4], 'yellow']);
  expect([cubesInLine(state, 'R1'), voteOf(state, 'R1')]).toEqual([[1, 3], 'yellow']);
  expect(scores(state)).toEqual([4, 15]);
  expect(cubeTotals(state)).toEqual([3, 7]);
});

test('OPS-E11 People: the bonus may help the opponent', () => {
  const state = position({
    grid: ['r1c2 G5-4 3 yellow', 'r1c3 G6-5 3 yellow', 'r2c1 B4-1 3 yellow', 'r2c2 P5-5 3 red'],
    red: 'G3-3 G3-1',
  });
  expect(scores(state)).toEqual([6, 13]);
  const told = act(state, RED, 'repair G3-3 G3-1 r1c1');
  expect(openOf(told, 'repaired')).toMatchObject([{ placed: 1 }]);
  expect([peopleOf(state, 'R1'), peopleOf(state, 'C1')]).toEqual([5, 2]);
  expect([cubesInLine(state, 'R1'), voteOf(state, 'R1')]).toEqual([[1, 6], 'yellow']);
  expect([cubesInLine(state, 'C1'), voteOf(state, 'C1')]).toEqual([[1, 3], 'yellow']);
  expect(scores(state)).toEqual([6, 17]);
});

test('OPS-E13 Neutral play and takeover', () => {
  const state = position({
    grid: ['r1c2 B5-1 2 red', 'r2c3 P4-4 2 yellow'],
    red: 'G5-1 B5-4',
    yellow: 'P4-1 P4-2',
  });
  const tokens = writeTokens(state.token);
  const laid = act(state, RED, 'repair G5-1 B5-4 r2c2');
  expect(modulesOf(state)).toEqual(['r1c2 B5-1 2 red', 'r2c2 G5-1 0 neutral', 'r2c3 P4-4 2 yellow']);
  expect(openOf(laid, 'repaired')).toMatchObject([{ placed: 0, lost: 0, overpay: 0, colourMatch: false }]);
  expect(openOf(laid, 'bonusUsed')).toEqual([]);
  expect(writeTokens(state.token)).toBe(tokens);

  const taken = act(state, YELLOW, 'repair P4-1 P4-2 r2c1');
  expect(openOf(taken, 'bonusUsed').map(({ cell, cubes }) => ({ cell: CELL_NAMES[cell], cubes }))).toEqual([
    {
      cell: 'r2c1',
      cubes: [
        { cell: 5, before: -1, after: -2 },
        { cell: 6, before: 0, after: -1 },
        { cell: 7, before: -2, after: -3 },
      ],
    },
    {
      cell: 'r2c2',
      cubes: [
        { cell: 5, before: -2, after: -3 },
        { cell: 6, before: -1, after: -2 },
        { cell: 7, before: -3, after: -4 },
      ],
    },
  ]);
  expect(modulesOf(state)).toEqual([
    'r1c2 B5-1 2 red',
    'r2c1 P4-1 3 yellow',
    'r2c2 G5-1 2 yellow',
    'r2c3 P4-4 4 yellow',
  ]);
  expect([cubesInLine(state, 'R2'), voteOf(state, 'R2')]).toEqual([[0, 9], 'yellow']);
  expect([cubesInLine(state, 'C2'), voteOf(state, 'C2')]).toEqual([[2, 2], 'red']);
  expect(scores(state)).toEqual([8, 11]);
  expect(cubeTotals(state)).toEqual([2, 9]);
});

test('OPS-E14 More cubes than spaces', () => {
  const state = position({
    grid: ['r2c3 G5-4 4 red', 'r3c2 P4-3 1 red', 'r4c3 B4-4 2 yellow'],
    red: 'B3-1 B6-1',
  });
  const told = act(state, RED, 'repair B3-1 B6-1 r3c3');
  expect(openOf(told, 'repaired')).toMatchObject([{ colourMatch: true, overpay: 3, placed: 3, lost: 1 }]);
  expect(modulesOf(state)).toEqual([
    'r2c3 G5-4 5 red',
    'r3c2 P4-3 2 red',
    'r3c3 B3-1 3 red',
    'r4c3 B4-4 2 yellow',
  ]);
  expect([peopleOf(state, 'R2'), peopleOf(state, 'C3')]).toEqual([4, 3]);
  expect(scores(state)).toEqual([15, 6]);
  expect(cubeTotals(state)).toEqual([10, 2]);
});

test('OPS-E15 Tie keeps the token', () => {
  const state = position({ grid: ['r2c2 G4-1 3 yellow'], red: 'P3-3 P5-1' });
  expect(scores(state)).toEqual([5, 14]);
  const told = act(state, RED, 'repair P3-3 P5-1 r2c3');
  expect(openOf(told, 'repaired')).toMatchObject([{ colourMatch: true, overpay: 2, placed: 3 }]);
  expect([peopleOf(state, 'R2'), peopleOf(state, 'C3')]).toEqual([4, 3]);
  expect([cubesInLine(state, 'R2'), voteOf(state, 'R2')]).toEqual([[3, 3], 'yellow']);
  expect([cubesInLine(state, 'C3'), voteOf(state, 'C3')]).toEqual([[3, 0], 'red']);
  expect(openOf(told, 'votes')).toEqual([{ flipped: [{ line: 7, to: RED, red: 3, yellow: 0 }] }]);
  expect(scores(state)).toEqual([8, 13]);
});

describe('OPS-E16 Illegal and legal repairs', () => {
  const given: WrittenPosition = { grid: ['r3c3 B5-2 3 yellow'], red: 'G4-1 B3-2 P5-1 B4-4' };

  test.each([
    ['repair P5-1 G4-1 r2c3', 'scrapTooLow', 'OPS-074'],
    ['repair G4-1 G4-1 r2c3', 'scrapIsModule', 'OPS-074'],
    ['repair G4-1 P5-1 r2c2', 'cellNotConnected', 'OPS-072'],
    ['repair B3-2 B4-4 r2c2', 'cellNotConnected', 'OPS-072'],
    ['repair G4-1 P5-1 r3c3', 'cellOccupied', 'OPS-073'],
    ['repair G6-1 G4-1 r2c3', 'moduleNotInHand', 'OPS-070'],
  ])('"%s" is refused: %s', (text, reason, rule) => {
    const state = position(given);
    const before = JSON.stringify(state);
    expect(refusalOf(state, RED, text)).toMatchObject({ reason, rule });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('cells outside the grid do not exist', () => {
    expect(codec.read('repair G4-1 P5-1 r3c3')).toBeDefined();
    for (const cell of ['r6c1', 'r0c5', 'r1c0', 'r1c6', '25', '-1']) {
      expect(codec.read(`repair G4-1 P5-1 ${cell}`)).toBeUndefined();
    }
  });

  test('overpaid by one: one cube, and Place adds one', () => {
    const state = position(given);
    const told = act(state, RED, 'repair G4-1 P5-1 r2c3');
    expect(openOf(told, 'repaired')).toMatchObject([{ colourMatch: false, overpay: 1, placed: 1 }]);
    expect(modulesOf(state)).toEqual(['r2c3 G4-1 2 red', 'r3c3 B5-2 3 yellow']);
  });

  test('another colour of the same value leaves it neutral', () => {
    const state = position(given);
    act(state, RED, 'repair G4-1 B4-4 r3c4');
    expect(modulesOf(state)).toEqual(['r3c3 B5-2 3 yellow', 'r3c4 G4-1 0 neutral']);
  });
});
