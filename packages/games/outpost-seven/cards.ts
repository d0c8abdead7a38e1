/** The deck of Outpost Seven and the numbers of its rulebook: tables, and how they are read. */
import { type Flavoured, missing } from '@airlock/kernel';

export const LIMITS = {
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
};

export const RED = 0;
export const YELLOW = 1;

/** A module card by its sort number, 1 to 54. */
export type Card = Flavoured<number, 'card'>;
export const NO_CARD: Card = 0;

export const COLOURS = ['blue', 'green', 'purple'] as const;
export type Colour = Flavoured<number, 'colour'>;
const LETTERS = ['B', 'G', 'P'] as const;

/** What lies on a space of a module. */
export const PLAIN = 0;
export const PLACE = 1;
export const REMOVE = 2;
export const POP = 3;
export const SPACE_KINDS = ['plain', 'PLACE', 'REMOVE', 'POP'] as const;
export type SpaceKind = Flavoured<number, 'space kind'>;

/** The widest module has this many spaces; the table below is laid out by it. */
export const MOST_SPACES = 6;

/** The same eighteen modules exist in each colour; spaces from the top down, the value is their number. */
const LAYOUTS: readonly (readonly SpaceKind[])[] = [
  [PLACE, PLAIN, PLAIN],
  [REMOVE, PLAIN, PLAIN],
  [POP, PLAIN, PLAIN],
  [PLACE, PLAIN, PLAIN, PLAIN],
  [PLACE, PLAIN, PLAIN, PLAIN],
  [POP, PLAIN, PLAIN, PLAIN],
  [REMOVE, PLAIN, PLAIN, PLAIN],
  [PLACE, PLAIN, PLAIN, POP, PLAIN],
  [PLACE, PLAIN, POP, PLAIN, PLAIN],
  [PLACE, PLAIN, PLAIN, REMOVE, PLAIN],
  [PLACE, PLAIN, PLAIN, PLAIN, POP],
  [PLACE, PLAIN, REMOVE, PLAIN, PLAIN],
  [PLACE, PLAIN, PLACE, REMOVE, PLAIN, POP],
  [PLACE, PLAIN, PLACE, PLAIN, REMOVE, POP],
  [PLACE, PLAIN, REMOVE, POP, PLACE, PLAIN],
  [PLACE, PLAIN, POP, REMOVE, PLACE, PLAIN],
  [PLACE, PLAIN, PLAIN, PLACE, POP, REMOVE],
  [PLACE, PLAIN, PLACE, PLAIN, POP, REMOVE],
];

export const CARDS_PER_COLOUR = LAYOUTS.length;
export const CARD_COUNT = COLOURS.length * CARDS_PER_COLOUR;

export const ALL_CARDS: readonly Card[] = Array.from({ length: CARD_COUNT }, (_, index) => index + 1);

/** The tables below are read by card number, so that place 0 is nobody's. */
export const COLOUR_OF: readonly Colour[] = [
  -1,
  ...ALL_CARDS.map((card) => Math.floor((card - 1) / CARDS_PER_COLOUR)),
];

const layoutOf = (card: Card) => LAYOUTS[(card - 1) % CARDS_PER_COLOUR] ?? missing();

export const VALUE_OF: readonly number[] = [0, ...ALL_CARDS.map((card) => layoutOf(card).length)];

/** Space s (from 0) of a card is at `card * MOST_SPACES + s`. */
export const SPACE_OF: readonly SpaceKind[] = Array.from(
  { length: (CARD_COUNT + 1) * MOST_SPACES },
  (_, place) => {
    const card = Math.floor(place / MOST_SPACES);
    return card === NO_CARD ? PLAIN : (layoutOf(card)[place % MOST_SPACES] ?? PLAIN);
  },
);

export const cardColour = (card: Card): Colour => COLOUR_OF[card] ?? missing();
export const cardValue = (card: Card): number => VALUE_OF[card] ?? missing();
/** What lies on a space of a card, counted from 0. */
export const spaceKind = (card: Card, space: number): SpaceKind =>
  SPACE_OF[card * MOST_SPACES + space] ?? missing();

/** `B3-1`: colour, value, and which of its kind. */
export const CARD_IDS: readonly string[] = ALL_CARDS.map((card) => {
  const value = cardValue(card);
  const firstOfValue = LAYOUTS.findIndex((layout) => layout.length === value);
  return `${LETTERS[cardColour(card)]}${value}-${((card - 1) % CARDS_PER_COLOUR) - firstOfValue + 1}`;
});

/** Five population cards each with one, two and three icons. */
export const POPULATION_CARDS: readonly number[] = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3];

/** Rows from the top, then columns from the left; the colours alternate along the border. */
export const STARTING_TOKENS: readonly number[] = [
  RED,
  YELLOW,
  RED,
  YELLOW,
  RED,
  YELLOW,
  RED,
  YELLOW,
  RED,
  YELLOW,
];

export const SEAT_NAMES = ['red', 'yellow'] as const;
