/** What a result is made of: the deal, one's own decisions, and what came besides, which is draws and what the others did. */
import type { Reviewed } from './review.ts';

export interface Luck {
  /** What a deal is worth on average. */
  readonly start: number;
  readonly deal: number;
  readonly decisions: number;
  readonly draws: number;
  readonly result: number;
}

/**
 * The four parts add up to the result. Decisions cost what was given away; the deal is what the first decision was worth beside
 * an average one; all the rest happened between decisions.
 */
export function luckOf(reviewed: readonly Reviewed[], start: number, result: number): Luck | null {
  const first = reviewed[0];
  if (!first) return null;
  const deal = first.best.worth.mean - start;
  const decisions = -reviewed.reduce((sum, { loss }) => sum + loss, 0);
  return { start, deal, decisions, draws: result - start - deal - decisions, result };
}
