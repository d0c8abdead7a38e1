/** Hands and single cards that change owners, and what that does to what others know of them. */
import { itemAt, only, present, REVIEWER, type Seat, type SeatSet } from '@airlock/kernel';
import { type Kind, NO_CARD } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { AT, fill, type Held, heldAs, kindOf, knowersOf, type State } from '../state.ts';
import { push, seatAfter } from './stack.ts';
import { addToHand, blur, handOf, learn, removeFromHand } from './zones.ts';

/** Choices of these seats were made with hands they no longer have. */
function forgetChoices(state: State, seats: SeatSet): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (!(seats & only(seat))) continue;
    for (const choices of state.secret) choices[seat] = NO_CARD;
    if (seat === state.active) state.picked = [];
  }
}

/** A whole hand goes from one seat to another: whoever gave it knows it. */
const asHandOf = (hand: readonly Held[], from: Seat, to: Seat): Held[] =>
  hand.map((held) => heldAs(kindOf(held), (knowersOf(held) | only(from)) & ~only(to)));

/** What anybody remembers of these hands is about another one now. */
function dropMemosOf(state: State, seats: SeatSet): void {
  for (const [seat, memos] of state.memos.entries()) {
    if (memos.length > 0) {
      state.memos[seat] = memos.filter((memo) => !(seats & only((memo >> 6) & 15)));
    }
  }
}

export function exchangeHands(state: State, one: Seat, other: Seat, context: OutsiderTable): void {
  const [first, second] = [handOf(state, one), handOf(state, other)];
  state.hands[one] = asHandOf(second, other, one);
  state.hands[other] = asHandOf(first, one, other);
  const both = only(one) | only(other);
  forgetChoices(state, both);
  dropMemosOf(state, both);
  context.tell?.({ type: 'handsExchanged', rule: 'OUT-504', open: { one, other }, reveals: true });
}

/** GO11: every hand to the next player, all at once. */
export function passHands(state: State, context: OutsiderTable): void {
  const hands = state.hands;
  state.hands = hands.map((_, seat) => {
    const from = seatAfter(state, seat, -1);
    return asHandOf(itemAt(hands, from), from, seat);
  });
  const all = (1 << state.seats) - 1;
  forgetChoices(state, all);
  dropMemosOf(state, all);
  context.tell?.({
    type: 'handsPassed',
    rule: 'OUT-504',
    open: { direction: state.direction },
    reveals: true,
  });
}

/** CR08: everybody who holds cards chooses one in secret. */
export function passCards(state: State): void {
  push(state, AT.passChosen);
  askInSecret(state, (1 << state.seats) - 1);
}

export function askInSecret(state: State, seats: SeatSet): void {
  state.secret.push(fill(state.seats, NO_CARD));
  push(state, AT.secretCards, seats);
}

/** The chosen cards, which leave their hands together. */
function takeChosen(state: State): Kind[] {
  const chosen = [...present(state.secret.pop())];
  for (const [seat, kind] of chosen.entries()) if (kind !== NO_CARD) removeFromHand(state, seat, kind);
  return chosen;
}

export function passChosen(state: State, context: OutsiderTable): void {
  const chosen = takeChosen(state);
  for (const [seat, kind] of chosen.entries()) {
    if (kind !== NO_CARD) hand(state, seat, seatAfter(state, seat, 1), kind, context);
  }
}

export function swapChosen(state: State, context: OutsiderTable, one: Seat, other: Seat): void {
  const chosen = takeChosen(state);
  const [first, second] = [itemAt(chosen, one), itemAt(chosen, other)];
  if (first !== NO_CARD) hand(state, one, other, first, context);
  if (second !== NO_CARD) hand(state, other, one, second, context);
}

/** A card already taken out of one hand goes to another; only these two know which it was. */
export function hand(state: State, from: Seat, to: Seat, kind: Kind, context: OutsiderTable): void {
  blur(state, handOf(state, from), from, only(from) | only(to));
  addToHand(state, to, kind, only(from));
  const own = { card: kind };
  context.tell?.({
    type: 'cardPassed',
    rule: 'OUT-504',
    open: { from, to },
    own: { [from]: own, [to]: own, [REVIEWER]: own },
    reveals: true,
  });
}

export function lookAtHand(state: State, you: Seat, target: Seat, context: OutsiderTable): void {
  if (target < 0 || handOf(state, target).length === 0) return;
  learn(state, handOf(state, target), target, only(you));
  const own = {
    cards: handOf(state, target)
      .map(kindOf)
      .sort((a, b) => a - b),
  };
  context.tell?.({
    type: 'looked',
    rule: 'OUT-701',
    open: { seat: you, at: target, count: own.cards.length },
    own: { [you]: own, [REVIEWER]: own },
    reveals: true,
  });
}
