/** Which card a seat may submit: chapter "Roles" of the rulebook. */
import { missing, type Refusal, type Seat } from '@airlock/kernel';
import {
  C1,
  CARD_COUNT,
  type Card,
  COMPLETES,
  FULL_HAND,
  type Hand,
  INF,
  INFECTED,
  NO_HAND,
  PZERO,
  REST,
  type Role,
  S1,
  SABOTAGES,
  SURVIVOR,
} from '../cards.ts';
import type { Options } from '../options.ts';
import { handOf, holds, isOut, roleOf, type State } from '../state.ts';
import { refuse } from './refusals.ts';

const isComplete = (card: Card): boolean => card < S1;
const isSabotage = (card: Card): boolean => card >= S1 && card < INF;

const hasPlayed = (hand: Hand, cards: Hand): boolean => (hand & cards) !== cards;

type Limits = Pick<Options, 'infectedLimit' | 'deepCover'>;

/** OBK-201 to OBK-207: why a living seat of this role may not submit a card; `null` when it may. */
export function cardRefusal(role: Role, hand: Hand, card: Card, limits: Limits): Refusal | null {
  if (role === SURVIVOR && !isComplete(card) && card !== REST) return refuse('notForSurvivor');
  if (role !== PZERO && card === INF) return refuse('infectOnlyZero');
  if (role === PZERO && isComplete(card)) {
    if (!limits.deepCover) return refuse('notForZero');
    if (hasPlayed(hand, COMPLETES)) return refuse('coverSpent');
  }
  if (role === INFECTED && limits.infectedLimit === 'perDay') {
    if (isComplete(card) && hasPlayed(hand, COMPLETES)) return refuse('completeSpent');
    if (isSabotage(card) && hasPlayed(hand, SABOTAGES)) return refuse('sabotageSpent');
  }
  return holds(hand, card) ? null : refuse('cardSpent');
}

/** Every answer of `cardRefusal`, since imagining asks it by the million: one set of cards a role, hand and table. */
const PLAYABLE: Readonly<Record<string, Hand[]>> = {
  perDay: [],
  perShift: [],
  perDayDeep: [],
  perShiftDeep: [],
};

/** OBK-201 to OBK-207: the cards a living seat may submit, as a set. */
export function playableCards(role: Role, hand: Hand, limits: Limits): Hand {
  const known =
    PLAYABLE[limits.deepCover ? `${limits.infectedLimit}Deep` : limits.infectedLimit] ?? missing();
  const place = role * (FULL_HAND + 1) + hand;
  known[place] ??= playableNow(role, hand, limits);
  return known[place];
}

function playableNow(role: Role, hand: Hand, limits: Limits): Hand {
  let cards: Hand = NO_HAND;
  for (let card = 0; card < CARD_COUNT; card++) {
    if (cardRefusal(role, hand, card, limits) === null) cards |= 1 << card;
  }
  return cards;
}

/** OBK-809: what a voted-out seat may play once a Day. */
export const outsiderCards = (role: Role): Hand => (role === INFECTED ? COMPLETES | SABOTAGES : COMPLETES);

export const outsiderRefusal = (role: Role, card: Card): Refusal | null =>
  holds(outsiderCards(role), card) ? null : refuse('outsiderCards');

/** OBK-809: a voted-out seat that has kept its card for today. */
export const mayStillPlay = (hand: Hand): boolean => hand === FULL_HAND;

export function submitRefusal(state: State, seat: Seat, card: Card): Refusal | null {
  const role = roleOf(state, seat);
  if (isOut(state, seat)) return outsiderRefusal(role, card);
  return cardRefusal(role, handOf(state, seat), card, state.options);
}

/** OBK-210: in this order, Infect never. */
const DEFAULT_ORDER: readonly Card[] = [C1, C1 + 1, REST, S1, S1 + 1];
const DEFAULT_ORDER_OF_ZERO: readonly Card[] = [REST, S1, S1 + 1];

/** OBK-210: the card played for a living seat that lets the time run out; `null` where there is none. */
export function findDefaultCard(state: State, seat: Seat): Card | undefined {
  const order = state.roles[seat] === PZERO ? DEFAULT_ORDER_OF_ZERO : DEFAULT_ORDER;
  return order.find((one) => submitRefusal(state, seat, one) === null);
}

/** OBK-208: there always is one. */
export function defaultCard(state: State, seat: Seat): Card {
  const card = findDefaultCard(state, seat);
  if (card === undefined) throw new Error(`Seat ${seat} has no card to submit.`);
  return card;
}
