/** What was chosen in the reader's name since they last chose themselves: by the clock, or by a bot that took its place. */
import { bold, listOf, type Naming, type Seat } from '@airlock/kernel';
import { type ChoiceEvent, choiceWords, type OutbreakEvent, words } from '@airlock/outbreak';
import type { Moment } from '../../contract.ts';

/** So many find room in a line; the log has them all. */
const MOST_NAMED = 3;

const isChoice = (event: OutbreakEvent): event is ChoiceEvent =>
  event.type === 'ballotCast' ||
  event.type === 'cardChosen' ||
  event.type === 'repairChosen' ||
  event.type === 'tasksChosen';

/** One sentence; `null` where they have chosen themselves. */
export function missedWords(
  moments: readonly Moment<OutbreakEvent>[],
  seat: Seat,
  naming: Naming,
): string | null {
  const mine = moments.flatMap(({ seat: by, events, byBot = false }) =>
    by === seat ? events.filter(isChoice).map((event) => ({ event, byBot })) : [],
  );
  const kept = mine.findLastIndex(({ event, byBot }) => !byBot && !event.own?.byDefault);
  const missed = mine.slice(kept + 1);
  const last = missed.at(-1);
  if (!last) return null;
  const named = (event: ChoiceEvent): string => choiceWords(event, naming) ?? '';
  if (missed.length > 1) {
    const newest = listOf(missed.slice(-MOST_NAMED).map(({ event }) => bold(named(event))));
    return missed.length > MOST_NAMED
      ? `Chosen for you ${missed.length} times meanwhile, at last: ${newest}.`
      : `Chosen for you meanwhile: ${newest}.`;
  }
  return last.byBot ? `A bot chose for you: ${bold(named(last.event))}.` : words.event(last.event, naming);
}
