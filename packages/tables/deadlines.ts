/** When the clock of a table acts: by the game's own rules, or by the time that its people have agreed on. */
import type { Deadline } from '@airlock/kernel';
import type { TableTime } from '@airlock/protocol';
import type { AnyMatch } from './folding.ts';
import type { TableRecord } from './store/store.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;

const lengthOf = (time: TableTime): number =>
  time.kind === 'slow' ? time.hours * HOUR : time.seconds * SECOND;

/** Whether a table has a clock at all, now or later. */
export const hasClock = ({ game }: AnyMatch, { company }: TableRecord): boolean =>
  game.hosting !== undefined || company?.time !== undefined;

/** `null` where a question may stand for ever. A slow table gives hours even for what is otherwise a matter of seconds. */
export function deadlineOf({ game, state }: AnyMatch, { company }: TableRecord): Deadline | null {
  const time = company?.time;
  const own = game.hosting?.deadline(state) ?? null;
  if (own) return time?.kind === 'slow' ? { ...own, milliseconds: lengthOf(time) } : own;
  if (!time || (time.kind === 'live' && game.paces)) return null;
  const action = game.timeOut?.(state) ?? null;
  return action === null ? null : { milliseconds: lengthOf(time), action };
}
