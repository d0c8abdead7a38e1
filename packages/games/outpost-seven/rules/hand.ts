/** Cards coming into and leaving a hand. */
import type { Seat } from '@airlock/kernel';
import type { Card } from '../cards.ts';
import type { State } from '../state.ts';

/** Filled by `gatherHand`; one list for all, because listing actions must not make garbage. */
const gathered: Card[] = [];

/** All cards of a hand, the kept ones first. Valid until the next call. */
export function gatherHand(state: State, seat: Seat): readonly Card[] {
  const kept = state.kept[seat] as Card[];
  const salvaged = state.salvaged[seat] as Card[];
  gathered.length = 0;
  for (let place = 0; place < kept.length; place++) gathered.push(kept[place] as Card);
  for (let place = 0; place < salvaged.length; place++) gathered.push(salvaged[place] as Card);
  return gathered;
}

export const holdsCard = (state: State, seat: Seat, card: Card): boolean =>
  (state.salvaged[seat] as Card[]).includes(card) || (state.kept[seat] as Card[]).includes(card);

export function leaveHand(state: State, seat: Seat, card: Card): void {
  if (!removeFrom(state.salvaged[seat] as Card[], card)) removeFrom(state.kept[seat] as Card[], card);
}

/** Keeps a list of cards in the order of their numbers. */
export function insertInto(cards: Card[], card: Card): void {
  let place = cards.length;
  while (place > 0 && (cards[place - 1] as number) > card) {
    cards[place] = cards[place - 1] as Card;
    place--;
  }
  cards[place] = card;
}

export function removeFrom(cards: Card[], card: Card): boolean {
  const last = cards.length - 1;
  let place = 0;
  while (place <= last && cards[place] !== card) place++;
  if (place > last) return false;
  for (; place < last; place++) cards[place] = cards[place + 1] as Card;
  cards.pop();
  return true;
}
