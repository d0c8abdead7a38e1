/** A secret of a match from which every pile is shuffled apart, so that what is drawn for one does not depend on another. */
import type { Random } from './random.ts';

const LUCK_WORDS = 8;

/** By name, where the deal has one: everybody who knows the name can deal the same. */
export function luckOf(name: string, random: Random): string {
  if (name !== '') return `named ${name}`;
  const chance = random.stream('luck');
  const words = Array.from({ length: LUCK_WORDS }, () =>
    chance
      .int(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  );
  return words.join('');
}

/** The same in words, for whoever checks a shuffle. */
export const LUCK_SENTENCE =
  'Luck: eight numbers below 2^32, written as eight hexadecimal digits each, one after the other. A named deal has `named NAME` instead.';
