/** Views and events of Omega Virus as programs are told them: with names in place of numbers. */
import {
  about,
  gameSpelling,
  itemAt,
  LUCK_SENTENCE,
  listOfAll,
  NOTHING_ELSE,
  named,
  namedSet,
  OPTIONS_SPELLED,
  oneWord,
  orNothing,
  perhaps,
  recordOf,
  SEAT,
  SEAT_OR_NOBODY,
  type Spelling,
  spelledBy,
  TRUTH,
  VIEWER,
  vocabulary,
  whole,
} from '@airlock/kernel';
import {
  type Back,
  CARD_COUNT,
  CARD_IDS,
  COLOURS,
  FARTHEST,
  FLOOR_PLANS,
  ITEMS,
  LOCATION_IDS,
  LOCATIONS,
  SCORING_IDS,
} from './cards.ts';
import type { Counts, Flipped, Lifted, OmegaEvent, Tally } from './events.ts';
import { cardOf, type Placement, turnOf, xOf, yOf } from './geometry/placements.ts';
import { OPTIONS, type Options } from './options.ts';
import { setup } from './setup.ts';
import {
  type Finish,
  MATCH_ENDS,
  type MatchResult,
  ROUND_ENDS,
  type RoundResult,
  type SlotResult,
  type Stop,
  type Winnings,
} from './state.ts';
import type { SeatView, View } from './view.ts';
import { colourName, itemName, scoringName } from './words/names.ts';

const cardWords = FLOOR_PLANS.map(({ face, lock, half }) => {
  const back = lock === undefined ? 'standard back' : `locked ${colourName(COLOURS.indexOf(lock))}`;
  const item = half
    ? `, half a ${itemName(ITEMS.indexOf(half.item))} at ${half.square}, side ${half.side}`
    : '';
  return `squares TL, TR, BL, BR: ${face}, ${back}${item}`;
});

const CARDS = vocabulary('card', 'A floor plan.', CARD_IDS, { words: cardWords });
const COLOURS_NAMED = vocabulary('colour', 'A colour of rooms and keys.', COLOURS, {
  words: colourName,
});
const ITEMS_NAMED = vocabulary('item', 'What a plan has to connect.', ITEMS, {
  words: itemName,
});
const LOCATIONS_NAMED = vocabulary('location', 'A room to build for a key.', LOCATION_IDS, {
  words: LOCATIONS.map(({ name, drawing }) => `${name}: ${drawing.join(' / ')}`),
});
const SCORING = vocabulary('scoring', 'What a round is scored by.', SCORING_IDS, {
  words: scoringName,
});

const card = named(CARDS);
const cards = listOfAll(card);
const colour = named(COLOURS_NAMED);
const locations = listOfAll(named(LOCATIONS_NAMED));
const scoring = named(SCORING);
const milliseconds = whole('milliseconds');
const moment = whole('milliseconds of the live clock');
const matchTime = whole('milliseconds since the match began');
const side = about('a seat, or 1 for the Station against a single seat; null for nobody', SEAT_OR_NOBODY);

const BACK_WORDS = ['none', 'standard', ...COLOURS] as const;
const back = spelledBy<Back>(
  (number) => itemAt(BACK_WORDS, number + 1),
  { enum: BACK_WORDS, description: 'standard, or the colour of the lock; none where there is no card' },
  {
    type: 'integer',
    description: '0 for a standard back, else the colour of its lock plus one; -1 for none',
  },
);

const coordinate = {
  type: 'integer',
  minimum: -FARTHEST,
  maximum: FARTHEST,
  description:
    'the corner at the upper left, in squares: x grows to the right, y down, and a card has 2 by 2',
};
const placement = spelledBy<Placement>(
  (number) => ({
    card: itemAt(CARD_IDS, cardOf(number)),
    x: xOf(number),
    y: yOf(number),
    turn: `r${turnOf(number)}`,
  }),
  {
    type: 'object',
    properties: {
      card: { $ref: '#/$defs/card' },
      x: coordinate,
      y: coordinate,
      turn: { enum: ['r0', 'r1', 'r2', 'r3'] },
    },
    required: ['card', 'x', 'y', 'turn'],
    additionalProperties: false,
    description:
      'where a card lies, as in the action place: the top left square of its footprint, and its quarter turns',
  },
  {
    type: 'integer',
    description: `quarter turns, plus 4 times the card (0 to ${CARD_COUNT - 1}), plus 128 times x + 64, plus 16384 times y + 64`,
  },
);
const plan = listOfAll(placement);

