import { describe, expect, it } from 'vitest';
import { CLOCK, everyone, has, NOBODY, only, REVIEWER, SPECTATOR, seatsIn } from './seats.ts';

describe('a set of seats', () => {
  it('holds one seat, all seats or nobody', () => {
    expect(seatsIn(only(3))).toEqual([3]);
    expect(seatsIn(everyone(4))).toEqual([0, 1, 2, 3]);
    expect(seatsIn(NOBODY)).toEqual([]);
    expect(everyone(0)).toBe(NOBODY);
  });

  it('can hold the clock beside the players', () => {
    expect(seatsIn(everyone(2) | only(CLOCK))).toEqual([0, 1, CLOCK]);
  });

  it('knows whom it holds', () => {
    const set = only(1) | only(5);
    expect([0, 1, 2, 5, CLOCK].map((seat) => has(set, seat))).toEqual([false, true, false, true, false]);
  });

  for (const stranger of [
    SPECTATOR,
    REVIEWER,
    CLOCK + 1,
    CLOCK + 2,
    32,
    33,
    64,
    0.5,
    -0.5,
    Number.NaN,
    2 ** 32,
  ]) {
    it(`never holds ${stranger}, which is no seat`, () => {
      const all = everyone(CLOCK) | only(CLOCK);
      expect(has(all, stranger)).toBe(false);
    });
  }
});
