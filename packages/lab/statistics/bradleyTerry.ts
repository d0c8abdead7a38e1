/**
 * Ratings from a crosstable, after Bradley and Terry: the chance that one beats another is its strength's share
 * of both strengths. Strengths are found by the usual minorise-maximise steps and told on Elo's scale.
 */
import { itemAt } from '@airlock/kernel';

/** Where the middle of the field stands on Elo's scale. */
const MEAN_RATING = 1500;

/** Ten times the odds are this many points. */
const POINTS_PER_DECADE = 400;

const MOST_ROUNDS = 100_000;
const CLOSE_ENOUGH = 1e-12;

/**
 * Ratings for `points[i][j]`, what i scored against j (a draw is half a point for each). `imaginedDraws` are
 * added between every two that met: without one, who never lost would be infinitely strong.
 */
export function ratings(points: readonly (readonly number[])[], imaginedDraws = 1): number[] {
  const scored = points.map((row, i) =>
    row.map((won, j) => (met(points, i, j) ? won + imaginedDraws / 2 : 0)),
  );
  const total = scored.map((row) => row.reduce((sum, won) => sum + won, 0));
  let strengths = points.map(() => 1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = normalised(strengths.map((own, i) => improved(own, i, scored, total, strengths)));
    const change = Math.max(
      ...next.map((strength, i) => Math.abs(Math.log(strength / itemAt(strengths, i)))),
    );
    strengths = next;
    if (change < CLOSE_ENOUGH) break;
  }
  return strengths.map((strength) => MEAN_RATING + POINTS_PER_DECADE * Math.log10(strength));
}

const met = (points: readonly (readonly number[])[], i: number, j: number): boolean =>
  i !== j && itemAt(itemAt(points, i), j) + itemAt(itemAt(points, j), i) > 0;

function improved(
  own: number,
  i: number,
  scored: readonly (readonly number[])[],
  total: readonly number[],
  strengths: readonly number[],
): number {
  let expected = 0;
  for (let j = 0; j < strengths.length; j++) {
    if (j === i) continue;
    const games = itemAt(itemAt(scored, i), j) + itemAt(itemAt(scored, j), i);
    expected += games / (own + itemAt(strengths, j));
  }
  return expected === 0 ? own : itemAt(total, i) / expected;
}

/** Only ratios matter; the geometric mean is set to 1 so that the ratings' mean stays in place. */
function normalised(strengths: readonly number[]): number[] {
  const mean = strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / strengths.length;
  return strengths.map((strength) => strength / Math.exp(mean));
}
