/** Views and events of Hypatia as programs are told them: with names in place of numbers. */
import {
  about,
  byName,
  type EventSpellings,
  gameSpelling,
  itemAt,
  type JsonSchema,
  LUCK_SENTENCE,
  listOfAll,
  NOTHING_ELSE,
  named,
  namedSet,
  OPTIONS_SPELLED,
  oneWord,
  orNothing,
  perhaps,
  present,
  recordOf,
  SEAT,
  SEAT_OR_NOBODY,
  type SeenEvent,
  type Spelling,
  STACK_LEFT_OUT,
  spelledBy,
  TRUTH,
  VIEWER,
  vocabulary,
  whole,
} from '@airlock/kernel';
import { MOST_SLOTS } from './actions.ts';
import { bare, CELLS, HUMAN_IDS, NO_STATION, PHAGE_IDS, RIGHT, STATIONS, STATUSES } from './cards.ts';
import type { HypatiaEvent, Progress, ShipEvent, Whereabouts } from './events.ts';
import { OPTIONS, type Options } from './options.ts';
import { setup } from './setup.ts';
import { AT, END_REASONS, type NodeName, type ShipResult } from './state.ts';
import { decisionOf, type ShipView, type View } from './view.ts';
import { cellName, humanName, phageName, STATUS_WORDS, stationName } from './words/names.ts';

const HUMANS = vocabulary('human', 'A human: department and rank. The sevens are XO Suits.', HUMAN_IDS, {
  words: humanName,
  first: 1,
});
const PHAGE = vocabulary('phage', 'A Phage: department and rank. The sevens are Eruptions.', PHAGE_IDS, {
  words: phageName,
  first: 1,
});
const STATIONS_NAMED = vocabulary('station', 'A station of the ship.', STATIONS, {
  words: stationName,
});
const CELLS_NAMED = vocabulary('cell', 'A place of the ship, where one station lies.', CELLS, {
  words: cellName,
});
const STATUSES_NAMED = vocabulary(
  'status',
  'A status card; those that are listed show their other side.',
  STATUSES,
  {
    words: STATUS_WORDS.map(({ name, start, other }) => `${name}: ${start.name}, or ${other.name}`),
  },
);
const DECISIONS = vocabulary('decision', 'What a commander is asked.', Object.keys(AT));

const human = named(HUMANS);
const humans = listOfAll(human);
const phage = named(PHAGE);
const phages = listOfAll(phage);
const humanOrNone = named(HUMANS, { 0: null });
const phageOrNone = named(PHAGE, { 0: null });
const station = named(STATIONS_NAMED);
const stationOrNone = named(STATIONS_NAMED, { [-1]: null });
const cell = named(CELLS_NAMED);
const target = spelledBy<number>(
  (number) => `${STATIONS[Math.floor(number / MOST_SLOTS)]} ${number % MOST_SLOTS}`,
  { type: 'string', description: 'a Phage in a trick, as in the action reveal: station and place, from 0' },
  { type: 'integer', description: `station times ${MOST_SLOTS} plus place, both from 0` },
);

/** In places where cards lie hidden the known ones carry a mark; a program sees which they are, or `null`. */
const hiddenIn = (ids: readonly string[], name: string): Spelling<number> =>
  spelledBy(
    (marked) => (bare(marked) === 0 ? null : itemAt(ids, bare(marked) - 1)),
    { anyOf: [{ $ref: `#/$defs/${name}` }, { type: 'null' }] },
    {
      type: 'integer',
      description: `by its place in ${name}, counted from 1, and 64 more where it is known; 0 for a hidden one`,
    },
  );
const hiddenHumans = listOfAll(hiddenIn(HUMAN_IDS, 'human'));
const hiddenPhage = listOfAll(hiddenIn(PHAGE_IDS, 'phage'));

const SENTINEL_SCHEMA: JsonSchema = {
  anyOf: [
    {
      type: 'object',
      properties: { human: { $ref: '#/$defs/human' }, facing: { enum: ['left', 'right'] } },
      required: ['human', 'facing'],
      additionalProperties: false,
    },
    { type: 'null' },
  ],
};
const sentinel = spelledBy<number>(
  (marked) =>
    marked === 0
      ? null
      : { human: itemAt(HUMAN_IDS, bare(marked) - 1), facing: marked >= RIGHT ? 'right' : 'left' },
  SENTINEL_SCHEMA,
  {
    type: 'integer',
    description: 'a human by its place, counted from 1, and 64 more where it faces right; 0 for none',
  },
);

const phase = spelledBy<number>(
  (number) => (number === 0 ? 'phage' : 'crew'),
  { enum: ['phage', 'crew'] },
  { type: 'integer', description: '0 for the Phage phase, 1 for the Crew phase' },
);

/** The stack says where the rules stand; what is on top of it is what the ship waits for. */
const asked = spelledBy<NodeName | null>(
  (decision) => decision,
  { anyOf: [{ $ref: '#/$defs/decision' }, { type: 'null' }], description: 'what the ship waits for' },
  {},
);

