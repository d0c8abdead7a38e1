/** The reader's own voyages: results of finished ships, kept in the browser. */
import {
  type HypatiaEvent,
  RATINGS,
  type Rating,
  ratingOf,
  type ShipResult,
  type View,
} from '@airlock/hypatia';
import { present } from '@airlock/kernel';
import type { Finished } from '../contract.ts';

const PLACE = 'airlock.hypatia.voyages';
/** Older ones are forgotten. */
const MOST = 200;

export interface Voyage {
  /** Tells voyages apart, so that looking at an ending twice keeps it once. */
  readonly id: string;
  /** The day of a daily ship, else nothing. */
  readonly day: string | null;
  readonly result: ShipResult;
}

const DAILY = /^daily (\d{4}-\d{2}-\d{2})$/;

/** The day whose ship this was. */
export const dayOf = ({ options }: Pick<View, 'options'>): string | null =>
  DAILY.exec(options.seed)?.[1] ?? null;

/** Storage may be switched off or hold something else; there is no history then. */
export function voyages(): Voyage[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isVoyage) : [];
  } catch {
    return [];
  }
}

const isVoyage = (kept: unknown): kept is Voyage =>
  typeof kept === 'object' && kept !== null && 'id' in kept && 'result' in kept;

/** Adds a voyage, newest first, and gives back what was there before it. */
export function keepVoyage(voyage: Voyage): Voyage[] {
  const earlier = voyages().filter(({ id }) => id !== voyage.id);
  try {
    localStorage.setItem(PLACE, JSON.stringify([voyage, ...earlier].slice(0, MOST)));
  } catch {
    // Nothing to remember it in.
  }
  return earlier;
}

/** The same match has the same first hand, length and result wherever it is looked at. */
export function voyageOf(match: Finished<View, HypatiaEvent>, result: ShipResult): Voyage {
  const first = present(match.views[0]);
  const hand = first.ships.map((ship) => ship?.hand.join('.') ?? '').join('|');
  return {
    id: `${hand} ${match.moments.length} ${result.rescued} ${result.round}`,
    day: dayOf(first),
    result,
  };
}

/** The best score of all; `null` before the first voyage. */
export const bestOf = (all: readonly Voyage[]): number | null =>
  all.length === 0 ? null : Math.max(...all.map(({ result }) => result.score));

/** How often each rating was reached, losses first; those that never were are left out. */
export function spreadOf(all: readonly Voyage[]): readonly (readonly [Rating | null, number])[] {
  const ratings = [null, ...[...RATINGS].reverse().map(({ rating }) => rating)];
  return ratings
    .map((rating) => [rating, all.filter(({ result }) => ratingOf(result) === rating).length] as const)
    .filter(([, times]) => times > 0);
}
