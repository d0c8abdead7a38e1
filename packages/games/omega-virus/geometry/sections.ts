/** Whether cards hang together: the plan must stay in one piece when some of it is picked up (OMG-042). */
import { missing } from '@airlock/kernel';
import { cardOf, type Placement, touches } from './placements.ts';

/** The numbers of a plan's sections, by place in the plan; cards in `without` (one bit per card) are not there. */
export function sectionsOf(plan: readonly Placement[], without = 0): number[] {
  const sections: number[] = plan.map((placement) => (isLifted(placement, without) ? -1 : 0));
  let count = 0;
  for (const [start] of plan.entries()) {
    if (sections[start] !== 0) continue;
    count++;
    const reached = [start];
    sections[start] = count;
    for (let at = 0; at < reached.length; at++) {
      const from = plan[reached[at] ?? missing()] ?? missing();
      for (let other = 0; other < plan.length; other++) {
        if (sections[other] !== 0 || !touches(from, plan[other] ?? missing())) continue;
        sections[other] = count;
        reached.push(other);
      }
    }
  }
  return sections;
}

/** True of an empty plan too: no section is not several sections (OMGR-11). */
export const staysWhole = (plan: readonly Placement[], without: number): boolean =>
  Math.max(0, ...sectionsOf(plan, without)) <= 1;

const isLifted = (placement: Placement, without: number): boolean =>
  (without & (1 << cardOf(placement))) !== 0;