const roundNumber = whole('the round, from 1');
const planned = whole('cards in the plan');
const speedCard = whole('the speed card of the round, from 0: worth 1, 2 and 3 points');
const values = listOfAll(whole('what a side has for this card'));

const tally = recordOf<Tally>({
  pickUps: whole('how often cards were picked up'),
  cardsPicked: whole('cards that were picked up'),
  skips: whole('cards that were flipped and skipped'),
});

const seat = recordOf<SeatView>({
  deck: whole('cards left in the deck'),
  back: about('of the top card; null where it is covered', orNothing(back)),
  hand: about(
    'the flipped card, or none; null where it is covered',
    orNothing(named(CARDS, { [-1]: 'none' })),
  ),
  plan: about('in stacking order; null where it is covered', orNothing(plan)),
  tally: orNothing(tally),
  cards: planned,
  keys: namedSet(COLOURS_NAMED),
  connected: namedSet(ITEMS_NAMED),
  plays: whole('cards placed this round'),
  marked: cards,
  at: about('the moment of its last command', moment),
  autoFlip: TRUTH,
  undos: whole('how often it can be taken back in practice'),
  isReady: TRUTH,
  pauses: whole('pauses taken this round'),
  awaySince: {
    ...SEAT_OR_NOBODY,
    schema: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'since when it is away, in milliseconds since the match began; null while it is here',
    },
    numbers: { type: 'integer', description: 'milliseconds since the match began; below 0 while it is here' },
  },
  grace: whole('milliseconds that it may still be away this round'),
  hasBot: TRUTH,
});

const winnings = recordOf<Winnings>({ speed: listOfAll(speedCard), scored: listOfAll(scoring) });

const round = recordOf<RoundResult>({
  round: roundNumber,
  finisher: side,
  cause: oneWord(ROUND_ENDS),
  at: moment,
  speed: orNothing(recordOf({ card: speedCard, taker: side })),
  slots: listOfAll(recordOf<SlotResult>({ card: scoring, values, taker: side })),
});

const result = recordOf<MatchResult>({
  cause: oneWord(MATCH_ENDS),
  winners: listOfAll(SEAT),
  points: listOfAll(whole('points of a side')),
});

/** What belongs to a bench stands beside what all may know where plans are open, and is somebody's own elsewhere. */
const counted = <Detail>(seen: Spelling<Detail>): Spelling<Counts & { readonly seen?: Detail }> =>
  recordOf<Counts & { readonly seen?: Detail }>({
    seat: SEAT,
    cards: planned,
    seen: perhaps(seen),
  } as never);

const flipped = recordOf<Flipped>({ skipped: listOfAll(back), card, back });
const lifted = recordOf<Lifted>({ cards, back });
const placed = recordOf<{ readonly placement: Placement }>({ placement });
const backs = recordOf<{ readonly backs: readonly (Back | null)[] }>({ backs: listOfAll(orNothing(back)) });
const counts = recordOf<Counts>({ seat: SEAT, cards: planned });
const seatAlone = recordOf({ seat: SEAT });

const PHASES = [
  'SETUP',
  'BRIEFING',
  'COUNTDOWN',
  'LIVE',
  'PHOTO',
  'PAUSED',
  'ABSENCE',
  'REVIEW',
  'GAME_OVER',
] as const;

