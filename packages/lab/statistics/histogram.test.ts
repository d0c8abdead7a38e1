import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo, count, distributionOf, type Histogram, spreadOf } from './histogram.ts';

const histogramOf = (numbers: readonly number[]): Histogram => {
  const histogram: Histogram = new Map();
  for (const number of numbers) count(histogram, number);
  return histogram;
};

describe('the spread of counted numbers', () => {
  test('of one number is that number throughout', () => {
    expect(spreadOf(histogramOf([7]))).toEqual({
      min: 7,
      p25: 7,
      median: 7,
      p75: 7,
      p99: 7,
      max: 7,
      mean: 7,
      sd: 0,
    });
  });

  test('of an even number of them has its median between the two in the middle', () => {
    expect(spreadOf(histogramOf([1, 2, 5, 100]))?.median).toBe(3.5);
  });

  test('of 1 to 200: 99 % are within 198', () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
    expect(spreadOf(histogramOf(numbers))).toEqual({
      min: 1,
      p25: 50,
      median: 100.5,
      p75: 150,
      p99: 198,
      max: 200,
      mean: 100.5,
      sd: 57.879185,
    });
  });

  test('is nothing when nothing was counted', () => {
    expect(spreadOf(new Map())).toBeNull();
  });

  test('knows numbers below zero and fractions', () => {
    expect(distributionOf(histogramOf([2.5, -3, -3]))).toMatchObject({
      min: -3,
      median: -3,
      max: 2.5,
      histogram: [
        [-3, 2],
        [2.5, 1],
      ],
    });
    expect(distributionOf(new Map())).toBeNull();
  });

  test('agrees with sorting them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { minLength: 1, maxLength: 80 }), (numbers) => {
        const sorted = [...numbers].sort((a, b) => a - b);
        const spread = spreadOf(histogramOf(numbers));
        expect(spread?.min).toBe(sorted[0]);
        expect(spread?.max).toBe(sorted.at(-1));
        expect(spread?.p99).toBe(sorted[Math.ceil(numbers.length * 0.99) - 1]);
        expect(spread?.p25).toBe(sorted[Math.ceil(numbers.length * 0.25) - 1]);
        expect(spread?.p75).toBe(sorted[Math.ceil(numbers.length * 0.75) - 1]);
        const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
        const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
        expect(spread?.sd).toBeCloseTo(
          numbers.length === 1 ? 0 : Math.sqrt(squares / (numbers.length - 1)),
          5,
        );
        const middle = (numbers.length - 1) / 2;
        const median = ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle)] as number)) / 2;
        expect(spread?.median).toBe(median);
      }),
    );
  });

  test('two counts add up to the count of both', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40)), fc.array(fc.nat(40)), (some, others) => {
        const sum = histogramOf(some);
        addTo(sum, histogramOf(others));
        expect(spreadOf(sum)).toEqual(spreadOf(histogramOf([...some, ...others])));
      }),
    );
  });
});
