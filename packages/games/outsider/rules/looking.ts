/** Looking at the top of a deck and putting cards back one by one. */
import { only, REVIEWER, type Seat } from '@airlock/kernel';
import type { OutsiderTable } from '../events.ts';
import { AT, type Held, heldAs, kindOf, type State } from '../state.ts';
import { QUESTION } from './questionIds.ts';
import { push } from './stack.ts';
import { pileIndexOf, seeSupply } from './zones.ts';

/** The argument of `orderDeck`: which pile, and whether its bottom is open too. */
const orderArgument = (pile: number, mayBottom: boolean): number => pile * 2 + (mayBottom ? 1 : 0);

/** Taken from the top, the top one first; only the looker knows them from now on. */
function lift(pile: Held[], amount: number, seat: Seat): Held[] {
  const cards = pile.splice(Math.max(0, pile.length - amount)).reverse();
  return cards.map((held) => heldAs(kindOf(held), only(seat)));
}

/** GO09 and the Navigator; of a pile that is all looked at nothing is gone. */
export function lookAtDeck(
  state: State,
  seat: Seat,
  amount: number,
  mayBottom: boolean,
  table: OutsiderTable,
): void {
  const at = pileIndexOf(state, seat);
  state.looked = lift(state.piles[at] as Held[], amount, seat);
  tellLook(seat, 'deck', state.looked, table);
  push(state, AT.decide, QUESTION.orderDeck, seat, orderArgument(at, mayBottom));
}

/** GO16 */
export function lookAtCrises(state: State, seat: Seat, amount: number, table: OutsiderTable): void {
  const cards = lift(state.crisisDeck, amount, seat);
  const start = state.lookedCrises.length;
  state.lookedCrises.push(...cards);
  tellLook(seat, 'crises', cards, table);
  push(state, AT.decide, QUESTION.orderCrises, seat, start);
}

export function lookAtSupply(state: State, seat: Seat, table: OutsiderTable): void {
  seeSupply(state, only(seat));
  tellLook(seat, 'supply', state.supply, table);
}

function tellLook(
  seat: Seat,
  at: 'deck' | 'crises' | 'supply',
  cards: readonly Held[],
  table: OutsiderTable,
): void {
  const kinds = cards.map(kindOf);
  const own = { cards: at === 'supply' ? kinds.sort((a, b) => a - b) : kinds };
  table.tell?.({
    type: 'looked',
    rule: 'OUT-701',
    open: { seat, at, count: cards.length },
    own: { [seat]: own, [REVIEWER]: own },
    reveals: true,
  });
}
