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

/** How near a limit a difference has to be for more worlds to be worth their time. */
const NEAR = 0.7;

/** Whether it may be a mistake and may be none: too unsure to be called one, or about as large as one. */
export function isCloseCall(behind: Estimate, { slip, mistake }: Limits): boolean {
  if (behind.mean < NEAR * mistake) return false;
  return behind.low < slip || behind.mean < mistake / NEAR;
}
