/** What a viewer may see of a match. */
import {
  present,
  REVIEWER,
  type Seat,
  type SeatSet,
  SPECTATOR,
  seenInParts,
  type Viewer,
} from '@airlock/kernel';
import {
  type Character,
  type Crisis,
  HIDDEN_CARD,
  type Kind,
  type Location,
  type Loyalty,
  NO_CARD,
  NO_LOYALTY,
} from './cards.ts';
import type { Options } from './options.ts';
import {
  type Claim,
  type Held,
  kindOf,
  knowersOf,
  type Marked,
  type Memo,
  PUBLIC_BIT,
  type Result,
  type State,
  type Stop,
  thingOf,
} from './state.ts';

/** A place whose cards have no order: how many, and those the viewer knows to be there, lowest kind first. */
export interface Zone {
  readonly size: number;
  readonly known: readonly Kind[];
}

/** A place with an order, bottom first: how many, and the cards the viewer knows as place, card, place, card … */
export interface Pile {
  readonly size: number;
  readonly known: readonly number[];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  /** What runs and what waits; nothing on it is secret. */
  stack: number[];
  turn: number;
  active: Seat;
  first: Seat;
  direction: number;
  characters: Character[];
  unused: Character[];
  dead: Character[];
  deaths: number;
  reborn: SeatSet;
  /** NO_LOYALTY where the viewer may not know it. */
  loyalties: Loyalty[];
  revealed: SeatSet;
  survival: number[];
  stabilised: SeatSet;
  slowed: SeatSet;
  tokens: Location[];
  destroyed: number;
  supplyPlace: Location;
  base: number;
  used: number;
  bonus: number;
  bought: number;
  skipEntropy: boolean;
  slowedNow: boolean;
  absorbed: boolean;
  /** The viewer's own hand is known as a whole. */
  hands: Zone[];
  piles: Pile[];
  supply: Zone;
  entropy: Zone;
  hold: Zone;
  recycled: Zone;
  discard: Marked[];
  inPlay: Kind[];
  completing: Kind[];
  completed: Kind[][];
  aside: Zone;
  /** Cards on top of a pile that somebody is looking at; whoever looks knows them as cards of that pile. */
  lookedCards: number;
  lookedPile: number;
  /** Only of the viewer's own. */
  picked: Kind[];
  /** HIDDEN_CARD where somebody else has chosen. */
  secret: Kind[][];
  /** Only the viewer's own; NO_CARD for others. */
  lastLeft: Kind[];
  lastTook: Kind[];
  crisisDeck: Pile;
  crisisDiscard: Crisis[];
  ongoing: Marked[];
  resolving: Crisis[];
  lookedCrises: number;
  drawnCrises: Pile;
  /** HIDDEN_CARD for those who may not know yet. */
  assigned: Marked[];
  assigners: SeatSet;
  /** What the viewer knew once and cannot be sure of any more. */
  memos: Memo[];
  claims: Claim[];
  /** Empty before the end. */
  claimTruth: number[];
  said: number[];
  questions: number;
  stop: Stop | null;
  result: Result | null;
}

export const bitOf = (viewer: Viewer): number =>
  viewer === SPECTATOR ? PUBLIC_BIT : viewer < 0 ? 0 : 1 << viewer;

const byNumber = (one: number, other: number): number => one - other;

/** How one viewer looks at one state. */
interface Sight {
  readonly viewer: Viewer;
  readonly bit: number;
  readonly seesAll: boolean;
  /** OUT-960: hands and loyalties lie open once the game has stopped. */
  readonly seesHands: boolean;
}

function sightOf(state: State, viewer: Viewer): Sight {
  const seesAll = viewer === REVIEWER || state.result !== null;
  return { viewer, bit: bitOf(viewer), seesAll, seesHands: seesAll || state.stop !== null };
}

const knows = ({ seesAll, bit }: Sight, held: Held): boolean => seesAll || (knowersOf(held) & bit) !== 0;

function zone(cards: readonly Held[], sight: Sight, isOwn = false): Zone {
  const known: Kind[] = [];
  for (const held of cards) if (isOwn || knows(sight, held)) known.push(kindOf(held));
  return { size: cards.length, known: known.sort(byNumber) };
}

function pile(cards: readonly Held[], sight: Sight): Pile {
  const known: number[] = [];
  for (let place = 0; place < cards.length; place++) {
    const held = present(cards[place]);
    if (knows(sight, held)) known.push(place, kindOf(held));
  }
  return { size: cards.length, known };
}

const ownOnly = (kinds: readonly Kind[], { seesAll, viewer }: Sight, hidden: Kind): Kind[] =>
  kinds.map((kind, seat) => (seesAll || seat === viewer || kind === NO_CARD ? kind : hidden));

/** The parts that are not the same for everybody. */
type OwnPart =
  | 'loyalties'
  | 'hands'
  | 'piles'
  | 'supply'
  | 'entropy'
  | 'hold'
  | 'recycled'
  | 'aside'
  | 'picked'
  | 'secret'
  | 'lastLeft'
  | 'lastTook'
  | 'crisisDeck'
  | 'drawnCrises'
  | 'assigned'
  | 'memos'
  | 'claimTruth';

