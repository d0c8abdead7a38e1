/** Efforts for tests of searches: counted, never timed. */
import type { Effort } from '@airlock/kernel';

/** Used up at this question, counted from the first, for it; `asked` says how often it was asked. */
export function usedUpAfter(questions: number, share = 1): Effort & { readonly asked: () => number } {
  let asked = 0;
  return {
    share,
    isUsedUp: () => ++asked > questions,
    asked: () => asked,
  };
}
