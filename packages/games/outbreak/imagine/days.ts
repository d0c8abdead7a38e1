/** Hands the cards of every pile out to seats that may have laid them. */
import { addAt, missing, type Random, type Seat, shuffle } from '@airlock/kernel';
import {
  CARD_COUNT,
  type Card,
  FULL_HAND,
  type Hand,
  INF,
  kindOf,
  PZERO,
  REST,
  type Role,
  S1,
  SHIFTS_PER_DAY,
  SURVIVOR,
} from '../cards.ts';
import { outsiderCards, playableCards } from '../rules/cardLimits.ts';
import { fill, holds } from '../state.ts';
import type { ShiftView, View } from '../view.ts';
import { outFrom, roleAt, type Story } from './story.ts';

/** The owner of each card, by the index of the Shift and the place in the pile. */
export type Laid = Seat[][];

/** More tries than any Day needs that can be laid at all without luck. */
const MOST_TRIES = 2000;

/** `null` when some Day cannot be laid. Leniently, only today has to be. */
export function layDays(view: View, story: Story, random: Random, lenient: boolean): Laid | null {
  const laid: Laid = [];
  for (let first = 0; first < view.records.length; first += SHIFTS_PER_DAY) {
    const isToday = first === SHIFTS_PER_DAY * (view.day - 1);
    const day =
      layDay(view, story, first, random) ??
      (lenient && !isToday ? layLoosely(view, story, first, random) : null);
    if (!day) return null;
    laid.push(...day);
  }
  return laid;
}

/** Counts of a Day written as one number. Two Days that share one are so rare that being wrong costs a story. */
const CODE_BASE = 31;
const CODE_SIZE = 2 ** 43;

/** One seat's part of a Day being laid. */
interface Part {
  readonly seat: Seat;
  /** Its role in each Shift. */
  readonly roles: readonly Role[];
  /** Whether it has a card in each Shift. */
  readonly plays: readonly boolean[];
  /** The card it is known to have laid; -1 where it is not known. */
  readonly known: readonly Card[];
  readonly isOut: boolean;
  /** A Survivor all Day of whom nothing else is known. */
  readonly isAnySurvivor: boolean;
}

class DayBeingLaid {
  readonly cards: Card[][];
  private readonly parts: readonly Part[];
  private readonly view: View;
  /** Cards not yet handed out, `shift * CARD_COUNT + kind`. */
  private readonly left: number[];
  private readonly random: Random;
  private tries = 0;
  /** What was left to hand out when the remaining Survivors turned out to be stuck. */
  private readonly stuck = new Set<number>();

  constructor(view: View, parts: readonly Part[], shifts: readonly ShiftView[], random: Random) {
    this.view = view;
    this.parts = parts;
    this.random = random;
    this.left = fill(shifts.length * CARD_COUNT, 0);
    for (const [shift, { pile }] of shifts.entries()) {
      for (const shown of pile) addAt(this.left, shift * CARD_COUNT + kindOf(shown), 1);
    }
    this.cards = parts.map(() => fill(shifts.length, -1));
  }

  lay(index = 0, shift = 0, hand: Hand = FULL_HAND): boolean {
    const part = this.parts[index];
    if (!part) return true;
    if (shift === 0 && part.isAnySurvivor) {
      const left = this.leftFrom(index);
      if (this.stuck.has(left)) return false;
      if (this.layPart(part, index, shift, hand)) return true;
      this.stuck.add(left);
      return false;
    }
    return this.layPart(part, index, shift, hand);
  }

  /** Survivors are all alike, so that only what is left for this many of them matters. */
  private leftFrom(index: number): number {
    let code = index;
    for (const count of this.left) code = (code * CODE_BASE + count) % CODE_SIZE;
    return code;
  }

  private layPart(part: Part, index: number, shift: number, hand: Hand): boolean {
    if (shift === part.plays.length) return this.lay(index + 1);
    if (!part.plays[shift]) return this.lay(index, shift + 1, hand);
    if (++this.tries > MOST_TRIES) return false;
    const start = this.random.int(CARD_COUNT);
    const cards = this.mayLay(part, shift, hand);
    for (let turn = 0; turn < CARD_COUNT; turn++) {
      const card = (start + turn) % CARD_COUNT;
      const place = shift * CARD_COUNT + card;
      if (this.left[place] === 0 || !holds(cards, card)) continue;
      addAt(this.left, place, -1);
      (this.cards[index] ?? missing())[shift] = card;
      if (this.lay(index, shift + 1, hand & ~(1 << card))) return true;
      addAt(this.left, place, 1);
    }
    return false;
  }

  /** The cards a seat may have laid in a Shift, as a set. */
  private mayLay(part: Part, shift: number, hand: Hand): Hand {
    const known = part.known[shift] ?? missing();
    if (known >= 0) return hand & (1 << known);
    const role = part.roles[shift] ?? missing();
    return part.isOut ? outsiderCards(role) : playableCards(role, hand, this.view.options);
  }
}

