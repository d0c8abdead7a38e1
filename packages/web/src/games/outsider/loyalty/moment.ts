/** When a loyalty has its moment: at the deal, and again whenever it is drawn anew. */
import { has, type Seat } from '@airlock/kernel';
import { NO_LOYALTY, type OutsiderEvent } from '@airlock/outsider';
import type { Moment } from '../../contract.ts';
import { outsiderCount, type Position } from '../moves/reading.ts';

/** How many loyalties a seat has had by now, as everybody knows. */
export const loyaltiesHad = (moments: readonly Moment<OutsiderEvent>[], seat: Seat): number =>
  1 +
  moments.flatMap(({ events }) => events).filter((event) => event.type === 'died' && event.open.seat === seat)
    .length;

/**
 * `null` where there is nothing to look at: it lies open, everybody is Crew, or it has been looked at. Whoever comes to a match
 * that is under way finds the card at the left. A reaction window is never covered.
 */
export function loyaltyMomentOf(
  { view, seat, stage }: Position,
  had: number,
  looked: number,
): 'dealt' | 'changed' | null {
  if (seat === null || view.result || outsiderCount(view) === 0) return null;
  if ((view.loyalties[seat] ?? NO_LOYALTY) === NO_LOYALTY || has(view.revealed, seat)) return null;
  if (stage.kind === 'crisisWindow' || stage.kind === 'entropyWindow' || looked >= had) return null;
  if (had > 1) return 'changed';
  return view.turn === 0 ? 'dealt' : null;
}
