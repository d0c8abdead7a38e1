/** The worked examples of the end of a game, each with all its numbers. */
import { NOBODY } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import { CELL_NAMES } from '../grid.ts';
import type { State } from '../state.ts';
import { writeCards } from '../testing/notation.ts';
import { act, legalActions, openOf, readAction, scores } from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';

const nothingLeft = { offer: '- - - - -', deck: '' };

test('OPS-E17 One player out: the other goes on alone, wherever the first module lies', () => {
  for (const cell of CELL_NAMES) {
    const state = position({ ...nothingLeft, red: 'G4-1', yellow: 'B3-1 P5-1 G6-1 B6-2', active: YELLOW });
    const first = act(state, YELLOW, `repair B3-1 B6-2 ${cell}`);
    expect(openOf(first, 'repaired')).toMatchObject([{ placed: 3, lost: 1 }]);
    expect(openOf(first, 'playerOut')).toEqual([{ seat: RED }]);
    expect(state.active).toBe(YELLOW);
    expect(outpostSeven.outcome(state)).toBeNull();

    const beside = legalActions(state, YELLOW, 'repair P5-1 G6-1')[0] as string;
    const second = act(state, YELLOW, beside);
    expect(openOf(second, 'repaired')).toMatchObject([{ placed: 1, lost: 0 }]);
    expect(openOf(second, 'playerOut')).toEqual([{ seat: YELLOW }]);
    expect(outpostSeven.waiting(state)).toBe(NOBODY);
    expect(outpostSeven.outcome(state)?.scores).toEqual(scores(state));
    expect(writeCards(state.kept[RED])).toBe('G4-1');
  }
});

describe('OPS-E18 Tiebreaks', () => {
  /** Red's last two cards leave a neutral module, so that nothing but the end happens. */
  const lastMove = (written: WrittenPosition): State => {
    const state = position({ ...nothingLeft, red: 'P5-1 B5-4', ...written });
    act(state, RED, 'repair P5-1 B5-4 r3c1');
    return state;
  };
  const even = [3, 3, 3, 3, 3, 3, 3, 3, 2, 2];

  test('14 to 14 with 23 cubes against 25: Yellow wins on cubes', () => {
    const state = lastMove({
      population: even,
      grid: [
        ...['r1c1 B6-1 6 red', 'r1c2 B6-2 6 red', 'r1c3 B6-3 6 red', 'r1c4 B5-1 5 red'],
        ...['r2c1 G6-1 6 yellow', 'r2c2 G6-2 6 yellow', 'r2c3 G6-3 6 yellow', 'r2c4 G5-1 5 yellow'],
        'r2c5 G5-2 2 yellow',
      ],
    });
    expect(state.result).toEqual({ winner: YELLOW, population: [14, 14], cubes: [23, 25], reason: 'cubes' });
  });

  test('14 to 14 with 24 cubes each: a draw', () => {
    const state = lastMove({
      population: even,
      grid: [
        ...['r1c1 B6-1 6 red', 'r1c2 B6-2 6 red', 'r1c3 B6-3 6 red', 'r1c4 B6-4 6 red'],
        ...['r2c1 G6-1 6 yellow', 'r2c2 G6-2 6 yellow', 'r2c3 G6-3 6 yellow', 'r2c4 G5-1 5 yellow'],
        'r2c5 G5-2 1 yellow',
      ],
    });
    expect(state.result).toEqual({ winner: null, population: [14, 14], cubes: [24, 24], reason: 'draw' });
  });

  test('15 to 14 with 10 cubes against 30: Red wins on population', () => {
    const state = lastMove({
      population: [9, 2, 3, 2, 3, 2, 2, 2, 2, 2],
      grid: [
        ...['r1c1 B6-1 6 red', 'r1c2 B5-1 4 red'],
        ...['r2c1 G6-1 6 yellow', 'r2c2 G6-2 6 yellow', 'r2c3 G6-3 6 yellow', 'r2c4 G6-4 6 yellow'],
        'r2c5 G6-5 6 yellow',
      ],
    });
    expect(state.result).toEqual({
      winner: RED,
      population: [15, 14],
      cubes: [10, 30],
      reason: 'population',
    });
  });
});

describe('OPS-E19 Neutral play allowed or forbidden', () => {
  /** Yellow's repair makes Red due. */
  const redIsDue = (red: string, neutralPlay: 'allowed' | 'forbidden') => {
    const state = position({
      ...nothingLeft,
      red,
      yellow: 'P4-1 G3-1 G3-2',
      active: YELLOW,
      options: { neutralPlay },
    });
    return { state, told: act(state, YELLOW, 'repair G3-1 G3-2 r1c1') };
  };

  test('allowed: Red must repair one with the other for no cube', () => {
    const { state } = redIsDue('G5-1 B5-2', 'allowed');
    expect(legalActions(state, RED)).toEqual(
      ['G5-1 B5-2', 'B5-2 G5-1']
        .flatMap((pair) => ['r1c2', 'r2c1'].map((cell) => `repair ${pair} ${cell}`))
        .sort((a, b) => readAction(a) - readAction(b)),
    );
    const told = act(state, RED, 'repair G5-1 B5-2 r1c2');
    expect(openOf(told, 'repaired')).toMatchObject([{ placed: 0, lost: 0 }]);
  });

  test('forbidden: neither can act, so the game is over at once', () => {
    const { state, told } = redIsDue('G5-1 B5-2', 'forbidden');
    expect(openOf(told, 'playerOut')).toEqual([{ seat: RED }, { seat: YELLOW }]);
    expect(openOf(told, 'gameOver')).toHaveLength(1);
    expect(outpostSeven.waiting(state)).toBe(NOBODY);
  });

  test.each(['allowed', 'forbidden'] as const)(
    '%s: a 5 pays for a 4 and nothing else can be done',
    (neutral) => {
      const { state } = redIsDue('G5-1 B4-1', neutral);
      expect(legalActions(state, RED)).toEqual(['repair B4-1 G5-1 r1c2', 'repair B4-1 G5-1 r2c1']);
      const told = act(state, RED, 'repair B4-1 G5-1 r1c2');
      expect(openOf(told, 'repaired')).toMatchObject([{ colourMatch: false, overpay: 1, placed: 1 }]);
    },
  );
});