/** Those with the fewest cards they may lay come first: what they need must not be gone. */
const urgency = ({ roles, isOut, known, isAnySurvivor }: Part): number => {
  if (known.every((card) => card >= 0)) return 0;
  if (roles[0] === PZERO) return 1;
  if (isOut) return 2;
  return isAnySurvivor ? 4 : 3;
};

function layDay(view: View, story: Story, first: number, random: Random): Laid | null {
  const shifts = view.records.slice(first, first + SHIFTS_PER_DAY);
  const parts = shuffle(partsOf(view, story, first, shifts), random).sort((a, b) => urgency(a) - urgency(b));
  const day = new DayBeingLaid(view, parts, shifts, random);
  if (!day.lay()) return null;
  return shifts.map((shift, index) => {
    const cards = new Map(
      parts.map(({ seat }, part) => [seat, (day.cards[part] ?? missing())[index] ?? missing()]),
    );
    return ownersOf(view, shift, cards, story.targetOwner[first + index] ?? missing(), random);
  });
}

function partsOf(view: View, story: Story, first: number, shifts: readonly ShiftView[]): Part[] {
  return view.roles.map((_, seat) => {
    const isOut = first + 1 >= outFrom(view, seat);
    const roles = shifts.map((_shift, index) => roleAt(story, seat, first + index + 1));
    const known = shifts.map((shift, index) => knownCard(view, story, shift, first + index, seat));
    return {
      seat,
      isOut,
      roles,
      plays: shifts.map(({ outsiders }) => !isOut || (outsiders >> seat) % 2 === 1),
      known,
      isAnySurvivor: !isOut && roles.every((role) => role === SURVIVOR) && known.every((card) => card < 0),
    };
  });
}

function knownCard(view: View, story: Story, shift: ShiftView, index: number, seat: Seat): Card {
  if (shift.owners) {
    const place = shift.owners.indexOf(seat);
    return place < 0 ? -1 : kindOf(shift.pile[place] ?? missing());
  }
  if (seat === view.viewer) return shift.card;
  if (story.targetOwner[index] === seat) return REST;
  return story.zero === seat && shift.pile.includes(INF) ? INF : -1;
}

/** Puts owners to the places of a pile: alike cards are anybody's, except the found Rest and the viewer's own. */
function ownersOf(
  view: View,
  shift: ShiftView,
  cards: ReadonlyMap<Seat, Card>,
  found: Seat,
  random: Random,
): Seat[] {
  if (shift.owners) return [...shift.owners];
  const seats = shuffle([...cards.keys()], random);
  const owners = fill(shift.pile.length, -1);
  const put = (seat: Seat, place: number): void => {
    owners[place] = seat;
    seats.splice(seats.indexOf(seat), 1);
  };
  if (shift.target >= 0) put(found, shift.target);
  if (shift.mine >= 0 && shift.mine !== shift.target) put(view.viewer, shift.mine);
  for (const [place, shown] of shift.pile.entries()) {
    if ((owners[place] ?? missing()) >= 0) continue;
    const seat = seats.find((one) => cards.get(one) === kindOf(shown));
    if (seat === undefined) throw new Error('A card in the pile has no owner.');
    put(seat, place);
  }
  return owners;
}

/** An earlier Day without its daily limits: each card to somebody whose role allows its kind, if there is one. */
function layLoosely(view: View, story: Story, first: number, random: Random): Laid | null {
  const shifts = view.records.slice(first, first + SHIFTS_PER_DAY);
  const parts = partsOf(view, story, first, shifts);
  return shifts.map((shift, index) => {
    const left = shift.pile.map(kindOf);
    const take = (wanted: (card: Card) => boolean): Card => {
      const place = Math.max(0, left.findIndex(wanted));
      return left.splice(place, 1)[0] ?? missing();
    };
    const cards = new Map<Seat, Card>();
    const playing = shuffle(
      parts.filter(({ plays }) => plays[index]),
      random,
    );
    const known = (part: Part): Card => part.known[index] ?? missing();
    for (const part of playing.filter((one) => known(one) >= 0)) {
      cards.set(
        part.seat,
        take((card) => card === known(part)),
      );
    }
    shuffle(left, random);
    const honest = (card: Card): boolean => card < S1 || card === REST;
    const rank = ({ roles }: Part): number =>
      roles[index] === PZERO ? 0 : roles[index] === SURVIVOR ? 1 : 2;
    for (const part of playing.filter((one) => known(one) < 0).sort((a, b) => rank(a) - rank(b))) {
      const isZero = part.roles[index] === PZERO;
      cards.set(part.seat, take(isZero ? (card) => card >= S1 && card !== INF : honest));
    }
    return ownersOf(view, shift, cards, story.targetOwner[first + index] ?? missing(), random);
  });
}
