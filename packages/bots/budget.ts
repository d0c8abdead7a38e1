/** How much a search tries before it answers. */
import type { Effort } from '@airlock/kernel';

export interface Budget {
  /** How many games a search plays to their end, at its full strength. */
  readonly playouts: number;
}

/** What is left of a budget for one question. */
export interface Allowance {
  readonly playouts: number;
  isUsedUp(): boolean;
}

/** The part of a budget that the table has to spare: all of it, and all the time, where nobody says how much. */
export function allowed({ playouts }: Budget, effort: Effort | undefined): Allowance {
  if (!effort) return { playouts, isUsedUp: () => false };
  return {
    playouts: Math.max(1, Math.round(playouts * effort.share)),
    isUsedUp: () => effort.isUsedUp(),
  };
}
