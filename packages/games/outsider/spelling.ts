/** Views and events of Outsider as programs are told them: with names in place of numbers. */
import {
  about,
  actionText,
  gameSpelling,
  itemAt,
  leftOut,
  listOfAll,
  named,
  namedSet,
  OPTIONS_SPELLED,
  oneWord,
  orNothing,
  recordOf,
  SEAT,
  SEAT_OR_NOBODY,
  SEATS,
  type Spelling,
  STACK_LEFT_OUT,
  spelledBy,
  TEXT,
  TRUTH,
  topOf,
  VIEWER,
  vocabulary,
  whole,
  wordAt,
} from '@airlock/kernel';
import { codec } from './actions.ts';
import {
  CHARACTERS,
  COPIES,
  CRISES,
  CRISIS_COPIES,
  CRISIS_IDS,
  HIDDEN_CARD,
  KIND_IDS,
  LOCATION_IDS,
  LOCATION_NAMES,
  type Location,
  SEAT_NAMES,
} from './cards.ts';
import type { EclipseCount, Looked, OutsiderEvent, SurgeCount } from './events.ts';
import { DECIDE } from './frames.ts';
import { outsider } from './game.ts';
import type { Options } from './options.ts';
import { QUESTION } from './rules/questionIds.ts';
import { pileAt } from './rules/zones.ts';
import {
  AT,
  type Claim,
  kindOf,
  type Marked,
  type Memo,
  memoKind,
  memoPlace,
  memoTurn,
  type Result,
  type Stop,
  SUPPLY_PLACE,
  seatOf,
  setup,
  thingOf,
} from './state.ts';
import type { Pile, View, Zone } from './view.ts';
import { cardName } from './words/names.ts';

const CARDS = vocabulary('card', 'A card of the main deck: Gear, Goal, Tech or Dark.', KIND_IDS, {
  words: cardName,
  copies: COPIES,
});
const CRISES_NAMED = vocabulary('crisis', 'A Crisis.', CRISIS_IDS, {
  words: CRISES.map(({ name }) => name),
  copies: CRISIS_COPIES,
});
const CHARACTERS_NAMED = vocabulary(
  'character',
  'Somebody of the crew.',
  CHARACTERS.map(({ id }) => id),
  { words: CHARACTERS.map(({ title, says }) => `${title}: ${says}`) },
);
const LOCATIONS = vocabulary('location', 'A place of the ship.', LOCATION_IDS, { words: LOCATION_NAMES });
const LOYALTIES = vocabulary('loyalty', 'A side.', ['crew', 'outsider']);
const QUESTIONS = vocabulary('question', 'What one seat decides.', Object.keys(QUESTION));
const STAGES = vocabulary('stage', 'Where the rules wait.', Object.keys(AT));

const card = named(CARDS);
const cards = listOfAll(card);
const cardOrNone = named(CARDS, { [-1]: null });
const chosenCard = named(CARDS, { [-1]: null, [HIDDEN_CARD]: 'hidden' });
const crisis = named(CRISES_NAMED);
const crises = listOfAll(crisis);
const character = named(CHARACTERS_NAMED, { [-1]: null });
const location = named(LOCATIONS);
const locationOrNone = named(LOCATIONS, { [-1]: null });
const loyalty = named(LOYALTIES, { [-1]: null });
const action = actionText(codec);

const size = whole('cards that lie there');
const turn = whole('the turn of the match, from 1; 0 before the first');

const zone = recordOf<Zone>({
  size,
  known: about('the cards that the viewer knows to lie there', cards),
});

const pileOf = (each: Spelling<number>, name: string): Spelling<Pile> =>
  spelledBy<Pile>(
    ({ size, known }) => ({
      size,
      known: pairsOf(known).map(([place, kind]) => ({ place, card: each.spell(kind) })),
    }),
    {
      type: 'object',
      properties: {
        size: size.schema,
        known: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              place: { type: 'integer', minimum: 0, description: 'from 0, at the bottom' },
              card: each.schema,
            },
            required: ['place', 'card'],
            additionalProperties: false,
          },
          description: 'what the viewer knows to lie there; place 0 is at the bottom',
        },
      },
      required: ['size', 'known'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        size: size.schema,
        known: {
          type: 'array',
          items: { type: 'integer' },
          description: `place, ${name} by its place in ${name}, place, ${name} …; place 0 is at the bottom`,
        },
      },
      required: ['size', 'known'],
      additionalProperties: false,
    },
  );