export const { view, looks } = seenInParts<State, View, OwnPart>({
  open: {
    options: (state) => state.options,
    seats: (state) => state.seats,
    stack: (state) => state.stack,
    turn: (state) => state.turn,
    active: (state) => state.active,
    first: (state) => state.first,
    direction: (state) => state.direction,
    characters: (state) => state.characters,
    unused: (state) => [...state.unused].sort(byNumber),
    dead: (state) => state.dead,
    deaths: (state) => state.deaths,
    reborn: (state) => state.reborn,
    revealed: (state) => state.revealed,
    survival: (state) => state.survival,
    stabilised: (state) => state.stabilised,
    slowed: (state) => state.slowed,
    tokens: (state) => state.tokens,
    destroyed: (state) => state.destroyed,
    supplyPlace: (state) => state.supplyPlace,
    base: (state) => state.base,
    used: (state) => state.used,
    bonus: (state) => state.bonus,
    bought: (state) => state.bought,
    skipEntropy: (state) => state.skipEntropy,
    slowedNow: (state) => state.slowedNow,
    absorbed: (state) => state.absorbed,
    discard: (state) => state.discard,
    inPlay: (state) => state.inPlay,
    completing: (state) => state.completing,
    completed: (state) => state.completed,
    lookedCards: (state) => state.lookedCards,
    lookedPile: (state) => state.lookedPile,
    crisisDiscard: (state) => state.crisisDiscard,
    ongoing: (state) => state.ongoing,
    resolving: (state) => state.resolving,
    lookedCrises: (state) => state.lookedCrises,
    assigners: (state) => state.assigners,
    claims: (state) => state.claims,
    said: (state) => state.said,
    questions: (state) => state.questions,
    stop: (state) => state.stop,
    result: (state) => state.result,
  },
  own: {
    loyalties: [
      ['loyalties', 'revealed', 'stop', 'result'],
      (state, viewer) => {
        const { seesHands } = sightOf(state, viewer);
        return state.loyalties.map((loyalty, seat) =>
          seesHands || seat === viewer || (state.revealed >> seat) % 2 === 1 ? loyalty : NO_LOYALTY,
        );
      },
    ],
    hands: [
      ['hands', 'stop', 'result'],
      (state, viewer) => {
        const sight = sightOf(state, viewer);
        return state.hands.map((hand, seat) => zone(hand, sight, sight.seesHands || seat === viewer));
      },
    ],
    piles: [
      ['piles', 'result'],
      (state, viewer) => {
        const sight = sightOf(state, viewer);
        return state.piles.map((cards) => pile(cards, sight));
      },
    ],
    supply: [['supply', 'result'], (state, viewer) => zone(state.supply, sightOf(state, viewer))],
    entropy: [['entropy', 'result'], (state, viewer) => zone(state.entropy, sightOf(state, viewer))],
    hold: [['hold', 'result'], (state, viewer) => zone(state.hold, sightOf(state, viewer))],
    recycled: [
      ['recycled', 'result'],
      (state, viewer) => ({
        size: state.recycled.length,
        known: sightOf(state, viewer).seesAll ? state.recycled.map(thingOf).sort(byNumber) : [],
      }),
    ],
    aside: [['aside', 'result'], (state, viewer) => zone(state.aside, sightOf(state, viewer))],
    picked: [
      ['picked', 'active', 'result'],
      (state, viewer) => (viewer === state.active || sightOf(state, viewer).seesAll ? state.picked : []),
    ],
    secret: [
      ['secret', 'result'],
      (state, viewer) => {
        const sight = sightOf(state, viewer);
        return state.secret.map((kinds) => ownOnly(kinds, sight, HIDDEN_CARD));
      },
    ],
    lastLeft: [
      ['lastLeft', 'result'],
      (state, viewer) => ownOnly(state.lastLeft, sightOf(state, viewer), NO_CARD),
    ],
    lastTook: [
      ['lastTook', 'result'],
      (state, viewer) => ownOnly(state.lastTook, sightOf(state, viewer), NO_CARD),
    ],
    crisisDeck: [['crisisDeck', 'result'], (state, viewer) => pile(state.crisisDeck, sightOf(state, viewer))],
    drawnCrises: [
      ['drawnCrises', 'result'],
      (state, viewer) => pile(state.drawnCrises, sightOf(state, viewer)),
    ],
    assigned: [
      ['assigned', 'assigners', 'result'],
      (state, viewer) => {
        const { seesAll, bit } = sightOf(state, viewer);
        return seesAll || (state.assigners & bit) !== 0
          ? state.assigned
          : state.assigned.map(() => HIDDEN_CARD);
      },
    ],
    memos: [['memos'], (state, viewer) => state.memos[viewer] ?? []],
    claimTruth: [
      ['claimTruth', 'result'],
      (state, viewer) => (sightOf(state, viewer).seesAll ? state.claimTruth : []),
    ],
  },
});