export const spelling = gameSpelling<View, OmegaEvent>({
  vocabularies: [CARDS, COLOURS_NAMED, ITEMS_NAMED, LOCATIONS_NAMED, SCORING],
  chance: [
    LUCK_SENTENCE,
    'Every pile has a generator of its own, labelled with the luck and with `omega-virus loc`, `omega-virus score`, and `omega-virus deck:ROUND:SEAT`, or `omega-virus deck:ROUND` where decks are identical. Rounds and seats count from 1 and 0; cards, locations and scorings lie in the order of `card`, `location` and `scoring` before they are shuffled.',
    'In practice, locations and scorings that the options name come first, in their order; the rest follows as it was shuffled.',
  ],
  deal: {
    examples: [
      { seats: 2, options: {} },
      { seats: 1, options: { mode: 'clock', deckOrder: 'identical' } },
      { seats: 1, options: { mode: 'practice', practiceLocations: 'L01,L02,L03', seed: 'again' } },
    ],
    of(seats, options: Options, random) {
      const { locations: dealt, scoring: scored, future } = setup(seats, options, random);
      return {
        locations: locations.spell(dealt),
        scoring: listOfAll(named(SCORING)).spell(scored),
        decks: listOfAll(listOfAll(cards)).spell(future),
      };
    },
  },
  view: recordOf<View>({
    viewer: VIEWER,
    options: OPTIONS_SPELLED,
    mode: oneWord(OPTIONS.mode.values),
    phase: oneWord(PHASES),
    round: roundNumber,
    seats: listOfAll(seat),
    sides: about('what each side has won', listOfAll(winnings)),
    locations: about('at the red, yellow and blue pile; null while covered', orNothing(locations)),
    scoring: listOfAll(scoring),
    usedLocations: locations,
    usedScoring: listOfAll(scoring),
    finish: orNothing(recordOf<Finish>({ seat: SEAT, at: moment })),
    ended: orNothing(oneWord(ROUND_ENDS)),
    hidden: about('boards are covered', TRUTH),
    pausedBy: SEAT_OR_NOBODY,
    liveMs: moment,
    liveFrom: about('when the live clock read 0; null while it stands', orNothing(matchTime)),
    stopped: orNothing(recordOf<Stop>({ liveFrom: matchTime, earliest: moment })),
    since: matchTime,
    checkedSince: matchTime,
    rounds: listOfAll(round),
    result: orNothing(result),
    archive: orNothing(
      recordOf({
        decks: listOfAll(cards),
        locations,
        scoring: listOfAll(scoring),
        future: listOfAll(listOfAll(cards)),
      }),
    ),
  }),
  events: {
    dealt: {
      open: recordOf({
        round: roundNumber,
        locations,
        scoring: listOfAll(scoring),
        since: matchTime,
        seen: perhaps(backs),
      }),
      own: backs,
    },
    readied: { open: recordOf({ seat: SEAT, ready: TRUTH, since: matchTime }) },
    counting: { open: recordOf({ since: matchTime }) },
    go: { open: recordOf({ liveFrom: matchTime }) },
    flip: { open: counted(flipped), own: flipped },
    place: { open: counted(placed), own: placed },
    pickUp: { open: counted(lifted), own: lifted },
    marked: { open: NOTHING_ELSE, own: recordOf({ seat: SEAT, cards }) },
    key: { open: recordOf({ seat: SEAT, colour }) },
    equip: { open: recordOf({ seat: SEAT, item: named(ITEMS_NAMED), connected: TRUTH }) },
    finish: { open: recordOf({ seat: SEAT, at: moment, beforePause: perhaps(TRUTH) }) },
    rolledBack: { open: counts },
    takenBack: { open: counts },
    autoFlip: { open: recordOf({ seat: SEAT, on: TRUTH, at: moment }) },
    paused: {
      open: recordOf({
        by: SEAT_OR_NOBODY,
        pauses: whole('its pauses this round'),
        at: moment,
        liveMs: moment,
        since: matchTime,
      }),
    },
    resumed: { open: recordOf({ by: SEAT_OR_NOBODY, inTime: TRUTH }) },
    lost: { open: recordOf({ seat: SEAT, since: matchTime }) },
    back: { open: recordOf({ seat: SEAT, grace: milliseconds }) },
    graceOver: { open: recordOf({ seat: SEAT, since: matchTime }) },
    waitedAgain: { open: recordOf({ seat: SEAT, grace: milliseconds, since: matchTime }) },
    botTookOver: { open: seatAlone },
    roundOver: {
      open: recordOf({
        round: roundNumber,
        finisher: side,
        cause: oneWord(ROUND_ENDS),
        at: moment,
        since: matchTime,
        locations,
        plans: listOfAll(plan),
        tallies: listOfAll(tally),
      }),
    },
    speed: { open: recordOf({ card: speedCard, taker: side }) },
    score: {
      open: recordOf({
        slot: whole('the place of the card among those of the round, from 0'),
        card: scoring,
        values,
        taker: side,
      }),
    },
    continued: { open: seatAlone },
    gameOver: { open: recordOf({ result }) },
  },
});
