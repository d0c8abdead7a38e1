/** Views and events of Goofspiel as programs are told them. A card is its worth, so there is little to name. */
import {
  about,
  gameSpelling,
  listOfAll,
  OPTIONS_SPELLED,
  oneWord,
  orNothing,
  recordOf,
  SEAT,
  spelledBy,
  VIEWER,
  whole,
} from '@airlock/kernel';
import { FACE_DOWN, NO_CARD } from './cards.ts';
import type { GoofspielEvent } from './events.ts';
import type { Options } from './options.ts';
import { type Player, type Result, setup } from './state.ts';
import type { View } from './view.ts';

const card = whole('a card by its worth');
const cards = listOfAll(card);

const bid = spelledBy<number>(
  (value) => (value === NO_CARD ? null : value === FACE_DOWN ? 'faceDown' : value),
  { anyOf: [{ type: 'integer' }, { enum: [null, 'faceDown'] }], description: 'null before the bid' },
  { type: 'integer', description: `a card by its worth; ${NO_CARD} for none, ${FACE_DOWN} for face down` },
);

const result = recordOf<Result>({
  winner: orNothing(SEAT),
  scores: listOfAll(whole('points of a seat')),
  reason: oneWord(['prizes', 'resigned']),
});

export const spelling = gameSpelling<View, GoofspielEvent>({
  vocabularies: [],
  chance: ['Prizes: the 13 cards from 1 to 13 are shuffled; the last one is turned up first.'],
  deal: {
    examples: [{ seats: 2, options: {} }],
    of: (seats, options: Options, random) => ({ prizes: setup(seats, options, random).deck }),
  },
  view: recordOf<View>({
    viewer: VIEWER,
    options: OPTIONS_SPELLED,
    phase: oneWord(['deal', 'bid', 'over']),
    players: listOfAll(recordOf<Player>({ hand: cards, bid, spent: cards, won: cards })),
    deckSize: whole('prizes still in the deck'),
    deck: about('for whoever reviews the match', orNothing(cards)),
    prizes: cards,
    lost: cards,
    result: orNothing(result),
  }),
  events: {
    turnedUp: { open: recordOf({ prize: card }) },
    bid: { open: recordOf({ seat: SEAT }), own: recordOf({ card }) },
    awarded: { open: recordOf({ bids: cards, prizes: cards, winner: orNothing(SEAT) }) },
    over: { open: recordOf({ result }) },
  },
});
