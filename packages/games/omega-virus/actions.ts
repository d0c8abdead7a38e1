/**
 * What can be done, as numbers for the rules and as text for everybody else. What is done in the race carries
 * its moment on the live clock as its last word, `place F04 3 -1 r1 @99980`: the log alone then tells the race as
 * it happened, and a server puts the moment in with `stamp` without knowing anything else of the game.
 */
import {
  type Action,
  actionCodec,
  type Domain,
  type Flavoured,
  itemAt,
  oneOf,
  wholeNumbers,
} from '@airlock/kernel';
import { CARD_COUNT, CARD_IDS, type Card, TIMES, TURNS, type Turn } from './cards.ts';
import { type Placement, placementOf } from './geometry/placements.ts';

/** Milliseconds of the live clock since GO, pauses not counted (OMG-102). */
export type Moment = Flavoured<number, 'moment'>;

export const LAST_MOMENT: Moment = TIMES.longestRound - 1;

const moment: Domain = {
  size: TIMES.longestRound,
  form: { from: 0, to: LAST_MOMENT, prefix: '@' },
  write: (value) => `@${value}`,
  read: (text) =>
    /^@(0|[1-9]\d{0,7})$/.test(text) && Number(text.slice(1)) <= LAST_MOMENT ? Number(text.slice(1)) : -1,
};

/**
 * An ordered pick-up of all 18 cards has more ways than a number has room for. This many cards fit into one action;
 * who picks up more marks the first ones beforehand with `mark`.
 */
export const MOST_LISTED = 6;

/** `F03,F02`: one to six cards in order. The same card twice can be written, so that the rules can refuse it. */
const cardLists: Domain = {
  size: Array.from({ length: MOST_LISTED }, (_, index) => CARD_COUNT ** (index + 1)).reduce(
    (a, b) => a + b,
    0,
  ),
  form: { list: CARD_IDS, most: MOST_LISTED },
  write: (value) =>
    listOf(value)
      .map((card) => itemAt(CARD_IDS, card))
      .join(','),
  read: (text) => {
    const cards = text.split(',').map((id) => CARD_IDS.indexOf(id));
    return cards.length > MOST_LISTED || cards.includes(-1) ? -1 : numberOfList(cards);
  },
};

function numberOfList(cards: readonly Card[]): number {
  let shorter = 0;
  for (let length = 1; length < cards.length; length++) shorter += CARD_COUNT ** length;
  return cards.reduce((number, card) => number * CARD_COUNT + card, 0) + shorter;
}

function listOf(value: number): Card[] {
  let rest = value;
  let length = 1;
  while (rest >= CARD_COUNT ** length) rest -= CARD_COUNT ** length++;
  const cards: Card[] = [];
  for (; length > 0; length--) {
    cards.unshift(rest % CARD_COUNT);
    rest = Math.floor(rest / CARD_COUNT);
  }
  return cards;
}

const MOST_SEATS = 2;
const seat = wholeNumbers(1, MOST_SEATS);
const card = oneOf(CARD_IDS);
/** Wider than the rules allow, so that the rules can say that it is too far (OUT_OF_RANGE). */
const WRITABLE = 99;
const COORDINATES = 2 * WRITABLE + 1;
const coordinate = wholeNumbers(-WRITABLE, WRITABLE);
const turn = oneOf(['r0', 'r1', 'r2', 'r3']);

/**
 * There are no turns, so nearly everything is done out of turn, and the kernel knows that by the small numbers:
 * first what the clock does, then what a player does unasked or in the race, last the answers to a question.
 */
export const codec = actionCodec({
  /** The time of the briefing is over (OMG-082). */
  briefingOver: [],
  /** The round limit and its hold are over (OMG-108). */
  limit: [],
  /** The hold after a finish is over (OMG-105). */
  endHold: [],
  pauseOver: [],
  reviewOver: [],
  /** A seat has been silent for too long, at this moment of the race (OMG-110). */
  lost: [seat, moment],
  back: [seat],
  graceOver: [],
  choiceOver: [],
  forfeit: [seat],
  abandon: [],

  resign: [],
  unready: [],
  autoFlip: [oneOf(['off', 'on']), moment],
  pause: [moment],
  takeBack: [moment],
  mark: [cardLists],
  unmark: [],
  flip: [moment],
  place: [card, coordinate, coordinate, turn, moment],
  pickUp: [cardLists, moment],

  ready: [],
  go: [],
  resume: [],
  claimRound: [],
  waitAgain: [],
  botTakesOver: [],
  continue: [],
});

const { first } = codec;
export type Kind = keyof typeof first & string;
const KINDS = Object.keys(first) as Kind[];

