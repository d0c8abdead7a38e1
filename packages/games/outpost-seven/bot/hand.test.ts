import { defaultOptions, fastRandom, shuffle } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, type Card } from '../cards.ts';
import { OPTIONS } from '../options.ts';
import { readCards } from '../testing/notation.ts';
import { bitsIn, handValue, valueSubsets, valueWithSlots } from './hand.ts';
import { qualityOf } from './pairs.ts';

const options = defaultOptions(OPTIONS);
const strict = { ...options, neutralPlay: 'forbidden' } as const;
const value = (written: string, chosen: typeof options | typeof strict = options): number =>
  handValue(readCards(written), chosen);

describe('the value of a hand', () => {
  it.each([
    ['', 0],
    ['B3-1', 0.45],
    ['B3-1 B5-1', 2.24 + 2.88 * 4.65],
    // The four would be paid by the five with one cube: worth less than the three.
    ['B3-1 B5-1 G4-1', 2.24 + 2.88 * 4.65 + 0.45],
    // 3 by 5 and 4 by 6; 3 by 6 would lose the match and leave a 4 by 5.
    ['B3-1 B5-1 G4-1 P6-1', 2 * 2.24 + 2.88 * (4.65 + 3.8)],
    // Two neutral plays are still worth more than four singles.
    ['B4-1 G4-1 P4-1', 2.24 + 2.88 * 0.6 + 0.45],
  ])('%s is %f', (written, expected) => {
    expect(value(written)).toBeCloseTo(expected, 10);
  });

  it('counts no pair that the table forbids (OPS-078)', () => {
    expect(value('B4-1 G4-1', strict)).toBeCloseTo(0.9, 10);
    expect(value('B3-1 B5-1', strict)).toBe(value('B3-1 B5-1'));
  });

  it('does not depend on the order of the cards', () => {
    const random = fastRandom('order');
    for (let round = 0; round < 200; round++) {
      const hand = shuffle([...ALL_CARDS], random).slice(0, 7);
      expect(handValue(shuffle([...hand], random), options)).toBeCloseTo(handValue(hand, options), 9);
    }
  });

  it('is that of the best of all splits', () => {
    const random = fastRandom('splits');
    for (let round = 0; round < 200; round++) {
      const hand = shuffle([...ALL_CARDS], random).slice(0, 2 + random.int(6));
      expect(handValue(hand, options)).toBeCloseTo(bestSplit(hand), 9);
    }
  });
});

describe('values with cards of the offer', () => {
  it('are those of the hands they would make', () => {
    const random = fastRandom('subsets');
    for (let round = 0; round < 100; round++) {
      const cards = shuffle([...ALL_CARDS], random).slice(0, 9);
      const hand = cards.slice(0, 4);
      const values = valueSubsets(hand, options);
      for (let slots = 1; slots < 2 ** 5; slots++) {
        if (bitsIn(slots) <= 3) valueWithSlots(cards, hand.length, slots, 3 - bitsIn(slots), options);
      }
      for (const places of [0, 0b0110, 0b1111, 0b00001_1001, 0b10001_1111, 0b10100_1110, 0b10011_1111]) {
        const chosen = cards.filter((_, place) => places & (1 << place));
        expect(values[places]).toBeCloseTo(bestSplit(chosen), 9);
      }
    }
  });
});

/** By trying every split, straight from the definition. */
function bestSplit(hand: readonly Card[]): number {
  if (hand.length === 0) return 0;
  const [first, ...rest] = hand;
  let best = 0.45 + bestSplit(rest);
  for (const partner of rest) {
    const others = rest.filter((card) => card !== partner);
    for (const [play, scrap] of [
      [first, partner],
      [partner, first],
    ]) {
      if (printedValue(play) > printedValue(scrap)) continue;
      best = Math.max(best, 2.24 + 2.88 * qualityOf(play, scrap) + bestSplit(others));
    }
  }
  return best;
}

/** A card's value by its place in the colour: three 3s, four 4s, five 5s, six 6s. */
const printedValue = (card: Card): number =>
  [3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6][(card - 1) % 18];
