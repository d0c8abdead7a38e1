/** What a result is made of: the deal, one's own decisions, and what came besides, which is draws and what the others did. */
import type { Seat } from '@airlock/kernel';
import type { Decision } from './decisions.ts';
import type { AnyJudging } from './judging.ts';
import type { Reviewed } from './review.ts';

export interface Luck {
  /** What a deal is worth on average. */
  readonly start: number;
  readonly deal: number;
  readonly decisions: number;
  readonly draws: number;
  readonly result: number;
}

/** What is dealt once: a match, or a round of one. */
export interface Dealt {
  /** The place of its first decision in the log. */
  readonly from: number;
  /** What came of it; `null` where the match does not tell. */
  readonly result: number | null;
}

/** What was dealt to a seat in a match that is over, in order. */
export function dealtTo(
  judging: AnyJudging,
  decisions: readonly Decision[],
  seat: Seat,
  over: unknown,
): Dealt[] {
  const dealt: Dealt[] = [];
  let last: number | undefined;
  for (const { seat: actor, action, index, seated } of decisions) {
    if (actor !== seat || !judging.isJudged(action)) continue;
    const part = judging.part?.(seated) ?? 0;
    if (part !== last) dealt.push({ from: index, result: judging.came(over, seated) });
    last = part;
  }
  return dealt;
}

/**
 * The four parts add up to the result. Decisions cost what was given away; the deal is what the first decision was worth beside
 * an average one; all the rest happened between decisions. Where more was dealt than once, it is the sum of what came to an end.
 */
export function luckOf(reviewed: readonly Reviewed[], average: number, dealt: readonly Dealt[]): Luck | null {
  let [start, deal, decisions, result, counted] = [0, 0, 0, 0, 0];
  for (const [place, { from, result: came }] of dealt.entries()) {
    const to = dealt[place + 1]?.from ?? Number.POSITIVE_INFINITY;
    const own = reviewed.filter(({ index }) => index >= from && index < to);
    const first = own[0];
    if (came === null || !first) continue;
    counted++;
    start += average;
    deal += first.best.worth.mean - average;
    decisions -= own.reduce((sum, { loss }) => sum + loss, 0);
    result += came;
  }
  return counted === 0 ? null : { start, deal, decisions, draws: result - start - deal - decisions, result };
}
