/** How sure one can be of a rate that was counted. */

/** The normal deviate that leaves 2.5 % on either side. */
export const DEVIATE_95 = 1.959963984540054;

export interface Rate {
  readonly rate: number;
  /** The 95 % interval after Wilson. */
  readonly low: number;
  readonly high: number;
}

/** A share of `successes` in `trials`, with Wilson's score interval. Half successes (draws) are welcome. */
export function rateOf(successes: number, trials: number): Rate {
  if (trials === 0) return { rate: 0, low: 0, high: 1 };
  const share = successes / trials;
  const square = DEVIATE_95 ** 2;
  const scale = 1 + square / trials;
  const middle = share + square / (2 * trials);
  const spread = DEVIATE_95 * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials ** 2));
  return {
    rate: rounded(share),
    low: rounded(Math.max(0, (middle - spread) / scale)),
    high: rounded(Math.min(1, (middle + spread) / scale)),
  };
}

/** Six digits say more than any simulation knows, and keep reports readable. */
export const rounded = (number: number): number => Math.round(number * 1e6) / 1e6;
