/** Taking cards from the plan back under the deck, all at once or not at all. */
import { type Action, type Context, REVIEWER, type Refusal, type Seat } from '@airlock/kernel';
import { listedCards } from '../actions.ts';
import { type Card, NO_CARD } from '../cards.ts';
import type { OmegaEvent } from '../events.ts';
import { cardOf } from '../geometry/placements.ts';
import { staysWhole } from '../geometry/sections.ts';
import { type Bench, benchOf, type State, topBack } from '../state.ts';
import { tellEquipment } from './placing.ts';
import { refuse } from './refusals.ts';
import { connectedIn, countsOf, forThoseWhoSee } from './telling.ts';

/** Distinct cards of the plan as a set, one bit each; -1 when they are not (OMG-040, OMG-045). */
function selection(bench: Bench, cards: readonly Card[]): number {
  let set = 0;
  for (const card of cards) {
    const isThere = bench.plan.some((placement) => cardOf(placement) === card);
    if (!isThere || set & (1 << card)) return NO_CARD;
    set |= 1 << card;
  }
  return set;
}

/** Marked cards come first (OMG-041: the order is the player's). */
const allListed = (bench: Bench, action: Action): Card[] => [...bench.marked, ...listedCards(action)];

export const markRefusal = (bench: Bench, action: Action): Refusal | null =>
  selection(bench, allListed(bench, action)) < 0 ? refuse('badSelection') : null;

/** Only the final result is tested (OMG-042). */
export function pickUpRefusal(bench: Bench, action: Action): Refusal | null {
  const set = selection(bench, allListed(bench, action));
  if (set < 0) return refuse('badSelection');
  return staysWhole(bench.plan, set) ? null : refuse('wouldSplit');
}

export function mark(state: State, seat: Seat, action: Action, context: Context<OmegaEvent> | null): void {
  const bench = benchOf(state, seat);
  bench.marked = allListed(bench, action);
  tellMarks(bench, seat, context);
}

export function unmark(state: State, seat: Seat, context: Context<OmegaEvent> | null): void {
  const bench = benchOf(state, seat);
  bench.marked = [];
  tellMarks(bench, seat, context);
}

function tellMarks({ marked }: Bench, seat: Seat, context: Context<OmegaEvent> | null): void {
  const own = { seat, cards: marked.slice() };
  // Nobody else learns what somebody is about to pick up.
  context?.tell?.({ type: 'marked', rule: 'OMG-041', open: {}, own: { [seat]: own, [REVIEWER]: own } });
}

/** OMG-041: under the deck in the listed order, the first listed nearest the top. No key is tested (OMG-046). */
export function pickUp(state: State, seat: Seat, action: Action, context: Context<OmegaEvent> | null): void {
  const bench = benchOf(state, seat);
  const connectedBefore = context ? connectedIn(bench) : 0;
  const cards = allListed(bench, action);
  bench.plan = bench.plan.filter((placement) => !cards.includes(cardOf(placement)));
  bench.deck.push(...cards);
  bench.marked.length = 0;
  bench.pickUps++;
  bench.cardsPicked += cards.length;
  if (context?.tell) {
    const { open, own } = forThoseWhoSee(state, seat, { cards, back: topBack(bench.deck) });
    context.tell({
      type: 'pickUp',
      rule: 'OMG-041',
      open: { ...countsOf(state, seat), ...open },
      ...own,
      reveals: true,
    });
  }
  tellEquipment(bench, seat, connectedBefore, context);
}
