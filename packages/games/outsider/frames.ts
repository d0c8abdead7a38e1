/** What the frames of Outsider's stack hold, each number by its name. */

import { type Frame, frame, topOf, wordAt } from '@airlock/kernel';
import { AT } from './state.ts';

/** One seat is asked; what the argument means is up to the question. */
export const DECIDE = frame('question', 'seat', 'argument');
/** Several choose a card in secret. */
export const SECRET_CARDS = frame('asked');
/** A card's text: which operation comes next, and the players it speaks of; -1 for one who is not chosen yet. */
export const RUN = frame('program', 'index', 'you', 'target', 'second');

export const REMOVE_CARDS = frame('count');
/** A window: the seats that have answered, and those that asked for time. */
export const REACT_TO_ENTROPY = frame('answered', 'waited');
export const REACT_TO_CRISIS = frame('crisis', 'seat', 'answered', 'waited');

export const DARK_DISCARDED = frame('seat', 'isOwn');
export const DRAW_CRISIS = frame('seat');
export const FINISH_CRISIS = frame('crisis', 'seat');
export const FINISH_GOAL = frame('goal', 'seat');
export const RESOLVE_ASSIGNED = frame('start');
export const EVERYONE_DRAWS = frame('declarer', 'index');

export const CHECK_SUPPLY = frame('seat');
export const REFILL_SUPPLY = frame('seat', 'viewers');
export const EXCHANGE = frame('seat', 'more');
/** Whoever was interrupted while exchanging with the Supply. */
export const LOOK_AGAIN = frame('seat');
export const FILL_HAND = frame('seat');
export const SWAP_CHOSEN = frame('one', 'other');

/** CR03 and CR04: `fallen` are those whom it has brought to 0, `asked` is 1 while somebody owes an answer. */
export const IN_ORDER = frame('what', 'you', 'index', 'fallen', 'asked');

/** OUT-935: the cards of this Recycle are those from `start` on, and the next location is `at`. */
export const DEAL_OUT = frame('seat', 'at', 'start');

interface Stacked {
  readonly stack: readonly number[];
}

/** The reaction window that is open, if any. */
export function windowOn(state: Stacked): Frame<'answered' | 'waited'> | null {
  const top = topOf(state);
  return top === AT.reactToCrisis ? REACT_TO_CRISIS : top === AT.reactToEntropy ? REACT_TO_ENTROPY : null;
}

/** The text that asks the question on top, as its program's number. */
export const programAsking = (state: Stacked): number => wordAt(state, DECIDE.size + RUN.program);

/** While the recycler is asked: how many of all recycled cards this Recycle has left. */
export const leftToDeal = (state: Stacked, recycled: number): number =>
  recycled - wordAt(state, DECIDE.size + DEAL_OUT.start);
