/**
 * What may have happened: who is Patient Zero, who was infected by now, and which cards everybody has laid today. Between two
 * Days only the first two count, which leaves fewer than nine hundred stories.
 */
import type { Seat, SeatSet } from '@airlock/kernel';
import type { Card, Hand } from '../../cards.ts';
import { REST } from '../../cards.ts';

/** Weights by a story's number. They add up to 1. */
export type Stories = Map<number, number>;

/** Infect is everybody's to see and only ever Patient Zero's, so that five kinds of card are left to remember. */
const BITS = 5;
const SEATS_IN_HALF = 4;
const HALF = 2 ** (BITS * SEATS_IN_HALF);
const SETS = 2 ** 8;

/** The cards laid today, of seats 0 to 3 and of the others. */
interface Laid {
  readonly low: number;
  readonly high: number;
}

export interface Story extends Laid {
  readonly zero: Seat;
  readonly infected: SeatSet;
}

export const numberOf = ({ zero, infected, low, high }: Story): number =>
  ((zero * SETS + infected) * HALF + high) * HALF + low;

export function storyOf(number: number): Story {
  const low = number % HALF;
  const rest = (number - low) / HALF;
  const high = rest % HALF;
  const who = (rest - high) / HALF;
  const infected = who % SETS;
  return { zero: (who - infected) / SETS, infected, low, high };
}

/** The same story on the morning after. */
export const overnight = (number: number): number => number - (number % (HALF * HALF));

export const zeroOf = (number: number): Seat => Math.floor(number / (HALF * HALF * SETS));
export const infectedOf = (number: number): SeatSet => Math.floor(number / (HALF * HALF)) % SETS;

const bitOf = (card: Card): number => (card === REST ? 1 << (BITS - 1) : 1 << card);

/** Whether a seat has laid this card today. */
export const hasLaid = (laid: Laid, seat: Seat, card: Card): boolean =>
  seat < SEATS_IN_HALF
    ? (laid.low & (bitOf(card) << (BITS * seat))) !== 0
    : (laid.high & (bitOf(card) << (BITS * (seat - SEATS_IN_HALF)))) !== 0;

/** All that a seat has laid today, as a set. */
export const laidBy = ({ low, high }: Laid, seat: Seat): Hand => {
  const bits =
    (seat < SEATS_IN_HALF ? low >> (BITS * seat) : high >> (BITS * (seat - SEATS_IN_HALF))) & (2 ** BITS - 1);
  return (bits & (2 ** (BITS - 1) - 1)) | (bits >> (BITS - 1) ? 1 << REST : 0);
};

/** What a card adds to the halves of a story's number. */
export const addedLow = (seat: Seat, card: Card): number =>
  seat < SEATS_IN_HALF ? bitOf(card) << (BITS * seat) : 0;
export const addedHigh = (seat: Seat, card: Card): number =>
  seat < SEATS_IN_HALF ? 0 : bitOf(card) << (BITS * (seat - SEATS_IN_HALF));

export function add(stories: Stories, number: number, weight: number): void {
  stories.set(number, (stories.get(number) ?? 0) + weight);
}

/** Below this part of the whole a story is forgotten. */
const NEGLIGIBLE = 1e-5;

/** Makes the weights add up to 1, without those too small to matter; how much they added up to before. */
export function settle(stories: Stories): number {
  let total = 0;
  for (const weight of stories.values()) total += weight;
  if (total <= 0) return 0;
  let kept = 0;
  for (const [number, weight] of stories) {
    if (weight < total * NEGLIGIBLE) stories.delete(number);
    else kept += weight;
  }
  for (const [number, weight] of stories) stories.set(number, weight / kept);
  return total;
}
