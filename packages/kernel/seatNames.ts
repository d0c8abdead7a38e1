/** Names that tell the seats of a table apart, the same on the page, in a replay and in the terminal. */
import type { Seat } from './seats.ts';

/** What bots of one level are called where seats are only numbered: one for each seat, no two alike at a glance. */
export const BOT_NAMES = [
  'Astrolabe',
  'Boatswain',
  'Compass',
  'Davit',
  'Sextant',
  'Foghorn',
  'Gangway',
  'Hawser',
] as const;

/**
 * Two bots of one level would both be "Officer". Where seats have names of their own, they get what is last in it, "Officer Red";
 * where seats are numbered, a name of their own, which is not cut to the same few letters as the next one.
 */
export function tellApart(names: readonly string[], seatName: (seat: Seat) => string): string[] {
  const alike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  const told = names.map((name, seat) => {
    if (name === '') return seatName(seat);
    const isAlone = names.every((other, at) => at === seat || !alike(other, name));
    const last = seatName(seat).split(' ').at(-1) ?? '';
    if (isAlone) return name;
    return /^\d+$/.test(last) ? (BOT_NAMES[seat] ?? `${name} ${last}`) : `${name} ${last}`;
  });
  // A person may be called like one of them.
  return told.map((name, seat) =>
    name !== names[seat] && told.some((other, at) => at !== seat && alike(other, name))
      ? `${name} ${seat + 1}`
      : name,
  );
}
