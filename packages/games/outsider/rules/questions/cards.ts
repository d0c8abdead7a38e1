/** Questions about cards: of one's own hand, of somebody else's, of the Supply and of the discard pile. */
import type { Action, Random, Seat } from '@airlock/kernel';
import { itemAt, setWord } from '@airlock/kernel';
import { actionOf, wordIn, wordOf } from '../../actions.ts';
import { DARK, FIRST_GOAL, GOALS, isGear, type Kind } from '../../cards.ts';
import type { OutsiderTable } from '../../events.ts';
import { DECIDE } from '../../frames.ts';
import { ALL_KNOW, AT, type Held, heldAs, kindOf, type State, thingOf } from '../../state.ts';
import { discardInOrder, loseInOrder } from '../catastrophes.ts';
import { hand } from '../exchanges.ts';
import { lookAtSupply, lookedAt, putBack, tellReturned } from '../looking.ts';
import { QUESTION } from '../questionIds.ts';
import { push } from '../stack.ts';
import { canExchange, leaveCard as leaveOne, takeCard as takeOne } from '../supply.ts';
import { lose, survivalOf } from '../survival.ts';
import {
  addToHand,
  discard,
  gearIn,
  handOf,
  holdsGear,
  holdsKind,
  kindsIn,
  pileAt,
  removeFromHand,
} from '../zones.ts';
import {
  ACCEPT,
  cardAction,
  DECLINE,
  isAlwaysOpen,
  LOSE,
  listKinds,
  namesCardIn,
  type Question,
} from './question.ts';

const loses = (state: State, seat: Seat): boolean => survivalOf(state, seat) > 0;

const anyOf = (cards: readonly Held[], random: Random): Action =>
  cardAction(kindOf(itemAt(cards, random.int(cards.length))));

/** CR19 */
export const lifeSupport: Question = {
  rule: 'OUT-536',
  isOpen: (state, seat) => loses(state, seat) || handOf(state, seat).length > 0,
  list(state, seat, _argument, into) {
    if (loses(state, seat)) into.add(LOSE);
    listKinds(handOf(state, seat), into);
  },
  allows: (state, seat, _argument, action) =>
    action === LOSE ? loses(state, seat) : namesCardIn(handOf(state, seat), action),
  take(state, seat, action, _argument, context) {
    if (action === LOSE) {
      lose(state, [{ seat, amount: 1 }], { rule: 'OUT-536', trigger: seat, named: 1 }, context);
    } else discard(state, seat, [wordOf(action)], 'hand', 'OUT-536', context);
  },
  timeout: (state, seat, _argument, random) =>
    loses(state, seat) ? LOSE : anyOf(handOf(state, seat), random),
};

const namesGearOf = (state: State, seat: Seat, action: Action): boolean =>
  isGear(wordIn(action, 'card')) && namesCardIn(handOf(state, seat), action);

/** CR03 */
export const discardOrLose: Question = {
  rule: 'OUT-535',
  isOpen: (state, seat) => loses(state, seat) || holdsGear(handOf(state, seat)),
  list(state, seat, _argument, into) {
    if (loses(state, seat)) into.add(LOSE);
    for (const gear of gearIn(state, seat)) into.add(cardAction(gear));
  },
  allows: (state, seat, _argument, action) =>
    action === LOSE ? loses(state, seat) : namesGearOf(state, seat, action),
  take(state, seat, action, _argument, context) {
    if (action === LOSE) loseInOrder(state, seat, context);
    else discardInOrder(state, seat, wordOf(action), context);
  },
  timeout: (state, seat, _argument, random) =>
    loses(state, seat) ? LOSE : anyOf(gearIn(state, seat), random),
};

/** CR04 */
export const discardGear: Question = {
  rule: 'OUT-535',
  isOpen: (state, seat) => holdsGear(handOf(state, seat)),
  list(state, seat, _argument, into) {
    for (const gear of gearIn(state, seat)) into.add(cardAction(gear));
  },
  allows: (state, seat, _argument, action) => namesGearOf(state, seat, action),
  take: (state, seat, action, _argument, context) => discardInOrder(state, seat, wordOf(action), context),
};

