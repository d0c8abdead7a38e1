/** What a viewer of Flotsam sees, and how a viewer may imagine the rest. */
import { enter, type Random, REVIEWER, type Seat, shuffle, type Viewer } from '@airlock/kernel';
import { askedOf, type Phase, winnerOf } from './rules.ts';
import { ALL_CARDS, AT, type Card, NO_CARD, type Options, type Result, type State } from './state.ts';

/** Face down: their number is known to all, the cards to some. */
export interface Pile {
  size: number;
  cards: Card[] | null;
}

/** Stands for a bid that lies face down. */
const FACE_DOWN: Card = -1;

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  phase: Phase;
  /** Who leads, or who is asked about a flare. */
  asked: Seat;
  lead: Seat;
  deck: Pile;
  hands: Pile[];
  marked: Pile;
  bids: Card[];
  buried: Pile[];
  trick: Card[];
  blocks: number;
  blocked: boolean;
  won: Card[][];
  discard: Card[];
  result: Result | null;
}

export function view(state: State, viewer: Viewer): View {
  const seesAll = viewer === REVIEWER;
  const pile = (cards: readonly Card[], mayKnow: boolean): Pile => ({
    size: cards.length,
    cards: mayKnow ? [...cards] : null,
  });
  const phase = phaseOf(state);
  return {
    viewer,
    options: state.options,
    phase,
    asked: phase === 'flare' ? askedOf(state) : state.lead,
    lead: state.lead,
    deck: pile(state.deck, seesAll),
    hands: state.hands.map((hand, seat) => pile(hand, seesAll || viewer === seat || phase === 'over')),
    marked: pile(state.marked, seesAll || viewer === state.lead),
    bids: state.bids.map((card, seat) => (card === NO_CARD || seesAll || viewer === seat ? card : FACE_DOWN)),
    buried: state.buried.map((cards, seat) => pile(cards, seesAll || viewer === seat)),
    trick: [...state.trick],
    blocks: state.blocks,
    blocked: state.blocked,
    won: state.won.map((cards) => [...cards]),
    discard: [...state.discard],
    result: state.result,
  };
}

function phaseOf(state: State): Phase {
  switch (state.stack.at(-1)) {
    case undefined:
      return 'over';
    case AT.exchange:
      return 'exchange';
    case AT.bid:
      return 'bid';
    case AT.flare:
      return 'flare';
    default:
      return 'deal';
  }
}

/** Whatever the viewer does not see is dealt anew to where it may lie. */
export function imagine(view: View, random: Random): State {
  const seats = view.hands.length;
  const open = [...view.trick, ...view.won.flat(), ...view.discard, ...view.bids];
  const piles = [view.deck, ...view.hands, view.marked, ...view.buried];
  const seen = new Set([...open, ...piles.flatMap(({ cards }) => cards ?? [])]);
  const unseen = shuffle(
    ALL_CARDS.filter((card) => !seen.has(card)),
    random,
  );
  const cardsOf = ({ size, cards }: Pile): Card[] => (cards ? [...cards] : unseen.splice(0, size));
  const state: State = {
    stack: [],
    options: view.options,
    seats,
    lead: view.lead,
    deck: cardsOf(view.deck),
    hands: view.hands.map(cardsOf),
    marked: cardsOf(view.marked),
    bids: view.bids.map((card) => (card === FACE_DOWN ? (unseen.pop() as Card) : card)),
    buried: view.buried.map(cardsOf),
    trick: [...view.trick],
    blocks: view.blocks,
    blocked: view.blocked,
    won: view.won.map((cards) => [...cards]),
    discard: [...view.discard],
    result: view.result,
  };
  enterPhase(state, view);
  return state;
}

/** The stack that each phase means, what comes last first. */
function enterPhase(state: State, { phase, asked, trick, blocks }: View): void {
  if (phase === 'over') return;
  enter(state, AT.nextRound);
  if (phase === 'deal') {
    enter(state, AT.deal);
    return;
  }
  enter(state, AT.refill);
  if (phase === 'flare') {
    enter(state, AT.settle, winnerOf(trick));
    for (let block = 0; block < blocks; block++) enter(state, AT.resolveBlock);
    enter(state, AT.flare, asked);
    return;
  }
  enter(state, AT.show);
  enter(state, AT.bid);
  if (phase === 'bid') return;
  enter(state, AT.drawMarked);
  enter(state, AT.exchange);
}
