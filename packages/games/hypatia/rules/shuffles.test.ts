/** Chance aboard. */
import { fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { CREW_PILE, dealtFrom, NO_LUCK, PHAGE_PILE } from './shuffles.ts';

const cards = Array.from({ length: 20 }, (_, index) => index + 1);
const deal = (luck: string, pile: string, times: number, from: readonly number[] = cards): string =>
  dealtFrom(luck, pile, times, from, fastRandom('unused')).join(' ');

describe('a shuffle', () => {
  test('depends on luck, pile, count and cards, and not on how they lay (HYP-110)', () => {
    expect(deal('luck', CREW_PILE, 0)).toBe(deal('luck', CREW_PILE, 0, [...cards].reverse()));
    const others = [
      deal('luck', CREW_PILE, 0),
      deal('other', CREW_PILE, 0),
      deal('luck', PHAGE_PILE, 0),
      deal('luck', CREW_PILE, 1),
      deal('luck', CREW_PILE, 0, cards.slice(1)),
    ];
    expect(new Set(others).size).toBe(5);
  });

  test('keeps every card and leaves the pile it came from alone (HYP-110)', () => {
    const pile = [...cards].reverse();
    const dealt = dealtFrom('luck', CREW_PILE, 3, pile, fastRandom('unused'));
    expect([...dealt].sort((a, b) => a - b)).toEqual(cards);
    expect(pile).toEqual([...cards].reverse());
  });

  test('of an imagined ship comes from the chance at hand', () => {
    const draw = (seed: string) => dealtFrom(NO_LUCK, CREW_PILE, 0, cards, fastRandom(seed)).join(' ');
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });
});
