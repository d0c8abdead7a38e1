/** Questions about cards: of the own hand, of somebody else's, of the Supply and of the discard pile. */
import type { ActionList, Seat } from '@airlock/kernel';
import { actionOf, wordOf } from '../../actions.ts';
import { DARK, FIRST_GOAL, GOALS, isGear, KIND_COUNT, type Kind } from '../../cards.ts';
import { DECIDE, setWord } from '../../frames.ts';
import { ALL_KNOW, AT, type Held, heldAs, kindOf, type State, thingOf } from '../../state.ts';
import { discardInOrder, loseInOrder } from '../catastrophes.ts';
import { hand } from '../exchanges.ts';
import { lookAtSupply, lookedAt, putBack, tellReturned } from '../looking.ts';
import { QUESTION } from '../questionIds.ts';
import { push } from '../stack.ts';
import { canExchange, leaveCard as leaveOne, takeCard as takeOne } from '../supply.ts';
import { lose, survivalOf } from '../survival.ts';
import { addToHand, countKinds, discard, gearIn, handOf, holdsKind, removeFromHand } from '../zones.ts';
import type { Question } from './question.ts';

/** Every kind in a place once, in the order of kinds. */
function listKinds(zone: readonly Held[], into: ActionList): void {
  const counts = countKinds(zone);
  for (let kind = 0; kind < KIND_COUNT; kind++) if (counts[kind] !== 0) into.add(actionOf('card', kind));
}

const loses = (state: State, seat: Seat): boolean => survivalOf(state, seat) > 0;

/** CR19 */
export const lifeSupport: Question = {
  rule: 'OUT-536',
  list(state, seat, _argument, into) {
    if (loses(state, seat)) into.add(actionOf('lose'));
    listKinds(handOf(state, seat), into);
  },
  take(state, seat, action, _argument, table) {
    if (action === actionOf('lose')) {
      lose(state, [{ seat, amount: 1 }], { rule: 'OUT-536', trigger: seat, named: 1 }, table);
    } else discard(state, seat, [wordOf(action)], 'hand', 'OUT-536', table);
  },
  timeout: (state, seat, _argument, random) =>
    loses(state, seat) ? actionOf('lose') : anyCard(state, seat, random),
};

const anyCard = (state: State, seat: Seat, random: { int(below: number): number }): number =>
  actionOf('card', kindOf(handOf(state, seat)[random.int(handOf(state, seat).length)] as Held));

/** CR03 */
export const discardOrLose: Question = {
  rule: 'OUT-535',
  list(state, seat, _argument, into) {
    if (loses(state, seat)) into.add(actionOf('lose'));
    for (const gear of gearIn(state, seat)) into.add(actionOf('card', gear));
  },
  take(state, seat, action, _argument, table) {
    if (action === actionOf('lose')) loseInOrder(state, seat, table);
    else discardInOrder(state, seat, wordOf(action), table);
  },
  timeout: (state, seat, _argument, random) => {
    const gear = gearIn(state, seat);
    return loses(state, seat) ? actionOf('lose') : actionOf('card', gear[random.int(gear.length)]);
  },
};

/** CR04 */
export const discardGear: Question = {
  rule: 'OUT-535',
  list(state, seat, _argument, into) {
    for (const gear of gearIn(state, seat)) into.add(actionOf('card', gear));
  },
  take: (state, seat, action, _argument, table) => discardInOrder(state, seat, wordOf(action), table),
};

/** OUT-350, OUT-351 */
export const leaveCard: Question = {
  rule: 'OUT-350',
  list(state, seat, _argument, into) {
    if (state.supply.length > 0) listKinds(handOf(state, seat), into);
  },
  take(state, seat, action, _argument, table) {
    setWord(state, DECIDE.argument, 1);
    leaveOne(state, seat, wordOf(action), table);
  },
};

/** OUT-353: only what was there before; without a card left there is nothing to take. */
export const takeCard: Question = {
  rule: 'OUT-353',
  list(state, _seat, hasLeft, into) {
    if (hasLeft === 1) listKinds(state.supply, into);
  },
  take: (state, seat, action, _argument, table) => takeOne(state, seat, wordOf(action), table),
};

/** The Quartermaster and GO15: once more, or not. */
export const secondExchange: Question = {
  rule: 'OUT-350',
  list(state, seat, _argument, into) {
    if (!canExchange(state, seat)) return;
    into.add(actionOf('accept'));
    into.add(actionOf('decline'));
  },
  take(state, seat, action, more) {
    if (action === actionOf('accept')) push(state, AT.exchange, seat, more - 1);
  },
  timeout: () => actionOf('decline'),
};

/** GO15: look at the Supply, then exchange up to two cards or none. */
export const exchangeOrNot: Question = {
  rule: 'OUT-353',
  list(_state, _seat, _argument, into) {
    into.add(actionOf('accept'));
    into.add(actionOf('decline'));
  },
  take(state, seat, action, amount, table) {
    if (action === actionOf('decline')) return;
    lookAtSupply(state, seat, table);
    push(state, AT.closeExchange);
    push(state, AT.decide, QUESTION.secondExchange, seat, amount);
  },
  timeout: () => actionOf('decline'),
};

