/** What a card would come to: the Shift is imagined with it, with what the others may lay and what everybody will say of it. */
import { filled, missing, pick, type Random, type Seat } from '@airlock/kernel';
import {
  C1,
  C2,
  CARD_COUNT,
  type Card,
  CLAIMABLE,
  COMPLETED,
  INF,
  REST,
  S1,
  S2,
  SHIFTS_PER_DAY,
} from '../cards.ts';
import { playableCards } from '../rules/cardLimits.ts';
import { handOf, holds, momentOf, pointsAt, roleOf } from '../state.ts';
import type { ShiftView, View } from '../view.ts';
import { harmOf, hiddenZero } from './lies.ts';
import { read } from './reading/read.ts';
import { infectedOf, type Stories, zeroOf } from './reading/stories.ts';
import { livingSeats, plannedFor, reportedOn, reportsOf, SILENT } from './reports.ts';
import { tellable } from './talk.ts';

/** What the others may lay, and whether they will tell. */
interface World {
  readonly cards: readonly Card[];
  readonly isLiar: readonly boolean[];
}

interface Outlook {
  readonly card: Card;
  /** How bad the table's opinion would be. */
  readonly harm: number;
  /** How often Infect would find a Survivor. */
  readonly hits: number;
}

/** What finding a Survivor is worth beside being found out. */
const INFECTION = 0.5;
/** How likely Infect finds a Survivor in a later Shift of the Day. */
const FINDS_LATER = 0.75;
/** What a Sabotage is worth on a Task that is completed, and on one that it may destroy. */
const REOPENS = 0.05;
const DESTROYS = 0.025;
/** A Complete helps the others. */
const HELPS = 0.01;

/** The card that promises a liar most. */
export function foreseenCard(view: View, seat: Seat, random: Random, worlds: number): Card {
  const legal = playableCards(roleOf(view, seat), handOf(view, seat), view.options);
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => holds(legal, card));
  const [first] = cards;
  if (cards.length === 1 && first !== undefined) return first;
  const worth = ({ card, harm, hits }: Outlook): number => deed(view, card, hits) - harm;
  return outlooks(view, seat, cards, random, worlds).reduce((best, one) =>
    worth(one) > worth(best) ? one : best,
  ).card;
}

/** What a card does, whatever is thought of it. */
function deed(view: View, card: Card, hits: number): number {
  if (card === INF) return INFECTION * (hits - (view.shift === SHIFTS_PER_DAY - 1 ? 0 : FINDS_LATER));
  if (card === C1 || card === C2) return -HELPS;
  if (card === REST) return 0;
  const task = card === S1 ? view.pair[0] : view.pair[1];
  if (view.status[task] === COMPLETED) return REOPENS;
  return pointsAt(view, task) === 0 ? DESTROYS : 0;
}

function outlooks(view: View, seat: Seat, cards: readonly Card[], random: Random, worlds: number): Outlook[] {
  const hidden = hiddenZero(view, seat);
  const stories = read(view, { as: seat });
  const reports = reportsOf(view);
  const harm = filled(cards.length, 0);
  const hits = filled(cards.length, 0);
  for (let count = 0; count < worlds; count++) {
    const world = imaginedWorld(view, seat, stories, reports, random);
    for (const [index, card] of cards.entries()) {
      const laid = [...world.cards];
      laid[seat] = card;
      const resting = laid.flatMap((one, other) => (one === REST ? [other] : []));
      const target = laid.includes(INF) && resting.length > 0 ? pick(resting, random) : -1;
      if (card === INF && target >= 0 && !world.isLiar[target]) hits[index] = (hits[index] ?? missing()) + 1;
      harm[index] = (harm[index] ?? missing()) + leastHarm(view, seat, laid, world, hidden, reports);
    }
  }
  return cards.map((card, index) => ({
    card,
    harm: (harm[index] ?? missing()) / worlds,
    hits: (hits[index] ?? missing()) / worlds,
  }));
}

/** The harm of the best thing to say afterwards. */
function leastHarm(
  view: View,
  seat: Seat,
  laid: readonly Card[],
  world: World,
  hidden: readonly number[],
  reports: readonly (readonly Card[])[],
): number {
  const record: ShiftView = {
    pair: view.pair,
    pile: laid.filter((card) => card >= 0),
    target: -1,
    before: [0, 0],
    totals: [0, 0],
    outsiders: 0,
    card: laid[seat] ?? missing(),
    mine: -1,
    owners: null,
  };
  const imagined: View = { ...view, records: [...view.records, record] };
  const row = laid.map(
    (card, other): Card => (world.isLiar[other] ? lieOf(card, laid, reports, view, other) : card),
  );
  const all = [...reports, row];
  const kinds = tellable(imagined, seat, view.records.length + 1, all);
  let least = Number.POSITIVE_INFINITY;
  for (const kind of kinds.length > 0 ? kinds : [SILENT]) {
    row[seat] = kind;
    least = Math.min(least, harmOf(imagined, seat, hidden, { reports: all, isImagined: true }));
  }
  return least;
}

/** What another liar may say: the truth where it can, else something that others have laid. */
function lieOf(
  card: Card,
  laid: readonly Card[],
  reports: readonly (readonly Card[])[],
  view: View,
  seat: Seat,
): Card {
  const told = reportedOn(reports, view.day, seat);
  const free = CLAIMABLE.filter((kind) => !told.includes(kind));
  if (free.includes(card as typeof REST)) return card;
  return free.find((kind) => laid.includes(kind)) ?? SILENT;
}

/** A story that may be so, and a card for everybody that fits it and what they have said today. */
function imaginedWorld(
  view: View,
  seat: Seat,
  stories: Stories,
  reports: readonly (readonly Card[])[],
  random: Random,
): World {
  const number = drawn(stories, random);
  const [zero, infected] = [zeroOf(number), infectedOf(number)];
  const cards = filled<Card>(view.seats, -1);
  const isLiar = view.roles.map((_, other) => other === zero || (infected >> other) % 2 === 1);
  const moment = momentOf(view.day, view.shift);
  for (const other of livingSeats(view)) {
    if (other === seat) continue;
    const told = reportedOn(reports, view.day, other);
    const free = CLAIMABLE.filter((kind) => !told.includes(kind));
    const planned = plannedFor(view, other, moment);
    if (other === zero) cards[other] = pick([S1, S2, REST, INF], random);
    else if (isLiar[other]) cards[other] = pick([C1, C2, S1, S2, REST], random);
    else
      cards[other] =
        planned !== SILENT && free.includes(planned as typeof REST)
          ? planned
          : pick(free.length > 0 ? free : CLAIMABLE, random);
  }
  return { cards, isLiar };
}

function drawn(stories: Stories, random: Random): number {
  const GRAIN = 2 ** 30;
  let ticket = random.int(GRAIN) / GRAIN;
  let last = 0;
  for (const [number, weight] of stories) {
    last = number;
    ticket -= weight;
    if (ticket < 0) break;
  }
  return last;
}
