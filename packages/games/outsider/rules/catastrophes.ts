/** Operations that strike everybody, the deck or the Supply. */
import { NOBODY, only, present, type Seat, type SeatSet, setWord, takeAt, wordAt } from '@airlock/kernel';
import { DARK, type Kind } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { IN_ORDER } from '../frames.ts';
import { ALL_KNOW, AT, heldAs, kindOf, knowersOf, memoPlace, type State, SUPPLY_PLACE } from '../state.ts';
import { darkIn, goalsOf, obliterate } from './ending.ts';
import { checkPile, removeTop } from './places.ts';
import { QUESTION } from './questionIds.ts';
import { push, seatAfter } from './stack.ts';
import { lose, playsToTheDeath, survivalOf } from './survival.ts';
import {
  countKind,
  discard,
  handOf,
  holdsGear,
  pileAt,
  pileIndexOf,
  putOnDiscard,
  reveal,
  seeSupply,
  shufflePile,
  supplyCards,
  takeTop,
  triggerDark,
} from './zones.ts';

/** OUT-812, OUT-535: each player loses; if not one of them can, the ship is lost. */
export function loseEach(state: State, you: Seat, amount: number, context: OutsiderTable): void {
  if (state.survival.every((left) => left === 0)) {
    obliterate(state, 'OUT-812', you, context);
    return;
  }
  const losses = state.survival.map((_, seat) => ({ seat, amount }));
  lose(state, losses, { rule: 'OUT-535', trigger: you, named: state.seats }, context);
}

export function discardRandom(state: State, seat: Seat, amount: number, context: OutsiderTable): void {
  if (seat < 0) return;
  const left = handOf(state, seat).map(kindOf);
  const cards: Kind[] = [];
  while (cards.length < amount && left.length > 0) {
    cards.push(takeAt(left, context.random.stream('randomCards').int(left.length)));
  }
  discard(state, seat, cards, 'hand', 'OUT-502', context);
}

const hasGear = (state: State, seat: Seat): boolean => holdsGear(handOf(state, seat));

/** What `inOrder` asks of one player after the other. */
const ASK_DISCARD_OR_LOSE = 0;
const ASK_DISCARD_GEAR = 1;

/** CR03 */
export function discardOrLose(state: State, you: Seat, context: OutsiderTable): void {
  const anybody = state.survival.some((left, seat) => left > 0 || hasGear(state, seat));
  if (anybody) push(state, AT.inOrder, ASK_DISCARD_OR_LOSE, you, 0, NOBODY, 0);
  else obliterate(state, 'OUT-812', you, context);
}

/** CR04 */
export function discardGear(state: State, you: Seat, context: OutsiderTable): void {
  if (state.hands.some((_, seat) => hasGear(state, seat)))
    push(state, AT.inOrder, ASK_DISCARD_GEAR, you, 0, NOBODY, 0);
  else obliterate(state, 'OUT-812', you, context);
}

/**
 * OUT-535: one player after the other, in order from you. If all are Doomed at the end and the instruction itself has
 * brought one of them to 0, it has Doomed everybody (OUT-813); a sabotage meanwhile was aimed at one (OUT-814).
 * `asked` is still 1 where the player asked last could not answer any more.
 */
export function inOrder(
  state: State,
  context: OutsiderTable,
  what: number,
  you: Seat,
  index: number,
  fallen: SeatSet,
  asked: number,
): void {
  if (asked === 1) tellSkipped(what, seatAfter(state, you, index - 1), context);
  if (index === state.seats) {
    const allDoomed = !playsToTheDeath(state) && state.survival.every((left) => left === 0);
    if (allDoomed && fallen !== NOBODY) obliterate(state, 'OUT-813', you, context);
    return;
  }
  const seat = seatAfter(state, you, index);
  const isAble = hasGear(state, seat) || (what === ASK_DISCARD_OR_LOSE && survivalOf(state, seat) > 0);
  push(state, AT.inOrder, what, you, index + 1, fallen, isAble ? 1 : 0);
  if (isAble) {
    const question = what === ASK_DISCARD_OR_LOSE ? QUESTION.discardOrLose : QUESTION.discardGear;
    push(state, AT.decide, question, seat, 0);
  } else tellSkipped(what, seat, context);
}

function tellSkipped(what: number, seat: Seat, context: OutsiderTable): void {
  const why = what === ASK_DISCARD_OR_LOSE ? 'unable' : 'noGear';
  context.tell?.({ type: 'skipped', rule: 'OUT-103', open: { seat, why }, reveals: true });
}

/** CR03, CR04: the player who was asked discards a Gear. */
export function discardInOrder(state: State, seat: Seat, gear: Kind, context: OutsiderTable): void {
  setWord(state, IN_ORDER.asked, 0);
  discard(state, seat, [gear], 'hand', 'OUT-535', context);
}

/** CR03: or loses 1, which may bring them to 0. */
export function loseInOrder(state: State, seat: Seat, context: OutsiderTable): void {
  setWord(state, IN_ORDER.asked, 0);
  if (survivalOf(state, seat) === 1) {
    setWord(state, IN_ORDER.fallen, wordAt(state, IN_ORDER.fallen) | only(seat));
  }
  lose(state, [{ seat, amount: 1 }], { rule: 'OUT-535', trigger: seat, named: 1 }, context);
}

/** CR06, OUT-811, OUT-932 */
export function deckToEntropy(state: State, you: Seat, context: OutsiderTable): void {
  if (state.options.locDraw) push(state, AT.decide, QUESTION.crisisPlace, you, 0);
  else if (!removeTop(state, 0, you, context)) obliterate(state, 'OUT-811', you, context);
}

