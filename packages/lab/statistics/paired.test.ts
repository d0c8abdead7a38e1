import { describe, expect, test } from 'vitest';
import { differenceOf, pairedTest } from './paired.ts';

/** Sums of margins that were written out one by one. */
const of = (...margins: number[]) =>
  pairedTest(
    margins.length,
    margins.reduce((sum, margin) => sum + margin, 0),
    margins.reduce((sum, margin) => sum + margin * margin, 0),
  );

const repeated = (times: number, ...margins: number[]): number[] =>
  Array.from({ length: times }, () => margins).flat();

describe('a paired test', () => {
  test('says nothing of fewer than thirty pairs', () => {
    expect(of(...repeated(29, 1))).toBeNull();
    expect(of(...repeated(30, 1))?.pairs).toBe(30);
  });

  test('finds no difference where the margins cancel out', () => {
    expect(of(...repeated(50, 3, -3))).toMatchObject({ lead: 0, p: 1 });
    expect(of(...repeated(50, 0))).toEqual({ pairs: 50, lead: 0, standardError: 0, p: 1 });
  });

  test('is sure of a difference that never changes', () => {
    expect(of(...repeated(40, -2))).toEqual({ pairs: 40, lead: -2, standardError: 0, p: 0 });
  });

  test.each([
    [1.959964, 0.05],
    [1, 0.317311],
    [2.575829, 0.01],
    [3.290527, 0.001],
  ])('%d standard errors are as rare as tables say', (deviate, p) => {
    const pairs = 100;
    const sum = deviate * 10;
    // Squares that make the variance of the margins exactly one.
    const found = pairedTest(pairs, sum, pairs - 1 + sum ** 2 / pairs);
    expect(found?.standardError).toBeCloseTo(0.1, 6);
    expect(found?.p).toBeCloseTo(p, 5);
    expect(pairedTest(pairs, -sum, pairs - 1 + sum ** 2 / pairs)?.p).toBe(found?.p);
  });
});

describe('a difference of pairs', () => {
  test('has the interval that tables of Student give', () => {
    // Ten margins with mean 3 and variance 2.5 · 20 / 9, nine degrees of freedom: 2.262.
    const margins = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5];
    const deviation = Math.sqrt(20 / 9);
    const reach = (2.262 * deviation) / Math.sqrt(10);
    const found = differenceOf(margins);
    expect(found).toMatchObject({ pairs: 10, difference: 3, p: null });
    expect(found.low).toBeCloseTo(3 - reach, 5);
    expect(found.high).toBeCloseTo(3 + reach, 5);
  });

  test.each([
    [11, 2.201],
    [31, 2.0395],
    [121, 1.9798],
  ])('with %d degrees of freedom reaches %d standard errors', (freedom, deviate) => {
    const margins = Array.from({ length: freedom + 1 }, (_, index) => (index % 2 === 0 ? 1 : -1));
    const pairs = margins.length;
    const { low, high } = differenceOf(margins);
    const standardError = Math.sqrt(pairs / (pairs - 1) / pairs);
    expect(((high ?? 0) - (low ?? 0)) / 2 / standardError).toBeCloseTo(deviate, 3);
  });

  test('of one pair or none has no interval', () => {
    expect(differenceOf([])).toEqual({ pairs: 0, difference: 0, low: null, high: null, p: null });
    expect(differenceOf([2])).toEqual({ pairs: 1, difference: 2, low: null, high: null, p: null });
  });

  test('of many pairs also says how rare it would be', () => {
    expect(differenceOf(repeated(20, 1, 1, -1)).p).toBeLessThan(0.05);
  });
});