/** OUT-350, OUT-351 */
export const leaveCard: Question = {
  rule: 'OUT-350',
  isOpen: canExchange,
  list: (state, seat, _argument, into) => listKinds(handOf(state, seat), into),
  allows: (state, seat, _argument, action) => namesCardIn(handOf(state, seat), action),
  take(state, seat, action, _argument, context) {
    setWord(state, DECIDE.argument, 1);
    leaveOne(state, seat, wordOf(action), context);
  },
};

/** OUT-353: only what was there before; without a card left there is nothing to take. */
export const takeCard: Question = {
  rule: 'OUT-353',
  isOpen: (state, _seat, hasLeft) => hasLeft === 1 && state.supply.length > 0,
  list: (state, _seat, _hasLeft, into) => listKinds(state.supply, into),
  allows: (state, _seat, _hasLeft, action) => namesCardIn(state.supply, action),
  take: (state, seat, action, _argument, context) => takeOne(state, seat, wordOf(action), context),
};

const isYesOrNo = (action: Action): boolean => action === ACCEPT || action === DECLINE;

/** The Quartermaster and GO15: once more, or not. */
export const secondExchange: Question = {
  rule: 'OUT-350',
  isOpen: canExchange,
  list(_state, _seat, _argument, into) {
    into.add(ACCEPT);
    into.add(DECLINE);
  },
  allows: (_state, _seat, _argument, action) => isYesOrNo(action),
  take(state, seat, action, more) {
    if (action === ACCEPT) push(state, AT.exchange, seat, more - 1);
  },
  timeout: () => DECLINE,
};

/** GO15: look at the Supply, then exchange up to two cards or none. */
export const exchangeOrNot: Question = {
  rule: 'OUT-353',
  isOpen: isAlwaysOpen,
  list(_state, _seat, _argument, into) {
    into.add(ACCEPT);
    into.add(DECLINE);
  },
  allows: (_state, _seat, _argument, action) => isYesOrNo(action),
  take(state, seat, action, amount, context) {
    if (action === DECLINE) return;
    lookAtSupply(state, seat, context);
    push(state, AT.closeExchange);
    push(state, AT.decide, QUESTION.secondExchange, seat, amount);
  },
  timeout: () => DECLINE,
};

/** GO04: asked of everybody who completes it, so that the question tells nothing. */
export const darkToEntropy: Question = {
  rule: 'OUT-504',
  isOpen: isAlwaysOpen,
  list(state, seat, _argument, into) {
    into.add(DECLINE);
    if (holdsKind(handOf(state, seat), DARK)) into.add(cardAction(DARK));
  },
  allows: (state, seat, _argument, action) =>
    action === DECLINE || (action === cardAction(DARK) && holdsKind(handOf(state, seat), DARK)),
  take(state, seat, action, left, context) {
    if (action === DECLINE) return;
    removeFromHand(state, seat, DARK);
    state.entropy.push(heldAs(DARK, ALL_KNOW));
    context.tell?.({ type: 'cardsRevealed', rule: 'OUT-504', open: { seat, cards: [DARK] }, reveals: true });
    context.tell?.({ type: 'entropyGrew', rule: 'OUT-504', open: { count: 1, from: 'hand' } });
    if (left > 1) push(state, AT.decide, QUESTION.darkToEntropy, seat, left - 1);
  },
  timeout: () => DECLINE,
};

const openGear = (state: State): Kind[] => state.discard.map(thingOf).filter(isGear);

const liesOpen = (state: State, kind: Kind): boolean =>
  state.discard.some((entry) => thingOf(entry) === kind);

/** GO11, GO13 */
export const salvageGear: Question = {
  rule: 'OUT-703',
  isOpen: (state) => state.discard.some((entry) => isGear(thingOf(entry))),
  list(state, _seat, _argument, into) {
    into.add(DECLINE);
    for (const kind of openGear(state).sort((a, b) => a - b)) into.add(cardAction(kind));
  },
  allows(state, _seat, _argument, action) {
    const kind = wordIn(action, 'card');
    return action === DECLINE || (isGear(kind) && liesOpen(state, kind));
  },
  take(state, seat, action, left, context) {
    if (action === DECLINE) return;
    takeOpenly(state, seat, wordOf(action), context);
    if (left > 1) push(state, AT.decide, QUESTION.salvageGear, seat, left - 1);
  },
  timeout(state) {
    const gear = openGear(state);
    return cardAction(itemAt(gear, gear.length - 1));
  },
};

