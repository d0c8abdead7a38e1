/** How a table of Outsider is run: when time is up, and that everybody hears everything. */
import { type Deadline, EVERYBODY, type Hosting, wordAt } from '@airlock/kernel';
import { TIMEOUT } from './actions.ts';
import { windowOn } from './frames.ts';
import type { State } from './state.ts';

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
    return {
      action: TIMEOUT,
      fixed: true,
      milliseconds: (reactionSeconds + waited * EXTRA_SECONDS) * SECOND,
    };
  }
  return turnSeconds === 0 ? null : { action: TIMEOUT, milliseconds: turnSeconds * SECOND };
}

export const hosting: Hosting<State> = {
  deadline,
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
