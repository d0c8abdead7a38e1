/** What the conformance suite has to know about Outsider: what is conserved, what is secret, what is done openly. */
import type { Viewer } from '@airlock/kernel';
import { itemAt, topOf } from '@airlock/kernel';
import { CREW, KIND_IDS, LAST_TURN, NO_CARD, NO_LOYALTY } from '../cards.ts';
import { isDestroyed } from '../rules/places.ts';
import { handOf, pileAt } from '../rules/zones.ts';
import { AT, kindOf, type State, thingOf } from '../state.ts';

/** Far more than the longest match in which every step is asked and every window is answered by everybody. */
export const MOST_ACTIONS = LAST_TURN * 300;

/** Every card, Crisis, character and loyalty wherever it lies. */
export function census(state: State): string[] {
  const hidden = [
    ...state.hands.flat(),
    ...state.piles.flat(),
    ...state.supply,
    ...state.entropy,
    ...state.hold,
    ...state.recycled,
    ...state.aside,
  ].map((card: number) => kindOf(card));
  const open = [
    ...state.discard.map(thingOf),
    ...state.inPlay,
    ...state.completing,
    ...state.completed.flat(),
  ];
  const crises = [
    ...state.crisisDeck.map(kindOf),
    ...state.drawnCrises.map(kindOf),
    ...state.crisisDiscard,
    ...state.ongoing.map(thingOf),
    ...state.resolving,
    ...state.assigned.map(thingOf),
  ];
  const characters = [...state.characters.filter((one) => one >= 0), ...state.unused, ...state.dead];
  return [
    ...[...hidden, ...open].map((kind) => itemAt(KIND_IDS, kind)),
    ...crises.map((crisis) => `crisis ${crisis}`),
    ...characters.map((character) => `character ${character}`),
    isSound(state) ? 'sound' : 'broken',
  ];
}

/**
 * OUT-811, OUT-933, OUTR-50: what is looked at lies in its pile, nobody is lost to a deck with a card in it, and a
 * location stands as long as it has one.
 */
function arePilesSound(state: State): boolean {
  const sizes = state.piles.map((pile) => pile.length);
  if (state.lookedCards > 0 && state.lookedCards > itemAt(sizes, state.lookedPile)) return false;
  if (state.lookedCrises > state.crisisDeck.length) return false;
  const rule = state.result?.rule ?? state.stop?.rule;
  if (rule === 'OUT-811' && sizes.some((size) => size > 0)) return false;
  if (!state.options.locDraw || state.turn === 0) return true;
  return sizes.every((size, at) => (size === 0) === isDestroyed(state, at));
}

/** What holds in every position of every match, so that a world where it does not is none. */
export function isSound(state: State): boolean {
  if (!arePilesSound(state)) return false;
  if (state.survival.some((left) => left < 0)) return false;
  if (state.inPlay.length > 2) return false;
  const isHeld = (seat: number, kind: number): boolean =>
    kind === NO_CARD || handOf(state, seat).some((held) => kindOf(held) === kind);
  if (!state.picked.every((kind) => isHeld(state.active, kind))) return false;
  if (!state.secret.every((chosen) => chosen.every((kind, seat) => isHeld(seat, kind)))) return false;
  if (
    state.options.doom === 'quickAndDead' &&
    state.turn > 0 &&
    state.result === null &&
    state.stop === null
  ) {
    if (state.survival.some((left) => left === 0)) return false;
  }
  const isOver = state.result !== null || state.stop !== null;
  if (isOver || state.loyalties.includes(NO_LOYALTY)) return true;
  const crew = state.loyalties.filter((loyalty) => loyalty === CREW).length;
  return (
    crew + itemAt(state.spareLoyalties, 0) === 6 && state.seats - crew + itemAt(state.spareLoyalties, 1) === 3
  );
}

/** Hands, the deck, the Supply and loyalties of others, as long as enough is hidden to leave a choice. */
export function secrets(state: State, viewer: Viewer): Record<string, unknown> {
  if (state.result || state.stop || state.loyalties.includes(NO_LOYALTY)) return {};
  const others = state.hands.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  const hidden = others.filter((seat) => (state.revealed >> seat) % 2 === 0);
  const top = topOf(state);
  return {
    'hands of others': others.map((seat) => handOf(state, seat).map(kindOf).sort()),
    ...(pileAt(state, 0).length - state.lookedCards > 3 ? { 'the deck': state.piles[0]?.map(kindOf) } : {}),
    ...(hidden.length > 2 &&
    state.seats - 1 > others.filter((s) => state.loyalties[s] === CREW).length &&
    top !== AT.decide
      ? { 'who is an Outsider': hidden.map((seat) => state.loyalties[seat]) }
      : {}),
  };
}

/** Why events may tell apart what views do not, and which no comparison of worlds can judge. */
export const LEAK_PLAN = {
  dealtLater: {
    'piles.*.*': 'the deck is shuffled when characters and tokens are chosen',
    'crisisDeck.*': 'the Crises are shuffled with the deck',
  },
  publicMemory: 'a view shows every card that its viewer knows, not who else has seen it',
  openly: {
    scrapGoals: 'the Goals are shown before they are shuffled into the deck',
    scrapTwoGoals: 'the Goals are shown before they are shuffled into the deck',
    sabotage: 'the Goal is shown before its bonus may shuffle it into the deck',
    scanHand: 'everybody hears whose hand is looked at',
    player: 'everybody hears who was chosen',
    inspect: 'everybody sees whose cards are shown',
    patch: 'everybody hears with whom a card is exchanged',
    complete: 'the Gear is shown before the repair bonus may shuffle it into the deck',
  },
  inconclusive: {
    cardsRevealed: 'cards are shown once, and a viewer who knew them has the same view before and after',
    supplyRevealed: 'the Supply is shown before it may be shuffled into the deck',
    gameOver: 'it shows everything there is, so that no two worlds look alike after it',
  },
};
