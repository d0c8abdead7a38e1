/** What a viewer may see of a match. */
import { REVIEWER, type Seat, type SeatSet, SPECTATOR, type Viewer } from '@airlock/kernel';
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
  discard: Marked[];
  inPlay: Kind[];
  completing: Kind[];
  completed: Kind[][];
  aside: Zone;
  looked: Pile;
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
  lookedCrises: Pile;
  /** HIDDEN_CARD for those who may not know yet. */
  assigned: Marked[];
  assigners: SeatSet;
  /** What the viewer knew once and cannot be sure of any more. */
  memos: Memo[];
  claims: Claim[];
  /** Nothing before the end. */
  claimTruth: number[];
  said: number[];
  questions: number;
  stop: Stop | null;
  result: Result | null;
}

export const bitOf = (viewer: Viewer): number =>
  viewer === SPECTATOR ? PUBLIC_BIT : viewer < 0 ? 0 : 1 << viewer;

const byNumber = (one: number, other: number): number => one - other;

export function view(state: State, viewer: Viewer): View {
  const seesAll = viewer === REVIEWER || state.result !== null;
  // OUT-960: hands and loyalties lie open once the game has stopped.
  const seesHands = seesAll || state.stop !== null;
  const bit = bitOf(viewer);
  const knows = (held: Held): boolean => seesAll || (knowersOf(held) & bit) !== 0;
  const zone = (cards: readonly Held[], isOwn = false): Zone => ({
    size: cards.length,
    known: (isOwn ? cards : cards.filter(knows)).map(kindOf).sort(byNumber),
  });
  const pile = (cards: readonly Held[]): Pile => {
    const known: number[] = [];
    for (const [place, held] of cards.entries()) if (knows(held)) known.push(place, kindOf(held));
    return { size: cards.length, known };
  };
  const ownOnly = (kinds: readonly Kind[], hidden: Kind): Kind[] =>
    kinds.map((kind, seat) => (seesAll || seat === viewer || kind === NO_CARD ? kind : hidden));
  return {
    viewer,
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
    loyalties: state.loyalties.map((loyalty, seat) =>
      seesHands || seat === viewer || (state.revealed >> seat) % 2 === 1 ? loyalty : NO_LOYALTY,
    ),
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
    hands: state.hands.map((hand, seat) => zone(hand, seesHands || seat === viewer)),
    piles: state.piles.map(pile),
    supply: zone(state.supply),
    entropy: zone(state.entropy),
    hold: zone(state.hold),
    discard: [...state.discard],
    inPlay: [...state.inPlay],
    completing: [...state.completing],
    completed: state.completed.map((goals) => [...goals]),
    aside: zone(state.aside),
    looked: pile(state.looked),
    picked: seesAll || viewer === state.active ? [...state.picked] : [],
    secret: state.secret.map((kinds) => ownOnly(kinds, HIDDEN_CARD)),
    lastLeft: ownOnly(state.lastLeft, NO_CARD),
    lastTook: ownOnly(state.lastTook, NO_CARD),
    crisisDeck: pile(state.crisisDeck),
    crisisDiscard: [...state.crisisDiscard],
    ongoing: [...state.ongoing],
    resolving: [...state.resolving],
    lookedCrises: pile(state.lookedCrises),
    assigned: state.assigned.map((entry) => (seesAll || (state.assigners & bit) !== 0 ? entry : HIDDEN_CARD)),
    assigners: state.assigners,
    memos: [...(state.memos[viewer] ?? [])],
    claims: [...state.claims],
    claimTruth: seesAll ? [...state.claimTruth] : [],
    said: [...state.said],
    questions: state.questions,
    stop: state.stop,
    result: state.result,
  };
}
