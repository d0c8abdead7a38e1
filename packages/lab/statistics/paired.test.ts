import { describe, expect, test } from 'vitest';
import { pairedTest } from './paired.ts';

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
