/** Which milestones have room for their names under the line through time; the others keep their mark alone. */
import type { Milestone } from '../games/contract.ts';

/** A letter's share of the line, and the gap between two names. */
const LETTER = 0.0095;
const GAP = 0.012;

/** The first and the last come before those between them, and earlier ones before later ones. */
export function namedMilestones(milestones: readonly Milestone[], end: number): ReadonlySet<Milestone> {
  const [first, ...rest] = milestones;
  const last = rest.pop();
  const named: Milestone[] = [];
  for (const one of [first, last, ...rest]) {
    if (one && named.every((other) => areApart(one, other, end))) named.push(one);
  }
  return new Set(named);
}

function areApart(one: Milestone, other: Milestone, end: number): boolean {
  const distance = Math.abs(one.sequence - other.sequence) / Math.max(1, end);
  return distance >= ((one.label.length + other.label.length) * LETTER) / 2 + GAP;
}
