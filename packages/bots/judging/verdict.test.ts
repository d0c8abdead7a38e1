import { describe, expect, it } from 'vitest';
import { luckOf } from './luck.ts';
import type { Reviewed } from './review.ts';
import { lead, share } from './tally.ts';
import { isCloseCall, verdictOn } from './verdict.ts';

const limits = { slip: 0.03, mistake: 0.08 };

describe('a verdict', () => {
  it.each([
    ['the best one is the best', 0, 0, 0, 'best'],
    ['as good as the best', 0.01, -0.02, 0.04, 'best'],
    ['a little behind', 0.02, 0.01, 0.03, 'fine'],
    ['far behind, but perhaps by chance', 0.2, -0.1, 0.5, 'fine'],
    ['behind', 0.05, 0.02, 0.08, 'slip'],
    ['far behind, but perhaps only a little', 0.09, 0.01, 0.17, 'slip'],
    ['far behind, but not surely that far', 0.09, 0.05, 0.13, 'slip'],
    ['far behind', 0.09, 0.06, 0.12, 'mistake'],
  ] as const)('%s', (_, mean, low, high, verdict) => {
    expect(verdictOn({ mean, low, high }, limits)).toBe(verdict);
  });
});

describe('estimates', () => {
  it('compare two candidates world by world', () => {
    const { mean, low, high } = lead([1, 1, 0, 1], [0, 0, -1, 0]);
    expect([mean, low, high]).toEqual([1, 1, 1]);
  });

  it('leave room for another end even where all ended alike', () => {
    const all = share(Array.from({ length: 40 }, () => 1));
    expect(all.mean).toBe(1);
    expect(all.low).toBeLessThan(0.95);
    expect(all.high).toBe(1);
  });
});

describe('luck and skill', () => {
  const one = (index: number, best: number, loss: number): Reviewed =>
    ({ index, best: { worth: { mean: best, low: best, high: best } }, loss }) as unknown as Reviewed;

  it('add up to the result', () => {
    const luck = luckOf([one(0, 0.6, 0.1), one(3, 0.4, 0.05)], 0.5, [{ from: 0, result: 1 }]);
    expect(luck?.deal).toBeCloseTo(0.1);
    expect(luck?.decisions).toBeCloseTo(-0.15);
    expect(luck && luck.start + luck.deal + luck.decisions + luck.draws).toBeCloseTo(1);
    expect(luckOf([], 0.5, [{ from: 0, result: 1 }])).toBeNull();
  });

  it('are counted round by round where each is dealt anew, and only for rounds that tell how they ended', () => {
    const rounds = [
      { from: 0, result: -30 },
      { from: 5, result: null },
      { from: 9, result: -12 },
    ];
    const luck = luckOf([one(1, -20, 4), one(6, -50, 9), one(9, -15, 0), one(11, -9, 1)], -18, rounds);
    expect(luck).toMatchObject({ start: -36, deal: 1, decisions: -5, result: -42 });
    expect(luck?.draws).toBe(-2);
  });
});

describe('a close call', () => {
  const limits = { slip: 3, mistake: 8 };
  it.each([
    [{ mean: 8.5, low: 7, high: 10 }, true, 'about as large as a mistake'],
    [{ mean: 20, low: 1, high: 39 }, true, 'large and unsure'],
    [{ mean: 20, low: 12, high: 28 }, false, 'surely one'],
    [{ mean: 4, low: -2, high: 10 }, false, 'too small to be one'],
  ])('is %o: %s, %s', (behind, isClose) => {
    expect(isCloseCall(behind, limits)).toBe(isClose);
  });
});
