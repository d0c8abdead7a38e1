import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from '../cards.ts';
import { LINE_NAMES } from '../grid.ts';
import { modulesOf, readLine, writeTokens } from '../testing/notation.ts';
import { act, cubesInLine, openOf, peopleOf, scores, voteOf } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { cubesIn } from './votes.ts';

describe('when votes are checked', () => {
  test('after a repair, all lines at once, rows and columns (OPS-130)', () => {
    const state = position({ red: 'P3-3 P6-1', tokens: 'YYYYY YYYYY' });
    const told = act(state, RED, 'repair P3-3 P6-1 r2c4');
    expect(openOf(told, 'votes')).toEqual([
      {
        flipped: [
          { line: readLine('R2'), to: RED, red: 3, yellow: 0 },
          { line: readLine('C4'), to: RED, red: 3, yellow: 0 },
        ],
      },
    ]);
    expect(told.find(({ type }) => type === 'votes')?.rule).toBe('OPS-131');
    expect(writeTokens(state.token)).toBe('YRYYY YYYRY');
  });

  test('once, after the last bonus, not between bonuses (OPS-130, OPSR-29)', () => {
    const state = position({
      red: 'B5-2 B5-1',
      grid: ['r1c2 G5-2 2 red', 'r2c1 P5-2 2 red'],
      tokens: 'YYYYY YYYYY',
    });
    const begun = act(state, RED, 'repair B5-2 B5-1 r1c1');
    expect(openOf(begun, 'votes')).toEqual([]);
    expect(writeTokens(state.token)).toBe('YYYYY YYYYY');
    const ended = act(state, RED, 'bonusAuto');
    expect(openOf(ended, 'votes')).toHaveLength(1);
    expect(ended.map(({ type }) => type)).toEqual(['bonusUsed', 'bonusUsed', 'votes', 'asked']);
    expect(writeTokens(state.token)).toBe('RRYYY RRYYY');
  });

  test('nothing is told when no token flips', () => {
    const state = position({ red: 'P3-2 P3-3', grid: ['r3c3 B5-2 3 red'] });
    expect(openOf(act(state, RED, 'repair P3-2 P3-3 r3c2'), 'votes')).toEqual([]);
  });

  test('lines whose cubes did not change keep their tokens, as a check of all lines shows (OPS-133)', () => {
    const state = position({ red: 'P3-3 P6-1', grid: ['r4c4 B4-1 2 yellow', 'r4c5 B4-2 2 red'] });
    const before = [...state.token];
    act(state, RED, 'repair P3-3 P6-1 r5c5');
    for (const line of ['R1', 'R2', 'R3', 'R4', 'C1', 'C2', 'C3', 'C4']) {
      expect(state.token[readLine(line)]).toBe(before[readLine(line)]);
    }
  });
});

describe('for whom a line votes', () => {
  test('for Red with more red cubes, for Yellow with more yellow ones (OPS-131)', () => {
    const grid = ['r1c1 B6-1 3 yellow', 'r2c1 B6-2 3 red', 'r3c1 G5-1 2 yellow'];
    const state = position({ yellow: 'P3-3 P4-1', active: YELLOW, grid, tokens: 'RRRRR RRRRR' });
    act(state, YELLOW, 'repair P3-3 P4-1 r2c2');
    expect(writeTokens(state.token)).toBe('YRYRR YYRRR');
    expect([cubesInLine(state, 'R2'), cubesInLine(state, 'C1')]).toEqual([
      [3, 2],
      [3, 5],
    ]);
  });

  test('a lead of one cube is enough (OPS-131)', () => {
    const state = position({ red: 'P4-3 P5-1', grid: ['r2c2 G4-1 1 yellow'], tokens: 'YYYYY YYYYY' });
    act(state, RED, 'repair P4-3 P5-1 r2c3');
    expect(cubesInLine(state, 'R2')).toEqual([2, 1]);
    expect(voteOf(state, 'R2')).toBe('red');
  });

  test('a tie leaves the token where it was, 0 to 0 too (OPS-131)', () => {
    for (const [tokens, expected] of [
      ['RRRRR RRRRR', 'red'],
      ['YYYYY YYYYY', 'yellow'],
    ] as const) {
      const state = position({ red: 'P3-3 P5-1', grid: ['r2c2 G4-1 3 yellow'], tokens });
      act(state, RED, 'repair P3-3 P5-1 r2c3');
      expect(cubesInLine(state, 'R2')).toEqual([3, 3]);
      expect(voteOf(state, 'R2')).toBe(expected);
      expect(cubesInLine(state, 'R5')).toEqual([0, 0]);
      expect(voteOf(state, 'R5')).toBe(expected);
    }
  });

  test('cubes removed down to a tie leave the token with whoever had it (OPS-131)', () => {
    const state = position({
      red: 'B3-2 B3-1',
      grid: ['r1c2 G4-1 2 yellow', 'r2c3 P4-1 2 yellow', 'r2c4 P4-2 1 red'],
    });
    expect([cubesInLine(state, 'R2'), voteOf(state, 'R2')]).toEqual([[1, 2], 'yellow']);
    act(state, RED, 'repair B3-2 B3-1 r1c3');
    expect([cubesInLine(state, 'R2'), voteOf(state, 'R2')]).toEqual([[1, 1], 'yellow']);
  });

  test('a line’s cubes are those of its five cells, by owner (OPS-132)', () => {
    const { cubes } = position({
      grid: [
        'r1c1 B6-1 6 red',
        'r1c2 B6-2 2 yellow',
        'r1c4 B6-4 0 neutral',
        'r1c5 B6-5 1 red',
        'r2c5 G6-1 4 yellow',
      ],
    });
    const counted = LINE_NAMES.map(
      (name, line) => `${name} ${cubesIn(cubes, line, RED)}-${cubesIn(cubes, line, YELLOW)}`,
    );
    expect(counted).toEqual([
      ...['R1 7-2', 'R2 0-4', 'R3 0-0', 'R4 0-0', 'R5 0-0'],
      ...['C1 6-0', 'C2 0-2', 'C3 0-0', 'C4 0-0', 'C5 1-4'],
    ]);
  });

  test('the token speaks for all people of its line, those added this turn too (OPS-134)', () => {
    const state = position({ red: 'G3-3 G6-1', grid: ['r1c2 G4-1 1 yellow', 'r1c3 G4-2 1 yellow'] });
    const before = scores(state);
    expect(voteOf(state, 'R1')).toBe('yellow');
    act(state, RED, 'repair G3-3 G6-1 r1c1');
    expect([peopleOf(state, 'R1'), voteOf(state, 'R1')]).toEqual([5, 'red']);
    expect([peopleOf(state, 'C1'), voteOf(state, 'C1')]).toEqual([2, 'red']);
    expect(scores(state)[RED]).toBe(before[RED] + 5 + 2);
  });

  test('taking over a neutral module can flip a line that the new module does not lie in (OPS-112, OPS-130)', () => {
    const state = position({ red: 'B4-1 B4-2', grid: ['r2c2 P4-3 0 neutral'], tokens: 'YYYYY YYYYY' });
    act(state, RED, 'repair B4-1 B4-2 r2c1');
    expect(modulesOf(state)).toEqual(['r2c1 B4-1 2 red', 'r2c2 P4-3 1 red']);
    expect(writeTokens(state.token)).toBe('YRYYY RRYYY');
  });
});
