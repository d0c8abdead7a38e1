import { describe, expect, it } from 'vitest';
import { excessInWords, excessOf } from './common.ts';

const covers = [{ path: /^roles\./, values: [3] }];

describe('what a spectator sees', () => {
  it('is nothing more where every seat reads the same at the same place', () => {
    const view = { phase: 'vote', points: [1, 2] };
    expect(excessOf(view, [{ ...view, hand: [7] }, view])).toEqual([]);
  });

  it('is too much where only one seat reads it', () => {
    const seats = [{ hands: [9, null] }, { hands: [null, 4] }];
    expect(excessOf({ hands: [9, null] }, seats)).toEqual([{ path: 'hands.0', value: 9, seats: [9, null] }]);
  });

  it('is too much where a seat has nothing at that place', () => {
    expect(excessOf({ plan: [5] }, [{ plan: [5] }, { plan: null }])).toHaveLength(1);
  });

  it('is too much where no seat reads it', () => {
    expect(excessOf({ deck: [1] }, [{}, {}])).toMatchObject([{ path: 'deck.0' }]);
  });

  it('is nothing where it is covered, and a cover counts only at its own place', () => {
    const seats = [
      { roles: [1, 3], points: 1 },
      { roles: [3, 0], points: 1 },
    ];
    expect(excessOf({ roles: [3, 3], points: 1 }, seats, covers)).toEqual([]);
    expect(excessOf({ roles: [1, 3], points: 1 }, seats, covers)).toMatchObject([{ path: 'roles.0' }]);
    expect(excessOf({ points: 3 }, seats, covers)).toMatchObject([{ path: 'points' }]);
  });

  it('is told in one line, with the places without their numbers', () => {
    const excess = excessOf({ plan: [5, 6] }, [{ plan: [5, 6] }, { plan: null }]);
    expect(excessInWords(excess)).toBe(
      '2 values that some seat cannot see, such as plan.0 = 5 (seats read 5 -); at plan.*',
    );
    expect(excessInWords([])).toBe('nothing but what every seat sees');
  });
});
