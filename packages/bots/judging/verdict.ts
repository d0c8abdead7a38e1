/** What a decision is called: by how much it was behind the best one, and how surely. */
import type { Limits } from './judging.ts';
import type { Estimate } from './tally.ts';

export type Verdict = 'best' | 'fine' | 'slip' | 'mistake';

/** What is called a mistake is surely more than this: nearer to the limit of a mistake than to that of a slip. */
const sureFrom = ({ slip, mistake }: Limits): number => (slip + mistake) / 2;

/**
 * Where chance alone may explain the difference, nothing is called a slip; and only what is surely much more than a slip is
 * called a mistake.
 */
export function verdictOn(behind: Estimate, limits: Limits): Verdict {
  const { slip, mistake } = limits;
  const mayBeNothing = behind.low <= 0;
  if (behind.mean <= 0 || (mayBeNothing && behind.mean < slip)) return 'best';
  if (mayBeNothing || behind.mean < slip) return 'fine';
  return behind.mean < mistake || behind.low < sureFrom(limits) ? 'slip' : 'mistake';
}

/** How near a limit a difference has to be for more worlds to be worth their time. */
const NEAR = 0.7;

/** Whether it may be a mistake and may be none: too unsure to be called one, or about as large as one. */
export function isCloseCall(behind: Estimate, limits: Limits): boolean {
  if (behind.mean < NEAR * limits.mistake) return false;
  return behind.low < sureFrom(limits) || behind.mean < limits.mistake / NEAR;
}