/** Everything below is taken out of turn. */
export const FIRST_ANSWER: Action = first.ready;

export const BRIEFING_OVER: Action = first.briefingOver;
export const LIMIT: Action = first.limit;
export const END_HOLD: Action = first.endHold;
export const PAUSE_OVER: Action = first.pauseOver;
export const REVIEW_OVER: Action = first.reviewOver;
export const GRACE_OVER: Action = first.graceOver;
export const CHOICE_OVER: Action = first.choiceOver;
export const ABANDON: Action = first.abandon;
export const RESIGN: Action = first.resign;
export const UNMARK: Action = first.unmark;
export const UNREADY: Action = first.unready;
export const READY: Action = first.ready;
export const GO: Action = first.go;
export const RESUME: Action = first.resume;
export const CLAIM_ROUND: Action = first.claimRound;
export const WAIT_AGAIN: Action = first.waitAgain;
export const BOT_TAKES_OVER: Action = first.botTakesOver;
export const CONTINUE: Action = first.continue;

const MOMENTS = TIMES.longestRound;

export const lostAction = (who: number, at: Moment): Action => first.lost + who * MOMENTS + at;
export const backAction = (who: number): Action => first.back + who;
export const forfeitAction = (who: number): Action => first.forfeit + who;
export const autoFlipAction = (on: boolean, at: Moment): Action =>
  first.autoFlip + (on ? 1 : 0) * MOMENTS + at;
export const pauseAction = (at: Moment): Action => first.pause + at;
export const takeBackAction = (at: Moment): Action => first.takeBack + at;
export const markAction = (cards: readonly Card[]): Action => first.mark + numberOfList(cards);
export const flipAction = (at: Moment): Action => first.flip + at;
export const placeAction = (which: Card, x: number, y: number, turns: Turn, at: Moment): Action =>
  first.place +
  (((which * COORDINATES + x + WRITABLE) * COORDINATES + y + WRITABLE) * TURNS + turns) * MOMENTS +
  at;
export const pickUpAction = (cards: readonly Card[], at: Moment): Action =>
  first.pickUp + numberOfList(cards) * MOMENTS + at;

const NEXT_FIRST: Readonly<Record<Kind, Action>> = Object.fromEntries(
  KINDS.map((kind, index) => [kind, index + 1 < KINDS.length ? first[itemAt(KINDS, index + 1)] : codec.size]),
) as Record<Kind, Action>;

export const isKind = (action: Action, kind: Kind): boolean =>
  action >= first[kind] && action < NEXT_FIRST[kind];

/** Kinds that carry a moment. */
const TIMED: readonly Kind[] = ['lost', 'autoFlip', 'pause', 'takeBack', 'flip', 'place', 'pickUp'];

const timedKindOf = (action: Action): Kind | undefined => TIMED.find((kind) => isKind(action, kind));

/** When it was done; -1 for what carries no moment. */
export function momentOf(action: Action): Moment {
  const kind = timedKindOf(action);
  return kind === undefined ? -1 : (action - first[kind]) % MOMENTS;
}

/** The same at another moment; what carries none stays as it is. */
export function stamp(action: Action, at: Moment): Action {
  const was = momentOf(action);
  return was < 0 ? action : action - was + Math.max(0, Math.min(LAST_MOMENT, Math.round(at)));
}

/** A placement as it was asked for, perhaps out of range. */
export interface AskedPlacement {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

export function askedPlacement(action: Action): AskedPlacement {
  let rest = Math.floor((action - first.place) / MOMENTS);
  const turns = rest % TURNS;
  rest = Math.floor(rest / TURNS);
  const y = (rest % COORDINATES) - WRITABLE;
  rest = Math.floor(rest / COORDINATES);
  return { card: Math.floor(rest / COORDINATES), x: (rest % COORDINATES) - WRITABLE, y, turn: turns };
}

/** Of an accepted action: it is in range then. */
export function placementIn(action: Action): Placement {
  const { card: which, x, y, turn: turns } = askedPlacement(action);
  return placementOf(which, x, y, turns);
}

export const listedCards = (action: Action): Card[] =>
  isKind(action, 'mark')
    ? listOf(action - first.mark)
    : listOf(Math.floor((action - first.pickUp) / MOMENTS));

export const turnsOn = (action: Action): boolean => action - first.autoFlip >= MOMENTS;

/** The seat that the clock speaks of. */
export function namedSeat(action: Action): number {
  if (isKind(action, 'lost')) return Math.floor((action - first.lost) / MOMENTS);
  return isKind(action, 'back') ? action - first.back : action - first.forfeit;
}
