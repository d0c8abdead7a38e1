/** What a viewer may see of a match. */
import {
  present,
  REVIEWER,
  type Seat,
  type SeatSet,
  SPECTATOR,
  type Viewer,
  type ViewHalves,
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
  /** The own hand is known as a whole. */
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
  /** Cards on top of a pile that somebody is looking at; who looks knows them as cards of that pile. */
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
type OwnView = Pick<
  View,
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
  | 'claimTruth'
>;

function ownView(state: State, viewer: Viewer): OwnView {
  const sight = sightOf(state, viewer);
  const { bit, seesAll, seesHands } = sight;
  return {
    loyalties: state.loyalties.map((loyalty, seat) =>
      seesHands || seat === viewer || (state.revealed >> seat) % 2 === 1 ? loyalty : NO_LOYALTY,
    ),
    hands: state.hands.map((hand, seat) => zone(hand, sight, seesHands || seat === viewer)),
    piles: state.piles.map((cards) => pile(cards, sight)),
    supply: zone(state.supply, sight),
    entropy: zone(state.entropy, sight),
    hold: zone(state.hold, sight),
    recycled: {
      size: state.recycled.length,
      known: seesAll ? state.recycled.map(thingOf).sort(byNumber) : [],
    },
    aside: zone(state.aside, sight),
    picked: seesAll || viewer === state.active ? [...state.picked] : [],
    secret: state.secret.map((kinds) => ownOnly(kinds, sight, HIDDEN_CARD)),
    lastLeft: ownOnly(state.lastLeft, sight, NO_CARD),
    lastTook: ownOnly(state.lastTook, sight, NO_CARD),
    crisisDeck: pile(state.crisisDeck, sight),
    drawnCrises: pile(state.drawnCrises, sight),
    assigned: state.assigned.map((entry) => (seesAll || (state.assigners & bit) !== 0 ? entry : HIDDEN_CARD)),
    memos: [...(state.memos[viewer] ?? [])],
    claimTruth: seesAll ? [...state.claimTruth] : [],
  };
}

/** What is the same for everybody. */
function openView(state: State): Omit<View, 'viewer' | keyof OwnView> {
  return {
    options: state.options,
    seats: state.seats,
    stack: [...state.stack],
    turn: state.turn,
    active: state.active,
    first: state.first,
    direction: state.direction,
    characters: [...state.characters],
    unused: [...state.unused].sort(byNumber),
    dead: [...state.dead],
    deaths: state.deaths,
    reborn: state.reborn,
    revealed: state.revealed,
    survival: [...state.survival],
    stabilised: state.stabilised,
    slowed: state.slowed,
    tokens: [...state.tokens],
    destroyed: state.destroyed,
    supplyPlace: state.supplyPlace,
    base: state.base,
    used: state.used,
    bonus: state.bonus,
    bought: state.bought,
    skipEntropy: state.skipEntropy,
    slowedNow: state.slowedNow,
    absorbed: state.absorbed,
    discard: [...state.discard],
    inPlay: [...state.inPlay],
    completing: [...state.completing],
    completed: state.completed.map((goals) => [...goals]),
    lookedCards: state.lookedCards,
    lookedPile: state.lookedPile,
    crisisDiscard: [...state.crisisDiscard],
    ongoing: [...state.ongoing],
    resolving: [...state.resolving],
    lookedCrises: state.lookedCrises,
    assigners: state.assigners,
    claims: [...state.claims],
    said: [...state.said],
    questions: state.questions,
    stop: state.stop,
    result: state.result,
  };
}

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  ...openView(state),
  ...ownView(state, viewer),
});

export const halves: ViewHalves<State, View> = { open: openView, own: ownView };