const result = recordOf<ShipResult>({
  reason: oneWord(END_REASONS),
  won: TRUTH,
  score: whole('points'),
  rescued: whole('people who were rescued'),
  round: whole('the last round'),
});

const round = whole('the round, from 1');
const plays = whole('cards that may still be played');

const progress = recordOf<Progress>({
  round,
  rescued: whole('people rescued so far'),
  survivors: whole('people who are still alive'),
  armed: TRUTH,
  finished: TRUTH,
});

const ship = recordOf<ShipView>(
  {
    owner: about('whose ship it is in a race; nobody where all share it', SEAT_OR_NOBODY),
    seats: whole('how many seats there are'),
    standIn: SEAT_OR_NOBODY,
    commander: about('who decides', SEAT),
    stack: STACK_LEFT_OUT,
    layout: about('the station in each cell', byName(CELLS_NAMED, stationOrNone)),
    round,
    phase,
    plays,
    marked: about('Phage marked for a scan', listOfAll(target)),
    extraUsed: about('where the sentinel has given its extra card in this phase', namedSet(STATIONS_NAMED)),
    hand: humans,
    crewDeck: about('the top card last; null for hidden ones', hiddenHumans),
    crewDiscard: humans,
    cryosleep: hiddenHumans,
    cocoon: hiddenHumans,
    munitions: humans,
    rescued: humans,
    dead: humans,
    phageDeck: about('the top card last; null for hidden ones', hiddenPhage),
    phageQueue: hiddenPhage,
    phageDiscard: phages,
    phageRemoved: hiddenPhage,
    humans: about('the humans at each station', byName(STATIONS_NAMED, humans)),
    phage: about(
      'the Phage at each station, in order of arrival; null for hidden ones',
      byName(STATIONS_NAMED, hiddenPhage),
    ),
    sentinel: byName(STATIONS_NAMED, sentinel),
    powered: about('the stations that show their powered side', namedSet(STATIONS_NAMED)),
    destroyed: namedSet(STATIONS_NAMED),
    status: about('the status cards that show their other side', namedSet(STATUSES_NAMED)),
    result: orNothing(result),
  },
  { asked: [asked as Spelling<never>, decisionOf] },
);

const whereabouts = recordOf<Whereabouts>({
  zone: oneWord(['hand', 'trick', 'sentinel']),
  station: perhaps(station),
});

const slot = whole('the place in the trick, from 0');

/** A Phage may be told hidden, and a sentinel with the way it faces. */
const anyPhage = hiddenIn(PHAGE_IDS, 'phage');
const anyHuman = hiddenIn(HUMAN_IDS, 'human');

/** Of people or of Phage, as the open part says. */
const order = spelledBy<{ readonly order: readonly number[] }>(
  ({ order: dealt }, beside) => ({
    order: ((beside as { readonly pile: string }).pile === 'crew' ? humans : phages).spell(dealt),
  }),
  {
    type: 'object',
    properties: {
      order: {
        anyOf: [humans.schema, phages.schema],
        description: 'for whoever reviews the match',
      },
    },
    required: ['order'],
    additionalProperties: false,
  },
  {
    type: 'object',
    properties: {
      order: { type: 'array', items: { type: 'integer' }, description: 'cards by their number' },
    },
    required: ['order'],
    additionalProperties: false,
  },
);

