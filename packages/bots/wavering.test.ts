import { fastRandom } from '@airlock/kernel';
import { expect, it } from 'vitest';
import { board, ticTacToe } from './testing/ticTacToe.ts';
import { wavering } from './wavering.ts';

const FIRST_FREE = 2;
const choices = (percent: number): number[] => {
  const random = fastRandom('wavering');
  const policy = wavering(ticTacToe, () => FIRST_FREE, percent);
  return Array.from({ length: 400 }, () => policy(board('XO.XO....'), 0, random));
};

it('follows its policy as often as it should, and does anything allowed otherwise', () => {
  expect(new Set(choices(100))).toEqual(new Set([FIRST_FREE]));
  expect(new Set(choices(0))).toEqual(new Set([2, 5, 6, 7, 8]));
  const followed = choices(60).filter((choice) => choice === FIRST_FREE).length / 400;
  // Chance picks it in one of five cases besides.
  expect(followed).toBeGreaterThan(0.6);
  expect(followed).toBeLessThan(0.76);
});
