/** The days whose station was played to its end in this browser, for the streak. */
import { kept } from '../../../kit/kept.ts';

/** A streak is hardly ever longer; older days are forgotten. */
const MOST = 400;

export const playedDays = kept<readonly string[]>('airlock.outpost-seven.daily', [], (stored) =>
  Array.isArray(stored) ? stored.filter((day): day is string => typeof day === 'string') : null,
);

export function notePlayed(day: string): void {
  const days = playedDays.peek();
  if (!days.includes(day)) playedDays.value = [day, ...days].slice(0, MOST);
}
