/** How long a player takes, as people do: mostly near the mean, now and then much longer. */
import type { Random } from '@airlock/kernel';
import type { Moment } from '../actions.ts';

const SPREAD = 0.4;
const FINE = 2 ** 30;

/** What a pick-up takes of a placement's time, and what looking at a skipped card takes. */
export const PICK_UP_SHARE = 0.5;
export const MS_PER_SKIP = 300;
/** Turning up a card by hand. */
export const MS_PER_FLIP = 300;

/** A log-normal time with this mean, in whole milliseconds. */
export function takeTime(meanMs: number, random: Random): Moment {
  const normal = Math.sqrt(-2 * Math.log(share(random))) * Math.cos(2 * Math.PI * share(random));
  return Math.max(1, Math.round(meanMs * Math.exp(SPREAD * normal - SPREAD ** 2 / 2)));
}

/** Above 0, so that it has a logarithm. */
const share = (random: Random): number => (random.int(FINE) + 1) / FINE;
