/** Whether two players who met the same luck differ by more than chance explains. */
import { DEVIATE_95, rounded } from './wilson.ts';

export interface Paired {
  readonly pairs: number;
  /** By how much the first is ahead, on average. */
  readonly lead: number;
  readonly standardError: number;
  /** How often chance alone would part them at least so far, either way. */
  readonly p: number;
}

/** With fewer pairs the normal curve is too far from the truth. */
const FEWEST_PAIRS = 30;

/** A paired test of the sums of margins and of their squares; `null` when there are too few. */
export function pairedTest(pairs: number, sum: number, squares: number): Paired | null {
  if (pairs < FEWEST_PAIRS) return null;
  const lead = sum / pairs;
  const variance = Math.max(0, squares - sum * lead) / (pairs - 1);
  const standardError = Math.sqrt(variance / pairs);
  const deviate = standardError === 0 ? (lead === 0 ? 0 : Number.POSITIVE_INFINITY) : lead / standardError;
  return {
    pairs,
    lead: rounded(lead),
    standardError: rounded(standardError),
    p: rounded(beyond(Math.abs(deviate))),
  };
}

/** A mean difference and how sure one can be of it. */
export interface Difference {
  readonly pairs: number;
  readonly difference: number;
  /** The 95 % interval after Student; `null` with fewer than two pairs. */
  readonly low: number | null;
  readonly high: number | null;
  /** As in `Paired`; `null` where there are too few pairs. */
  readonly p: number | null;
}

/** Of numbers that come from pairs, such as the scores of two settings on the same shuffle. */
export function differenceOf(margins: readonly number[]): Difference {
  const pairs = margins.length;
  const sum = margins.reduce((total, margin) => total + margin, 0);
  const squares = margins.reduce((total, margin) => total + margin * margin, 0);
  const difference = pairs === 0 ? 0 : sum / pairs;
  const tested = pairedTest(pairs, sum, squares);
  if (pairs < 2) return { pairs, difference: rounded(difference), low: null, high: null, p: null };
  const variance = Math.max(0, squares - sum * difference) / (pairs - 1);
  const reach = student95(pairs - 1) * Math.sqrt(variance / pairs);
  return {
    pairs,
    difference: rounded(difference),
    low: rounded(difference - reach),
    high: rounded(difference + reach),
    p: tested?.p ?? null,
  };
}

/** The deviate of Student's distribution that leaves 2.5 % on either side, for few degrees of freedom from tables. */
function student95(freedom: number): number {
  const few = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262][freedom - 1];
  if (few !== undefined) return few;
  // The expansion after Cornish and Fisher, right to three digits from here on.
  const z = DEVIATE_95;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** The share of a normal distribution farther out than this on either side; right to six digits. */
function beyond(deviate: number): number {
  // The rational approximation 7.1.26 of Abramowitz and Stegun for the error function.
  const scaled = deviate / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * scaled);
  const polynomial =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return polynomial * Math.exp(-scaled * scaled);
}
