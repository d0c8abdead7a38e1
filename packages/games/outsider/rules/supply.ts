/** Gather Supplies: look, deal with too many Dark, leave one card and take one. */
import { has, only, REVIEWER, type Seat } from '@airlock/kernel';
import { DARK, type Kind, QUARTERMASTER } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { AT, heldAs, knowersOf, type State, SUPPLY_PLACE } from '../state.ts';
import { revealSupply } from './catastrophes.ts';
import { lookAtSupply } from './looking.ts';
import { QUESTION } from './questionIds.ts';
import { push } from './stack.ts';
import { hasAbility } from './survival.ts';
import {
  addToHand,
  blur,
  discard,
  handOf,
  removeFromHand,
  removeKind,
  supplyCards,
  supplyIsOverfull,
} from './zones.ts';

/** OUT-352, OUT-510, OUT-511: on looking, and again after each refill. */
export function checkSupply(state: State, context: OutsiderTable, seat: Seat): void {
  lookAtSupply(state, seat, context);
  if (!supplyIsOverfull(state)) {
    push(state, AT.closeExchange);
    push(state, AT.exchange, seat, hasAbility(state, seat, QUARTERMASTER) ? 1 : 0);
    return;
  }
  revealSupply(state, seat, context);
  push(state, AT.checkSupply, seat);
  push(state, AT.refillSupply, seat, only(seat));
  discard(state, seat, [DARK], 'supply', 'OUT-510', context);
}

export const canExchange = (state: State, seat: Seat): boolean =>
  handOf(state, seat).length > 0 && state.supply.length > 0;

/**
 * OUT-350, OUT-513: leave one, take one; `more` is how often it may be done again. The argument of the second question
 * becomes 1 when the first is answered.
 */
export function exchange(state: State, _table: OutsiderTable, seat: Seat, more: number): void {
  if (!canExchange(state, seat)) return;
  if (more > 0) push(state, AT.decide, QUESTION.secondExchange, seat, more);
  push(state, AT.decide, QUESTION.takeCard, seat, 0);
  push(state, AT.decide, QUESTION.leaveCard, seat, 0);
}

/** OUT-353: what is left lies aside until all is taken, so that nobody takes it back. */
export function closeExchange(state: State): void {
  state.supply.push(...state.aside);
  state.aside = [];
}

/** OUT-350, OUTR-51: whoever exchanges sees the whole Supply, also when it has changed while they were choosing. */
export function lookAgain(state: State, context: OutsiderTable, seat: Seat): void {
  if (supplyCards(state).some((held) => !has(knowersOf(held), seat))) lookAtSupply(state, seat, context);
}

export function leaveCard(state: State, seat: Seat, kind: Kind, context: OutsiderTable): void {
  removeFromHand(state, seat, kind);
  blur(state, handOf(state, seat), seat, only(seat));
  state.aside.push(heldAs(kind, only(seat)));
  state.lastLeft[seat] = kind;
  const own = { card: kind };
  context.tell?.({
    type: 'leftCard',
    rule: 'OUT-350',
    open: { seat },
    own: { [seat]: own, [REVIEWER]: own },
  });
}

export function takeCard(state: State, seat: Seat, kind: Kind, context: OutsiderTable): void {
  removeKind(state.supply, kind);
  blur(state, state.supply, SUPPLY_PLACE, only(seat));
  addToHand(state, seat, kind, 0);
  state.lastTook[seat] = kind;
  const own = { card: kind };
  context.tell?.({
    type: 'tookCard',
    rule: 'OUT-350',
    open: { seat },
    own: { [seat]: own, [REVIEWER]: own },
  });
}
