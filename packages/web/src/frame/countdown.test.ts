import { describe, expect, it } from 'vitest';
import { clockWords, timeWords } from './countdown.ts';

describe('the time that is left', () => {
  it.each([
    [0, '0:00'],
    [42, '0:42'],
    [112, '1:52'],
    [3599, '59:59'],
    [3600, '1 h 0 min'],
    [86_398, '23 h 59 min'],
    [172_800, '48 h 0 min'],
  ])('of %d seconds reads "%s"', (seconds, words) => {
    expect(clockWords(seconds)).toBe(words);
  });

  it('follows the name of a phase', () => {
    expect([timeWords(null), timeWords(90)]).toEqual(['', ' · 1:30']);
  });
});
