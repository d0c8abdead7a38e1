/** Days in a row on which a daily ship was brought to its end. */
import type { Voyage } from '../history.ts';

const DAY_MS = 86_400_000;

const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** Counted back from today, or from yesterday while today's is still to be played. */
export function streakOf(voyages: readonly Pick<Voyage, 'day'>[], today: string): number {
  const days = new Set(voyages.map(({ day }) => day));
  let day = days.has(today) ? today : before(today);
  let streak = 0;
  while (days.has(day)) {
    streak++;
    day = before(day);
  }
  return streak;
}
