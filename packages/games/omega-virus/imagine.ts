/** A full state that the owner of a view could not tell from the real one. */
import { itemAt, type Random, type Seat, shuffle } from '@airlock/kernel';
import {
  BACKS,
  CARD_COUNT,
  type Card,
  FLOOR_PLANS,
  ITEMS,
  LOCATION_IDS,
  NO_BACK,
  NO_CARD,
  SCORING_COUNT,
} from './cards.ts';
import { cardOf, type Placement, placementOf } from './geometry/placements.ts';
import { isPlayable } from './rules/flipping.ts';
import type { Phase } from './rules/phases.ts';
import { AT, type Bench, cloneBench, roundsOf, type SeatState, type State } from './state.ts';
import type { SeatView, View } from './view.ts';
import { seatIn } from './view.ts';

export function imagine(view: View, random: Random): State {
  const { archive } = view;
  const state: State = {
    stack: stackOf(view),
    options: view.options,
    mode: view.mode,
    seats: view.seats.map((_, seat) => imagineSeat(view, seat, random)),
    sides: view.sides.map(({ speed, scored }) => ({ speed: speed.slice(), scored: scored.slice() })),
    round: view.round,
    locations:
      archive?.locations.slice() ?? imagineOrder(knownLocations(view, random), LOCATION_IDS.length, random),
    scoring:
      archive?.scoring.slice() ?? imagineOrder([...view.usedScoring, ...view.scoring], SCORING_COUNT, random),
    future: archive?.future.slice() ?? imagineFuture(view, random),
    finish: view.finish,
    ended: view.ended,
    hidden: view.hidden,
    pausedBy: view.pausedBy,
    liveMs: view.liveMs,
    liveFrom: view.liveFrom,
    stopped: view.stopped,
    since: view.since,
    checkedSince: view.checkedSince,
    rounds: view.rounds.slice(),
    result: view.result,
  };
  shareUntouchedDeck(view, state);
  return state;
}

/** What comes after a round, the later the deeper. */
const ROUND = [AT.endRound, AT.review, AT.scoreRound, AT.race] as const;

const STACKS: Readonly<Record<Phase, readonly number[]>> = {
  SETUP: [AT.dealRound],
  BRIEFING: [...ROUND, AT.startCount, AT.briefing],
  COUNTDOWN: [...ROUND, AT.countdown],
  LIVE: ROUND,
  PHOTO: ROUND,
  PAUSED: [...ROUND, AT.startCount, AT.paused],
  ABSENCE: [...ROUND, AT.startCount, AT.paused, AT.absence],
  REVIEW: [AT.endRound, AT.review],
  GAME_OVER: [],
};

const stackOf = ({ phase }: View): number[] => [...STACKS[phase]];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** While boards are covered, the locations of the round could be any that were not used. */
function knownLocations({ usedLocations, locations, round }: View, random: Random): number[] {
  if (locations || round === 0) return [...usedLocations, ...(locations ?? [])];
  const unused = shuffle(
    upTo(LOCATION_IDS.length).filter((card) => !usedLocations.includes(card)),
    random,
  );
  return [...usedLocations, ...unused.slice(0, 3)];
}

const imagineOrder = (known: readonly number[], count: number, random: Random): number[] => [
  ...known,
  ...shuffle(
    upTo(count).filter((card) => !known.includes(card)),
    random,
  ),
];

function imagineFuture(view: View, random: Random): Card[][][] {
  return upTo(roundsOf(view) - view.round).map(() => {
    const decks = view.seats.map(() => shuffle(upTo(CARD_COUNT), random));
    return view.options.deckOrder === 'identical' ? decks.map(() => itemAt(decks, 0)) : decks;
  });
}

