/** Counts of whole numbers, from which median and percentiles come out exact. */
import { rounded } from './wilson.ts';

/** `counts[n]` says how often n was seen; missing places were never seen. */
export type Histogram = number[];

export interface Spread {
  readonly min: number;
  readonly mean: number;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
}

export function count(histogram: Histogram, number: number): void {
  histogram[number] = (histogram[number] ?? 0) + 1;
}

export function addTo(sum: Histogram, more: Histogram): void {
  for (const [number, seen] of more.entries()) {
    if (seen) sum[number] = (sum[number] ?? 0) + seen;
  }
}

/** `null` when nothing was counted. */
export function spreadOf(histogram: Histogram): Spread | null {
  const seen = [...histogram.entries()].filter(([, times]) => times);
  const total = seen.reduce((sum, [, times]) => sum + times, 0);
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
  return {
    min: place(1),
    mean: rounded(seen.reduce((sum, [number, times]) => sum + number * times, 0) / total),
    median: (place(Math.ceil(total / 2)) + place(Math.floor(total / 2) + 1)) / 2,
    p99: place(Math.ceil(total * 0.99)),
    max: place(total),
  };
}
