/** The daily ship: the same for everybody on a date, and a line to tell how it went. */
import { count } from '@airlock/kernel';
import type { Options } from './options.ts';
import { ratingOf } from './rules/ending.ts';
import type { ShipResult } from './state.ts';
import { RATING_WORDS } from './words/names.ts';

/** A day as `2026-07-31`. */
export type Day = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(day: string): day is Day {
  const date = new Date(`${day}T00:00:00Z`);
  return DAY.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

/** Throws when it is not a calendar day. */
function parsed(day: Day): Date {
  if (!isDay(day)) throw new RangeError(`"${day}" is not a day; write it like 2026-07-31.`);
  return new Date(`${day}T00:00:00Z`);
}

/** The name of that day's ship, for the option `seed`. */
export function dailySeed(day: Day): string {
  parsed(day);
  return `daily ${day}`;
}

/** The options of that day's ship: the rulebook's, alone. */
export const dailyOptions = (day: Day): Partial<Options> => ({ seed: dailySeed(day), mode: 'solo' });

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const spoken = (day: Day): string => {
  const date = parsed(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};

const HOW_LOST = {
  ship_destroyed: 'lost',
  escape: 'the Phage escaped',
  no_crew: 'nobody was left aboard',
  time: 'the countdown never began',
} as const;

/** A result as far as it is known: another browser may know no more than the score. */
type Told = Pick<ShipResult, 'won' | 'score'> & Partial<Pick<ShipResult, 'round' | 'reason'>>;

/** `Outbreak on Hypatia, 31 July 2026: 9 rescued in 27 rounds, strong.` Shows no card, so it spoils nothing. */
export function shareLine(day: Day, result: Told): string {
  const rating = ratingOf(result);
  const rounds = result.round === undefined ? '' : count(result.round, 'round');
  const ending =
    rating === null
      ? `${HOW_LOST[result.reason ?? 'ship_destroyed']}${rounds && ` after ${rounds}`}`
      : `${result.score} rescued${rounds && ` in ${rounds}`}, ${RATING_WORDS[rating].toLowerCase()}`;
  return `Outbreak on Hypatia, ${spoken(day)}: ${ending}.`;
}
