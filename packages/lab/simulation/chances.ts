/** Where the chance in one game comes from: for the deal, for who goes first, and for the choices of each seat. */
import { fastRandom, type Random, type Seat, streamedRandom } from '@airlock/kernel';
import { choiceSeed, type Plan, shuffleSeed } from './plan.ts';

export interface Chances {
  readonly deal: Random;
  /** Whose turn it is where several are asked or speak at once. */
  readonly order: Random;
  /** For the next decision of a seat. */
  of(seat: Seat): Random;
}

export function chancesFor(plan: Plan, index: number): Chances {
  const choices = choiceSeed(plan, index);
  if (!plan.streams) {
    const random = fastRandom(choices);
    return { deal: fastRandom(shuffleSeed(plan, index)), order: random, of: () => random };
  }
  // Each decision has its own: who thinks longer about one of them does not choose differently at the next.
  const decisions: number[] = [];
  return {
    deal: streamedRandom(shuffleSeed(plan, index)),
    order: fastRandom(`${choices} order`),
    of(seat) {
      const decision = decisions[seat] ?? 0;
      decisions[seat] = decision + 1;
      return fastRandom(`${choices} seat ${seat} decision ${decision}`);
    },
  };
}
