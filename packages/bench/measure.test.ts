import { describe, expect, test } from 'vitest';
import { lineThrough, rateOf, ratioOf, spreadOf } from './measure.ts';

describe('measuring', () => {
  test('the median of an odd number of samples is the middle one', () => {
    expect(spreadOf([5, 1, 9])).toEqual({ median: 5, least: 1, most: 9 });
  });

  test('the median of an even number of samples lies between the middle two', () => {
    expect(spreadOf([4, 1, 2, 9]).median).toBe(3);
  });

  test('a line is found among points, with how sure that is', () => {
    const exact = [0, 1, 2, 3].map((x) => [x, 7 + 3 * x] as const);
    expect(lineThrough(exact)).toEqual({ slope: 3, error: 0 });
    const { slope, error } = lineThrough([
      [0, 1],
      [1, -1],
      [2, -1],
      [3, 1],
    ]);
    expect(slope).toBe(0);
    expect(error).toBeCloseTo(Math.sqrt(4 / 2 / 5));
    expect(() => lineThrough(exact.slice(2))).toThrow('Two points are on every line.');
  });

  test('a ratio is one of medians', () => {
    const measured = [
      { name: 'ours', rate: spreadOf([10, 20, 30]) },
      { name: 'theirs', rate: spreadOf([4, 5, 6]) },
    ];
    expect(ratioOf(measured, 'ours', 'theirs')).toBe(4);
    expect(() => ratioOf(measured, 'ours', 'nobody')).toThrow('"nobody" was not measured.');
  });

  test('a rate counts all units of work done', async () => {
    let done = 0;
    const rate = await rateOf(() => {
      for (let spin = 0; spin < 200_000; spin++) done += spin % 2;
      return 7;
    }, 0.02);
    expect(rate).toBeGreaterThan(0);
    expect(done).toBeGreaterThan(0);
  });
});
