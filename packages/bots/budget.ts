/** How much a search tries before it answers. */
import type { Effort } from '@airlock/kernel';

export interface Budget {
  /** How many games a search plays to their end, at its full strength. */
  readonly playouts: number;
  /**
   * How many moves all of them may have together. A game that has just begun takes many times as long to play out as one
   * that is nearly over, and a decision should not: where games are long, fewer are played. It is counted and not timed, so
   * that simulations can be repeated.
   */
  readonly moves?: number;
}

/** What is left of a budget for one question. */
export interface Allowance {
  readonly playouts: number;
  isUsedUp(): boolean;
  /** How many games may be played in all, by how many moves those had that were. */
  affords(games: number, moves: number): number;
}

/** The part of a budget that the table has to spare: all of it, and all the time, where nobody says how much. */
export function allowed(budget: Budget, effort: Effort | undefined): Allowance {
  const share = effort?.share ?? 1;
  const playouts = effort ? Math.max(1, Math.round(budget.playouts * share)) : budget.playouts;
  const most = (budget.moves ?? Number.POSITIVE_INFINITY) * share;
  return {
    playouts,
    isUsedUp: () => effort?.isUsedUp() ?? false,
    affords: (games, moves) =>
      moves === 0 ? playouts : Math.min(playouts, Math.floor((most * games) / moves)),
  };
}
