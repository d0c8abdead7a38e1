/** The worked examples of chained bonuses and their order, each with all its numbers. */
import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from '../cards.ts';
import { CELL_NAMES } from '../grid.ts';
import type { State } from '../state.ts';
import { modulesOf, readLine } from '../testing/notation.ts';
import {
  act,
  cubesInLine,
  cubeTotals,
  legalActions,
  openOf,
  peopleOf,
  refusalOf,
  scores,
  voteOf,
} from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';

const chain: WrittenPosition = {
  grid: ['r1c2 G4-2 2 red', 'r1c3 G6-1 2 yellow', 'r2c3 B5-5 3 red', 'r3c1 P5-2 2 yellow', 'r3c2 P4-3 2 red'],
  yellow: 'B4-1 B4-3',
  active: YELLOW,
};
const chainEnd = [
  'r1c2 G4-2 1 red',
  'r1c3 G6-1 4 yellow',
  'r2c3 B5-5 3 red',
  'r3c1 P5-2 3 yellow',
  'r3c2 P4-3 2 red',
  'r3c3 B4-1 3 yellow',
];

describe('OPS-E12 Chain', () => {
  test('four bonuses, each around its own module', () => {
    const state = position(chain);
    expect(scores(state)).toEqual([13, 6]);

    act(state, YELLOW, 'repair B4-1 B4-3 r3c3');
    expect(modulesOf(state)).toEqual([
      'r1c2 G4-2 2 red',
      'r1c3 G6-1 3 yellow',
      'r2c3 B5-5 3 red',
      'r3c1 P5-2 3 yellow',
      'r3c2 P4-3 2 red',
      'r3c3 B4-1 2 yellow',
    ]);
    expect(legalActions(state, YELLOW, 'bonus ').sort()).toEqual(['bonus r1c3 3', 'bonus r3c1 3']);

    const told = act(state, YELLOW, 'bonus r3c1 3');
    expect(openOf(told, 'bonusUsed')).toMatchObject([
      {
        lines: [
          { line: readLine('R3'), before: 1, after: 3 },
          { line: readLine('C1'), before: 1, after: 2 },
        ],
      },
      {
        centre: CELL_NAMES.indexOf('r1c3'),
        cubes: [
          { cell: CELL_NAMES.indexOf('r1c3'), before: -3, after: -4 },
          { cell: CELL_NAMES.indexOf('r3c3'), before: -2, after: -3 },
        ],
      },
      {
        centre: CELL_NAMES.indexOf('r1c3'),
        cubes: [{ cell: CELL_NAMES.indexOf('r1c2'), before: 2, after: 1 }],
        safe: [CELL_NAMES.indexOf('r2c3')],
      },
    ]);
    expectChainEnd(state);
  });

  test('with bonuses measured from the played card all four act around r3c3', () => {
    const state = position({ ...chain, options: { bonusCentre: 'playedCard' } });
    act(state, YELLOW, 'repair B4-1 B4-3 r3c3');
    act(state, YELLOW, 'bonusAuto');
    expect(['R3', 'C1', 'C3'].map((line) => peopleOf(state, line))).toEqual([3, 1, 2]);
    expect(modulesOf(state)).toEqual([
      'r1c2 G4-2 2 red',
      'r1c3 G6-1 4 yellow',
      'r2c3 B5-5 3 red',
      'r3c1 P5-2 4 yellow',
      'r3c2 P4-3 1 red',
      'r3c3 B4-1 3 yellow',
    ]);
    expect(scores(state)).toEqual([8, 13]);
    expect(cubeTotals(state)).toEqual([6, 11]);
  });
});

function expectChainEnd(state: State): void {
  expect(modulesOf(state)).toEqual(chainEnd);
  expect(['R1', 'R3', 'C1', 'C3', 'R2', 'C2'].map((line) => cubesInLine(state, line))).toEqual([
    [1, 4],
    [2, 6],
    [0, 3],
    [3, 7],
    [3, 0],
    [3, 0],
  ]);
  expect(['R1', 'R3', 'C1', 'C3', 'R2', 'C2'].map((line) => voteOf(state, line))).toEqual([
    'yellow',
    'yellow',
    'yellow',
    'yellow',
    'red',
    'red',
  ]);
  expect([peopleOf(state, 'R3'), peopleOf(state, 'C1')]).toEqual([3, 2]);
  expect(scores(state)).toEqual([8, 14]);
  expect(cubeTotals(state)).toEqual([6, 10]);
  expect(state.active).toBe(RED);
}

describe('OPS-E20 Order of bonuses and bad input', () => {
  const afterPlace = (): State => {
    const state = position(chain);
    act(state, YELLOW, 'repair B4-1 B4-3 r3c3');
    return state;
  };
  const owed = (state: State): string[] => legalActions(state, YELLOW, 'bonus ').sort();

  test('the other order owes other bonuses on the way and ends in the same position', () => {
    for (const then of ['bonus r3c1 3', 'bonus r1c3 4', 'bonusAuto']) {
      const state = afterPlace();
      act(state, YELLOW, 'bonus r1c3 3');
      expect(owed(state)).toEqual(['bonus r1c3 4', 'bonus r3c1 3']);
      act(state, YELLOW, then);
      expectChainEnd(state);
    }
  });

  test.each([
    ['bonus r3c3 1', 'bonusNotPending', 'OPS-100'],
    ['bonus r2c3 3', 'bonusNotPending', 'OPS-100'],
    ['salvage 1', 'bonusesFirst', 'OPS-101'],
    ['repair B5-1 B5-2 r3c4', 'bonusesFirst', 'OPS-101'],
  ])('"%s" is refused meanwhile', (text, reason, rule) => {
    expect(refusalOf(afterPlace(), YELLOW, text)).toEqual({ reason, rule });
  });

  test('Red may only resign meanwhile', () => {
    for (const text of ['bonus r3c1 3', 'bonusAuto', 'salvage 1', 'repair B5-1 B5-2 r3c4', 'keep 1']) {
      expect(refusalOf(afterPlace(), RED, text)).toEqual({ reason: 'notYourTurn', rule: 'OPS-004' });
    }
    expect(refusalOf(afterPlace(), RED, 'resign')).toBeNull();
  });
});