function imagineSeat(view: View, seat: Seat, random: Random): SeatState {
  const seen = seatIn(view, seat);
  const deck = view.archive?.decks[seat];
  const bench: Bench = {
    ...(deck ? knownBench(seen, deck) : imagineBench(view, seen, random)),
    keys: seen.keys,
    marked: seen.marked.slice(),
    autoFlip: seen.autoFlip,
    plays: seen.plays,
    pickUps: seen.tally?.pickUps ?? 0,
    cardsPicked: seen.tally?.cardsPicked ?? 0,
    skips: seen.tally?.skips ?? 0,
  };
  return {
    bench,
    base: cloneBench(bench),
    log: [],
    undos: seen.undos,
    at: seen.at,
    isReady: seen.isReady,
    pauses: seen.pauses,
    awaySince: seen.awaySince,
    grace: seen.grace,
    hasBot: seen.hasBot,
  };
}

type Zones = Pick<Bench, 'deck' | 'hand' | 'plan'>;

const knownBench = ({ hand, plan }: SeatView, deck: readonly Card[]): Zones => ({
  deck: deck.slice(),
  hand: hand ?? NO_CARD,
  plan: plan?.slice() ?? [],
});

/** Before the first deal nobody has a card. */
function imagineBench(view: View, seen: SeatView, random: Random): Zones {
  if (view.round === 0) return { deck: [], hand: NO_CARD, plan: [] };
  const plan = seen.plan?.slice() ?? imaginePlan(seen, random);
  const laid = plan.map(cardOf);
  const rest = shuffle(
    upTo(CARD_COUNT).filter((card) => !laid.includes(card)),
    random,
  );
  const hand = seen.hand ?? imagineHand(seen, rest);
  const deck = rest.filter((card) => card !== hand);
  return { deck: withTop(deck, seen.back), hand, plan };
}

/** A covered hand holds a card when deck and plan do not hold all; only a playable one was ever turned up. */
function imagineHand({ deck, cards, keys }: SeatView, rest: readonly Card[]): Card {
  if (deck + cards === CARD_COUNT) return NO_CARD;
  return rest.find((card) => isPlayable(card, keys)) ?? NO_CARD;
}

/** A shuffled deck whose top card has the back that is seen. */
function withTop(deck: readonly Card[], back: number | null): Card[] {
  if (back === null || back === NO_BACK) return deck.slice();
  const top = deck.find((card) => BACKS[card] === back) as Card;
  return [top, ...deck.filter((card) => card !== top)];
}

/** Where the two halves of an item lie when they are connected, as in a column of pairs. */
const PAIR_HEIGHT = 2;

/**
 * A covered plan of as many cards as are counted, in one section, with exactly the items connected that are told.
 * Connected pairs stand in a column; the rest stands beside it unturned, where no half faces another.
 */
function imaginePlan({ cards, connected, keys }: SeatView, random: Random): Placement[] {
  const plan: Placement[] = [];
  for (const [item, id] of ITEMS.entries()) {
    if (!(connected & (1 << item))) continue;
    const [standard, locked] = upTo(CARD_COUNT).filter((card) => FLOOR_PLANS[card]?.half?.item === id);
    const y = plan.length * (PAIR_HEIGHT / 2);
    plan.push(placementOf(standard as Card, 0, y, 0), placementOf(locked as Card, -2, y + 1, 1));
  }
  const laid = plan.map(cardOf);
  const free = shuffle(
    upTo(CARD_COUNT).filter((card) => !laid.includes(card) && isPlayable(card, keys)),
    random,
  );
  const rest = free.slice(0, cards - laid.length);
  for (const [index, card] of rest.entries()) plan.push(placementOf(card, 2, index * 2, 0));
  return plan;
}

/** With identical decks, two that nobody has touched yet are the same. */
function shareUntouchedDeck(view: View, state: State): void {
  const [one, other] = state.seats;
  if (view.options.deckOrder !== 'identical' || view.archive || !one || !other) return;
  if (view.seats.some(({ deck }) => deck !== CARD_COUNT)) return;
  const known = view.seats.findIndex(({ back }) => back !== null);
  const deck = state.seats[Math.max(0, known)]?.bench.deck as Card[];
  for (const seat of state.seats) {
    seat.bench.deck = deck.slice();
    seat.base = cloneBench(seat.bench);
  }
}
