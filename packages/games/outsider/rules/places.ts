/** The deck, or one pile for every location: removing cards, dealing them out again, and what an empty pile does. */
import { type Seat, shuffle } from '@airlock/kernel';
import { LOCATION_COUNT, type Location } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { AT, kindOf, marked, type State, seatOf, thingOf } from '../state.ts';
import { obliterate } from './ending.ts';
import { QUESTION } from './questionIds.ts';
import { isStopped, orderFrom, push } from './stack.ts';
import { lose, survivalOf } from './survival.ts';
import { drawCards, pileAt, pileIndexOf, putOnDiscard, shufflePile, takeTop } from './zones.ts';

export const isDestroyed = (state: Pick<State, 'destroyed'>, at: Location): boolean =>
  (state.destroyed >> at) % 2 === 1;

/** Locations that still stand, in the order of their list. */
export function standing(state: Pick<State, 'destroyed'>): Location[] {
  const places: Location[] = [];
  for (let at = 0; at < LOCATION_COUNT; at++) if (!isDestroyed(state, at)) places.push(at);
  return places;
}

/** OUT-933, OUT-936: a location whose pile has run out. `culprit` is whoever made it so. */
export function checkPile(state: State, at: Location, culprit: Seat, context: OutsiderTable): void {
  if (!state.options.locDraw || isDestroyed(state, at) || pileAt(state, at).length > 0) return;
  state.destroyed |= 1 << at;
  context.tell?.({ type: 'locationDestroyed', rule: 'OUT-933', open: { at } });
  const victims = orderFrom(state, state.active).filter((seat) => state.tokens[seat] === at);
  const losses = victims.map((seat) => ({ seat, amount: survivalOf(state, seat) }));
  lose(state, losses, { rule: 'OUT-933', trigger: culprit, named: victims.length }, context);
  if (isStopped(state)) return;
  if (standing(state).length === 0) {
    obliterate(state, 'OUT-936', culprit, context);
    return;
  }
  if (state.options.locSupply && state.supplyPlace === at) {
    push(state, AT.decide, QUESTION.moveSupply, culprit, 0);
  }
  for (const seat of victims.reverse()) push(state, AT.decide, QUESTION.relocate, seat, 0);
}

/** OUT-931, OUT-934: a player draws, and the pile may run out by it. */
export function draw(state: State, seat: Seat, count: number, context: OutsiderTable): void {
  const at = pileIndexOf(state, seat);
  drawCards(state, seat, count, 'OUT-380', context);
  checkPile(state, at, seat, context);
}

/** OUT-320, OUT-321: one card leaves the game unseen; false when there was none to take. */
export function removeTop(state: State, at: Location, culprit: Seat, context: OutsiderTable): boolean {
  const held = takeTop(state, at);
  if (held === undefined) return false;
  state.entropy.push(held);
  context.tell?.({
    type: 'entropyGrew',
    rule: 'OUT-320',
    open: { count: 1, from: state.options.locDraw ? at : 'deck' },
  });
  checkPile(state, at, culprit, context);
  return true;
}

/** The whole discard pile goes back into the deck; in variant III the recycler deals it out (OUT-935). */
export function recycle(state: State, seat: Seat, context: OutsiderTable): void {
  const cards = state.discard;
  state.discard = [];
  context.tell?.({ type: 'recycled', rule: 'OUT-370', open: { seat, count: cards.length } });
  if (!state.options.locDraw) {
    pileAt(state, 0).push(...cards.map(thingOf));
    shufflePile(state, 0, context);
    return;
  }
  for (const held of state.hold) cards.push(marked(kindOf(held), seat));
  state.hold = [];
  push(state, AT.dealOut, seat, 0, state.recycled.length);
  state.recycled.push(...shuffle(cards, context.random.stream('deck')));
}

/** OUT-935, OUTR-28: one location after the other, as many as the recycler likes; the rest was discarded and stays so. */
export function dealOut(state: State, context: OutsiderTable, seat: Seat, at: Location, start: number): void {
  if (at === LOCATION_COUNT || state.recycled.length === start) {
    leaveUndealt(state, seat, start, context);
    return;
  }
  push(state, AT.dealOut, seat, at + 1, start);
  if (!isDestroyed(state, at)) push(state, AT.decide, QUESTION.dealOut, seat, at);
}

/** This many recycled cards, unseen; the pile is shuffled. */
export function dealTo(state: State, seat: Seat, at: Location, count: number, context: OutsiderTable): void {
  if (count === 0) return;
  const cards = state.recycled.splice(state.recycled.length - count);
  pileAt(state, at).push(...cards.map(thingOf));
  shufflePile(state, at, context);
  context.tell?.({ type: 'dealtOut', rule: 'OUT-935', open: { seat, at, count } });
}

/** No Crisis comes of a Dark among them: a Recycle never causes one. */
function leaveUndealt(state: State, seat: Seat, start: number, context: OutsiderTable): void {
  const left = state.recycled.splice(start);
  if (left.length === 0) return;
  for (const entry of left) putOnDiscard(state, seatOf(entry), thingOf(entry));
  const cards = left.map(thingOf);
  context.tell?.({ type: 'leftUndealt', rule: 'OUT-935', open: { seat, cards }, reveals: true });
}
