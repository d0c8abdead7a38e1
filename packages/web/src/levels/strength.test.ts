import { describe, expect, it } from 'vitest';
import { certaintyOf, costOf, type LevelInfo, shareWords, strengthOf } from './strength.ts';

const level = (id: string, measured: LevelInfo['measured'] = null): LevelInfo => ({
  id,
  name: id,
  help: '',
  measured,
});
const cost = { median: 0.2, p99: 3 };
const step = { below: 'Navigator', rate: 0.72, low: 0.675, high: 0.762, games: 400, alone: false };
const lowest = level('drifter', { step: null, cost });

describe('the strength of a level', () => {
  it('is told by the level below', () => {
    expect(strengthOf(level('officer', { step, cost }), [lowest])).toBe('Beats Navigator in 7 of 10 games');
  });

  it('is told by deals where everybody plays alone', () => {
    const alone = level('officer', { step: { ...step, alone: true }, cost });
    expect(strengthOf(alone, [lowest])).toBe('Does better than Navigator on 7 of 10 deals');
  });

  it('is nothing to boast of at the bottom, and is said plainly where nobody measured it', () => {
    expect(strengthOf(lowest, [lowest])).toBe('The lowest level');
    expect(strengthOf(level('officer'), [lowest])).toBe('Strength not measured');
  });

  it.each([
    [0.04, '4 of 100'],
    [0.05, '1 of 10'],
    [0.5, '5 of 10'],
    [0.949, '9 of 10'],
    [0.997, '100 of 100'],
  ])('a share of %d is %s', (rate, words) => {
    expect(shareWords(rate)).toBe(words);
  });

  it('comes with how sure it is', () => {
    expect(certaintyOf(level('officer', { step, cost }))).toBe(
      'Measured in 400 games: 68 to 76 of 100, with 95 % confidence.',
    );
    expect(certaintyOf(lowest)).toBeUndefined();
  });
});

describe('what a decision costs', () => {
  it('is told in milliseconds, once there are any', () => {
    expect(costOf(lowest)).toBe('at once');
    expect(costOf(level('officer', { step, cost: { median: 70.4, p99: 200 } }))).toBe('70 ms');
    expect(costOf(level('officer'))).toBe('');
  });
});
