/** Looking at the top of a deck and putting cards back one by one. They lie there all the while (OUTR-50). */
import { itemAt, only, REVIEWER, type Seat } from '@airlock/kernel';
import type { OutsiderTable } from '../events.ts';
import { AT, type Held, heldAs, kindOf, type State } from '../state.ts';
import { QUESTION } from './questionIds.ts';
import { push } from './stack.ts';
import { pileAt, pileIndexOf, seeSupply, supplyCards } from './zones.ts';

/** Shows a seat the top of a pile, and says how many cards that were; nobody else is sure of their order any more. */
function showTop(pile: Held[], amount: number, seat: Seat): number {
  const first = Math.max(0, pile.length - amount);
  for (let place = first; place < pile.length; place++) {
    pile[place] = heldAs(kindOf(itemAt(pile, place)), only(seat));
  }
  return pile.length - first;
}

/** Those that are being looked at, the top one first. */
export const lookedAt = (pile: readonly Held[], count: number): Held[] =>
  count === 0 ? [] : pile.slice(-count).reverse();

/**
 * One of the `count` cards being looked at goes where it belongs: to the bottom, or above what was put back before and
 * below what is still being looked at.
 */
export function putBack(pile: Held[], count: number, kind: number, toTop: boolean): void {
  const first = pile.length - count;
  const at = pile.findIndex((held, place) => place >= first && kindOf(held) === kind);
  if (at < 0) throw new Error(`Card ${kind} is not being looked at.`);
  pile.splice(toTop ? first : 0, 0, ...pile.splice(at, 1));
}

/** GO09 and the Navigator; of a pile that is all looked at nothing is gone. */
export function lookAtDeck(
  state: State,
  seat: Seat,
  amount: number,
  mayBottom: boolean,
  context: OutsiderTable,
): void {
  const at = pileIndexOf(state, seat);
  const pile = pileAt(state, at);
  state.lookedPile = at;
  state.lookedCards = showTop(pile, amount, seat);
  tellLook(seat, 'deck', lookedAt(pile, state.lookedCards), context);
  push(state, AT.decide, QUESTION.orderDeck, seat, mayBottom ? 1 : 0);
}

/** GO16 */
export function lookAtCrises(state: State, seat: Seat, amount: number, context: OutsiderTable): void {
  state.lookedCrises = showTop(state.crisisDeck, amount, seat);
  tellLook(seat, 'crises', lookedAt(state.crisisDeck, state.lookedCrises), context);
  push(state, AT.decide, QUESTION.orderCrises, seat, 0);
}

export function lookAtSupply(state: State, seat: Seat, context: OutsiderTable): void {
  seeSupply(state, only(seat));
  tellLook(seat, 'supply', supplyCards(state), context);
}

function tellLook(
  seat: Seat,
  at: 'deck' | 'crises' | 'supply',
  cards: readonly Held[],
  context: OutsiderTable,
): void {
  const kinds = cards.map(kindOf);
  const own = { cards: at === 'supply' ? kinds.sort((a, b) => a - b) : kinds };
  context.tell?.({
    type: 'looked',
    rule: 'OUT-701',
    open: { seat, at, count: cards.length },
    own: { [seat]: own, [REVIEWER]: own },
    reveals: true,
  });
}

/** Everybody hears where a card was put, and only who looked which one it is. */
export function tellReturned(seat: Seat, card: number, toTop: boolean, context: OutsiderTable): void {
  const own = { card };
  context.tell?.({
    type: 'returned',
    rule: 'OUT-701',
    open: { seat, toTop },
    own: { [seat]: own, [REVIEWER]: own },
  });
}
