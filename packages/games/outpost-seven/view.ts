/** What a viewer may see of a match. */
import {
  has,
  present,
  REVIEWER,
  type Seat,
  type SeatSet,
  type Viewer,
  type ViewHalves,
} from '@airlock/kernel';
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

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  ...openView(state),
  ...ownView(state, viewer),
});

type OwnView = Pick<View, 'hands' | 'secret'>;

/** What is the same for everybody. */
function openView(state: State): Omit<View, 'viewer' | keyof OwnView> {
  return {
    phase: phaseOf(state),
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
    out: state.out,
    result: state.result,
  };
}

function ownView(state: State, viewer: Viewer): OwnView {
  const phase = phaseOf(state);
  return {
    hands: [handView(state, 0, viewer, phase), handView(state, 1, viewer, phase)],
    secret:
      viewer === REVIEWER
        ? { deck: state.deck.slice(state.drawn), unusedPopulation: state.unusedPopulation }
        : null,
  };
}

export const halves: ViewHalves<State, View> = { open: openView, own: ownView };

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

export const isOut = (view: View, seat: Seat): boolean => has(view.out, seat);

export const roomInHand = (view: View, seat: Seat): number => LIMITS.handLimit - handIn(view, seat).size;
