/** What a candidate was worth in each world it met, and what can be said of that. */
import { missing } from '@airlock/kernel';

/** A mean with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How many standard errors lie on either side of a mean in 95 of 100 cases. */
const WIDTH = 1.96;

export function meanOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** Never 0 for a share that was all or nothing: a world more might have said something else. */
function errorOf(values: readonly number[], mean: number): number {
  if (values.length < 2) return 0;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

export function estimate(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  const error = WIDTH * errorOf(values, mean);
  return { mean, low: mean - error, high: mean + error };
}

/** A share of times, whose interval stays between 0 and 1 and has a width even where all went one way (Wilson). */
export function share(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  const count = Math.max(1, values.length);
  const square = WIDTH ** 2 / count;
  const centre = (mean + square / 2) / (1 + square);
  const half = (WIDTH * Math.sqrt((mean * (1 - mean)) / count + square / (4 * count))) / (1 + square);
  return {
    mean,
    low: Math.max(0, Math.min(mean, centre - half)),
    high: Math.min(1, Math.max(mean, centre + half)),
  };
}

/** By how much the first is ahead of the second in the worlds that both have met. */
export function lead(first: readonly number[], second: readonly number[]): Estimate {
  const shared = Math.min(first.length, second.length);
  const differences: number[] = [];
  for (let world = 0; world < shared; world++) {
    differences.push((first[world] ?? missing()) - (second[world] ?? missing()));
  }
  return estimate(differences);
}
