/** How a table's time and the game's own options make one choice for people: no clock, live or slow. Without schemas: the page asks it, too. */
import type { AnyGame, Options, Pace } from '@airlock/kernel';
import type { TableChange } from './http.ts';
import type { TableTime } from './table.ts';

export const PACES: readonly Pace[] = ['none', 'live', 'slow'];

/** For each decision, or for the whole match. */
export type Counted = 'stage' | 'player';

const USUAL: Readonly<Record<Pace, TableTime | null>> = {
  none: null,
  live: { kind: 'live', seconds: 120 },
  slow: { kind: 'slow', hours: 24 },
};
const USUAL_BANK: TableTime = { kind: 'bank', minutes: 10, seconds: 20 };

interface Agreed {
  readonly time?: TableTime | undefined;
  readonly options: Options;
}

/** By the time that was agreed on, or else by the game's own options. */
export function paceOf({ time, options }: Agreed, { paces }: AnyGame): Pace {
  if (time) return time.kind === 'bank' ? 'live' : time.kind;
  if (!paces) return 'none';
  const isNone = Object.entries(paces.none ?? {}).every(([name, value]) => options[name] === value);
  return isNone ? 'none' : 'live';
}

export const countedBy = ({ time }: Agreed): Counted => (time?.kind === 'bank' ? 'player' : 'stage');

export const canPace = ({ paces, timeOut, realTime }: AnyGame, pace: Pace): boolean =>
  paces ? paces[pace] !== undefined : pace === 'none' || (timeOut !== undefined && !realTime);

/** Whether a table of this game can count time by player. */
export const canBank = ({ realTime, timeOut, hosting }: AnyGame): boolean =>
  !realTime && (timeOut !== undefined || hosting !== undefined);

/** What choosing a pace changes: the time, and where the game has a clock of its own, its options. */
export const changeTo = (pace: Pace, { paces }: AnyGame): TableChange => ({
  // A live clock of the game's own is set by its options alone.
  time: pace === 'live' && paces ? null : USUAL[pace],
  ...(paces ? { options: { ...paces[pace] } } : {}),
});

export const countBy = (counted: Counted, game: AnyGame): TableChange =>
  counted === 'stage'
    ? changeTo('live', game)
    : { time: USUAL_BANK, ...(game.paces ? { options: { ...game.paces.live } } : {}) };
