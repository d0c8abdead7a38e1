/** Views and events of Outpost Seven as programs are told them: with names in place of numbers. */
import {
  about,
  byName,
  gameSpelling,
  listOfAll,
  named,
  OPTIONS_SPELLED,
  oneWord,
  orNothing,
  recordOf,
  SEAT,
  SEATS,
  type Spelling,
  spelledBy,
  TRUTH,
  VIEWER,
  vocabulary,
  whole,
} from '@airlock/kernel';
import type { BonusSpot } from './actions.ts';
import { ALL_CARDS, CARD_IDS, MOST_SPACES, SPACE_KINDS, spaceKind, VALUE_OF } from './cards.ts';
import { type CubeChange, type OutpostEvent, PHASES, type PopulationChange } from './events.ts';
import { CELL_NAMES, LINE_NAMES } from './grid.ts';
import type { Options } from './options.ts';
import { type Result, setup } from './state.ts';
import type { HandView, View } from './view.ts';
import { cardName, cellName, lineName } from './words.ts';

const cardWords = ALL_CARDS.map((card) => {
  const spaces = Array.from(
    { length: VALUE_OF[card] ?? 0 },
    (_, space) => SPACE_KINDS[spaceKind(card, space)],
  );
  return `${cardName(card)}, spaces from the top: ${spaces.join(', ')}`;
});

const CARDS = vocabulary('card', 'A module: its colour, its value, and which of its kind.', CARD_IDS, {
  words: cardWords,
  first: 1,
});
const CELLS_NAMED = vocabulary(
  'cell',
  'A place of the station: row from the top, column from the left.',
  CELL_NAMES,
  {
    words: cellName,
  },
);
const LINES = vocabulary('line', 'A row or a column of the station.', LINE_NAMES, {
  words: lineName,
});
const SPACES = vocabulary('space', 'What lies on a space of a module.', SPACE_KINDS);

const card = named(CARDS);
const cardOrNone = named(CARDS, { 0: null });
const cards = listOfAll(card);
const cell = named(CELLS_NAMED);
const cells = listOfAll(cell);
const line = named(LINES);

/** Red's cubes count up, yellow's down. */
const cubes = spelledBy<number>(
  (signed) => (signed === 0 ? null : { seat: signed > 0 ? 0 : 1, count: Math.abs(signed) }),
  {
    anyOf: [
      {
        type: 'object',
        properties: { seat: SEAT.schema, count: { type: 'integer', minimum: 1, description: 'cubes' } },
        required: ['seat', 'count'],
        additionalProperties: false,
      },
      { type: 'null' },
    ],
    description: 'whose cubes lie there, and how many; null for none',
  },
  { type: 'integer', description: 'cubes: above 0 for seat 0, below 0 for seat 1' },
);

const spot = spelledBy<BonusSpot>(
  (number) => `${CELL_NAMES[Math.floor(number / MOST_SPACES)]} ${(number % MOST_SPACES) + 1}`,
  { type: 'string', description: 'a covered bonus space, as in the action bonus: cell and space, from 1' },
  { type: 'integer', description: `cell times ${MOST_SPACES} plus space, both from 0` },
);

const result: Spelling<Result> = recordOf<Result>({
  winner: orNothing(SEAT),
  population: listOfAll(whole('people who vote for a seat')),
  cubes: listOfAll(whole('cubes of a seat')),
  reason: oneWord(['population', 'cubes', 'draw', 'resigned']),
});

const hand = recordOf<HandView>({
  size: whole('cards in the hand'),
  salvaged: about('cards everybody saw come from the offer', cards),
  kept: about('null where the viewer may not know them', orNothing(cards)),
  keptTotal: about('their summed values, once they are public', orNothing(whole('summed values'))),
});

const cubeChange = recordOf<CubeChange>({ cell, before: cubes, after: cubes });
const cardsLeft = whole('cards left in the deck');
const populationChange = recordOf<PopulationChange>({
  line,
  before: whole('people before'),
  after: whole('people now'),
});