function pairsOf(known: readonly number[]): [place: number, thing: number][] {
  const pairs: [number, number][] = [];
  for (let at = 0; at + 1 < known.length; at += 2) pairs.push([itemAt(known, at), itemAt(known, at + 1)]);
  return pairs;
}

const cardPile = pileOf(card, 'card');
const crisisPile = pileOf(crisis, 'crisis');

/** A card with who discarded it, or a Crisis with who resolved it. */
const markedAs = (what: string, each: Spelling<number>): Spelling<Marked> =>
  spelledBy<Marked>(
    (entry) =>
      entry === HIDDEN_CARD
        ? { [what]: 'hidden', seat: null }
        : { [what]: each.spell(thingOf(entry)), seat: seatOf(entry) },
    {
      type: 'object',
      properties: {
        [what]: { anyOf: [each.schema, { const: 'hidden' }] },
        seat: SEAT_OR_NOBODY.schema,
      },
      required: [what, 'seat'],
      additionalProperties: false,
    },
    {
      type: 'integer',
      description: `a ${what} by its place, plus 64 times the seat; ${HIDDEN_CARD} where it is hidden`,
    },
  );

const memo = spelledBy<Memo>(
  (number) => ({
    turn: memoTurn(number),
    place: memoPlace(number) === SUPPLY_PLACE ? 'supply' : memoPlace(number),
    card: card.spell(memoKind(number)),
  }),
  {
    type: 'object',
    properties: {
      turn: turn.schema,
      place: { anyOf: [{ type: 'integer', description: 'the hand of a seat' }, { const: 'supply' }] },
      card: card.schema,
    },
    required: ['turn', 'place', 'card'],
    additionalProperties: false,
  },
  {
    type: 'integer',
    description: 'a card by its place, plus 64 times the place (6 for the Supply), plus 1024 times the turn',
  },
);

const claim = recordOf<Claim>({ seat: SEAT, action, turn });

const truth = spelledBy<number>(
  (number) => itemAt(['false', 'true', 'open'], number),
  { enum: ['false', 'true', 'open'] },
  { type: 'integer', description: '0 for false, 1 for true, 2 for open' },
);

const direction = spelledBy<number>(
  (number) => (number < 0 ? 'counterclockwise' : 'clockwise'),
  { enum: ['clockwise', 'counterclockwise'] },
  { type: 'integer', description: '1 clockwise, -1 the other way' },
);

const stop = recordOf<Stop>({ rule: TEXT, trigger: SEAT_OR_NOBODY });

const result = recordOf<Result>({
  outcome: oneWord([
    'crew',
    'outsiders',
    'obliteration',
    'eclipseCrew',
    'eclipseOutsiders',
    'surgeCrew',
    'surgeOutsiders',
    'surgeTie',
  ]),
  winners: listOfAll(SEAT),
  rule: TEXT,
  trigger: SEAT_OR_NOBODY,
  points: about('Crew and Outsider points of a Dark Surge', listOfAll(whole('points'))),
});

/** What the rules wait for, read off their stack. */
interface Asked {
  readonly stage: number;
  readonly question: number;
  readonly seat: number;
}

function askedIn(view: View): Asked | null {
  const stage = topOf(view);
  if (stage < 0) return null;
  if (stage !== AT.decide) return { stage, question: -1, seat: -1 };
  return { stage, question: wordAt(view, DECIDE.question), seat: wordAt(view, DECIDE.seat) };
}

const asked = orNothing(
  recordOf<Asked>({
    stage: named(STAGES),
    question: about('where one seat decides', named(QUESTIONS, { [-1]: null })),
    seat: about('who decides it', SEAT_OR_NOBODY),
  }),
);

