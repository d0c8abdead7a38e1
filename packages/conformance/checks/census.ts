/** Cards are neither lost nor made. */
import { Fault } from '../finding.ts';
import type { Plan } from '../plan.ts';
import type { Check, Snapshot } from '../watching.ts';

/** The things of a state in a fixed order, one line each way of counting. */
export const countOf = (plan: Plan, state: unknown): string =>
  plan.census(state).map(String).sort().join(' ');

/** What one count has more often than the other. */
export function missingFrom(count: string, other: string): string {
  const left = other.split(' ');
  return count
    .split(' ')
    .filter((thing) => {
      const at = left.indexOf(thing);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .join(', ');
}

export const census: Check = {
  id: 'census',
  sentence: 'cards are conserved: every state holds the same ones as the first',
  watch() {
    let first = '';
    const inspect = ({ play: { plan }, state }: Snapshot): void => {
      const now = countOf(plan, state);
      if (now === first) return;
      const lost = missingFrom(first, now);
      const found = missingFrom(now, first);
      const sentences = [lost && `Lost: ${lost}.`, found && `Too many: ${found}.`].filter(Boolean);
      throw new Fault(`Cards are not conserved. ${sentences.join(' ')}`);
    };
    return {
      opened({ play: { plan }, state }) {
        first = countOf(plan, state);
        if (first === '') throw new Fault('The census counts nothing.');
      },
      rested: inspect,
    };
  },
};
