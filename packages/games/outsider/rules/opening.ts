/** The setup: characters, tokens, loyalties, hands and the first Supply. */
import { itemAt, only, present, type Seat, shuffle } from '@airlock/kernel';
import {
  CAPTAIN,
  CARDS_DEALT,
  type Character,
  CREW,
  CREW_CARDS,
  type Kind,
  LOCATION_COUNT,
  type Location,
  NO_CHARACTER,
  OUTSIDER,
  OUTSIDER_CARDS,
  STARTING_SURVIVAL,
} from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { outsidersFor, usesLocations } from '../options.ts';
import { AT, heldAs, kindOf, type State } from '../state.ts';
import { askInSecret } from './exchanges.ts';
import { QUESTION } from './questionIds.ts';
import { orderFrom, push } from './stack.ts';
import { pileAt, removeFromHand, shuffleUnseen } from './zones.ts';

/** OUT-201: dealt, or chosen from those left, one seat after the other. */
export function chooseCharacters(state: State, context: OutsiderTable): void {
  const seat = state.characters.indexOf(NO_CHARACTER);
  if (seat < 0) return;
  push(state, AT.chooseCharacters);
  if (state.options.characters === 'choice') push(state, AT.decide, QUESTION.character, seat, 0);
  else
    takeCharacter(
      state,
      seat,
      itemAt(state.unused, context.random.stream('characters').int(state.unused.length)),
      context,
    );
}

export function takeCharacter(state: State, seat: Seat, character: Character, context: OutsiderTable): void {
  state.unused.splice(state.unused.indexOf(character), 1);
  state.characters[seat] = character;
  context.tell?.({ type: 'characterTaken', rule: 'OUT-201', open: { seat, character } });
}

/** OUT-207 */
export function chooseFirst(state: State, context: OutsiderTable): void {
  const captain = state.characters.indexOf(CAPTAIN);
  const { firstPlayer } = state.options;
  if (captain >= 0) state.first = captain;
  else if (firstPlayer !== 'random' && firstPlayer < state.seats) state.first = firstPlayer;
  else state.first = context.random.stream('firstPlayer').int(state.seats);
  state.active = state.first;
  context.tell?.({ type: 'firstTurn', rule: 'OUT-207', open: { seat: state.first } });
}

/** OUT-901: anywhere, in order from the first player. */
export function placeTokens(state: State): void {
  if (!usesLocations(state.options)) return;
  for (const seat of orderFrom(state, state.first).reverse()) push(state, AT.decide, QUESTION.token, seat, 0);
}

/** OUT-202, OUT-203, OUT-208 */
export function dealLoyalties(state: State, context: OutsiderTable): void {
  const outsiders = outsidersFor(state.seats, state.options);
  state.loyalties = shuffle(
    state.loyalties.map((_, seat) => (seat < outsiders ? OUTSIDER : CREW)),
    context.random.stream('loyalties'),
  );
  state.spareLoyalties = [CREW_CARDS - (state.seats - outsiders), OUTSIDER_CARDS - outsiders];
  if (outsiders === 0) state.revealed = (1 << state.seats) - 1;
  if (!context.tell) return;
  const own: { [viewer: number]: { loyalty: number } } = {};
  for (const [seat, loyalty] of state.loyalties.entries()) own[seat] = { loyalty };
  context.tell({ type: 'loyaltiesDealt', rule: 'OUT-202', open: { outsiders }, own, reveals: true });
}

/** OUT-102, OUT-204: six cards each; the Crises are shuffled apart. */
export function dealHands(state: State, context: OutsiderTable): void {
  const deck = pileAt(state, 0);
  shuffleUnseen(deck, 'deck', context);
  shuffleUnseen(state.crisisDeck, 'crises', context);
  for (let seat = 0; seat < state.seats; seat++) state.hands[seat] = deck.splice(deck.length - CARDS_DEALT);
  if (context.tell) {
    const own: { [viewer: number]: { cards: Kind[] } } = {};
    for (const [seat, hand] of state.hands.entries())
      own[seat] = { cards: hand.map(kindOf).sort((a, b) => a - b) };
    context.tell({ type: 'handsDealt', rule: 'OUT-204', open: { count: CARDS_DEALT }, own, reveals: true });
  }
  push(state, AT.formSupply);
  askInSecret(state, (1 << state.seats) - 1);
}

/** OUT-205, OUT-206, OUT-930: the chosen cards, the piles and everybody's Survival. */
export function formSupply(state: State, context: OutsiderTable): void {
  const chosen = [...present(state.secret.pop())];
  for (const [seat, kind] of chosen.entries()) {
    removeFromHand(state, seat, kind);
    state.supply.push(heldAs(kind, only(seat)));
    state.lastLeft[seat] = kind;
    state.survival[seat] = STARTING_SURVIVAL;
  }
  context.tell?.({ type: 'supplyFormed', rule: 'OUT-205', open: { count: state.supply.length } });
  if (state.options.locDraw) dealPiles(state);
  for (let count = 0; count < state.options.startEntropy; count++) {
    state.entropy.push(present(pileAt(state, largestPile(state)).pop()));
  }
  push(state, AT.startTurn);
}

/** OUT-930, OUTR-26: the same number everywhere; what is left over is the Hold. */
function dealPiles(state: State): void {
  const deck = pileAt(state, 0);
  const each = Math.floor(deck.length / LOCATION_COUNT);
  for (let at = 0; at < LOCATION_COUNT; at++) state.piles[at] = deck.splice(deck.length - each);
  state.hold = deck;
}

export function largestPile(state: State): Location {
  const sizes = state.piles.map((pile) => pile.length);
  return sizes.indexOf(Math.max(...sizes));
}
