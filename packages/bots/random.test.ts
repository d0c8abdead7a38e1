import { fastRandom } from '@airlock/kernel';
import { expect, it } from 'vitest';
import { randomBot } from './random.ts';
import { board, ticTacToe } from './testing/ticTacToe.ts';

it('takes every legal action about as often, and none besides', () => {
  const random = fastRandom('uniform');
  const counts = Array<number>(9).fill(0);
  for (let game = 0; game < 3000; game++) {
    counts[randomBot(ticTacToe).choose({ seat: 0, view: board('XO.XO....'), heard: [] }, random)]++;
  }
  const free = [2, 5, 6, 7, 8];
  expect(counts.reduce((sum, count) => sum + count)).toBe(3000);
  for (const square of free) expect(counts[square]).toBeGreaterThan(500);
  expect(free.reduce((sum, square) => sum + counts[square], 0)).toBe(3000);
});