/** GO04: asked of everybody who completes it, so that the question tells nothing. */
export const darkToEntropy: Question = {
  rule: 'OUT-504',
  list(state, seat, _argument, into) {
    into.add(actionOf('decline'));
    if (holdsKind(handOf(state, seat), DARK)) into.add(actionOf('card', DARK));
  },
  take(state, seat, action, left, table) {
    if (action === actionOf('decline')) return;
    removeFromHand(state, seat, DARK);
    state.entropy.push(heldAs(DARK, ALL_KNOW));
    table.tell?.({ type: 'cardsRevealed', rule: 'OUT-504', open: { seat, cards: [DARK] }, reveals: true });
    table.tell?.({ type: 'entropyGrew', rule: 'OUT-504', open: { count: 1, at: -1 } });
    if (left > 1) push(state, AT.decide, QUESTION.darkToEntropy, seat, left - 1);
  },
  timeout: () => actionOf('decline'),
};

const openGear = (state: State): Kind[] => state.discard.map(thingOf).filter(isGear);

/** GO11, GO13 */
export const salvageGear: Question = {
  rule: 'OUT-703',
  list(state, _seat, _argument, into) {
    const gear = openGear(state).sort((a, b) => a - b);
    if (gear.length === 0) return;
    into.add(actionOf('decline'));
    for (const kind of gear) into.add(actionOf('card', kind));
  },
  take(state, seat, action, left, table) {
    if (action === actionOf('decline')) return;
    takeOpenly(state, seat, wordOf(action), table);
    if (left > 1) push(state, AT.decide, QUESTION.salvageGear, seat, left - 1);
  },
  timeout: (state) => actionOf('card', openGear(state).at(-1)),
};

/** Out of the discard pile into a hand, before everybody's eyes. */
export function takeOpenly(
  state: State,
  seat: Seat,
  kind: Kind,
  table: Parameters<Question['take']>[4],
): void {
  const entries = state.discard.map(thingOf);
  state.discard.splice(entries.lastIndexOf(kind), 1);
  addToHand(state, seat, kind, ALL_KNOW);
  table.tell?.({ type: 'tookOpenly', rule: 'OUT-703', open: { seat, card: kind } });
}

/** The Goal that takes any other card. */
const WRECKAGE: Kind =
  FIRST_GOAL + GOALS.findIndex(({ sabotage }) => sabotage.does.some((one) => one.do === 'takeFromDiscard'));

/** GO13 as sabotage: any other card. */
export const takeFromDiscard: Question = {
  rule: 'OUT-703',
  list(state, _seat, _argument, into) {
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      if (kind !== WRECKAGE && state.discard.some((entry) => thingOf(entry) === kind)) {
        into.add(actionOf('card', kind));
      }
    }
  },
  take: (state, seat, action, _argument, table) => takeOpenly(state, seat, wordOf(action), table),
};

/** GO07: a card of the hand that was looked at. */
export const takeSeen: Question = {
  rule: 'OUT-410',
  list: (state, _seat, other, into) => listKinds(handOf(state, other), into),
  take(state, seat, action, other, table) {
    removeFromHand(state, other, wordOf(action));
    hand(state, other, seat, wordOf(action), table);
  },
};

export const giveCard: Question = {
  rule: 'OUT-410',
  list: (state, seat, _other, into) => listKinds(handOf(state, seat), into),
  take(state, seat, action, other, table) {
    removeFromHand(state, seat, wordOf(action));
    hand(state, seat, other, wordOf(action), table);
  },
};

/** GO09 */
export const discardSeen: Question = {
  rule: 'OUT-410',
  list: (state, _seat, other, into) => listKinds(handOf(state, other), into),
  take: (state, _seat, action, other, table) =>
    discard(state, other, [wordOf(action)], 'hand', 'OUT-410', table),
};

/** GO09 and the Navigator: looked-at cards go back one by one. */
export const orderDeck: Question = {
  rule: 'OUT-701',
  list(state, _seat, mayBottom, into) {
    const counts = countKinds(cardsLookedAt(state));
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      if (counts[kind] === 0) continue;
      into.add(actionOf('top', kind));
      if (mayBottom === 1) into.add(actionOf('bottom', kind));
    }
  },
  take(state, seat, action, mayBottom, table) {
    const toTop = action < actionOf('bottom');
    const kind = wordOf(action);
    putBack(state.piles[state.lookedPile] as Held[], state.lookedCards, kind, toTop);
    state.lookedCards--;
    tellReturned(seat, kind, toTop, table);
    if (state.lookedCards > 0) push(state, AT.decide, QUESTION.orderDeck, seat, mayBottom);
  },
  /** Unchanged: the lowest first. */
  timeout: (state) => actionOf('top', kindOf(cardsLookedAt(state).at(-1) as Held)),
};

const cardsLookedAt = (state: State): Held[] =>
  lookedAt(state.piles[state.lookedPile] as Held[], state.lookedCards);
