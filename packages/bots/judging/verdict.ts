/** What a decision is called: by how much it was behind the best one, and how surely. */
import type { Limits } from './judging.ts';
import type { Estimate } from './tally.ts';

export type Verdict = 'best' | 'fine' | 'slip' | 'mistake';

/**
 * Where chance alone may explain the difference, nothing is called a slip; and only what is surely more than a slip is called a
 * mistake.
 */
export function verdictOn(behind: Estimate, { slip, mistake }: Limits): Verdict {
  const mayBeNothing = behind.low <= 0;
  if (behind.mean <= 0 || (mayBeNothing && behind.mean < slip)) return 'best';
  if (mayBeNothing || behind.mean < slip) return 'fine';
  return behind.mean < mistake || behind.low < slip ? 'slip' : 'mistake';
}
