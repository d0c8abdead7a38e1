/** How a table of Outsider is run: what is one question, when time is up, and that everybody hears everything. */
import { type Action, type Deadline, EVERYBODY, type Hosting } from '@airlock/kernel';
import { FIRST_MOVE, TIMEOUT, WAIT } from './actions.ts';
import { topOf, windowOn, wordAt } from './frames.ts';
import { AT, type State } from './state.ts';

const SECOND = 1000;
/** What asking for time adds to a window; every seat may once. */
const EXTRA_SECONDS = 10;
const INTERRUPT_SECONDS = 10;

function countOf(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** A window lasts as long whatever anybody holds (OUT-531); other questions as long as the table agreed. */
function deadline(state: State): Deadline | null {
  if (state.result) return null;
  const { reactionSeconds, turnSeconds } = state.options;
  const open = windowOn(state);
  if (open) {
    const waited = countOf(wordAt(state, open.waited));
    return { action: TIMEOUT, milliseconds: (reactionSeconds + waited * EXTRA_SECONDS) * SECOND };
  }
  return turnSeconds === 0 ? null : { action: TIMEOUT, milliseconds: turnSeconds * SECOND };
}

/**
 * Whether all who answer at once are still answering the same question after an action; `node` and `depth` are the top
 * of the stack and its length before.
 */
export function isSameQuestion(state: State, action: Action, node: number, depth: number): boolean {
  if (action === WAIT) return true;
  if (state.stack.length !== depth) return false;
  const isAside = action < FIRST_MOVE && action !== TIMEOUT;
  const isShared = windowOn(state) !== null || node === AT.secretCards;
  return isAside || (isShared && topOf(state) === node);
}

export const hosting: Hosting<State> = {
  question: (state) => state.questions,
  deadline,
  /** Nobody is replaced: a window that runs out is a pass like any other. */
  replaces: () => false,
  discusses: () => false,
  /** A second and a half at the usual pace: long enough to sabotage between two deeds of bots. */
  leastPace: (state) => (windowOn(state) ? 0 : 5 / 3),
  /** OUT-410: whoever has something to sabotage may want the next slot. A window has its own way to ask for time. */
  longestInterrupt(state) {
    const isForAsking = state.turn > 0 && !state.result && !windowOn(state);
    return isForAsking ? INTERRUPT_SECONDS * SECOND : 0;
  },
  /** OUT-707: there is no private channel. */
  circle: () => EVERYBODY,
  hears: () => true,
};
