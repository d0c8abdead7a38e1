/** What the stories come to for every seat. */
import { filled, has, missing, type Seat } from '@airlock/kernel';
import { infectedOf, type Stories, zeroOf } from './stories.ts';

export interface Chances {
  /** To be Patient Zero, by seat. */
  readonly zero: readonly number[];
  /** To be infected, by seat. */
  readonly infected: readonly number[];
}

export const chancesOf = (stories: Stories, seats: number): Chances => counted(stories, seats, -1);

/** The same for somebody who knows that it is neither. */
export const chancesWithout = (stories: Stories, seats: number, clean: Seat): Chances =>
  counted(stories, seats, clean);

function counted(stories: Stories, seats: number, clean: Seat): Chances {
  const zero = filled(seats, 0);
  const infected = filled(seats, 0);
  let total = 0;
  for (const [number, weight] of stories) {
    const first = zeroOf(number);
    const set = infectedOf(number);
    if (clean >= 0 && (first === clean || has(set, clean))) continue;
    total += weight;
    zero[first] = (zero[first] ?? missing()) + weight;
    for (let seat = 0; seat < seats; seat++) {
      if (has(set, seat)) infected[seat] = (infected[seat] ?? missing()) + weight;
    }
  }
  const part = (weight: number): number => (total > 0 ? weight / total : 0);
  return { zero: zero.map(part), infected: infected.map(part) };
}
