/** Counts of numbers, from which mean, deviation and quantiles come out exact. */
import { rounded } from './wilson.ts';

/** How often each number was seen. Scores may be negative or fractions. */
export type Histogram = Map<number, number>;

export interface Spread {
  readonly min: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p99: number;
  readonly max: number;
  readonly mean: number;
  /** The standard deviation; 0 where there is only one number. */
  readonly sd: number;
}

export interface Distribution extends Spread {
  /** Every number and how often it was seen, the smallest first. */
  readonly histogram: readonly (readonly [number: number, times: number])[];
}

export function count(histogram: Histogram, number: number, times = 1): void {
  histogram.set(number, (histogram.get(number) ?? 0) + times);
}

export function addTo(sum: Histogram, more: Histogram): void {
  for (const [number, times] of more) count(sum, number, times);
}

/** How many numbers were counted. */
function totalOf(histogram: Histogram): number {
  let total = 0;
  for (const times of histogram.values()) total += times;
  return total;
}

/** The smallest number first. */
const inOrder = (histogram: Histogram): [number, number][] => [...histogram].sort(([a], [b]) => a - b);

/** `null` when nothing was counted. */
export function spreadOf(histogram: Histogram): Spread | null {
  const seen = inOrder(histogram);
  const total = totalOf(histogram);
  if (total === 0) return null;
  /** The number at this place, from 1, of all numbers in order. */
  const place = (wanted: number): number => {
    let passed = 0;
    for (const [number, times] of seen) {
      passed += times;
      if (passed >= wanted) return number;
    }
    throw new Error(`There is no place ${wanted} among ${total} numbers.`);
  };
  const mean = seen.reduce((sum, [number, times]) => sum + number * times, 0) / total;
  const squares = seen.reduce((sum, [number, times]) => sum + (number - mean) ** 2 * times, 0);
  return {
    min: place(1),
    p25: place(Math.ceil(total * 0.25)),
    median: (place(Math.ceil(total / 2)) + place(Math.floor(total / 2) + 1)) / 2,
    p75: place(Math.ceil(total * 0.75)),
    p99: place(Math.ceil(total * 0.99)),
    max: place(total),
    mean: rounded(mean),
    sd: total === 1 ? 0 : rounded(Math.sqrt(squares / (total - 1))),
  };
}

/** `null` when nothing was counted. */
export function distributionOf(histogram: Histogram): Distribution | null {
  const spread = spreadOf(histogram);
  return spread && { ...spread, histogram: inOrder(histogram) };
}
