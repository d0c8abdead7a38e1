/** How a table of Outsider is run: what is one question, when time is up, and that everybody hears everything. */
import { type Action, type Deadline, EVERYBODY, type Hosting, NOBODY, type SeatSet } from '@airlock/kernel';
import { FIRST_MOVE, TIMEOUT, WAIT } from './actions.ts';
import { AT, type State } from './state.ts';

const SECOND = 1000;
/** What asking for time adds to a window; every seat may once. */
const EXTRA_SECONDS = 10;
const INTERRUPT_SECONDS = 10;

const topOf = (state: State): number => state.stack.at(-1) ?? -1;

const isWindow = (node: number): boolean => node === AT.reactToCrisis || node === AT.reactToEntropy;

function countOf(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** A window lasts as long whatever anybody holds (OUT-531); other questions as long as the table agreed. */
function deadline(state: State): Deadline | null {
  if (state.result) return null;
  const { reactionSeconds, turnSeconds } = state.options;
  if (isWindow(topOf(state))) {
    const waited = countOf(state.stack.at(-2) as number);
    return { action: TIMEOUT, milliseconds: (reactionSeconds + waited * EXTRA_SECONDS) * SECOND };
  }
  return turnSeconds === 0 ? null : { action: TIMEOUT, milliseconds: turnSeconds * SECOND };
}

/** What everybody is asked at once. */
const isShared = (node: number): boolean => isWindow(node) || node === AT.secretCards;

/** Where a question stands, and whom it waits for. */
interface Standing {
  readonly top: number;
  readonly depth: number;
  readonly waiting: SeatSet;
}

/**
 * Whether all who answer at once are still answering the same question after an action. Of the same question fewer and
 * fewer are left; where somebody is asked again, as by a second Crisis right after the first, it is another one.
 */
function isSameQuestion(before: Standing, after: Standing, action: Action): boolean {
  if (action === WAIT || (action < FIRST_MOVE && action !== TIMEOUT && after.depth === before.depth))
    return true;
  const isThere = isShared(before.top) && after.top === before.top && after.depth === before.depth;
  return isThere && after.waiting !== before.waiting && (after.waiting & ~before.waiting) === 0;
}

/** Does something and counts the question it leads to, unless it is still the one asked before. */
export function countingQuestions(
  state: State,
  action: Action,
  waiting: (state: State) => SeatSet,
  act: () => void,
): void {
  const standing = (): Standing => {
    const top = topOf(state);
    return { top, depth: state.stack.length, waiting: isShared(top) ? waiting(state) : NOBODY };
  };
  const before = standing();
  act();
  if (!isSameQuestion(before, standing(), action)) state.questions++;
}

export const hosting: Hosting<State> = {
  question: (state) => state.questions,
  deadline,
  /** Nobody is replaced: a window that runs out is a pass like any other. */
  replaces: () => false,
  discusses: () => false,
  /** A second and a half at the usual pace: long enough to sabotage between two deeds of bots. */
  leastPace: (state) => (isWindow(topOf(state)) ? 0 : 5 / 3),
  /** OUT-410: whoever has something to sabotage may want the next slot. A window has its own way to ask for time. */
  longestInterrupt(state) {
    const isForAsking = state.turn > 0 && !state.result && !isWindow(topOf(state));
    return isForAsking ? INTERRUPT_SECONDS * SECOND : 0;
  },
  /** OUT-707: there is no private channel. */
  circle: () => EVERYBODY,
  hears: () => true,
};
