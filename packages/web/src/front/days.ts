/** A day as people say it. */
const DAY_MS = 86_400_000;

const written = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

export function dayOf(at: number, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : written.format(at);
}
