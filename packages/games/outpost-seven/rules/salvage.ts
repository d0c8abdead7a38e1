/** Salvage: take cards from the offer. */
import {
  type Action,
  type ActionList,
  type Context,
  missing,
  type Refusal,
  type Seat,
} from '@airlock/kernel';
import { SALVAGE, salvageAction } from '../actions.ts';
import { type Card, cardValue, LIMITS, NO_CARD } from '../cards.ts';
import type { OutpostEvent } from '../events.ts';
import { deckSize, handSize, offered, type State, salvagedBy } from '../state.ts';
import { insertInto } from './hand.ts';
import { refuse, tooMuchSalvage } from './refusals.ts';

/** A set of slots, one bit each. */
type Slots = number;

const ALL_SLOTS: Slots = 2 ** LIMITS.offerSize - 1;

/** How many slots each set has. */
const SLOT_COUNT: readonly number[] = Array.from(
  { length: ALL_SLOTS + 1 },
  (_, slots) => [...slots.toString(2)].filter((bit) => bit === '1').length,
);

const slotCount = (slots: Slots): number => SLOT_COUNT[slots] ?? missing();

function filledSlots(state: State): Slots {
  let filled = 0;
  for (let slot = 0; slot < LIMITS.offerSize; slot++) {
    if (state.offer[slot] !== NO_CARD) filled |= 1 << slot;
  }
  return filled;
}

function totalOfSlots(state: State, slots: Slots): number {
  let total = 0;
  for (let slot = 0; slot < LIMITS.offerSize; slot++) {
    if (slots & (1 << slot)) total += cardValue(offered(state, slot));
  }
  return total;
}

/** OPS-040 */
export const canSalvage = (state: State, seat: Seat): boolean =>
  handSize(state, seat) < LIMITS.handLimit && filledSlots(state) !== 0;

/** Filled by `listSalvages`: the value of the card in each slot, and their sum for every set of slots. */
const values: number[] = [];
const totals: number[] = [0];

/** OPS-060 to OPS-063: any set of offered cards within the two limits. */
export function listSalvages(state: State, seat: Seat, into: ActionList): void {
  const room = LIMITS.handLimit - handSize(state, seat);
  if (room === 0) return;
  const filled = filledSlots(state);
  for (let slot = 0; slot < LIMITS.offerSize; slot++) values[slot] = cardValue(offered(state, slot));
  for (let slots = 1; slots <= ALL_SLOTS; slots++) {
    const lowest = slots & -slots;
    const total = (totals[slots ^ lowest] ?? missing()) + (values[31 - Math.clz32(lowest)] ?? missing());
    totals[slots] = total;
    if ((slots & ~filled) !== 0 || total > LIMITS.salvageLimit) continue;
    if ((SLOT_COUNT[slots] ?? missing()) <= room) into.add(salvageAction(slots));
  }
}

export function salvageRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  const slots = action - SALVAGE;
  if (slots === 0) return refuse('takeSomething');
  if ((slots & ~filledSlots(state)) !== 0) return refuse('slotEmpty');
  if (handSize(state, seat) + slotCount(slots) > LIMITS.handLimit) return refuse('handTooFull');
  const total = totalOfSlots(state, slots);
  return total > LIMITS.salvageLimit ? tooMuchSalvage(total, LIMITS.salvageLimit) : null;
}

/** OPS-066: what comes from the offer stays known to everybody. */
export function salvage(state: State, seat: Seat, action: Action, context: Context<OutpostEvent>): void {
  const slots = action - SALVAGE;
  const told: Card[] | null = context.tell ? [] : null;
  for (let slot = 0; slot < LIMITS.offerSize; slot++) {
    if (!(slots & (1 << slot))) continue;
    const card = offered(state, slot);
    insertInto(salvagedBy(state, seat), card);
    state.offer[slot] = NO_CARD;
    told?.push(card);
  }
  context.tell?.({
    type: 'salvaged',
    rule: 'OPS-060',
    open: {
      seat,
      cards: told as Card[],
      slots: state.offer.flatMap((_, slot) => (slots & (1 << slot) ? [slot] : [])),
      hand: handSize(state, seat),
    },
  });
}

/** OPS-064, OPS-065: empty slots are filled in order while the deck lasts; nothing is reshuffled. */
export function refillOffer(state: State, context: Context<OutpostEvent>): void {
  const filled: { slot: number; card: Card }[] | null = context.tell ? [] : null;
  for (let slot = 0; slot < LIMITS.offerSize; slot++) {
    if (offered(state, slot) !== NO_CARD || deckSize(state) === 0) continue;
    const card = state.deck[state.drawn++] ?? missing();
    state.offer[slot] = card;
    filled?.push({ slot, card });
  }
  if (filled && filled.length > 0) {
    context.tell?.({
      type: 'offerFilled',
      rule: 'OPS-064',
      open: { slots: filled, deck: deckSize(state) },
      reveals: true,
    });
  }
}
