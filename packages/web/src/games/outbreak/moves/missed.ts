/** What was chosen in the reader's name since they last chose themselves: by the clock, or by a bot that took its place. */
import { bold, type Naming, type Seat } from '@airlock/kernel';
import { type ChoiceEvent, choiceWords, type OutbreakEvent, words } from '@airlock/outbreak';
import { chosenMeanwhile } from '../../../kit/missed.ts';
import type { Moment } from '../../contract.ts';

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
  if (missed.length > 1) return chosenMeanwhile(missed.map(({ event }) => named(event)));
  return last.byBot ? `A bot chose for you: ${bold(named(last.event))}.` : words.event(last.event, naming);
}
