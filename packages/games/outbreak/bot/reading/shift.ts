/**
 * How likely every story makes what a Shift showed and what everybody says of it. All ways are counted in which the cards of the
 * pile can have been laid: by Survivors who say what they laid, by those who say nothing, and by liars.
 */
import { has, missing, type Seat, type SeatSet } from '@airlock/kernel';
import {
  C1,
  C2,
  type Card,
  CLAIMABLE,
  COMPLETES,
  FULL_HAND,
  type Hand,
  INF,
  INFECTED,
  PZERO,
  REST,
  type Role,
  S1,
  S2,
  SABOTAGES,
  SURVIVOR,
} from '../../cards.ts';
import { holds } from '../../state.ts';
import { SILENT } from '../reports.ts';
import {
  add,
  addedHigh,
  addedLow,
  laidBy,
  numberOf,
  overnight,
  type Stories,
  type Story,
  settle,
  storyOf,
} from './stories.ts';

/** One Shift as far as a reader knows it. */
export interface ShiftFacts {
  /** Cards of each kind in the pile. */
  readonly counts: readonly number[];
  /** Who laid a card: the living, and those voted out who added theirs. */
  readonly living: SeatSet;
  readonly outsiders: SeatSet;
  /** What every seat says that it laid. */
  readonly reports: readonly Card[];
  /** What every seat had announced. */
  readonly plans: readonly Card[];
  /** Reports on this Shift that a seat has taken back. */
  readonly changed: readonly number[];
  /** What a seat says of the other Shifts of the Day. */
  readonly toldToday: readonly Hand[];
  /** How often every seat says what it laid, as far as one could tell before. */
  readonly talk: readonly number[];
  /** The reader, if it is a player, and the card it laid; -1 for none. */
  readonly reader: Seat;
  readonly readersCard: Card;
  /** Whether the reader's own Rest was the one that Infect found. */
  readonly foundReader: boolean;
  readonly perShift: boolean;
  readonly deepCover: boolean;
}

/** How likely a Survivor keeps to what it has announced, and how likely a liar says so. */
const KEEPS_PLAN = 0.95;
const LIES_TO_PLAN = 0.75;
/** A Survivor hardly ever takes a report back. */
const HONEST_CHANGE = 0.25;
/** Liars are silent more often than their way of talking has it: sometimes no lie fits. */
const LIARS_SILENCE = 0.3;
/** How often a liar tells the truth where it can. */
const TRUE_WHERE_POSSIBLE = 0.8;
/** How likely a lie is that the pile refutes, beside a lie that one card supports. */
const REFUTED_LIE = 0.04;
/** How likely something went otherwise than any story has it: people err. */
const ERROR = 0.004;

const ZERO_WEIGHTS: Readonly<Record<Card, number>> = { [S1]: 1, [S2]: 1, [REST]: 1.4, [C1]: 1, [C2]: 1 };

const ROLES = 3;

/** What a card adds to the chance of a story. */
interface Option {
  readonly card: Card;
  readonly weight: number;
}

export function afterShift(before: Stories, facts: ShiftFacts): Stories {
  const after: Stories = new Map();
  const counter = new Counter(facts, after);
  for (const [number, weight] of before) counter.count(storyOf(number), weight);
  const fitting = settle(after);
  for (const [number, weight] of before) add(after, overnight(number), weight * (fitting > 0 ? ERROR : 1));
  settle(after);
  return after;
}

class Counter {
  private readonly facts: ShiftFacts;
  private readonly after: Stories;
  private readonly left: number[];
  private readonly seats: readonly Seat[];
  private readonly lies: readonly (readonly number[])[];
  private readonly hasInfect: boolean;
  /** By seat, role and what the seat has laid today: nothing else of a story matters to it. */
  private readonly options = new Map<number, readonly Option[]>();
  private story: Story = { zero: 0, infected: 0, low: 0, high: 0 };
  private open: { readonly seat: Seat; readonly options: readonly Option[] }[] = [];

