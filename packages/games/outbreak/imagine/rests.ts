/** Gives every Rest its number and every seat today's. */
import { missing, type Random, type Seat, shuffle } from '@airlock/kernel';
import { isRest, REST, restNumberOf, SHIFTS_PER_DAY, type Shown } from '../cards.ts';
import { fill } from '../state.ts';
import type { View } from '../view.ts';
import type { Laid } from './days.ts';

export interface NumberedRests {
  readonly piles: Shown[][];
  /** Today's, 0 while none are dealt. */
  readonly rests: number[];
}

/** OBK-103: on each Day every seat has a number of its own. */
export function numberRests(view: View, laid: Laid, random: Random): NumberedRests {
  const piles = view.records.map(({ pile }) => [...pile]);
  const isDealt = view.phase !== 'deal' && view.phase !== 'vote' && view.phase !== 'over';
  let rests = fill(view.seats, 0);
  for (let day = 1; day <= view.day; day++) {
    const first = SHIFTS_PER_DAY * (day - 1);
    const isToday = day === view.day;
    const numbers = numbersOf(piles, laid, first, isToday ? view.rests : fill(view.seats, 0));
    fillIn(numbers, random);
    for (let index = first; index < Math.min(first + SHIFTS_PER_DAY, piles.length); index++) {
      writeNumbers(piles[index] ?? missing(), laid[index] ?? missing(), numbers);
    }
    if (isToday && isDealt) rests = numbers;
  }
  return { piles, rests: view.phase === 'over' ? [...view.rests] : rests };
}

/** What is known of a Day's numbers, by seat. */
function numbersOf(piles: readonly Shown[][], laid: Laid, first: number, known: readonly number[]): number[] {
  const numbers = [...known];
  for (let index = first; index < Math.min(first + SHIFTS_PER_DAY, piles.length); index++) {
    for (const [place, shown] of (piles[index] ?? missing()).entries()) {
      const seat = (laid[index] ?? missing())[place] ?? missing();
      if (isRest(shown) && restNumberOf(shown) > 0) numbers[seat] = restNumberOf(shown);
    }
  }
  return numbers;
}

function fillIn(numbers: number[], random: Random): void {
  const free = numbers.map((_, index) => index + 1).filter((number) => !numbers.includes(number));
  shuffle(free, random);
  for (const [seat, number] of numbers.entries()) if (number === 0) numbers[seat] = free.pop() as number;
}

function writeNumbers(pile: Shown[], owners: readonly Seat[], numbers: readonly number[]): void {
  for (const [place, shown] of pile.entries()) {
    if (shown === REST) pile[place] = REST + (numbers[owners[place] ?? missing()] ?? missing());
  }
}
