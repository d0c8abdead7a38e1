import { describe, expect, test } from 'vitest';
import { rateOf } from './wilson.ts';

describe('the interval of a rate', () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is as Newcombe (1998) prints it', (successes, trials, low, high) => {
    const rate = rateOf(successes, trials);
    expect(rate.low).toBeCloseTo(low, 4);
    expect(rate.high).toBeCloseTo(high, 4);
    expect(rate.rate).toBeCloseTo(successes / trials, 6);
  });

  test('is the mirror image for the opposite rate', () => {
    const some = rateOf(30, 100);
    const others = rateOf(70, 100);
    expect(others.low).toBeCloseTo(1 - some.high, 6);
    expect(others.high).toBeCloseTo(1 - some.low, 6);
  });

  test('gets four times narrower with sixteen times the trials, about', () => {
    const few = rateOf(200, 400);
    const many = rateOf(3200, 6400);
    expect((few.high - few.low) / (many.high - many.low)).toBeCloseTo(4, 1);
  });

  test('takes half successes', () => {
    expect(rateOf(10.5, 21).rate).toBe(0.5);
  });

  test('knows nothing without trials', () => {
    expect(rateOf(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });
});