/** The argument of `crisisPlace` when cards are discarded: how many are left to take, and the Dark among those taken. */
const DISCARDS_LEFT = 8;
const placeArgument = (left: number, dark: number): number => left * DISCARDS_LEFT + dark;

/** CR07, OUT-503, OUT-932 */
export function deckToDiscard(state: State, you: Seat, amount: number, context: OutsiderTable): void {
  if (state.options.locDraw) {
    push(state, AT.decide, QUESTION.crisisPlace, you, placeArgument(amount, 0));
    return;
  }
  const cards: Kind[] = [];
  while (cards.length < amount) {
    const held = takeTop(state, 0);
    if (held === undefined) break;
    cards.push(kindOf(held));
  }
  discard(state, you, cards, 'deck', 'OUT-502', context);
}

/** CR06 and CR07 in variant III: the resolver has chosen the location of one card. */
export function takeFromPlace(
  state: State,
  you: Seat,
  at: number,
  argument: number,
  context: OutsiderTable,
): void {
  if (argument === 0) {
    removeTop(state, at, you, context);
    return;
  }
  const kind = kindOf(present(takeTop(state, at)));
  const left = Math.floor(argument / DISCARDS_LEFT) - 1;
  const dark = (argument % DISCARDS_LEFT) + (kind === DARK ? 1 : 0);
  putOnDiscard(state, you, kind);
  context.tell?.({ type: 'discarded', rule: 'OUT-502', open: { seat: you, cards: [kind], from: at } });
  if (left > 0) push(state, AT.decide, QUESTION.crisisPlace, you, placeArgument(left, dark));
  else for (let count = 0; count < dark; count++) triggerDark(state, you, [DARK], false);
  checkPile(state, at, you, context);
}

/** CR09 */
export function discardGoalsInPlay(state: State, you: Seat, context: OutsiderTable): void {
  if (state.inPlay.length === 0) {
    loseEach(state, you, 1, context);
    return;
  }
  const goals = state.inPlay;
  state.inPlay = [];
  for (const goal of goals) putOnDiscard(state, you, goal);
  context.tell?.({ type: 'goalsLost', rule: 'OUT-531', open: { seat: you, goals } });
}

const MOST_LOST_TO_DARK = 2;

/** CR11 */
export function revealDark(state: State, you: Seat, context: OutsiderTable): void {
  const losses: { seat: Seat; amount: number }[] = [];
  for (const [seat, hand] of state.hands.entries()) {
    const dark = darkIn(hand);
    if (dark === 0) continue;
    reveal(hand, DARK, dark);
    const cards = Array<Kind>(dark).fill(DARK);
    context.tell?.({ type: 'cardsRevealed', rule: 'OUT-701', open: { seat, cards }, reveals: true });
    losses.push({ seat, amount: Math.min(dark, MOST_LOST_TO_DARK) });
  }
  lose(state, losses, { rule: 'OUT-535', trigger: you, named: losses.length }, context);
}

/** CR12 */
export function unravel(state: State, you: Seat): void {
  const owners = mostCompleted(state);
  const [owner] = owners;
  if (owner === undefined) return;
  if (owners.length > 1) push(state, AT.decide, QUESTION.unravelOwner, you, 0);
  else push(state, AT.decide, QUESTION.unravelGoal, owner, 0);
}

export function mostCompleted(state: State): Seat[] {
  const counts = state.completed.map((_, seat) => goalsOf(state, seat));
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** CR13 */
export function contaminate(state: State, you: Seat, context: OutsiderTable): void {
  const dark = countKind(supplyCards(state), DARK);
  revealSupply(state, you, context);
  const amount = Math.min(dark, MOST_LOST_TO_DARK);
  lose(state, [{ seat: you, amount }], { rule: 'OUT-604', trigger: you, named: 1 }, context);
  const cards = supplyCards(state);
  const at = pileIndexOf(state, you);
  const pile = pileAt(state, at);
  pile.push(...cards);
  shufflePile(state, at, context);
  state.supply = pile.splice(pile.length - cards.length);
  state.aside = [];
  for (const [seat, memos] of state.memos.entries()) {
    state.memos[seat] = memos.filter((memo) => memoPlace(memo) !== SUPPLY_PLACE);
  }
}

export function revealSupply(state: State, seat: Seat, context: OutsiderTable): void {
  seeSupply(state, ALL_KNOW);
  const cards = supplyCards(state)
    .map(kindOf)
    .sort((a, b) => a - b);
  context.tell?.({ type: 'supplyRevealed', rule: 'OUT-701', open: { seat, cards }, reveals: true });
}

/** GO15 as sabotage: an open Supply with a Dark in it is a trap for somebody. */
export function trapSupply(state: State, you: Seat, context: OutsiderTable): void {
  revealSupply(state, you, context);
  if (countKind(supplyCards(state), DARK) > 0) push(state, AT.decide, QUESTION.trapTarget, you, 0);
}

/** OUT-510, OUT-512: from the top of a player's pile, face down; `viewers` see it besides those who knew it. */
export function refillSupply(state: State, context: OutsiderTable, seat: Seat, viewers: number): void {
  const at = pileIndexOf(state, seat);
  const held = takeTop(state, at);
  if (held === undefined) return;
  state.supply.push(heldAs(kindOf(held), knowersOf(held) | viewers));
  const own = { card: kindOf(held) };
  context.tell?.({
    type: 'supplyRefilled',
    rule: 'OUT-510',
    open: { seat },
    own: viewers === 0 ? { [-2]: own } : { [seat]: own, [-2]: own },
    reveals: true,
  });
  checkPile(state, at, seat, context);
}