  constructor(facts: ShiftFacts, after: Stories) {
    this.facts = facts;
    this.after = after;
    this.left = [...facts.counts];
    this.seats = facts.reports.flatMap((_, seat) =>
      has(facts.living | facts.outsiders, seat) ? [seat] : [],
    );
    this.lies = facts.reports.map((_, seat) => liesOf(facts, seat));
    this.hasInfect = (facts.counts[INF] ?? missing()) > 0;
  }

  count(story: Story, weight: number): void {
    this.story = story;
    const { left, facts } = this;
    for (let card = 0; card < left.length; card++) left[card] = facts.counts[card] ?? missing();
    if (this.hasInfect && !has(facts.living, story.zero)) return;
    this.open = [];
    let chance = weight;
    let low = story.low;
    let high = story.high;
    let resting: SeatSet = 0;
    for (const seat of this.seats) {
      const options = this.optionsOf(seat);
      const [only] = options;
      if (only === undefined) return;
      if (options.length > 1) {
        this.open.push({ seat, options });
        continue;
      }
      left[only.card] = (left[only.card] ?? missing()) - 1;
      if ((left[only.card] ?? missing()) < 0) return;
      chance *= only.weight;
      if (has(facts.living, seat) && only.card !== INF) {
        low |= addedLow(seat, only.card);
        high |= addedHigh(seat, only.card);
      }
      if (only.card === REST) resting |= 1 << seat;
    }
    this.lay(0, chance, low, high, resting);
  }

  private lay(index: number, weight: number, low: number, high: number, resting: SeatSet): void {
    const next = this.open[index];
    if (!next) {
      this.found(weight, low, high, resting);
      return;
    }
    const { seat, options } = next;
    const isLiving = has(this.facts.living, seat);
    for (const { card, weight: chance } of options) {
      const count = this.left[card] ?? missing();
      if (count === 0) continue;
      this.left[card] = count - 1;
      this.lay(
        index + 1,
        weight * chance,
        isLiving ? low | addedLow(seat, card) : low,
        isLiving ? high | addedHigh(seat, card) : high,
        card === REST ? resting | (1 << seat) : resting,
      );
      this.left[card] = count;
    }
  }

  /** Infect finds any of the Rests alike; the reader knows whether it was its own. */
  private found(weight: number, low: number, high: number, resting: SeatSet): void {
    const { zero, infected } = this.story;
    const { reader, foundReader } = this.facts;
    if (!this.hasInfect || resting === 0) {
      add(this.after, numberOf({ zero, infected, low, high }), weight);
      return;
    }
    let others = resting;
    if (reader >= 0 && has(resting, reader)) others = foundReader ? 1 << reader : resting & ~(1 << reader);
    else if (foundReader) return;
    const count = sizeOf(others);
    if (count === 0) return;
    let kept = 0;
    for (let rest = others; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if ((infected & bit) !== 0) kept++;
      else add(this.after, numberOf({ zero, infected: infected | bit, low, high }), weight / count);
    }
    if (kept > 0) add(this.after, numberOf({ zero, infected, low, high }), (weight * kept) / count);
  }

  private roleOf(seat: Seat): Role {
    if (seat === this.story.zero) return PZERO;
    return has(this.story.infected, seat) ? INFECTED : SURVIVOR;
  }

  /** The cards a seat may have laid in this story, with how likely each is and what the seat says of it. */
  private optionsOf(seat: Seat): readonly Option[] {
    const role = this.roleOf(seat);
    const place = (seat * ROLES + role) * (FULL_HAND + 1) + laidBy(this.story, seat);
    const known = this.options.get(place);
    if (known) return known;
    const options = this.weighed(seat, role);
    this.options.set(place, options);
    return options;
  }

  private weighed(seat: Seat, role: Role): Option[] {
    const { facts } = this;
    const isReader = seat === facts.reader && facts.readersCard >= 0;
    const cards = has(facts.living, seat) ? this.livingCards(seat, role) : outsidersCards(role);
    const options: Option[] = [];
    for (const { card, weight } of cards) {
      if ((facts.counts[card] ?? missing()) === 0) continue;
      if (isReader) {
        if (card === facts.readersCard) options.push({ card, weight });
        continue;
      }
      const said = has(facts.living, seat) ? this.words(seat, role, card) : 1;
      if (said > 0) options.push({ card, weight: weight * said });
    }
    return options;
  }

