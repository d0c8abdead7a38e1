/** Cards coming into and leaving a hand. */
import { missing, type Seat } from '@airlock/kernel';
import type { Card } from '../cards.ts';
import type { State } from '../state.ts';
import { keptBy, salvagedBy } from '../state.ts';

/** Filled by `gatherHand`; one list for all, because listing actions must not make garbage. */
const gathered: Card[] = [];

/** All cards of a hand, the kept ones first. Valid until the next call. */
export function gatherHand(state: State, seat: Seat): readonly Card[] {
  const kept = keptBy(state, seat);
  const salvaged = salvagedBy(state, seat);
  gathered.length = 0;
  for (let place = 0; place < kept.length; place++) gathered.push(kept[place] ?? missing());
  for (let place = 0; place < salvaged.length; place++) gathered.push(salvaged[place] ?? missing());
  return gathered;
}

export const holdsCard = (state: State, seat: Seat, card: Card): boolean =>
  salvagedBy(state, seat).includes(card) || keptBy(state, seat).includes(card);

export function leaveHand(state: State, seat: Seat, card: Card): void {
  if (!removeFrom(salvagedBy(state, seat), card)) removeFrom(keptBy(state, seat), card);
}

/** Keeps a list of cards in the order of their numbers. */
export function insertInto(cards: Card[], card: Card): void {
  let place = cards.length;
  for (; place > 0; place--) {
    const below = cards[place - 1] ?? missing();
    if (below <= card) break;
    cards[place] = below;
  }
  cards[place] = card;
}

export function removeFrom(cards: Card[], card: Card): boolean {
  const last = cards.length - 1;
  let place = 0;
  while (place <= last && cards[place] !== card) place++;
  if (place > last) return false;
  for (; place < last; place++) cards[place] = cards[place + 1] ?? missing();
  cards.pop();
  return true;
}
