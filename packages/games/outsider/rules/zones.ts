/** Cards from one place to another, with what everybody knows of them on the way. */
import { has, only, present, REVIEWER, type RuleId, type Seat, type SeatSet, shuffle } from '@airlock/kernel';
import {
  copiesOf,
  DARK,
  FIRST_GOAL,
  FIRST_TECH,
  isGear,
  KIND_COUNT,
  type Kind,
  type Location,
  NO_CARD,
} from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import {
  ALL_KNOW,
  AT,
  type Held,
  heldAs,
  kindOf,
  knowersOf,
  type Memo,
  marked,
  memoKind,
  memoOf,
  memoPlace,
  type State,
  SUPPLY_PLACE,
} from '../state.ts';
import { push } from './stack.ts';

/** A memo list holds no more than this; the oldest are forgotten first. */
const MOST_MEMOS = 40;

export function holdsKind(zone: readonly Held[], kind: Kind): boolean {
  for (const held of zone) if (kindOf(held) === kind) return true;
  return false;
}

export function countKind(zone: readonly Held[], kind: Kind): number {
  let count = 0;
  for (const held of zone) if (kindOf(held) === kind) count++;
  return count;
}

const memosOf = (state: Pick<State, 'memos'>, seat: Seat): Memo[] => present(state.memos[seat]);

export const handOf = (state: Pick<State, 'hands'>, seat: Seat): Held[] => present(state.hands[seat]);

/** The kinds in a place from one on, a bit for each of 32: Gear and Goals are the first 32 kinds, Tech and Dark the rest. */
function kindBits(zone: readonly Held[], from: Kind): number {
  let bits = 0;
  for (const held of zone) if (kindOf(held) >> BITS === from >> BITS) bits |= 1 << kindOf(held);
  return bits;
}

/** 32 kinds have bits in a number, which are counted by the last five digits of a kind. */
const BITS = 5;

/** The kinds whose bits are set, the lowest first. */
function addKinds(bits: number, from: Kind, below: Kind, into: Kind[]): Kind[] {
  for (let kind = from; kind < below; kind++) if (bits & (1 << kind)) into.push(kind);
  return into;
}

/** The Gear of a hand, the lowest kind first. */
export const gearIn = (state: State, seat: Seat): Kind[] =>
  addKinds(kindBits(handOf(state, seat), 0), 0, FIRST_GOAL, []);

export const goalsIn = (state: State, seat: Seat): Kind[] =>
  addKinds(kindBits(handOf(state, seat), 0), FIRST_GOAL, FIRST_TECH, []);

/** Every kind in a place once, in the order of kinds. */
export function kindsIn(zone: readonly Held[]): Kind[] {
  const kinds = addKinds(kindBits(zone, 0), 0, FIRST_TECH, []);
  return addKinds(kindBits(zone, FIRST_TECH), FIRST_TECH, KIND_COUNT, kinds);
}

export function holdsGear(zone: readonly Held[]): boolean {
  for (const held of zone) if (isGear(kindOf(held))) return true;
  return false;
}

/**
 * Copies cannot be told apart: whoever knows of one Dark among several knows that there is one, not which. So what is
 * known of copies is moved to the first ones: the second is known to those who know of two.
 */
function stackKnowledge(zone: Held[], kind: Kind): number[] {
  const places: number[] = [];
  for (let place = 0; place < zone.length; place++) {
    if (kindOf(present(zone[place])) === kind) places.push(place);
  }
  for (const [one, place] of places.entries()) {
    for (const later of places.slice(one + 1)) {
      const first = knowersOf(present(zone[place]));
      const second = knowersOf(present(zone[later]));
      zone[place] = heldAs(kind, first | second);
      zone[later] = heldAs(kind, first & second);
    }
  }
  return places;
}

/** Takes one card of a kind out of a place, before the eyes of all who knew of it. */
export function removeKind(zone: Held[], kind: Kind): void {
  const [place] = stackKnowledge(zone, kind);
  if (place === undefined) throw new Error(`There is no card ${kind} to take.`);
  zone.splice(place, 1);
}

/** OUT-701: this many cards of a kind in a place are shown to everybody. */
export function reveal(zone: Held[], kind: Kind, count: number): void {
  for (const place of stackKnowledge(zone, kind).slice(0, count)) zone[place] = heldAs(kind, ALL_KNOW);
}

/** The same from a hand, where marks on the card are lifted with it. */
export function removeFromHand(state: State, seat: Seat, kind: Kind): void {
  removeKind(handOf(state, seat), kind);
  unmark(state, seat, kind);
}

/** A hand has changed: what was marked or secretly chosen from it is chosen again. */
function unmark(state: State, seat: Seat, kind: Kind): void {
  for (const choices of state.secret) choices[seat] = NO_CARD;
  if (seat !== state.active) return;
  const at = state.picked.indexOf(kind);
  if (at >= 0) state.picked.splice(at, 1);
}

export function addToHand(state: State, seat: Seat, kind: Kind, knowers: number): void {
  handOf(state, seat).push(heldAs(kind, knowers & ~only(seat)));
  dropMemos(state, kind, only(seat) | knowers);
}

/** Those who see where a card is now need no memory of where it was. Copies stay: they may be others. */
function dropMemos(state: State, kind: Kind, seats: SeatSet): void {
  if (copiesOf(kind) > 1) return;
  for (let seat = 0; seat < state.seats; seat++) {
    const memos = memosOf(state, seat);
    if (memos.length > 0 && has(seats, seat)) {
      state.memos[seat] = memos.filter((memo) => memoKind(memo) !== kind);
    }
  }
}

