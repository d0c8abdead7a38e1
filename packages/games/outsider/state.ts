/** The plain state of a match and its setup. */
import {
  type Action,
  enter,
  type Flowing,
  type Random,
  type RuleId,
  type Seat,
  type SeatSet,
} from '@airlock/kernel';
import {
  CHARACTERS,
  type Character,
  CRISIS_COPIES,
  type Crisis,
  type Kind,
  LOCATION_COUNT,
  LOCATION_IDS,
  type Location,
  type Loyalty,
  NO_CARD,
  NO_CHARACTER,
  NO_LOYALTY,
  NOWHERE,
} from './cards.ts';
import type { Held, Marked, Memo } from './held.ts';
import { copiesIn, type Options } from './options.ts';

export * from './held.ts';

/** The flow chart's nodes; the stack holds these numbers. Nothing on the stack is secret. */
export const AT = {
  chooseCharacters: 0,
  chooseFirst: 1,
  placeTokens: 2,
  dealLoyalties: 3,
  dealHands: 4,
  formSupply: 5,
  startTurn: 6,
  actions: 7,
  increaseEntropy: 8,
  reactToEntropy: 9,
  removeCards: 10,
  endTurn: 11,
  decide: 12,
  secretCards: 13,
  run: 14,
  darkDiscarded: 15,
  drawCrisis: 16,
  reactToCrisis: 17,
  finishCrisis: 18,
  finishGoal: 19,
  checkSupply: 20,
  refillSupply: 21,
  exchange: 22,
  closeExchange: 23,
  inOrder: 24,
  fillHand: 25,
  resolveAssigned: 26,
  everyoneDraws: 27,
  passChosen: 28,
  swapChosen: 29,
  dealOut: 30,
  lookAgain: 31,
} as const;

/** What somebody said; the action is the sentence. Never changed once written. */
export interface Claim {
  readonly seat: Seat;
  readonly action: Action;
  readonly turn: number;
}
export const CLAIM_FALSE = 0;
export const CLAIM_TRUE = 1;
export const CLAIM_OPEN = 2;

export type OutcomeId =
  | 'crew'
  | 'outsiders'
  | 'obliteration'
  | 'eclipseCrew'
  | 'eclipseOutsiders'
  | 'surgeCrew'
  | 'surgeOutsiders'
  | 'surgeTie';

export interface Result {
  readonly outcome: OutcomeId;
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
  /** Whose declaration, Crisis, sabotage or Entropy step ended the game. */
  readonly trigger: Seat;
  /** Crew and Outsider points of a Dark Surge. */
  readonly points: readonly number[];
}

/** Where Obliteration has struck and the first player still has to choose a side (OUT-964). */
export interface Stop {
  readonly rule: RuleId;
  readonly trigger: Seat;
}

export interface State extends Flowing {
  readonly options: Options;
  readonly seats: number;
  turn: number;
  active: Seat;
  /** Who took the first turn of the game; -1 until that is known. */
  first: Seat;
  /** 1 clockwise, -1 the other way. */
  direction: number;

  characters: Character[];
  /** Characters nobody plays: unused ones, in no order. */
  unused: Character[];
  /** The Quick and the Dead: characters that died and have not come back, and how many ever died. */
  dead: Character[];
  deaths: number;
  /** Seats that have drawn a new loyalty since the start. */
  reborn: SeatSet;
  loyalties: Loyalty[];
  /** Seats whose loyalty everybody knows. */
  revealed: SeatSet;
  /** Loyalty cards outside the game: Crew, Outsiders. */
  spareLoyalties: readonly [crew: number, outsiders: number];
  survival: number[];
  /** Seats whose Stabilise is active (OUT-330). */
  stabilised: SeatSet;
  slowed: SeatSet;
  tokens: Location[];
  /** One bit per location. */
  destroyed: number;
  supplyPlace: Location;

  base: number;
  used: number;
  bonus: number;
  bought: number;
  skipEntropy: boolean;
  /** The active player is Slowed this turn. */
  slowedNow: boolean;
  /** The Cosmologist's passive was used this turn. */
  absorbed: boolean;

  hands: Held[][];
  /** The deck, or one pile for every location; the last card is on top. */
  piles: Held[][];
  supply: Held[];
  entropy: Held[];
  /** Variant III: cards of no location until the first Recycle. */
  hold: Held[];
  /** Variant III: shuffled, to be dealt out; those of a Recycle that interrupts another one lie at the end. */
  recycled: Marked[];
  discard: Marked[];
  inPlay: Kind[];
  /** A Goal whose repair bonus is being carried out. */
  completing: Kind[];
  completed: Kind[][];
  /** OUT-353: cards of the Supply that were left in an exchange that is not over, so that nobody takes them back. */
  aside: Held[];
  /** OUTR-50: how many cards on top of a pile are being looked at, not put back yet, and which pile it is. */
  lookedCards: number;
  lookedPile: number;
  /** Cards of one's own hand marked to be discarded together. */
  picked: Kind[];
  /** Cards chosen in secret, one list for every such choice that is open. */
  secret: Kind[][];
  /** What each seat last left in the Supply and took from it, for judging claims. */
  lastLeft: Kind[];
  lastTook: Kind[];

