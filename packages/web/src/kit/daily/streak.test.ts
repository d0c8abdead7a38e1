import { describe, expect, it } from 'vitest';
import { streakOf } from './streak.ts';

const on = (...days: (string | null)[]) => days.map((day) => ({ day }));

describe('a streak of daily ships', () => {
  it('counts days in a row, over the end of a month and of a year', () => {
    expect(streakOf(on('2026-01-02', '2026-01-01', '2025-12-31'), '2026-01-02')).toBe(3);
    expect(streakOf(on('2026-01-02', '2025-12-31'), '2026-01-02')).toBe(1);
  });

  it('lasts until the day after, and counts a day once', () => {
    expect(streakOf(on('2026-03-13', '2026-03-13', '2026-03-12', null), '2026-03-14')).toBe(2);
    expect(streakOf(on('2026-03-12'), '2026-03-14')).toBe(0);
    expect(streakOf([], '2026-03-14')).toBe(0);
  });
});
