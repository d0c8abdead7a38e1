import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastRandom, shuffle } from './random.ts';
import { streamedRandom } from './streams.ts';

const numbers = (count: number, random = streamedRandom('s')): number[] =>
  Array.from({ length: count }, () => random.int(1000));

const deckOf = (...counts: number[]): number[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));

describe('a stream for each purpose', () => {
  it('draws the same whatever is drawn for another purpose', () => {
    const [one, other] = [streamedRandom('s'), streamedRandom('s')];
    numbers(7, one.stream('crises'));
    numbers(3, one);
    expect(numbers(20, one.stream('deck'))).toEqual(numbers(20, other.stream('deck')));
  });

  it('goes on where it was when it is asked for again', () => {
    const [one, other] = [streamedRandom('s'), streamedRandom('s')];
    const parts = [...numbers(4, one.stream('deck')), ...numbers(4, one.stream('deck'))];
    expect(parts).toEqual(numbers(8, other.stream('deck')));
  });

  it('differs by purpose and by seed', () => {
    const rows = [
      numbers(20),
      numbers(20, streamedRandom('s').stream('deck')),
      numbers(20, streamedRandom('s').stream('crises')),
      numbers(20, streamedRandom('t').stream('deck')),
    ];
    expect(new Set(rows.map(String)).size).toBe(4);
  });

  it('is one and the same in a match, whose generator has no streams', () => {
    const random = fastRandom('s');
    expect(random.stream('deck')).toBe(random);
  });
});

describe('a shuffle from a stream', () => {
  it('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 60 }), (cards) => {
        const dealt = shuffle([...cards], streamedRandom('s'));
        expect([...dealt].sort()).toEqual([...cards].sort());
      }),
    );
  });

  it('lays the same cards in the same order, whatever else is in the deck', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(6), fc.nat(6), (seed, few, many) => {
        const deal = (dark: number): number[] =>
          shuffle(deckOf(3, 2, dark, 4), streamedRandom(seed).stream('deck')).filter((card) => card !== 2);
        expect(deal(few)).toEqual(deal(few + many));
      }),
    );
  });

  it('differs from the next one', () => {
    const random = streamedRandom('s');
    const cards = deckOf(...Array.from({ length: 30 }, () => 1));
    expect(shuffle([...cards], random)).not.toEqual(shuffle([...cards], random));
  });

  it('puts every card into every place about as often', () => {
    const size = 6;
    const deals = 6000;
    const seen = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
    for (let deal = 0; deal < deals; deal++) {
      const cards = shuffle([0, 1, 2, 3, 3, 3], streamedRandom(`deal ${deal}`));
      for (const [place, card] of cards.entries()) {
        const row = seen[card];
        if (row) row[place] = (row[place] ?? 0) + 1;
      }
    }
    // A place is hit 1,000 times with a deviation of 29; the three alike together 3,000 times, 39.
    for (const card of [0, 1, 2])
      for (const times of seen[card] ?? []) expect(Math.abs(times - 1000)).toBeLessThan(130);
    for (const times of seen[3] ?? []) expect(Math.abs(times - 3000)).toBeLessThan(170);
  });

  it('of things that are no numbers is drawn one by one', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    expect(shuffle([...names], streamedRandom('s')).sort()).toEqual(names);
  });
});

it('is not for matches that are kept', () => {
  expect(() => streamedRandom('s').save()).toThrow('not kept');
});
