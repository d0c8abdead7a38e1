/** How long a player takes, as people do: mostly near the mean, now and then much longer. */
import { fastRandom, type Random, type Seat } from '@airlock/kernel';
import type { Moment } from '../actions.ts';
import type { View } from '../view.ts';

const SPREAD = 0.4;
const FINE = 2 ** 30;

/** What a pick-up takes of a placement's time, and what looking at a skipped card takes. */
export const PICK_UP_SHARE = 0.5;
export const MS_PER_SKIP = 300;
/** Turning up a card by hand. */
export const MS_PER_FLIP = 300;

/** A log-normal time with this mean, in whole milliseconds. */
export function takeTime(meanMs: number, random: Random): Moment {
  return Math.max(1, Math.round(meanMs * Math.exp(SPREAD * normal(random) - SPREAD ** 2 / 2)));
}

/** How much rounds differ for one player. */
const FORM_SPREAD = 0.42;

/**
 * How well the rooms of a round suit a player, as a factor on their time: people have good and bad rounds, so that the
 * better one does not win always. Only what lies open decides it, and it stays the same throughout the round.
 */
export function formIn({ round, locations }: Pick<View, 'round' | 'locations'>, seat: Seat): number {
  const random = fastRandom(`form ${seat} ${round} ${locations?.join() ?? ''}`);
  return Math.exp(FORM_SPREAD * normal(random) - FORM_SPREAD ** 2 / 2);
}

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(share(random))) * Math.cos(2 * Math.PI * share(random));

/** Above 0, so that it has a logarithm. */
const share = (random: Random): number => (random.int(FINE) + 1) / FINE;
