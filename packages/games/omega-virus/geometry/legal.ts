/** Where the next card may lie. */
import { FARTHEST } from '../cards.ts';
import { type Placement, touchesAt, xOf, yOf } from './placements.ts';

export const isInRange = (x: number, y: number): boolean =>
  Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;

/** An empty plan takes a card anywhere (OMG-031). */
export function touchesPlan(plan: readonly Placement[], x: number, y: number): boolean {
  if (plan.length === 0) return true;
  for (const placement of plan) if (touchesAt(x - xOf(placement), y - yOf(placement))) return true;
  return false;
}

/** Legal positions around a plan, row by row, as pairs `x, y`; of an empty plan only the middle is listed. */
export function positionsAround(plan: readonly Placement[]): number[] {
  if (plan.length === 0) return [0, 0];
  let [left, right, top, bottom] = [FARTHEST, -FARTHEST, FARTHEST, -FARTHEST];
  for (const placement of plan) {
    left = Math.min(left, xOf(placement));
    right = Math.max(right, xOf(placement));
    top = Math.min(top, yOf(placement));
    bottom = Math.max(bottom, yOf(placement));
  }
  const positions: number[] = [];
  for (let y = top - 2; y <= bottom + 2; y++) {
    for (let x = left - 2; x <= right + 2; x++) {
      if (isInRange(x, y) && touchesPlan(plan, x, y)) positions.push(x, y);
    }
  }
  return positions;
}
