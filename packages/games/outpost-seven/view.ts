/** What a viewer may see of a match. */
import { has, present, REVIEWER, type Seat, type SeatSet, seenInParts, type Viewer } from '@airlock/kernel';
import type { BonusSpot } from './actions.ts';
import { type Card, cardValue, LIMITS } from './cards.ts';
import type { Phase } from './events.ts';
import type { Cell } from './grid.ts';
import type { Options } from './options.ts';
import { AT, deckSize, handSize, keptBy, type Result, type State, salvagedBy } from './state.ts';

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

export const { view, looks } = seenInParts<State, View, 'hands' | 'secret'>({
  open: {
    phase: phaseOf,
    options: (state) => state.options,
    start: (state) => state.start,
    active: (state) => state.active,
    startPopulation: (state) => state.startPopulation,
    population: (state) => state.population,
    token: (state) => state.token,
    grid: (state) => state.grid,
    cubes: (state) => state.cubes,
    playedCell: (state) => state.playedCell,
    pending: (state) => state.pending,
    deckSize,
    offer: (state) => state.offer,
    discard: (state) => state.discard,
    out: (state) => state.out,
    result: (state) => state.result,
  },
  own: {
    hands: [
      ['kept', 'salvaged', phaseOf],
      (state, viewer) => {
        const phase = phaseOf(state);
        return [handView(state, 0, viewer, phase), handView(state, 1, viewer, phase)];
      },
    ],
    secret: [
      ['drawn'],
      ({ deck, drawn, unusedPopulation }, viewer) =>
        viewer === REVIEWER ? { deck: deck.slice(drawn), unusedPopulation } : null,
    ],
  },
});

function handView(state: State, seat: Seat, viewer: Viewer, phase: Phase): HandView {
  const kept = keptBy(state, seat);
  const mayKnow = viewer === seat || viewer === REVIEWER || phase === 'over';
  return {
    size: handSize(state, seat),
    salvaged: salvagedBy(state, seat).slice(),
    kept: mayKnow ? kept.slice() : null,
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

export const isOut = (view: View, seat: Seat): boolean => has(view.out, seat);

export const roomInHand = (view: View, seat: Seat): number => LIMITS.handLimit - handIn(view, seat).size;
