/** The tables against what they are said to be. */
import { describe, expect, test } from 'vitest';
import {
  ALL_CARDS,
  CELL_SHOWN,
  CELLS,
  EFFECTS,
  HUMAN_IDS,
  IS_HIGH,
  IS_SEVEN,
  IS_TWO_SIDED,
  NO_CELL,
  PHAGE_IDS,
  RANK_OF,
  SEVENS,
  SIDES,
  STATION_SUIT,
  STATIONS,
  SUIT_OF,
  SUITS,
  VALUE_OF,
} from './cards.ts';
import { readCard, readStation } from './notation.ts';

test('both decks have four suits of eleven ranks, without a 6 and an 8 (HYP-107)', () => {
  expect(new Set([...HUMAN_IDS, ...PHAGE_IDS]).size).toBe(88);
  expect(HUMAN_IDS.slice(11, 22)).toEqual(
    ['A', '2', '3', '4', '5', '7', '9', '10', 'J', 'Q', 'K'].map((rank) => `H-ENG-${rank}`),
  );
  const values = (suit: number) =>
    ALL_CARDS.filter((card) => SUIT_OF[card] === suit).map((card) => VALUE_OF[card]);
  for (const suit of SUITS.keys()) expect(values(suit)).toEqual([1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13]);
});

test('the sevens are XO Suits and Eruptions, of their suit and worth 7 (HYP-103, HYPR-01, HYPR-02)', () => {
  expect(SEVENS.map((card) => PHAGE_IDS[card - 1])).toEqual(['P-SCI-7', 'P-ENG-7', 'P-OPS-7', 'P-SEC-7']);
  expect(SEVENS.map((card) => VALUE_OF[card])).toEqual([7, 7, 7, 7]);
});

describe('the cells on Phage cards', () => {
  const matrixCards = ALL_CARDS.filter((card) => !IS_SEVEN[card]);

  test('follow the formula 3 × rank + 2 × suit', () => {
    for (const card of matrixCards) {
      const rank = RANK_OF[card] as number;
      const index = rank > 5 ? rank - 1 : rank;
      expect([card, CELL_SHOWN[card]]).toEqual([card, (3 * index + 2 * (SUIT_OF[card] as number)) % 8]);
    }
  });

  test('show each outer cell five times and never the centre; Eruptions show none (HYPR-01, HYPR-03)', () => {
    const counts = CELLS.map((_, cell) => matrixCards.filter((card) => CELL_SHOWN[card] === cell).length);
    expect(counts).toEqual(Array(8).fill(5));
    expect(SEVENS.map((card) => CELL_SHOWN[card])).toEqual(Array(4).fill(NO_CELL));
    for (const [cell] of CELLS.entries()) {
      const suits = new Set(
        matrixCards.filter((card) => CELL_SHOWN[card] === cell).map((card) => SUIT_OF[card]),
      );
      expect(suits.size).toBe(4);
    }
  });

  test.each([
    ['SCI-A', 'NW'],
    ['SCI-K', 'E'],
    ['ENG-10', 'SE'],
    ['OPS-2', 'W'],
    ['SEC-9', 'S'],
    ['SEC-Q', 'SW'],
  ])('%s points %s', (card, cell) => {
    expect(CELLS[CELL_SHOWN[readCard(card)] as number]).toBe(cell);
  });
});

test('every suit has a High and a Low station', () => {
  const pairs = STATIONS.map((_, station) => `${SUITS[STATION_SUIT[station] as number]} ${IS_HIGH[station]}`);
  expect(new Set(pairs).size).toBe(8);
  expect(pairs[readStation('hangar')]).toBe('OPS true');
  expect(pairs[readStation('oxygen')]).toBe('ENG false');
});

test('five stations have two sides; Munitions is none of the eight (HYP-102, HYPR-04, HYPR-24)', () => {
  expect(STATIONS.filter((_, station) => IS_TWO_SIDED[station])).toEqual([
    'medical',
    'cryonics',
    'hangar',
    'labs',
    'logistics',
  ]);
  for (const [station, [unpowered, powered]] of SIDES.entries()) {
    expect(unpowered === powered).toBe(!IS_TWO_SIDED[station]);
  }
  expect(STATIONS).toHaveLength(8);
});

test('every effect of a side is in the vocabulary, and every word is used', () => {
  const used = new Set(SIDES.flatMap((sides) => sides.flatMap(({ win, lose }) => [...win, ...lose])));
  expect([...used].sort()).toEqual([...EFFECTS].sort());
});
