/** When the clock of a table acts: by the game's own rules, or by the time that its people have agreed on. */
import type { Deadline } from '@airlock/kernel';
import type { TableTime } from '@airlock/protocol';
import { Banks } from './banks.ts';
import type { AnyMatch } from './folding.ts';
import type { TableRecord } from './store/store.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** For by-player time, the most that one decision can take. */
function lengthOf(time: TableTime): number {
  if (time.kind === 'slow') return time.hours * HOUR;
  return time.kind === 'bank' ? time.minutes * MINUTE + time.seconds * SECOND : time.seconds * SECOND;
}

/** Whether a table has a clock at all, now or later. */
export const hasClock = ({ game }: AnyMatch, { company }: TableRecord): boolean =>
  game.hosting !== undefined || company?.time !== undefined;

/** `null` where a question may stand for ever. A slow table gives hours even for what is otherwise a matter of seconds. */
export function deadlineOf({ game, state }: AnyMatch, { company }: TableRecord): Deadline | null {
  const time = company?.time;
  const own = game.hosting?.deadline(state) ?? null;
  if (own) {
    const isAgreed = time?.kind === 'slow' || (time?.kind === 'bank' && !own.fixed);
    return isAgreed ? { ...own, milliseconds: lengthOf(time) } : own;
  }
  if (!time || (time.kind === 'live' && game.paces)) return null;
  const action = game.timeOut?.(state) ?? null;
  return action === null ? null : { milliseconds: lengthOf(time), action };
}

/** Everybody's own time as it is before the first card; `null` where time is counted by decision or not at all. */
export function banksOf(record: TableRecord): Banks | null {
  const time = record.company?.time;
  if (time?.kind !== 'bank') return null;
  return new Banks(record.seats.length, time, record.company?.banks, (match) => {
    const deadline = deadlineOf(match, record);
    return deadline !== null && !deadline.fixed;
  });
}
