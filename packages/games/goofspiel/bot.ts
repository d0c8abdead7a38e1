/** What a good player looks for, as functions on imagined states. */
import type { Knowledge, Policy } from '@airlock/kernel';
import { bidAction } from './actions.ts';
import { type Card, NO_CARD, worthOf } from './cards.ts';
import { playerAt, type State } from './state.ts';

/** The card of the hand that is nearest to a number; of two, the lower one. */
const nearestTo = (wanted: number, hand: readonly Card[]): Card =>
  hand.reduce(
    (best, card) => (Math.abs(card - wanted) < Math.abs(best - wanted) ? card : best),
    hand[0] ?? NO_CARD,
  );

/** Bids about what the prizes are worth, and now and then a little more or less, so that nobody can count on it. */
export const matching: Policy<State> = (state, seat, random) =>
  bidAction(nearestTo(worthOf(state.prizes) + random.int(5) - 2, playerAt(state, seat).hand));

export const knowledge: Knowledge<State> = {
  quick: matching,
  /** Won or lost, and by how much: a search needs something to tell close games apart. */
  worth({ result }, seat) {
    if (!result) return 0;
    const mine = result.scores[seat] ?? 0;
    const others = Math.max(...result.scores.filter((_, other) => other !== seat));
    return Math.sign(mine - others) * 0.5 + (mine - others) / 182;
  },
};
