/** The daily station: the same deal for everybody on a date, and a line to tell how it went. */
import { count, itemAt } from '@airlock/kernel';
import type { Options } from './options.ts';

/** A day as `2026-07-31`. */
export type Day = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(day: string): day is Day {
  const date = new Date(`${day}T00:00:00Z`);
  return DAY.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

/** The rulebook's game, and the person begins as Red: everything that could make it easier is the same for all. */
export const dailyOptions = (day: Day): Partial<Options> => ({ seed: `daily ${day}`, startPlayer: 'red' });

/** The day whose station a match was dealt; `null` for every other one. */
export function dayOf({ seed }: Pick<Options, 'seed'>): Day | null {
  const day = /^daily (.*)$/.exec(seed)?.[1];
  return day !== undefined && isDay(day) ? day : null;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const spoken = (day: Day): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${itemAt(MONTHS, date.getUTCMonth())} ${date.getUTCFullYear()}`;
};

/** `Outpost Seven, 31 July 2026: won with 19 people.` Shows no card, so it spoils nothing. */
export const shareLine = (
  day: Day,
  { won, score }: { readonly won: boolean; readonly score: number },
): string =>
  `Outpost Seven, ${spoken(day)}: ${won ? 'won' : 'no win'} with ${count(score, 'person', 'people')}.`;
