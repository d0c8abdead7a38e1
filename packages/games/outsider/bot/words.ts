/**
 * What players have said of their hands and what still stands: a word counts until everybody sees that it no longer can,
 * or until it is taken back. So nobody has to say anything twice.
 */
import { type Action, itemAt, type Seat } from '@airlock/kernel';
import { decode } from '../actions.ts';
import { FIRST_GOAL, isGear, KIND_COUNT, type Kind } from '../cards.ts';
import type { OutsiderEvent } from '../events.ts';
import type { Claim } from '../state.ts';
import { type Reader, readingOnce } from './reading.ts';

const keyOf = (seat: Seat, kind: Kind): number => seat * 64 + kind;

/** When words ended, as how many claims everybody had made by then. */
class Endings implements Reader {
  private claims = 0;
  private readonly cards = new Map<number, number>();
  private readonly scrap: number[] = [];
  private readonly hands: number[] = [];
  /** Cards that everybody has seen come into a hand, and not go since. */
  readonly shown = new Set<number>();
  private readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
  }

  hear(event: OutsiderEvent): void {
    switch (event.type) {
      case 'claimed':
        this.claims++;
        return;
      case 'discarded':
        if (event.open.from === 'hand') this.lose(event.open.seat, event.open.cards);
        return;
      case 'goalRepaired':
        this.lose(event.open.seat, event.open.cards);
        return;
      case 'goalPlayed':
        this.lose(event.open.seat, [event.open.goal]);
        return;
      case 'tookOpenly':
        this.shown.add(keyOf(event.open.seat, event.open.card));
        return;
      case 'cardsRevealed':
        for (const kind of event.open.cards) this.shown.add(keyOf(event.open.seat, kind));
        return;
      case 'leftCard':
        this.scrap[event.open.seat] = this.claims;
        this.hide(event.open.seat);
        return;
      case 'cardPassed':
        this.hide(event.open.from);
        return;
      case 'handsExchanged':
        this.exchange(event.open.one);
        this.exchange(event.open.other);
        return;
      case 'handsPassed':
        for (let seat = 0; seat < this.seats; seat++) this.exchange(seat);
    }
  }

  private exchange(seat: Seat): void {
    this.hands[seat] = this.claims;
    this.hide(seat);
  }

  private hide(seat: Seat): void {
    for (const key of this.shown) if (key >> 6 === seat) this.shown.delete(key);
  }

  private lose(seat: Seat, cards: readonly Kind[]): void {
    for (const kind of cards) {
      this.cards.set(keyOf(seat, kind), this.claims);
      this.shown.delete(keyOf(seat, kind));
    }
    if (cards.some(isGear)) this.scrap[seat] = this.claims;
  }

  /** Whether a word about a card of a hand ended after this many claims. */
  ofCard(seat: Seat, kind: Kind, claim: number): boolean {
    return claim < (this.cards.get(keyOf(seat, kind)) ?? 0) || claim < (this.hands[seat] ?? 0);
  }

  ofScrap(seat: Seat, claim: number): boolean {
    return claim < (this.scrap[seat] ?? 0) || claim < (this.hands[seat] ?? 0);
  }
}

const endingsIn = readingOnce((seats) => new Endings(seats));

/** The last word of each seat about each card, as long as it stands. */
export interface Words {
  /** Cards that somebody has said to hold, and not taken back. */
  readonly held: ReadonlyMap<number, Action>;
  readonly denied: ReadonlyMap<number, Action>;
  /** Goals that somebody has said to complete with Scrap. */
  readonly scrap: ReadonlyMap<number, Action>;
  /** Cards that everybody knows to be in a hand, whatever is said. */
  readonly shown: ReadonlySet<number>;
}

export const NO_WORDS: Words = { held: new Map(), denied: new Map(), scrap: new Map(), shown: new Set() };

export function wordsIn(claims: readonly Claim[], heard: readonly OutsiderEvent[], seats: number): Words {
  const endings = endingsIn(heard, seats);
  const held = new Map<number, Action>();
  const denied = new Map<number, Action>();
  const scrap = new Map<number, Action>();
  for (const [index, { seat, action }] of claims.entries()) {
    const { kind, words } = decode(action);
    const card = itemAt(words, 0);
    if (kind === 'canComplete' && words[1] === 1) {
      if (!endings.ofScrap(seat, index)) scrap.set(keyOf(seat, FIRST_GOAL + card), action);
    } else if ((kind === 'canComplete' || kind === 'hold') && card < KIND_COUNT) {
      denied.delete(keyOf(seat, card));
      if (!endings.ofCard(seat, card, index)) held.set(keyOf(seat, card), action);
    } else if (kind === 'lack' || kind === 'left') {
      held.delete(keyOf(seat, card));
      if (kind === 'lack' && !endings.ofCard(seat, card, index)) denied.set(keyOf(seat, card), action);
    }
  }
  return { held, denied, scrap, shown: endings.shown };
}

export const hasSaidToHold = ({ held }: Words, seat: Seat, kind: Kind): boolean =>
  held.has(keyOf(seat, kind));

export const hasDenied = ({ denied }: Words, seat: Seat, kind: Kind): boolean =>
  denied.has(keyOf(seat, kind));

export const isShown = ({ shown }: Words, seat: Seat, kind: Kind): boolean => shown.has(keyOf(seat, kind));

/** Whether a seat has said to be able to complete a Goal, or to hold its Gear. */
export const hasOffered = ({ held, scrap }: Words, seat: Seat, goal: Kind): boolean =>
  held.has(keyOf(seat, goal - FIRST_GOAL)) || scrap.has(keyOf(seat, goal));

/** What a seat has said to hold. */
export const cardsSaid = ({ held }: Words, seat: Seat): Kind[] =>
  [...held.keys()].filter((key) => key >> 6 === seat).map((key) => key & 63);
