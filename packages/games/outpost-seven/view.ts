/** What a viewer may see of a match, and how it changes with what the viewer hears. */
import { has, only, present, REVIEWER, type Seat, type SeatSet, type Viewer } from '@airlock/kernel';
import type { BonusSpot } from './actions.ts';
import { type Card, cardValue, LIMITS, MOST_SPACES, NO_CARD } from './cards.ts';
import type { OutpostEvent, Phase } from './events.ts';
import { type Cell, NO_CELL } from './grid.ts';
import type { Options } from './options.ts';
import { coverSpaces, signOf } from './rules/cubes.ts';
import { insertInto, removeFrom } from './rules/hand.ts';
import { AT, deckSize, handSize, keptBy, moduleAt, type Result, type State, salvagedBy } from './state.ts';

export interface HandView {
  size: number;
  /** Cards everybody saw come from the offer. */
  salvaged: Card[];
  /** The kept cards; `null` where the viewer may not know them. */
  kept: Card[] | null;
  /** Their summed values, public from the moment they are kept. */
  keptTotal: number | null;
}

export interface View {
  readonly viewer: Viewer;
  phase: Phase;
  readonly options: Options;
  readonly start: Seat;
  active: Seat;
  readonly startPopulation: readonly number[];
  population: number[];
  token: Seat[];
  grid: Card[];
  /** Red's cubes up, yellow's down. */
  cubes: number[];
  playedCell: Cell;
  pending: BonusSpot[];
  deckSize: number;
  offer: Card[];
  discard: Card[];
  hands: [red: HandView, yellow: HandView];
  out: SeatSet;
  result: Result | null;
  /** What nobody but a reviewer sees. */
  readonly secret: { deck: readonly Card[]; readonly unusedPopulation: readonly number[] } | null;
}

export const handIn = ({ hands }: View, seat: Seat): HandView => present(hands[seat]);

export function view(state: State, viewer: Viewer): View {
  const phase = phaseOf(state);
  return {
    viewer,
    phase,
    options: state.options,
    start: state.start,
    active: state.active,
    startPopulation: state.startPopulation,
    population: [...state.population],
    token: [...state.token],
    grid: [...state.grid],
    cubes: [...state.cubes],
    playedCell: state.playedCell,
    pending: [...state.pending],
    deckSize: deckSize(state),
    offer: [...state.offer],
    discard: [...state.discard],
    hands: [handView(state, 0, viewer, phase), handView(state, 1, viewer, phase)],
    out: state.out,
    result: state.result,
    secret:
      viewer === REVIEWER
        ? { deck: state.deck.slice(state.drawn), unusedPopulation: state.unusedPopulation }
        : null,
  };
}

function handView(state: State, seat: Seat, viewer: Viewer, phase: Phase): HandView {
  const kept = keptBy(state, seat);
  const mayKnow = viewer === seat || viewer === REVIEWER || phase === 'over';
  return {
    size: handSize(state, seat),
    salvaged: [...salvagedBy(state, seat)],
    kept: mayKnow ? [...kept] : null,
    keptTotal: mayKnow || hasKept(state, phase, seat) ? sumOf(kept) : null,
  };
}

/** OPSR-45: a total is announced when the player has kept. */
function hasKept(state: State, phase: Phase, seat: Seat): boolean {
  if (phase === 'deal' || phase === 'keepFirst') return false;
  return phase !== 'keepSecond' || seat === state.start;
}

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + cardValue(card), 0);

function phaseOf(state: State): Phase {
  switch (state.stack.at(-1)) {
    case undefined:
      return 'over';
    case AT.turn:
      return 'turn';
    case AT.chooseBonus:
      return 'bonus';
    case AT.keep:
      return state.active === state.start ? 'keepFirst' : 'keepSecond';
    default:
      return 'deal';
  }
}

/** Carries one event into a view. Nothing is decided here: events say what has become of things. */
export function follow(view: View, event: OutpostEvent): void {
  switch (event.type) {
    case 'dealt':
    case 'burned':
    case 'timedOut':
      return;
    case 'offerFilled':
      for (const { slot, card } of event.open.slots) view.offer[slot] = card;
      view.deckSize = event.open.deck;
      if (view.secret) view.secret.deck = lastCards(view.secret.deck, view.deckSize);
      return;
    case 'kept': {
      const { seat, count, total, discarded } = event.open;
      const hand = handIn(view, seat);
      hand.size = count;
      hand.keptTotal = total;
      if (hand.kept) hand.kept = hand.kept.filter((card) => !discarded.includes(card));
      view.discard.push(...discarded);
      return;
    }
    case 'salvaged': {
      const hand = handIn(view, event.open.seat);
      for (const card of event.open.cards) insertInto(hand.salvaged, card);
      for (const slot of event.open.slots) view.offer[slot] = NO_CARD;
      hand.size = event.open.hand;
      return;
    }
    case 'repaired': {
      const { seat, card, scrap, cell, placed } = event.open;
      loseCard(handIn(view, seat), card);
      loseCard(handIn(view, seat), scrap);
      view.discard.push(scrap);
      view.grid[cell] = card;
      view.cubes[cell] = placed === 0 ? 0 : signOf(seat) * placed;
      view.playedCell = cell;
      coverSpaces(view.pending, card, cell, 0, placed);
      return;
    }
    case 'bonusUsed': {
      const { cell, space, cubes, lines } = event.open;
      removeFrom(view.pending, cell * MOST_SPACES + space);
      for (const change of cubes) {
        view.cubes[change.cell] = change.after;
        const [from, to] = [Math.abs(change.before), Math.abs(change.after)];
        coverSpaces(view.pending, moduleAt(view, change.cell), change.cell, from, to);
      }
      for (const { line, after } of lines) view.population[line] = after;
      return;
    }
    case 'votes':
      for (const { line, to } of event.open.flipped) view.token[line] = to;
      return;
    case 'playerOut':
      view.out |= only(event.open.seat);
      return;
    case 'asked':
      view.active = event.open.seat;
      view.phase = event.open.phase;
      if (view.phase === 'turn') view.playedCell = NO_CELL;
      return;
    case 'gameOver':
      view.phase = 'over';
      view.result = event.open.result;
      for (const [seat, cards] of event.open.hands.entries()) {
        const hand = handIn(view, seat);
        hand.kept = [...cards];
        hand.keptTotal = sumOf(cards);
      }
      if (event.open.result.reason !== 'resigned') view.playedCell = NO_CELL;
      return;
  }
}

const lastCards = (cards: readonly Card[], count: number): Card[] => cards.slice(cards.length - count);

/** A known card leaves by name; of an unknown one only the total falls. */
function loseCard(hand: HandView, card: Card): void {
  hand.size--;
  if (removeFrom(hand.salvaged, card)) return;
  if (hand.kept) removeFrom(hand.kept, card);
  if (hand.keptTotal !== null) hand.keptTotal -= cardValue(card);
}

export const isOut = (view: View, seat: Seat): boolean => has(view.out, seat);

export const roomInHand = (view: View, seat: Seat): number => LIMITS.handLimit - handIn(view, seat).size;
