/** Whether two players who met the same luck differ by more than chance explains. */
import { rounded } from './wilson.ts';

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

/** The share of a normal distribution farther out than this on either side; right to six digits. */
function beyond(deviate: number): number {
  // The rational approximation 7.1.26 of Abramowitz and Stegun for the error function.
  const scaled = deviate / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * scaled);
  const polynomial =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return polynomial * Math.exp(-scaled * scaled);
}
