/** The worker in which the strongest player of Hypatia thinks for a person: about a hint, or about a day's ship. */
import { cautiousBot } from '@airlock/bots';
import { aloneAboard, COMMANDER, type Hint, hintFor, hypatia, type View } from '@airlock/hypatia';
import { runErrands } from '../../../kit/errands/runErrands.ts';
import { type Par, parPlayedBy } from './par.ts';

/** Milliseconds of thought at most: on a slow device fewer voyages are played out. */
const LONGEST = 350;

const commander = aloneAboard(cautiousBot(hypatia, COMMANDER));

export type Task =
  | { readonly to: 'hint'; readonly view: View; readonly odds: boolean }
  | { readonly to: 'par'; readonly day: string };

export interface Advice {
  readonly hint?: Hint | null;
  readonly par?: Par;
}

runErrands((task: Task): Advice => {
  if (task.to === 'par') return { par: parPlayedBy(commander, task.day) };
  const until = performance.now() + LONGEST;
  const effort = { share: 1, isUsedUp: () => performance.now() > until };
  return { hint: hintFor(task.view, commander, task.odds, effort) };
});
