/** Days in a row on which a deal of the day was brought to its end. */
const DAY_MS = 86_400_000;

const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** Counted back from today, or from yesterday while today's is still to be played. */
export function streakOf(tries: readonly { readonly day: string | null }[], today: string): number {
  const days = new Set(tries.map(({ day }) => day));
  let day = days.has(today) ? today : before(today);
  let streak = 0;
  while (days.has(day)) {
    streak++;
    day = before(day);
  }
  return streak;
}
