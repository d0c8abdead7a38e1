/** What was chosen in the reader's name while they did not, as one sentence. */
import { bold, listOf } from '@airlock/kernel';

/** This many find room in a line; the log has them all. */
const MOST_NAMED = 3;

/** More than one thing; the newest come last. */
export function chosenMeanwhile(chosen: readonly string[]): string {
  const newest = listOf(chosen.slice(-MOST_NAMED).map(bold));
  return chosen.length > MOST_NAMED
    ? `Chosen for you ${chosen.length} times meanwhile, at last: ${newest}.`
    : `Chosen for you meanwhile: ${newest}.`;
}
