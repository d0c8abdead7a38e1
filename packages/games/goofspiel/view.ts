/** What a viewer may see of a match: listed, never left out of the state. */
import { REVIEWER, type Viewer } from '@airlock/kernel';
import { type Card, FACE_DOWN, NO_CARD } from './cards.ts';
import type { Options } from './options.ts';
import { AT, type Player, type Result, type State } from './state.ts';

type Phase = 'deal' | 'bid' | 'over';

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  phase: Phase;
  /** Everybody's cards are known; a bid of somebody else is `FACE_DOWN`. */
  players: Player[];
  deckSize: number;
  /** The prizes to come; `null` for all but a reviewer. */
  deck: Card[] | null;
  prizes: Card[];
  lost: Card[];
  result: Result | null;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    phase: phaseOf(state),
    players: state.players.map(({ hand, bid, spent, won }, seat) => ({
      hand: [...hand],
      bid: bid === NO_CARD || viewer === seat || viewer === REVIEWER ? bid : FACE_DOWN,
      spent: [...spent],
      won: [...won],
    })),
    deckSize: state.deck.length,
    deck: viewer === REVIEWER ? [...state.deck] : null,
    prizes: [...state.prizes],
    lost: [...state.lost],
    result: state.result,
  };
}

function phaseOf({ stack }: State): Phase {
  if (stack.length === 0) return 'over';
  return stack.at(-1) === AT.bid ? 'bid' : 'deal';
}