const NAMED_PLACES = ['hand', 'supply', 'deck'];
/** Named places are words already; locations are numbers. */
const cardsFrom = spelledBy<string | Location>(
  (from) => (typeof from === 'string' ? from : location.spell(from)),
  { anyOf: [{ enum: NAMED_PLACES }, location.schema] },
  { anyOf: [{ enum: NAMED_PLACES }, location.numbers] },
);

const looked = spelledBy<Looked>(
  (at) => at,
  { anyOf: [{ enum: ['deck', 'supply', 'crises'] }, SEAT.schema] },
  { anyOf: [{ enum: ['deck', 'supply', 'crises'] }, SEAT.numbers] },
);

/** Cards, or Crises where those were looked at. */
const seenCards = {
  type: 'object',
  properties: { cards: { type: 'array', items: { anyOf: [card.schema, crisis.schema] } } },
  required: ['cards'],
  additionalProperties: false,
};
const lookedOwn = spelledBy<{ readonly cards: readonly number[] }>(
  ({ cards: seen }, beside) => {
    const { at } = beside as { readonly at: Looked };
    return { cards: (at === 'crises' ? crises : cards).spell(seen) };
  },
  seenCards,
  { type: 'object', description: 'cards, or Crises where those were looked at, by their places' },
);

const seat = recordOf({ seat: SEAT });
const ownCard = recordOf({ card });
const ownCards = recordOf({ cards });
const goalsDone = whole('completed Goals');
const counted = recordOf({ seat: SEAT, count: whole('how many') });
const atLocation = recordOf({ seat: SEAT, at: location });

