/** What every ending is put together from: the last view, the sentences of the log, and the marks on the time line. */
import { type Naming, plainText, type SeenEvent } from '@airlock/kernel';
import type { Finished, Milestone } from '../games/contract.ts';

/** The view a match ended with. */
export function lastView<View>({ views }: Pick<Finished<View, SeenEvent>, 'views'>): View {
  const last = views.at(-1);
  if (last === undefined) throw new Error('A match has a view from the deal onwards.');
  return last;
}

/** Only asked where a match has come to its end. */
export function resultOf<Result>(match: Pick<Finished<{ readonly result: Result }, SeenEvent>, 'views'>) {
  const { result } = lastView(match);
  if (result === null || result === undefined) throw new Error('This match has no result.');
  return result;
}

/** What the log says about events, as plain sentences. */
export const sentencesOf = <Event extends SeenEvent>(
  words: { event(event: Event, naming: Naming): string | null },
  events: readonly Event[],
  naming: Naming,
): string[] =>
  events
    .map((event) => words.event(event, naming))
    .filter((sentence) => sentence !== null)
    .map(plainText);

/** The deal, the marks between it and the last view, and the end where there is one. */
export function milestonesOf(
  { views }: Pick<Finished<unknown, SeenEvent>, 'views'>,
  marks: readonly Milestone[],
  end: string | null,
): Milestone[] {
  const last = views.length - 1;
  const between = marks
    .filter(({ sequence }) => sequence > 0 && sequence < last)
    .sort((one, other) => one.sequence - other.sequence);
  return [
    { sequence: 0, label: 'Deal' },
    ...between,
    ...(end === null ? [] : [{ sequence: last, label: end }]),
  ];
}