  crisisDeck: Held[];
  crisisDiscard: Crisis[];
  ongoing: Marked[];
  /** Revealed and not finished, the innermost last. */
  resolving: Crisis[];
  /** OUTR-50: how many on top of the Crisis deck are being looked at, not put back yet. */
  lookedCrises: number;
  /** Crises drawn to choose one of them, or to assign them. */
  drawnCrises: Held[];
  /** Crises given to Crew players after a false declaration, in order. */
  assigned: Marked[];
  /** Those who see the Crises being assigned. */
  assigners: SeatSet;

  memos: Memo[][];
  claims: Claim[];
  /** Whether each claim was true when it was made; shown after the end. */
  claimTruth: number[];
  /** Claims of each seat this turn. */
  said: number[];
  /** How many questions were asked so far; who answers the same one does not disturb others who do. */
  questions: number;
  stop: Stop | null;
  result: Result | null;
}

export const fill = (count: number, value: number): number[] => Array(count).fill(value) as number[];
export const lists = (count: number): number[][] => Array.from({ length: count }, () => []);

/** OUT-204: all cards of the main deck, 55 of them as printed. */
export function mainDeck(table: Pick<State, 'seats' | 'options'>): Kind[] {
  return copiesIn(table).flatMap((copies, kind) => Array<Kind>(copies).fill(kind));
}

/** OUT-102: all Crises, one of each. */
const crisisDeck = (): Crisis[] =>
  CRISIS_COPIES.flatMap((copies, crisis) => Array<Crisis>(copies).fill(crisis));

/** A table with the printed Dark is written as it was before one could choose (`Game.lasting`). */
export function lasting(state: State): unknown {
  const { darkCards, ...options } = state.options;
  return darkCards === 'printed' ? { ...state, options } : state;
}

/** Nothing is dealt yet: characters, tokens and loyalties come first, each in its step. */
export function setup(seats: number, options: Options, _random: Random): State {
  const state: State = {
    stack: [],
    options,
    seats,
    turn: 0,
    active: 0,
    first: -1,
    direction: 1,
    characters: fill(seats, NO_CHARACTER),
    unused: CHARACTERS.map((_, character) => character),
    dead: [],
    deaths: 0,
    reborn: 0,
    loyalties: fill(seats, NO_LOYALTY),
    revealed: 0,
    spareLoyalties: [0, 0],
    survival: fill(seats, 0),
    stabilised: 0,
    slowed: 0,
    tokens: fill(seats, NOWHERE),
    destroyed: 0,
    supplyPlace: options.locSupply ? LOCATION_IDS.indexOf(options.supplyLocation) : NOWHERE,
    base: 0,
    used: 0,
    bonus: 0,
    bought: 0,
    skipEntropy: false,
    slowedNow: false,
    absorbed: false,
    hands: lists(seats),
    piles: [mainDeck({ seats, options })],
    supply: [],
    entropy: [],
    hold: [],
    recycled: [],
    discard: [],
    inPlay: [],
    completing: [],
    completed: lists(seats),
    aside: [],
    lookedCards: 0,
    lookedPile: 0,
    picked: [],
    secret: [],
    lastLeft: fill(seats, NO_CARD),
    lastTook: fill(seats, NO_CARD),
    crisisDeck: crisisDeck(),
    crisisDiscard: [],
    ongoing: [],
    resolving: [],
    lookedCrises: 0,
    drawnCrises: [],
    assigned: [],
    assigners: 0,
    memos: lists(seats),
    claims: [],
    claimTruth: [],
    said: fill(seats, 0),
    questions: 0,
    stop: null,
    result: null,
  };
  if (options.locDraw) state.piles.push(...lists(LOCATION_COUNT - 1));
  for (const node of [AT.dealHands, AT.dealLoyalties, AT.placeTokens, AT.chooseFirst, AT.chooseCharacters]) {
    enter(state, node);
  }
  return state;
}

function copyLists(from: readonly number[][]): number[][] {
  const copy = from.slice();
  for (const [index, row] of from.entries()) copy[index] = row.slice();
  return copy;
}

/** Claims are never changed, so that only the list of them is copied. */
export function clone(state: State): State {
  return {
    ...state,
    stack: state.stack.slice(),
    characters: state.characters.slice(),
    unused: state.unused.slice(),
    dead: state.dead.slice(),
    loyalties: state.loyalties.slice(),
    survival: state.survival.slice(),
    tokens: state.tokens.slice(),
    hands: copyLists(state.hands),
    piles: copyLists(state.piles),
    supply: state.supply.slice(),
    entropy: state.entropy.slice(),
    hold: state.hold.slice(),
    recycled: state.recycled.slice(),
    discard: state.discard.slice(),
    inPlay: state.inPlay.slice(),
    completing: state.completing.slice(),
    completed: copyLists(state.completed),
    aside: state.aside.slice(),
    picked: state.picked.slice(),
    secret: copyLists(state.secret),
    lastLeft: state.lastLeft.slice(),
    lastTook: state.lastTook.slice(),
    crisisDeck: state.crisisDeck.slice(),
    crisisDiscard: state.crisisDiscard.slice(),
    ongoing: state.ongoing.slice(),
    resolving: state.resolving.slice(),
    drawnCrises: state.drawnCrises.slice(),
    assigned: state.assigned.slice(),
    memos: copyLists(state.memos),
    claims: state.claims.slice(),
    claimTruth: state.claimTruth.slice(),
    said: state.said.slice(),
  };
}
