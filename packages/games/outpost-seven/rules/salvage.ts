/** Salvage: take cards from the offer. */
import type { Action, ActionList, Refusal, Seat, Table } from '@airlock/kernel';
import { SALVAGE, salvageAction } from '../actions.ts';
import { type Card, LIMITS, NO_CARD, VALUE_OF } from '../cards.ts';
import type { OutpostEvent } from '../events.ts';
import { deckSize, handSize, type State } from '../state.ts';
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

function filledSlots(state: State): Slots {
  let filled = 0;
  for (let slot = 0; slot < LIMITS.offerSize; slot++) if (state.offer[slot] !== NO_CARD) filled |= 1 << slot;
  return filled;
}

function totalOfSlots(state: State, slots: Slots): number {
  let total = 0;
  for (let slot = 0; slot < LIMITS.offerSize; slot++) {
    if (slots & (1 << slot)) total += VALUE_OF[state.offer[slot] as Card] as number;
  }
  return total;
}

/** OPS-040 */
export const canSalvage = (state: State, seat: Seat): boolean =>
  handSize(state, seat) < LIMITS.handLimit && filledSlots(state) !== 0;

/** Filled by `listSalvages`: the summed values of every set of slots. */
const totals: number[] = [0];

/** OPS-060 to OPS-063: any set of offered cards within the two limits. */
export function listSalvages(state: State, seat: Seat, into: ActionList): void {
  const room = LIMITS.handLimit - handSize(state, seat);
  const filled = filledSlots(state);
  for (let slots = 1; slots <= ALL_SLOTS; slots++) {
    const lowest = slots & -slots;
    const card = state.offer[31 - Math.clz32(lowest)] as Card;
    const total = (totals[slots ^ lowest] as number) + (VALUE_OF[card] as number);
    totals[slots] = total;
    const fits = total <= LIMITS.salvageLimit && (SLOT_COUNT[slots] as number) <= room;
    if (fits && (slots & ~filled) === 0) into.add(salvageAction(slots));
  }
}

export function salvageRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  const slots = action - SALVAGE;
  if (slots === 0) return refuse('takeSomething');
  if ((slots & ~filledSlots(state)) !== 0) return refuse('slotEmpty');
  if (handSize(state, seat) + (SLOT_COUNT[slots] as number) > LIMITS.handLimit) return refuse('handTooFull');
  const total = totalOfSlots(state, slots);
  return total > LIMITS.salvageLimit ? tooMuchSalvage(total, LIMITS.salvageLimit) : null;
}

/** OPS-066: what comes from the offer stays known to everybody. */
export function salvage(state: State, seat: Seat, action: Action, table: Table<OutpostEvent>): void {
  const slots = action - SALVAGE;
  const told: Card[] | null = table.tell ? [] : null;
  for (let slot = 0; slot < LIMITS.offerSize; slot++) {
    if (!(slots & (1 << slot))) continue;
    const card = state.offer[slot] as Card;
    insertInto(state.salvaged[seat] as Card[], card);
    state.offer[slot] = NO_CARD;
    told?.push(card);
  }
  table.tell?.({
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
export function refillOffer(state: State, table: Table<OutpostEvent>): void {
  const filled: { slot: number; card: Card }[] | null = table.tell ? [] : null;
  for (let slot = 0; slot < LIMITS.offerSize; slot++) {
    if (state.offer[slot] !== NO_CARD || deckSize(state) === 0) continue;
    const card = state.deck[state.drawn++] as Card;
    state.offer[slot] = card;
    filled?.push({ slot, card });
  }
  if (filled && filled.length > 0) {
    table.tell?.({
      type: 'offerFilled',
      rule: 'OPS-064',
      open: { slots: filled, deck: deckSize(state) },
      reveals: true,
    });
  }
}