/** Something left a place unseen: all but `except` are no longer sure of what they knew to be there. */
export function blur(state: State, zone: Held[], place: number, except: SeatSet): void {
  for (let index = 0; index < zone.length; index++) {
    const held = present(zone[index]);
    const lost = knowersOf(held) & ~except;
    if (lost === 0) continue;
    for (let seat = 0; seat < state.seats; seat++) {
      if (!has(lost, seat)) continue;
      const memos = memosOf(state, seat);
      memos.push(memoOf(state.turn, place, kindOf(held)));
      if (memos.length > MOST_MEMOS) memos.shift();
    }
    zone[index] = heldAs(kindOf(held), knowersOf(held) & except);
  }
}

/** Somebody sees a whole place: what they remember of it is now certain. */
export function learn(state: State, zone: Held[], place: number, seats: number): void {
  for (let index = 0; index < zone.length; index++) {
    const held = present(zone[index]);
    zone[index] = heldAs(kindOf(held), knowersOf(held) | seats);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (!has(seats, seat)) continue;
    state.memos[seat] = memosOf(state, seat).filter((memo) => memoPlace(memo) !== place);
  }
}

/** OUT-502, OUT-703: one batch to the discard pile, face up, then one Crisis for every Dark in it. */
export function discard(
  state: State,
  seat: Seat,
  cards: readonly Kind[],
  from: 'hand' | 'supply' | 'deck',
  rule: RuleId,
  context: OutsiderTable,
): void {
  if (cards.length === 0) return;
  for (const kind of cards) {
    if (from === 'hand') removeFromHand(state, seat, kind);
    else if (from === 'supply') removeKind(holdsKind(state.supply, kind) ? state.supply : state.aside, kind);
    putOnDiscard(state, seat, kind);
  }
  context.tell?.({ type: 'discarded', rule, open: { seat, cards: [...cards], from } });
  triggerDark(state, seat, cards, from === 'hand');
}

export function putOnDiscard(state: State, seat: Seat, kind: Kind): void {
  state.discard.push(marked(kind, seat));
  dropMemos(state, kind, ALL_KNOW);
}

/** OUT-501 */
export function triggerDark(state: State, seat: Seat, cards: readonly Kind[], isOwn: boolean): void {
  for (const kind of cards) if (kind === DARK) push(state, AT.darkDiscarded, seat, isOwn ? 1 : 0);
}

/** OUT-931: the pile a player draws from and looks at. */
export const pileIndexOf = (state: State, seat: Seat): number =>
  state.options.locDraw ? tokenOf(state, seat) : 0;

export const tokenOf = (state: Pick<State, 'tokens'>, seat: Seat): Location => present(state.tokens[seat]);

/** The deck, or the pile of a location. */
export const pileAt = (state: Pick<State, 'piles'>, at: number): Held[] => present(state.piles[at]);

export const pileOf = (state: State, seat: Seat): Held[] => pileAt(state, pileIndexOf(state, seat));

/**
 * OUTR-50: the top card of a pile leaves it. Cards that somebody is looking at still lie there, so that they are
 * taken like any other, and whoever looks has one fewer to put back.
 */
export function takeTop(state: State, at: number): Held | undefined {
  const held = pileAt(state, at).pop();
  if (held !== undefined && state.lookedCards > 0 && at === state.lookedPile) state.lookedCards--;
  return held;
}

/** OUTR-50: a pile in a new order that nobody knows; nothing of it is left to be put back. */
export function shufflePile(state: State, at: number, context: OutsiderTable): void {
  shuffleUnseen(pileAt(state, at), 'deck', context);
  if (at === state.lookedPile) state.lookedCards = 0;
}

/** OUT-380, OUT-381, OUT-934: from the top, as far as there are cards. The caller looks after an emptied pile. */
export function drawCards(
  state: State,
  seat: Seat,
  count: number,
  rule: RuleId,
  context: OutsiderTable,
): void {
  const at = pileIndexOf(state, seat);
  const drawn: Kind[] = [];
  while (drawn.length < count) {
    const held = takeTop(state, at);
    if (held === undefined) break;
    addToHand(state, seat, kindOf(held), knowersOf(held));
    drawn.push(kindOf(held));
  }
  if (drawn.length === 0 || !context.tell) return;
  const own = { cards: drawn.sort((a, b) => a - b) };
  context.tell({
    type: 'drew',
    rule,
    open: { seat, count: drawn.length },
    own: { [seat]: own, [REVIEWER]: own },
    reveals: true,
  });
}

/** Into a new random order that nobody knows; each of the two decks has its own chance. */
export function shuffleUnseen(zone: Held[], deck: 'deck' | 'crises', context: OutsiderTable): void {
  for (const [place, held] of zone.entries()) zone[place] = kindOf(held);
  shuffle(zone, context.random.stream(deck));
}

/** All cards of the Supply: what was left in an exchange that is not over is one of them. */
export const supplyCards = (state: State): Held[] =>
  state.aside.length === 0 ? state.supply : [...state.supply, ...state.aside];

export const supplyIsOverfull = (state: State): boolean =>
  2 * countKind(state.supply, DARK) > state.supply.length;

export function seeSupply(state: State, seats: number): void {
  learn(state, state.supply, SUPPLY_PLACE, seats);
  learn(state, state.aside, SUPPLY_PLACE, seats);
}
