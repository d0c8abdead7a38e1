/**
 * How long it takes to show what happened. Nobody can answer a question before they have seen what led to it, so a clock begins to
 * run only then. It is worked out from what everybody hears, the same at every table and after every restart.
 */
import type { AnyGame, SeenEvent, ToldEvent } from './game.ts';

export interface Shown {
  /** In milliseconds, at the usual speed. */
  readonly lasts: number;
  /** Takes its time however much waits behind it. */
  readonly unhurried?: true;
}

/** Whatever can be hurried is never shown for longer than this, all together. */
export const LONGEST_HURRIED_MS = 4_000;

/** The time that a page takes to show what an entry of the log told. */
export function showingTime<Event extends SeenEvent>(
  { shows }: Pick<AnyGame, 'shows'>,
  events: readonly ToldEvent<Event>[],
): number {
  if (!shows) return 0;
  let unhurried = 0;
  let hurried = 0;
  for (const { type, rule, open } of events as readonly ToldEvent<SeenEvent>[]) {
    // Never what a seat alone hears: the clock is everybody's.
    const shown = shows({ type, rule, open });
    if (shown?.unhurried) unhurried += shown.lasts;
    else hurried += shown?.lasts ?? 0;
  }
  return unhurried + Math.min(hurried, LONGEST_HURRIED_MS);
}
