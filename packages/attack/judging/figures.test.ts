import { describe, expect, it } from 'vitest';
import { figure, medianOf, quantile } from './figures.ts';

describe('figures', () => {
  it('find the slowest hundredth and the middle', () => {
    const values = Array.from({ length: 200 }, (_, index) => index + 1);
    expect(quantile(values, 0.99)).toBe(199);
    expect(quantile([7], 0.99)).toBe(7);
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(quantile([], 0.5)).toBe(0);
  });

  it('have as many digits as say something', () => {
    expect([7.46, 3, 41.2, 2_000.4, 0].map(figure)).toEqual(['7.5', '3', '41', '2,000', '0']);
  });
});