const shipEvents: EventSpellings<ShipEvent> = {
  laidOut: { open: recordOf({ cell, station }) },
  roundBegan: { open: recordOf({ round, seat: SEAT }) },
  handedOver: { open: recordOf({ seat: SEAT }) },
  timedOut: { open: recordOf({ seat: SEAT }) },
  drew: { open: recordOf({ cards: humans }) },
  shuffled: {
    open: recordOf({ pile: oneWord(['crew', 'phage']), count: whole('cards in the pile') }),
    own: order,
  },
  queued: { open: recordOf({ count: whole('Phage that come up') }) },
  erupted: { open: recordOf({ card: phage }) },
  directed: { open: recordOf({ card: phage, cell, station }) },
  placed: { open: recordOf({ station, card: anyPhage }) },
  queueDiscarded: { open: recordOf({ cards: phages, station }) },
  intercepted: {
    open: recordOf({
      station,
      card: anyPhage,
      from: stationOrNone,
      slot,
      sentinel: anyHuman,
      fate: oneWord(['killed', 'turned', 'discarded']),
    }),
  },
  crewPhaseBegan: { open: recordOf({ round, plays }) },
  played: { open: recordOf({ card: human, station }) },
  posted: { open: recordOf({ card: human, station }) },
  towerAction: { open: recordOf({ card: human, killed: TRUTH, plays }) },
  passed: { open: NOTHING_ELSE },
  moved: { open: recordOf({ card: human, from: whereabouts, to: station }) },
  phageMoved: { open: recordOf({ from: station, slot, to: station, card: anyPhage }) },
  revealed: { open: recordOf({ station, phage: listOfAll(recordOf({ slot, card: anyPhage })) }) },
  lookedAt: { open: recordOf({ cards: listOfAll(anyPhage) }) },
  suitUsed: {
    open: recordOf({ suit: human, from: whereabouts, station, slot, card: anyPhage, killed: TRUTH }),
  },
  trickFull: { open: recordOf({ station, cards: whole('cards in the trick') }) },
  killed: { open: recordOf({ card: human, from: whereabouts }) },
  compared: {
    open: recordOf({
      station,
      winner: oneWord(['humans', 'phage', 'nobody']),
      human: humanOrNone,
      phage: phageOrNone,
    }),
  },
  switched: { open: recordOf({ status: named(STATUSES_NAMED), to: TRUTH }) },
  powerSwitched: { open: recordOf({ station, powered: TRUTH }) },
  woken: { open: recordOf({ cards: humans }) },
  sleeperTaken: { open: NOTHING_ELSE },
  cocooned: { open: recordOf({ card: human, from: whereabouts }) },
  freed: { open: recordOf({ cards: humans }) },
  phageDiscarded: { open: recordOf({ station, slot, card: anyPhage }) },
  discarded: { open: recordOf({ cards: humans }) },
  taken: { open: recordOf({ card: human }) },
  issued: { open: recordOf({ card: human }) },
  cleared: { open: recordOf({ station, humans, phage: phages, rescued: TRUTH }) },
  sentinelTurned: { open: recordOf({ station, card: anyHuman }) },
  sentinelLeft: { open: recordOf({ station, card: anyHuman }) },
  destroyed: { open: recordOf({ station, dead: humans, phage: whole('Phage that were there') }) },
  wentDown: { open: recordOf({ dead: humans }) },
  asked: { open: recordOf({ decision: oneWord(Object.keys(AT) as NodeName[]), seat: SEAT }) },
  ended: { open: recordOf({ result }) },
};

interface AnySpelling {
  readonly open: Spelling<never>;
}

/** What happened aboard, each with its own type. */
const aboard: Spelling<readonly ShipEvent[]> = listOfAll<SeenEvent>({
  spell: ({ type, rule, open }) => {
    const { open: spelled }: AnySpelling = shipEvents[type as ShipEvent['type']];
    return { type, rule, open: spelled.spell(open as never) };
  },
  schema: {
    anyOf: Object.entries<AnySpelling>(shipEvents).map(([type, { open }]) => eventSchema(type, open.schema)),
  },
  numbers: {
    anyOf: Object.entries<AnySpelling>(shipEvents).map(([type, { open }]) => eventSchema(type, open.numbers)),
  },
}) as Spelling<readonly ShipEvent[]>;

function eventSchema(type: string, open: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { type: { const: type }, rule: { type: 'string' }, open },
    required: ['type', 'rule', 'open'],
    // What a reviewer alone is told may stand beside it.
    additionalProperties: true,
  };
}

export const spelling = gameSpelling<View, HypatiaEvent>({
  vocabularies: [HUMANS, PHAGE, STATIONS_NAMED, CELLS_NAMED, STATUSES_NAMED, DECISIONS],
  chance: [
    LUCK_SENTENCE,
    'Every shuffle has a generator of its own, labelled with the luck and with `crew 0`, `phage 0`, `layout 0` and so on: the pile, and how often it has been shuffled. The cards lie in the order of `human`, `phage` or `station` before they are shuffled.',
    'Of the crew without the sevens the first ten go to Cryosleep and the next ten to the Cocoon; the rest is the deck, and so is all of the Phage, with the last card on top. Where the layout is random, the shuffled stations go to the cells in the order of `cell`.',
  ],
  deal: {
    examples: [
      { seats: 1, options: {} },
      { seats: 2, options: { mode: 'race', layout: 'random' } },
      { seats: 1, options: { seed: 'Hypatia 7' } },
    ],
    of(seats, options: Options, random) {
      const ship = present(setup(seats, options, random).ships[0]);
      return {
        stations: listOfAll(named(STATIONS_NAMED, { [NO_STATION]: null })).spell(ship.layout),
        cryosleep: humans.spell(ship.cryosleep),
        cocoon: humans.spell(ship.cocoon),
        crewDeck: humans.spell(ship.crewDeck),
        phageDeck: phages.spell(ship.phageDeck),
      };
    },
  },
  seats: ['1', '2', '3', '4'],
  view: recordOf<View>({
    viewer: VIEWER,
    options: OPTIONS_SPELLED,
    mode: oneWord(OPTIONS.mode.values),
    seats: whole('how many seats there are'),
    ships: about(
      'one, or in a race one per seat; null where the viewer may not look aboard',
      listOfAll(orNothing(ship)),
    ),
    progress: listOfAll(progress),
    over: TRUTH,
  }),
  events: {
    ...shipEvents,
    aboard: { open: recordOf({ seat: SEAT }), own: recordOf({ events: aboard }) },
    progress: { open: recordOf({ seat: SEAT, progress }) },
    gameOver: { open: NOTHING_ELSE },
  },
});
