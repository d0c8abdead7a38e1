import { expect, it } from 'vitest';
import { RED, YELLOW } from '../cards.ts';
import type { Result } from '../state.ts';
import { position } from '../testing/position.ts';
import { worth } from './worth.ts';

const ended = (result: Result) => ({ ...position(), result });

it('of a win is its margin and a bonus for winning', () => {
  const won = ended({ winner: RED, population: [20, 12], cubes: [9, 30], reason: 'population' });
  expect(worth(won, RED)).toBeCloseTo(Math.tanh(1) + 0.3, 10);
  expect(worth(won, YELLOW)).toBeCloseTo(-Math.tanh(1) - 0.3, 10);
});

it('of a win by cubes is the bonus alone', () => {
  const won = ended({ winner: YELLOW, population: [14, 14], cubes: [23, 25], reason: 'cubes' });
  expect(worth(won, YELLOW)).toBeCloseTo(0.3, 10);
});

it('of a draw is nothing', () => {
  const drawn = ended({ winner: null, population: [14, 14], cubes: [24, 24], reason: 'draw' });
  expect(worth(drawn, RED)).toBe(0);
});

it('is not asked before the end', () => {
  expect(() => worth(position(), RED)).toThrow('no worth before its end');
});
