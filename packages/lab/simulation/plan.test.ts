import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceSeed, levelAt, type Plan, rangesOf, shuffleSeed } from './plan.ts';

const plan = (levels: readonly string[], seats: number, games: number): Plan => ({
  game: 'pebbles',
  options: {},
  seats,
  levels,
  seed: 's',
  games,
  skipped: 0,
  mostMoves: 1000,
});

describe('who sits where', () => {
  test('two levels at two seats swap with every game and share the shuffle', () => {
    const two = plan(['a', 'b'], 2, 10);
    const seating = (game: number) => [0, 1].map((seat) => two.levels[levelAt(two, game, seat)]);
    expect([seating(0), seating(1), seating(2)]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b'],
    ]);
    expect(shuffleSeed(two, 0)).toBe(shuffleSeed(two, 1));
    expect(shuffleSeed(two, 1)).not.toBe(shuffleSeed(two, 2));
    expect(choiceSeed(two, 0)).not.toBe(choiceSeed(two, 1));
  });

  test('over a round every level sits in every seat as often as any other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 8 }), (levels, seats) => {
        const some = plan(
          Array.from({ length: levels }, (_, level) => `l${level}`),
          seats,
          levels * 7,
        );
        for (let seat = 0; seat < seats; seat++) {
          const sat = Array.from({ length: some.games }, (_, game) => levelAt(some, game, seat));
          for (let level = 0; level < levels; level++) {
            expect(sat.filter((one) => one === level)).toHaveLength(7);
          }
        }
      }),
    );
  });
});

describe('ranges', () => {
  test('of a run in parts go on where the part before ended', () => {
    const part = { ...plan(['a', 'b'], 1, 6), skipped: 5 };
    const ranges = rangesOf(part);
    expect(ranges.map(({ from, to }) => [from, to])).toEqual([
      [10, 12],
      [12, 14],
      [14, 16],
    ]);
    expect(shuffleSeed(part, 10)).toBe('s shuffle 5');
  });

  test('hold every game once, in order, and cut no round in two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5000 }), (levels, games) => {
        const ranges = rangesOf(plan(Array(levels).fill('a'), 2, games));
        let next = 0;
        for (const { from, to } of ranges) {
          expect(from).toBe(next);
          expect(to).toBeGreaterThan(from);
          expect(from % levels).toBe(0);
          next = to;
        }
        expect(next).toBe(games);
        expect(ranges.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