/** Out of the discard pile into a hand, before everybody's eyes. */
export function takeOpenly(state: State, seat: Seat, kind: Kind, context: OutsiderTable): void {
  const entries = state.discard.map(thingOf);
  state.discard.splice(entries.lastIndexOf(kind), 1);
  addToHand(state, seat, kind, ALL_KNOW);
  context.tell?.({ type: 'tookOpenly', rule: 'OUT-703', open: { seat, card: kind } });
}

/** The Goal that takes any other card. */
const WRECKAGE: Kind =
  FIRST_GOAL + GOALS.findIndex(({ sabotage }) => sabotage.does.some((one) => one.do === 'takeFromDiscard'));

/** GO13 as sabotage: any other card. */
export const takeFromDiscard: Question = {
  rule: 'OUT-703',
  isOpen: (state) => state.discard.some((entry) => thingOf(entry) !== WRECKAGE),
  list(state, _seat, _argument, into) {
    for (const kind of kindsIn(state.discard.map(thingOf))) {
      if (kind !== WRECKAGE) into.add(cardAction(kind));
    }
  },
  allows(state, _seat, _argument, action) {
    const kind = wordIn(action, 'card');
    return kind >= 0 && kind !== WRECKAGE && liesOpen(state, kind);
  },
  take: (state, seat, action, _argument, context) => takeOpenly(state, seat, wordOf(action), context),
};

/** GO07: a card of the hand that was looked at. */
export const takeSeen: Question = {
  rule: 'OUT-410',
  isOpen: (state, _seat, other) => handOf(state, other).length > 0,
  list: (state, _seat, other, into) => listKinds(handOf(state, other), into),
  allows: (state, _seat, other, action) => namesCardIn(handOf(state, other), action),
  take(state, seat, action, other, context) {
    removeFromHand(state, other, wordOf(action));
    hand(state, other, seat, wordOf(action), context);
  },
};

export const giveCard: Question = {
  rule: 'OUT-410',
  isOpen: (state, seat) => handOf(state, seat).length > 0,
  list: (state, seat, _other, into) => listKinds(handOf(state, seat), into),
  allows: (state, seat, _other, action) => namesCardIn(handOf(state, seat), action),
  take(state, seat, action, other, context) {
    removeFromHand(state, seat, wordOf(action));
    hand(state, seat, other, wordOf(action), context);
  },
};

/** GO09 */
export const discardSeen: Question = {
  rule: 'OUT-410',
  isOpen: (state, _seat, other) => handOf(state, other).length > 0,
  list: (state, _seat, other, into) => listKinds(handOf(state, other), into),
  allows: (state, _seat, other, action) => namesCardIn(handOf(state, other), action),
  take: (state, _seat, action, other, context) =>
    discard(state, other, [wordOf(action)], 'hand', 'OUT-410', context),
};

const TOP = actionOf('top');
const BOTTOM = actionOf('bottom');

/** GO09 and the Navigator: looked-at cards go back one by one. */
export const orderDeck: Question = {
  rule: 'OUT-701',
  isOpen: (state) => state.lookedCards > 0,
  list(state, _seat, mayBottom, into) {
    for (const kind of kindsIn(cardsLookedAt(state))) {
      into.add(TOP + kind);
      if (mayBottom === 1) into.add(BOTTOM + kind);
    }
  },
  allows(state, _seat, mayBottom, action) {
    const kind = Math.max(wordIn(action, 'top'), mayBottom === 1 ? wordIn(action, 'bottom') : -1);
    return kind >= 0 && holdsKind(cardsLookedAt(state), kind);
  },
  take(state, seat, action, mayBottom, context) {
    const toTop = action < BOTTOM;
    const kind = wordOf(action);
    putBack(pileAt(state, state.lookedPile), state.lookedCards, kind, toTop);
    state.lookedCards--;
    tellReturned(seat, kind, toTop, context);
    if (state.lookedCards > 0) push(state, AT.decide, QUESTION.orderDeck, seat, mayBottom);
  },
  /** Unchanged: the lowest first. */
  timeout: (state) => TOP + kindOf(itemAt(cardsLookedAt(state), state.lookedCards - 1)),
};

const cardsLookedAt = (state: State): Held[] => lookedAt(pileAt(state, state.lookedPile), state.lookedCards);