  private livingCards(seat: Seat, role: Role): Option[] {
    const laid = laidBy(this.story, seat);
    if (role === SURVIVOR) {
      const left = CLAIMABLE.filter((card) => !holds(laid, card));
      return left.map((card) => ({ card, weight: 1 / left.length }));
    }
    return role === PZERO ? this.zeroCards(laid) : this.infectedCards(laid);
  }

  private zeroCards(laid: Hand): Option[] {
    if (this.hasInfect) return [{ card: INF, weight: 1 }];
    const cards: Card[] = [S1, S2, REST].filter((card) => !holds(laid, card));
    if (this.facts.deepCover && (laid & COMPLETES) === 0) cards.push(C1, C2);
    const sum = cards.reduce((total, card) => total + (ZERO_WEIGHTS[card] ?? missing()), 0);
    return cards.map((card) => ({ card, weight: (ZERO_WEIGHTS[card] ?? missing()) / sum }));
  }

  private infectedCards(laid: Hand): Option[] {
    const { perShift } = this.facts;
    const options: Option[] = [];
    if (!holds(laid, REST)) options.push({ card: REST, weight: 1 });
    for (const kinds of [COMPLETES, SABOTAGES]) {
      if (!perShift && (laid & kinds) !== 0) continue;
      const cards = [C1, C2, S1, S2].filter((card) => holds(kinds, card) && !holds(laid, card));
      for (const card of cards) options.push({ card, weight: 1 / cards.length });
    }
    const sum = options.reduce((total, { weight }) => total + weight, 0);
    return options.map(({ card, weight }) => ({ card, weight: weight / sum }));
  }

  /** How likely somebody says what it says, having laid this card. */
  private words(seat: Seat, role: Role, card: Card): number {
    const { reports, plans, changed } = this.facts;
    const said = reports[seat] ?? SILENT;
    const planned = plans[seat] ?? SILENT;
    const talk = this.facts.talk[seat] ?? missing();
    if (role === SURVIVOR) {
      if (said !== SILENT && said !== card) return 0;
      const spoken = said === SILENT ? 1 - talk : talk;
      const plan = planned === SILENT ? 1 : planned === card ? KEEPS_PLAN : (1 - KEEPS_PLAN) / 2;
      return spoken * plan * HONEST_CHANGE ** (changed[seat] ?? 0);
    }
    const silence = 1 - talk + talk * LIARS_SILENCE;
    if (said === SILENT) return silence;
    const plan =
      (1 - silence) * (planned === SILENT ? 1 : planned === said ? LIES_TO_PLAN : (1 - LIES_TO_PLAN) / 2);
    const lies = this.lies[seat] ?? missing();
    const lie = lies[CLAIMABLE.indexOf(said as typeof REST)] ?? missing();
    const isTold = holds(this.facts.toldToday[seat] ?? missing(), card);
    const mayBeTrue = CLAIMABLE.includes(card as typeof REST) && !isTold;
    if (!mayBeTrue) return plan * lie;
    return (
      plan *
      (said === card
        ? TRUE_WHERE_POSSIBLE + (1 - TRUE_WHERE_POSSIBLE) * lie
        : (1 - TRUE_WHERE_POSSIBLE) * lie)
    );
  }
}

/** How likely each kind is as a lie: with the crowd, and none that the seat has told already. */
function liesOf({ counts, toldToday }: ShiftFacts, seat: Seat): number[] {
  const told = toldToday[seat] ?? missing();
  const weights = CLAIMABLE.map((kind) => {
    const count = counts[kind] ?? missing();
    return (holds(told, kind) ? REFUTED_LIE : 1) * (count > 0 ? count : REFUTED_LIE);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** OBK-809, and what those do who are for one's team. */
function outsidersCards(role: Role): Option[] {
  if (role !== INFECTED) return [C1, C2].map((card) => ({ card, weight: 0.5 }));
  return [C1, C2, S1, S2].map((card) => ({ card, weight: card < S1 ? 0.05 : 0.45 }));
}

function sizeOf(set: SeatSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
