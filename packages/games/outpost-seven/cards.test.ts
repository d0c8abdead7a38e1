import { describe, expect, test } from 'vitest';
import {
  ALL_CARDS,
  CARD_COUNT,
  CARD_IDS,
  COLOUR_OF,
  COLOURS,
  LIMITS,
  MOST_SPACES,
  NO_CARD,
  POPULATION_CARDS,
  RED,
  SEAT_NAMES,
  SPACE_KINDS,
  SPACE_OF,
  STARTING_TOKENS,
  VALUE_OF,
  YELLOW,
} from './cards.ts';

/** The published card list, the same in each colour. */
const CARD_LIST = [
  '3-1 PLACE plain plain',
  '3-2 REMOVE plain plain',
  '3-3 POP plain plain',
  '4-1 PLACE plain plain plain',
  '4-2 PLACE plain plain plain',
  '4-3 POP plain plain plain',
  '4-4 REMOVE plain plain plain',
  '5-1 PLACE plain plain POP plain',
  '5-2 PLACE plain POP plain plain',
  '5-3 PLACE plain plain REMOVE plain',
  '5-4 PLACE plain plain plain POP',
  '5-5 PLACE plain REMOVE plain plain',
  '6-1 PLACE plain PLACE REMOVE plain POP',
  '6-2 PLACE plain PLACE plain REMOVE POP',
  '6-3 PLACE plain REMOVE POP PLACE plain',
  '6-4 PLACE plain POP REMOVE PLACE plain',
  '6-5 PLACE plain plain PLACE POP REMOVE',
  '6-6 PLACE plain PLACE plain POP REMOVE',
];

const spacesOf = (card: number): string[] =>
  Array.from(
    { length: VALUE_OF[card] as number },
    (_, space) => SPACE_KINDS[SPACE_OF[card * MOST_SPACES + space] as number] as string,
  );

describe('the deck', () => {
  test('the deck is the published list of 54 cards, numbered in its order (OPS-006, OPSR-46)', () => {
    const written = ALL_CARDS.map((card) => `${CARD_IDS[card - 1]} ${spacesOf(card).join(' ')}`);
    expect(written).toEqual(['B', 'G', 'P'].flatMap((letter) => CARD_LIST.map((line) => letter + line)));
    expect(ALL_CARDS).toEqual(Array.from({ length: 54 }, (_, index) => index + 1));
    expect(CARD_COUNT).toBe(54);
  });

  test('the three colours are blue, green and purple (OPSR-01)', () => {
    expect(COLOURS).toEqual(['blue', 'green', 'purple']);
    for (const card of ALL_CARDS) {
      const id = CARD_IDS[card - 1] as string;
      expect(COLOUR_OF[card]).toBe(['B', 'G', 'P'].indexOf(id.charAt(0)));
      expect(VALUE_OF[card]).toBe(Number(id.charAt(1)));
    }
  });

  test('values total 258, and each colour has 20 Place, 10 Remove, 11 People and 45 plain spaces', () => {
    for (const colour of COLOURS.keys()) {
      const own = ALL_CARDS.filter((card) => COLOUR_OF[card] === colour);
      expect(own.reduce((sum, card) => sum + (VALUE_OF[card] as number), 0)).toBe(86);
      const kinds = own.flatMap(spacesOf);
      expect(SPACE_KINDS.map((kind) => kinds.filter((one) => one === kind).length)).toEqual([45, 20, 10, 11]);
    }
  });

  test('the first space of every card is a bonus space and the second is plain (OPS-161)', () => {
    for (const card of ALL_CARDS) {
      expect(spacesOf(card)[0]).not.toBe('plain');
      expect(spacesOf(card)[1]).toBe('plain');
    }
  });

  test('no card has no value, no colour and no icons', () => {
    expect(VALUE_OF[NO_CARD]).toBe(0);
    expect(COLOUR_OF[NO_CARD]).toBe(-1);
    expect(SPACE_OF.slice(0, MOST_SPACES)).toEqual(Array(MOST_SPACES).fill(0));
  });
});

test('there are five population cards each with one, two and three icons (OPSR-02)', () => {
  expect([...POPULATION_CARDS].sort()).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
});

test('tokens alternate along the border, five of each colour (OPS-022, OPSR-03)', () => {
  expect(STARTING_TOKENS.map((seat) => SEAT_NAMES[seat])).toEqual([
    ...['red', 'yellow', 'red', 'yellow', 'red'],
    ...['yellow', 'red', 'yellow', 'red', 'yellow'],
  ]);
  expect(STARTING_TOKENS.filter((seat) => seat === RED)).toHaveLength(5);
  expect(STARTING_TOKENS.filter((seat) => seat === YELLOW)).toHaveLength(5);
});

test('the numbers of the rulebook', () => {
  expect(LIMITS).toEqual({
    gridSize: 5,
    dealSize: 7,
    burnCount: 10,
    offerSize: 5,
    keepTotalFirst: 12,
    salvageLimit: 12,
    handLimit: 7,
    cubesForColourMatch: 1,
    cubesPerOverpay: 1,
    populationDrawn: 10,
  });
});
