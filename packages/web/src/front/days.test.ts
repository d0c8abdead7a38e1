import { describe, expect, it } from 'vitest';
import { dayOf } from './days.ts';

const at = (day: number, hour: number): number => new Date(2026, 7, day, hour).getTime();

describe('a day', () => {
  it.each([
    ['today', at(14, 1), at(14, 23)],
    ['today', at(15, 0), at(14, 23)],
    ['yesterday', at(13, 23), at(14, 0)],
    ['Aug 12, 2026', at(12, 23), at(14, 0)],
  ])('is called %s', (words, when, now) => {
    expect(dayOf(when, now)).toBe(words);
  });
});