export const spelling = gameSpelling<View, OutpostEvent>({
  vocabularies: [CARDS, CELLS_NAMED, LINES, SPACES],
  chance: [
    'Population: the 15 cards (five each of 1, 2 and 3 icons, in this order) are shuffled; the first ten go to the lines.',
    'Modules: the 54 cards in the order of `card` are shuffled; seven go to red, seven to yellow, ten are burned, five are the offer, the rest is the deck, the first card next.',
    'Who begins, where the option startPlayer is random: a number below 2.',
    'With a named deal each of the three has a generator of its own, labelled `named NAME` and `outpost-seven population`, `outpost-seven modules` or `outpost-seven startPlayer`.',
  ],
  deal: {
    examples: [
      { seats: 2, options: {} },
      { seats: 2, options: { startPlayer: 'yellow', seed: 'a named deal' } },
    ],
    of(seats, options: Options, random) {
      const { startPopulation, kept, discard, offer, deck, start } = setup(seats, options, random);
      return {
        population: startPopulation,
        hands: listOfAll(cards).spell(kept),
        burned: cards.spell(discard),
        offer: cards.spell(offer),
        deck: cards.spell(deck),
        start,
      };
    },
  },
  view: recordOf<View>({
    viewer: VIEWER,
    phase: oneWord(PHASES),
    options: OPTIONS_SPELLED,
    start: about('who began', SEAT),
    active: about('who decides', SEAT),
    startPopulation: about('the people of each line at the start', byName(LINES, whole('people'))),
    population: about('the people of each line', byName(LINES, whole('people'))),
    token: about('for whom each line votes', byName(LINES, SEAT)),
    grid: about('the module in each cell', byName(CELLS_NAMED, cardOrNone)),
    cubes: byName(CELLS_NAMED, cubes),
    playedCell: about('where the module of this turn lies', named(CELLS_NAMED, { [-1]: null })),
    pending: about('bonus spaces that must still be used', listOfAll(spot)),
    deckSize: cardsLeft,
    offer: about('slots 1 to 5', listOfAll(cardOrNone)),
    discard: about('oldest first', cards),
    hands: about('by seat', listOfAll(hand)),
    out: about('seats that can no longer act', SEATS),
    result: orNothing(result),
    secret: about(
      'for whoever reviews the match',
      orNothing(
        recordOf({
          deck: cards,
          unusedPopulation: listOfAll(whole('people of a marker that is not in the game')),
        }),
      ),
    ),
  }),
  events: {
    dealt: { open: recordOf({ count: whole('cards for each seat') }), own: recordOf({ cards }) },
    burned: { open: recordOf({ cards }) },
    offerFilled: {
      open: recordOf({
        slots: listOfAll(recordOf({ slot: whole('from 0'), card })),
        deck: cardsLeft,
      }),
    },
    kept: {
      open: recordOf({
        seat: SEAT,
        count: whole('cards that were kept'),
        total: whole('their summed values'),
        discarded: cards,
      }),
      own: recordOf({ cards }),
    },
    salvaged: {
      open: recordOf({
        seat: SEAT,
        cards,
        slots: listOfAll(whole('from 0')),
        hand: whole('cards in the hand now'),
      }),
    },
    repaired: {
      open: recordOf({
        seat: SEAT,
        card,
        scrap: card,
        cell,
        colourMatch: TRUTH,
        overpay: whole('points paid beyond the value of the module'),
        placed: whole('cubes'),
        lost: whole('cubes that did not fit'),
      }),
    },
    bonusUsed: {
      open: recordOf({
        seat: SEAT,
        kind: named(SPACES),
        cell,
        space: whole('from 0'),
        centre: cell,
        cubes: listOfAll(cubeChange),
        lines: listOfAll(populationChange),
        safe: cells,
        hit: cards,
        shielded: cards,
      }),
    },
    votes: {
      open: recordOf({
        flipped: listOfAll(
          recordOf({
            line,
            to: SEAT,
            red: whole('cubes of seat 0 in the line'),
            yellow: whole('cubes of seat 1 in the line'),
          }),
        ),
      }),
    },
    asked: { open: recordOf({ seat: SEAT, phase: oneWord(PHASES) }) },
    timedOut: { open: recordOf({ seat: SEAT }) },
    playerOut: { open: recordOf({ seat: SEAT }) },
    gameOver: { open: recordOf({ result, hands: listOfAll(listOfAll(card)) }) },
  },
});
