/** Flotsam, a toy of fifteen cards with everything that makes games hard to get right: the suite is tried on it. */
import {
  actionCodec,
  enter,
  type Flavoured,
  type Flowing,
  type OptionSpecs,
  type OptionsOf,
  oneOf,
  type Random,
  type Seat,
  shuffle,
} from '@airlock/kernel';

/** 1 to 15; the higher one wins. */
export type Card = Flavoured<number, 'card'>;
export const NO_CARD: Card = 0;
const CARD_COUNT = 15;
export const ALL_CARDS: readonly Card[] = Array.from({ length: CARD_COUNT }, (_, index) => index + 1);

/** Flares may be blocked, and a flare that blocks may be blocked in turn. */
export const isFlare = (card: Card): boolean => card > 10;

/** Cards that may be exchanged in a round. */
export const MOST_MARKED = 2;

export const OPTIONS = {
  handSize: { kind: 'whole', min: 2, max: 3, default: 3 },
  flares: { kind: 'switch', default: true },
} as const satisfies OptionSpecs;
export type Options = OptionsOf<typeof OPTIONS>;

const cards = oneOf(ALL_CARDS.map(String));

export const codec = actionCodec({
  resign: [],
  timeout: [],
  done: [],
  mark: [cards],
  bid: [cards],
  pass: [],
  block: [cards],
});

export const AT = {
  deal: 0,
  nextRound: 1,
  exchange: 2,
  drawMarked: 3,
  bid: 4,
  show: 5,
  flare: 6,
  resolveBlock: 7,
  settle: 8,
  refill: 9,
} as const;

export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly reason: 'cards' | 'resigned';
}

export interface State extends Flowing {
  readonly options: Options;
  readonly seats: number;
  lead: Seat;
  /** The last one is drawn first. */
  deck: Card[];
  hands: Card[][];
  /** What the leader has laid aside to exchange, face down. */
  marked: Card[];
  /** One per seat, face down; none where nobody has bid. */
  bids: Card[];
  /** Exchanged cards, which only their owner knows. */
  buried: Card[][];
  /** The bids once they are shown. */
  trick: Card[];
  /** Blocks that wait for their answer. */
  blocks: number;
  blocked: boolean;
  won: Card[][];
  discard: Card[];
  result: Result | null;
}

export function setup(seats: number, options: Options, random: Random): State {
  const deck = shuffle([...ALL_CARDS], random);
  const state: State = {
    stack: [],
    options,
    seats,
    lead: 0,
    deck,
    hands: perSeat(seats, () => deck.splice(-options.handSize)),
    marked: [],
    bids: perSeat(seats, () => NO_CARD),
    buried: perSeat(seats, () => []),
    trick: [],
    blocks: 0,
    blocked: false,
    won: perSeat(seats, () => []),
    discard: [],
    result: null,
  };
  enter(state, AT.nextRound);
  enter(state, AT.deal);
  return state;
}

export const perSeat = <T>(seats: number, of: (seat: Seat) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => of(seat));

const copies = (lists: readonly Card[][]): Card[][] => lists.map((list) => list.slice());

export function clone(state: State): State {
  return {
    ...state,
    stack: state.stack.slice(),
    deck: state.deck.slice(),
    hands: copies(state.hands),
    marked: state.marked.slice(),
    bids: state.bids.slice(),
    buried: copies(state.buried),
    trick: state.trick.slice(),
    won: copies(state.won),
    discard: state.discard.slice(),
  };
}

/** Every card of a state, wherever it lies. */
export function census(state: State): Card[] {
  const { deck, hands, marked, bids, buried, trick, won, discard } = state;
  const places = [deck, ...hands, marked, bids, ...buried, trick, ...won, discard];
  return places.flat().filter((card) => card !== NO_CARD);
}
