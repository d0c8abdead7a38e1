import { fastRandom, has, NOBODY, only, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import type { State } from '../state.ts';
import { readCards, writeCards } from '../testing/notation.ts';
import { act, cubeTotals, legalActions, openOf, readAction, refusalOf, scores } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { cubesOf, populationOf, scoreOf } from './ending.ts';

const nothingLeft = { offer: '- - - - -', deck: '' };

describe('who is next', () => {
  test('the other player after every action, if able to act (OPS-140)', () => {
    const state = position({ red: 'B4-1 B4-2', yellow: 'G4-1 G4-2' });
    act(state, RED, 'salvage 1');
    expect(state.active).toBe(YELLOW);
    act(state, YELLOW, 'repair G4-1 G4-2 r1c1');
    expect(state.active).toBe(RED);
    expect(act(state, RED, 'repair B4-1 B4-2 r1c2').at(-1)).toEqual({
      type: 'asked',
      rule: 'OPS-140',
      open: { seat: YELLOW, phase: 'turn' },
      quiet: true,
    });
  });

  test.each([
    ['who can only salvage', { offer: 'B6-1 - - - -', deck: '', yellow: 'G4-1' }],
    ['who can only repair', { ...nothingLeft, yellow: 'G4-1 G4-2' }],
    ['who can only repair, the hand being full', { yellow: 'G4-1 G4-2 G5-1 G5-2 G5-3 G6-1 G6-2' }],
  ])('%s is able to act (OPS-042)', (_, rest) => {
    const state = position({ red: 'P4-1 P4-2', ...rest });
    act(state, RED, 'repair P4-1 P4-2 r3c3');
    expect(state.active).toBe(YELLOW);
    expect(legalActions(state, YELLOW)).not.toEqual([]);
    expect(state.out).toBe(NOBODY);
  });

  test('who can neither salvage nor repair is out, which is announced (OPS-141, OPSR-36)', () => {
    const state = position({ ...nothingLeft, red: 'P4-1 P4-2 P5-1 P5-2', yellow: 'G4-1' });
    const told = act(state, RED, 'repair P4-1 P4-2 r3c3');
    expect(told.find(({ type }) => type === 'playerOut')).toEqual({
      type: 'playerOut',
      rule: 'OPS-141',
      open: { seat: YELLOW },
    });
    expect([has(state.out, RED), has(state.out, YELLOW)]).toEqual([false, true]);
    expect(told.at(-1)).toMatchObject({ type: 'asked', open: { seat: RED, phase: 'turn' } });
  });

  test('the other one then goes on alone, and the exit is announced once (OPS-142, OPSR-34)', () => {
    const red = 'P4-1 P4-2 P5-1 P5-2 P6-1 P6-2';
    const state = position({ ...nothingLeft, red, yellow: 'G4-1' });
    act(state, RED, 'repair P4-1 P4-2 r3c3');
    const told = act(state, RED, 'repair P5-1 P5-2 r3c4');
    expect(openOf(told, 'playerOut')).toEqual([]);
    expect(state.active).toBe(RED);
    expect(refusalOf(state, YELLOW, 'salvage 1')).toEqual({ rule: 'OPS-004', reason: 'notYourTurn' });
  });

  test('when neither can act the game is over at once (OPS-143)', () => {
    const state = position({ ...nothingLeft, red: 'P4-1 P4-2', yellow: 'G4-1' });
    const told = act(state, RED, 'repair P4-1 P4-2 r3c3');
    expect(openOf(told, 'playerOut')).toEqual([{ seat: YELLOW }, { seat: RED }]);
    expect(state.out).toBe(only(RED) | only(YELLOW));
    expect(told.at(-1)?.type).toBe('gameOver');
    expect(outpostSeven.waiting(state)).toBe(NOBODY);
    for (const seat of [RED, YELLOW]) {
      expect(legalActions(state, seat)).toEqual([]);
      expect(refusalOf(state, seat, 'salvage 1')).toEqual({ rule: 'OPS-143', reason: 'over' });
      expect(refusalOf(state, seat, 'resign')).toEqual({ rule: 'OPS-143', reason: 'over' });
    }
  });

  test('a salvage can end it too', () => {
    const state = position({ offer: '- B6-1 - - -', deck: '', options: { neutralPlay: 'forbidden' } });
    const told = act(state, RED, 'salvage 2');
    expect(told.at(-1)?.type).toBe('gameOver');
  });

  test('cells may stay empty and cards in hand count nothing (OPS-144, OPSR-35)', () => {
    const state = position({ ...nothingLeft, red: 'P4-1 P4-2 | P6-1', yellow: 'G4-1' });
    act(state, RED, 'repair P4-1 P4-2 r3c3');
    expect(state.result).toMatchObject({ population: scores(state), cubes: [2, 0] });
    expect(writeCards(state.salvaged[RED])).toBe('P6-1');
    expect(state.grid.filter((card) => card > 0)).toHaveLength(1);
  });
});

describe('the score', () => {
  test('all people of the lines that vote for a player; both scores are all the people (OPS-150)', () => {
    const state = position({ tokens: 'RRRYY YYYYR' });
    expect(scores(state)).toEqual([2 + 3 + 1 + 3, 2 + 1 + 1 + 3 + 2 + 1]);
    expect(populationOf(state, RED) + populationOf(state, YELLOW)).toBe(19);
  });

  test('a line nobody built in votes by its first token to the end (OPS-150)', () => {
    const state = position({ ...nothingLeft, red: 'P4-1 P4-2' });
    act(state, RED, 'repair P4-1 P4-2 r1c2');
    expect(state.result?.population).toEqual([8, 11]);
  });

  test('cubes are counted over the whole grid by owner (OPS-152)', () => {
    const state = position({
      grid: ['r1c1 B6-1 6 red', 'r1c2 B6-2 2 yellow', 'r5c5 G5-1 1 yellow', 'r5c4 G5-2 0 neutral'],
    });
    expect([cubesOf(state, RED), cubesOf(state, YELLOW)]).toEqual([6, 3]);
  });
});

describe('who wins', () => {
  const cells = [...'12345'].map((column) => `r2c${column}`);
  const rowOf = (counts: readonly number[]): string[] =>
    counts.map(
      (cubes, index) => `${cells[index]} G6-${index + 1} ${Math.abs(cubes)} ${cubes > 0 ? 'red' : 'yellow'}`,
    );

  test.each([
    ['more people voting for Red', 'RRRRR RYYYY', [1, -6], RED, 'population', 'OPS-151'],
    ['more people voting for Yellow', 'YYYYY YRRRR', [6, -1], YELLOW, 'population', 'OPS-151'],
    ['equal people, more cubes of Red', 'RRRRR YYYYY', [4, -3], RED, 'cubes', 'OPS-152'],
    ['equal people, more cubes of Yellow', 'RRRRR YYYYY', [3, -4], YELLOW, 'cubes', 'OPS-152'],
    ['equal people, equal cubes', 'RRRRR YYYYY', [3, -3], null, 'draw', 'OPS-153'],
  ] as const)('%s (OPS-003, OPS-151, OPS-152, OPS-153, OPSR-37)', (_, tokens, row, winner, reason, rule) => {
    const state = position({ population: Array(10).fill(2), grid: rowOf(row), tokens });
    const result = scoreOf(state);
    expect(result).toMatchObject({ winner, reason, population: scores(state), cubes: cubeTotals(state) });

    state.result = result;
    expect(outpostSeven.outcome(state)).toEqual({
      winners: winner === null ? [] : [winner],
      scores: scores(state),
      reason,
      rule,
    });
  });

  test('the end is told with people, cubes, winner, reason and the cards left in hand (OPS-143)', () => {
    const state = position({
      ...nothingLeft,
      red: 'P5-1 B5-4 | P6-1',
      yellow: 'G4-1',
      grid: ['r4c1 B4-1 2 yellow'],
    });
    expect(outpostSeven.outcome(state)).toBeNull();
    const told = act(state, RED, 'repair P5-1 B5-4 r3c1');
    const result = { winner: YELLOW, population: [8, 11], cubes: [0, 2], reason: 'population' };
    expect(told.at(-1)).toEqual({
      type: 'gameOver',
      rule: 'OPS-151',
      open: { result, hands: [[], readCards('G4-1')] },
      reveals: true,
    });
    expect(state.result).toEqual(result);
  });
});

test('the end is the same when nobody listens', () => {
  const last = (): State => position({ ...nothingLeft, red: 'P4-1 P4-2', yellow: 'G4-1' });
  const [told, silent] = [last(), last()] as [State, State];
  act(told, RED, 'repair P4-1 P4-2 r3c3');
  outpostSeven.apply(silent, RED, readAction('repair P4-1 P4-2 r3c3'), silentContext(fastRandom(1)));
  expect(silent).toEqual(told);
  expect(silent.result).not.toBeNull();
});

describe('resigning', () => {
  const states: [string, () => State][] = [
    [
      'while the first hand is kept',
      () => position({ phase: 'keepFirst', red: 'B3-1 B4-1 B5-1', yellow: 'G3-1' }),
    ],
    ['while the second hand is kept', () => position({ phase: 'keepSecond', yellow: 'B3-1 B4-1 B5-1' })],
    ['in a turn', () => position()],
    [
      'while bonuses are owed',
      () => {
        const state = position({ red: 'B5-2 B5-1', grid: ['r1c2 G5-2 2 red', 'r2c1 P5-2 2 red'] });
        act(state, RED, 'repair B5-2 B5-1 r1c1');
        expect(state.pending).toHaveLength(2);
        return state;
      },
    ],
  ];

  test.each(states)('%s either player may, and the other wins whatever the score (OPS-154)', (_, make) => {
    for (const seat of [RED, YELLOW]) {
      const state = make();
      const told = act(state, seat, 'resign');
      expect(state.result).toEqual({
        winner: 1 - seat,
        population: scores(state),
        cubes: cubeTotals(state),
        reason: 'resigned',
      });
      expect(told).toMatchObject([{ type: 'gameOver', rule: 'OPS-154', open: { hands: state.kept } }]);
      expect(outpostSeven.waiting(state)).toBe(NOBODY);
      expect(outpostSeven.outcome(state)).toMatchObject({ winners: [1 - seat], rule: 'OPS-154' });
    }
  });
});
