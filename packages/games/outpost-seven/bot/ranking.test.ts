import { expect, it } from 'vitest';
import { Ranking } from './ranking.ts';

it('keeps the best few, the best first, and among equals the earlier', () => {
  const ranking = new Ranking(3);
  for (const [action, value] of [
    [1, 5],
    [2, 9],
    [3, 5],
    [4, 1],
    [5, 7],
  ]) {
    ranking.offer(action, value);
  }
  expect(ranking.actions.slice(0, ranking.size)).toEqual([2, 5, 1]);
  expect(ranking.values.slice(0, ranking.size)).toEqual([9, 7, 5]);
});

it('is empty again when cleared', () => {
  const ranking = new Ranking(2);
  ranking.offer(1, 1);
  expect(ranking.clear().size).toBe(0);
  ranking.offer(2, -5);
  expect([ranking.size, ranking.actions[0]]).toEqual([1, 2]);
});
