/** The result that counts on a day: that of the first try, as the server knows it. */
import type { ShipResult } from '@airlock/hypatia';
import type { DailyBoard } from '@airlock/protocol';
import { type Voyage, voyages } from '../history.ts';

/** With its rounds and its end where this browser remembers them. */
export type Counted = Pick<ShipResult, 'won' | 'score'> & Partial<Pick<ShipResult, 'round' | 'reason'>>;

/** `null` while the first try is not over. */
export function countedOf(
  { mine }: Pick<DailyBoard, 'mine'>,
  day: string,
  all: readonly Voyage[] = voyages(),
): Counted | null {
  if (!mine || mine.won === undefined || mine.score === undefined) return null;
  const { won, score } = mine;
  // Newest first: the first try of a day is its oldest.
  const first = all.findLast((voyage) => voyage.day === day)?.result;
  return first && first.won === won && first.score === score ? first : { won, score };
}
