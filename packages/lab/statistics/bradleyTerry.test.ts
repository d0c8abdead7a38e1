import { describe, expect, test } from 'vitest';
import { ratings } from './bradleyTerry.ts';

const difference = (points: number[][], draws = 0): number => {
  const [one, other] = ratings(points, draws) as [number, number];
  return one - other;
};

describe('ratings after Bradley and Terry', () => {
  test('between two they are Elo’s: 3 to 1 is 191 points, 10 to 1 is 400', () => {
    expect(
      difference([
        [0, 3],
        [1, 0],
      ]),
    ).toBeCloseTo(400 * Math.log10(3), 6);
    expect(
      difference([
        [0, 10],
        [1, 0],
      ]),
    ).toBeCloseTo(400, 6);
    expect(
      difference([
        [0, 5],
        [5, 0],
      ]),
    ).toBeCloseTo(0, 6);
  });

  test('have their mean at 1500', () => {
    const found = ratings([
      [0, 7, 9],
      [3, 0, 6],
      [1, 4, 0],
    ]);
    expect(found.reduce((sum, rating) => sum + rating, 0) / 3).toBeCloseTo(1500, 6);
  });

  test('find the strengths that a crosstable was made from', () => {
    const strengths = [1, 2, 5, 10];
    const points = strengths.map((own, i) =>
      strengths.map((other, j) => (i === j ? 0 : (1000 * own) / (own + other))),
    );
    const found = ratings(points, 0);
    for (const [i, strength] of strengths.entries()) {
      expect((found[i] as number) - (found[0] as number)).toBeCloseTo(400 * Math.log10(strength), 4);
    }
  });

  test('expect as many points as were scored', () => {
    const points = [
      [0, 12, 17, 3],
      [8, 0, 11, 6],
      [3, 9, 0, 9],
      [17, 14, 11, 0],
    ];
    const found = ratings(points, 0);
    for (const [i, row] of points.entries()) {
      const expected = row.reduce((sum, won, j) => {
        if (i === j) return sum;
        const games = won + ((points[j] as number[])[i] as number);
        return sum + games / (1 + 10 ** (((found[j] as number) - (found[i] as number)) / 400));
      }, 0);
      expect(expected).toBeCloseTo(
        row.reduce((sum, won) => sum + won, 0),
        6,
      );
    }
  });

  test('stay finite for a player who never lost, thanks to one imagined draw', () => {
    expect(
      difference(
        [
          [0, 20],
          [0, 0],
        ],
        1,
      ),
    ).toBeCloseTo(400 * Math.log10(41), 6);
  });

  test('leave those who met nobody in the middle', () => {
    expect(
      ratings([
        [0, 0],
        [0, 0],
      ]),
    ).toEqual([1500, 1500]);
  });
});
