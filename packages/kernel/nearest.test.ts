import { describe, expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const names = ['outpost-seven', 'outsider', 'outbreak', 'hypatia'];

describe('what was meant', () => {
  test.each([
    ['outpost-sevn', 'outpost-seven'],
    ['outpsot-seven', 'outpost-seven'],
    ['Outsider', 'outsider'],
    ['outbraek', 'outbreak'],
    ['hipatia', 'hypatia'],
  ])('"%s" is meant as %s', (typed, meant) => {
    expect(nearest(typed, names)).toBe(meant);
  });

  test('is anybody’s guess when nothing is near', () => {
    expect(nearest('chess', names)).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });

  test('is the nearer of two', () => {
    expect(nearest('pln', ['plan', 'plans'])).toBe('plan');
  });

  test('two letters swapped are one slip, not two', () => {
    expect(nearest('ab', ['ba'])).toBe('ba');
    expect(nearest('ab', ['cd'])).toBeUndefined();
  });
});