export const spelling = gameSpelling<View, OutsiderEvent>({
  vocabularies: [CARDS, CRISES_NAMED, CHARACTERS_NAMED, LOCATIONS, LOYALTIES, QUESTIONS, STAGES],
  chance: [
    'Characters, where they are dealt: for each seat in turn a number below how many are left.',
    'The first player, where nobody is the Captain and the option is random: a number below the seats.',
    'Loyalties: outsiders first, then crew, are shuffled over the seats. Unless the option outsiders says how many, one is an outsider with up to four seats, and two are with more.',
    'The main deck in the order of `card`, each as often as there are copies, is shuffled, then the Crisis deck in the order of `crisis`. The last card is on top: six at a time go from there to the seats, in their order. Both are shuffled again whenever they are formed again; a card that is drawn at random is a number below how many there are.',
  ],
  deal: {
    examples: [
      { seats: 3, options: {} },
      { seats: 6, options: { outsiders: 3, firstPlayer: 2 } },
    ],
    of(seats, options: Options, random) {
      const state = setup(seats, options, random);
      outsider.begin(state, { random, now: 0, tell: null });
      return {
        characters: listOfAll(named(CHARACTERS_NAMED)).spell(state.characters),
        first: state.first,
        loyalties: listOfAll(named(LOYALTIES)).spell(state.loyalties),
        hands: state.hands.map((hand) => cards.spell(hand.map(kindOf))),
        deck: cards.spell(pileAt(state, 0).map(kindOf)),
        crises: listOfAll(named(CRISES_NAMED)).spell(state.crisisDeck),
      };
    },
  },
  seats: SEAT_NAMES,
  view: recordOf<View>(
    {
      viewer: VIEWER,
      options: OPTIONS_SPELLED,
      seats: whole('how many seats there are'),
      stack: STACK_LEFT_OUT,
      turn,
      active: about('whose turn it is', SEAT),
      first: SEAT_OR_NOBODY,
      direction,
      characters: about('by seat', listOfAll(character)),
      unused: listOfAll(character),
      dead: listOfAll(character),
      deaths: whole('characters who died'),
      reborn: SEATS,
      loyalties: about('by seat; null where the viewer may not know it', listOfAll(loyalty)),
      revealed: SEATS,
      survival: listOfAll(whole('Survival of a seat')),
      stabilised: SEATS,
      slowed: SEATS,
      tokens: about('where each seat stands', listOfAll(locationOrNone)),
      destroyed: namedSet(LOCATIONS),
      supplyPlace: locationOrNone,
      base: whole('actions of a turn'),
      used: whole('actions used this turn'),
      bonus: whole('actions gained this turn'),
      bought: whole('actions bought this turn'),
      skipEntropy: TRUTH,
      slowedNow: TRUTH,
      absorbed: TRUTH,
      hands: about('by seat', listOfAll(zone)),
      piles: about('the deck, or with locations III one for each location', listOfAll(cardPile)),
      supply: zone,
      entropy: zone,
      hold: zone,
      recycled: zone,
      discard: listOfAll(markedAs('card', card)),
      inPlay: about('Goals in play', cards),
      completing: cards,
      completed: about('by seat', listOfAll(cards)),
      aside: zone,
      lookedCards: whole('cards on top of a pile that are being looked at'),
      lookedPile: whole('the place in `piles` of the one whose top cards are being looked at'),
      picked: cards,
      secret: listOfAll(listOfAll(chosenCard)),
      lastLeft: listOfAll(cardOrNone),
      lastTook: listOfAll(cardOrNone),
      crisisDeck: crisisPile,
      crisisDiscard: crises,
      ongoing: listOfAll(markedAs('crisis', crisis)),
      resolving: crises,
      lookedCrises: whole('cards on top of the Crisis deck that are being looked at'),
      drawnCrises: crisisPile,
      assigned: listOfAll(markedAs('crisis', crisis)),
      assigners: SEATS,
      memos: about('what the viewer knew once and cannot be sure of any more', listOfAll(memo)),
      claims: listOfAll(claim),
      claimTruth: listOfAll(truth),
      said: about('claims of each seat this turn', listOfAll(whole('claims'))),
      questions: whole('questions asked so far'),
      stop: orNothing(stop),
      result: orNothing(result),
    },
    { asked: [asked as Spelling<never>, askedIn] },
  ),
  events: {
    characterTaken: { open: recordOf({ seat: SEAT, character }) },
    firstTurn: { open: seat },
    tokenPlaced: { open: atLocation },
    loyaltiesDealt: {
      open: recordOf({ outsiders: whole('how many Outsiders there are') }),
      own: recordOf({ loyalty }),
    },
    handsDealt: { open: recordOf({ count: whole('cards for each seat') }), own: ownCards },
    cardChosen: { open: seat, own: ownCard },
    supplyFormed: { open: recordOf({ count: size }) },
    turnStarted: { open: recordOf({ seat: SEAT, turn, actions: whole('actions of this turn') }) },
    goalPlayed: { open: recordOf({ seat: SEAT, goal: card, replaced: cardOrNone }) },
    goalRepaired: { open: recordOf({ seat: SEAT, goal: card, cards, byScrap: TRUTH }) },
    goalCompleted: { open: recordOf({ seat: SEAT, goal: card }) },
    discarded: { open: recordOf({ seat: SEAT, cards, from: cardsFrom }) },
    drew: { open: counted, own: ownCards },
    looked: {
      open: recordOf({ seat: SEAT, at: looked, count: whole('cards that are looked at') }),
      own: lookedOwn,
    },
    returned: {
      open: recordOf({ seat: SEAT, toTop: TRUTH }),
      // A card or a Crisis; the action that put it there names it.
      own: recordOf({ card: leftOut({ type: 'integer', description: 'a card or a Crisis by its place' }) }),
    },
    supplyRevealed: { open: recordOf({ seat: SEAT, cards }) },
    supplyRefilled: { open: seat, own: ownCard },
    leftCard: { open: seat, own: ownCard },
    tookCard: { open: seat, own: ownCard },
    tookOpenly: { open: recordOf({ seat: SEAT, card }) },
    actionsGained: { open: recordOf({ seat: SEAT, amount: whole('actions') }) },
    bought: { open: recordOf({ seat: SEAT, price: whole('Survival paid') }) },
    survivalChanged: {
      open: recordOf({
        seat: SEAT,
        by: whole('gained, or lost where it is below 0'),
        now: whole('Survival now'),
        doomed: TRUTH,
      }),
    },
    died: { open: recordOf({ seat: SEAT, character, becomes: character }), own: recordOf({ loyalty }) },
    stabilised: { open: seat },
    recycled: { open: counted },
    techPlayed: { open: recordOf({ seat: SEAT, card }) },
    abilityUsed: { open: recordOf({ seat: SEAT, character, target: SEAT_OR_NOBODY }) },
    crisisRevealed: { open: recordOf({ seat: SEAT, crisis, assigned: TRUTH }) },
    crisisCancelled: { open: recordOf({ seat: SEAT, crisis, card }) },
    crisisFinished: { open: recordOf({ crisis, stays: TRUTH }) },
    crisisCleared: { open: recordOf({ seat: SEAT, crisis }) },
    noCrisisLeft: { open: seat },
    crisisAbsorbed: { open: seat },
    passed: { open: seat },
    waited: { open: seat },
    entropyGrew: { open: recordOf({ count: whole('cards lost'), from: cardsFrom }) },
    entropySpared: { open: recordOf({ seat: SEAT, why: oneWord(['stabilised', 'burn', 'anchor']) }) },
    sabotaged: { open: recordOf({ seat: SEAT, goal: card }) },
    targeted: { open: recordOf({ seat: SEAT, target: SEAT }) },
    slowed: { open: seat },
    cardsRevealed: { open: recordOf({ seat: SEAT, cards }) },
    handsExchanged: { open: recordOf({ one: SEAT, other: SEAT }) },
    handsPassed: { open: recordOf({ direction }) },
    cardPassed: { open: recordOf({ from: SEAT, to: SEAT }), own: ownCard },
    skipped: { open: recordOf({ seat: SEAT, why: oneWord(['noGear', 'unable']) }) },
    goalsLost: { open: recordOf({ seat: SEAT, goals: cards }) },
    crisisRecalled: { open: recordOf({ seat: SEAT, crisis }) },
    reversed: { open: seat },
    moved: { open: atLocation },
    locationDestroyed: { open: recordOf({ at: location }) },
    supplyMoved: { open: atLocation },
    dealtOut: { open: recordOf({ seat: SEAT, at: location, count: whole('cards dealt there') }) },
    leftUndealt: { open: recordOf({ seat: SEAT, cards }) },
    declared: { open: recordOf({ seat: SEAT, loyalties: listOfAll(loyalty), goals: goalsDone }) },
    falseDeclaration: { open: seat },
    crisesDrawn: { open: counted, own: recordOf({ crises }) },
    crisesDeclined: { open: seat },
    crisisAssigned: { open: seat, own: recordOf({ crisis, to: SEAT }) },
    obliterated: { open: recordOf({ trigger: SEAT_OR_NOBODY }) },
    turned: { open: recordOf({ seat: SEAT, dark: whole('Dark in the hand') }) },
    eclipseCounted: {
      open: recordOf<EclipseCount>({
        goals: whole('completed Goals of the remaining Crew'),
        outsiders: whole('how many Outsiders there are'),
        standing: whole('Crew who are not Doomed'),
        survival: recordOf({
          crew: whole('summed Survival of the Crew'),
          outsiders: whole('summed Survival of the Outsiders'),
        }),
      }),
    },
    surgeCounted: {
      open: recordOf<SurgeCount>({
        goals: goalsDone,
        doomed: listOfAll(SEAT),
        dark: listOfAll(SEAT),
        deaths: whole('characters who died earlier, where nobody is Doomed'),
      }),
    },
    claimed: { open: recordOf({ seat: SEAT, action }) },
    acted: { open: seat },
    timedOut: {
      open: recordOf({ seat: SEAT, at: oneWord(['turn', 'window', 'question']) }),
      own: recordOf({
        answer: action,
        asked: orNothing(oneWord(Object.keys(QUESTION) as (keyof typeof QUESTION)[])),
      }),
    },
    gameOver: { open: recordOf({ result }) },
  },
});
