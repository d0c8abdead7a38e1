/** What was done in the reader's name since they last did something themselves: by the clock, or by a bot in their seat. */
import type { Naming, Seat } from '@airlock/kernel';
import { chosenByClock, type OutsiderEvent, type TimedOut, words } from '@airlock/outsider';
import { chosenMeanwhile } from '../../../kit/missed.ts';
import type { Moment } from '../../contract.ts';

/** Standing orders pass, and a claim answers nothing: neither shows that the reader has seen what happened. */
const ASIDE: ReadonlySet<OutsiderEvent['type']> = new Set(['passed', 'waited', 'claimed']);

const isOwnDeed = ({ seat: by, byBot, events }: Moment<OutsiderEvent>, seat: Seat): boolean =>
  by === seat && byBot !== true && events.some(({ type }) => !ASIDE.has(type));

/** A window that ran out is no news: most do. */
const isMissed = (event: OutsiderEvent, seat: Seat): event is TimedOut =>
  event.type === 'timedOut' && event.open.seat === seat && event.open.at !== 'window';

/** One sentence; `null` where nothing was missed. */
export function missedWords(
  moments: readonly Moment<OutsiderEvent>[],
  seat: Seat,
  naming: Naming,
): string | null {
  const since = moments.slice(moments.findLastIndex((moment) => isOwnDeed(moment, seat)) + 1);
  if (since.some(({ seat: by, byBot }) => by === seat && byBot))
    return 'A *bot played for you*; the log says what it did.';
  const missed = since.flatMap(({ events }) => events.filter((event) => isMissed(event, seat)));
  const [only] = missed;
  if (!only) return null;
  if (missed.length === 1) return words.event(only, naming);
  return chosenMeanwhile(missed.map((event) => chosenByClock(event, naming) ?? 'something'));
}
