/** Omega Virus: Prologue keeps every promise a game makes. */
import { describeConformance, type Setting } from '@airlock/conformance';
import { type Action, CLOCK, type Options, type Random, type Seat, type Viewer } from '@airlock/kernel';
import { markAction, pickUpAction, placeAction, stamp } from './actions.ts';
import { type Card, NO_CARD } from './cards.ts';
import { omegaVirus } from './game.ts';
import { cardOf } from './geometry/placements.ts';
import { limitOf, phaseOf } from './rules/phases.ts';
import { earliestMoment } from './rules/race.ts';
import { isOpenPlay } from './rules/telling.ts';
import { modeFor } from './setup.ts';
import { benchOf, type State } from './state.ts';

const BY_SEATS: Readonly<Record<number, readonly Options[]>> = {
  1: [
    { mode: 'clock', clockLevel: 'hard', autoFlip: false, botLevel: 'trainee', timeScale: 2 },
    {
      mode: 'clock',
      clockLevel: 'easy',
      briefingSeconds: 10,
      roomOutlines: false,
      seed: 'again',
      botLevel: 'deckhand',
    },
    {
      mode: 'practice',
      roundLimitSeconds: 300,
      practiceHints: false,
      mirrorShapes: true,
      botLevel: 'ensign',
    },
    {
      mode: 'practice',
      roundLimitSeconds: 300,
      autoFlip: false,
      practiceUndo: false,
      botLevel: 'captain',
      practiceLocations: 'L01,L02,L03',
      practiceScoring: 'G01,G05,G09',
    },
  ],
  2: [
    { roundLimitSeconds: 300 },
    {
      mode: 'bot',
      roundLimitSeconds: 600,
      opponentView: 'status',
      pausesPerSeatPerRound: 0,
      briefingSeconds: 20,
      disconnectGraceSeconds: 30,
      botLevel: 'officer',
      botPace: 5,
      deckOrder: 'identical',
    },
    {
      roundLimitSeconds: 900,
      fairness: 'arrival',
      opponentView: 'status',
      autoFlip: false,
      pausesPerSeatPerRound: 3,
      briefingSeconds: 60,
      disconnectGraceSeconds: 120,
      botLevel: 'omega',
      botPace: 20,
      timeScale: 3,
    },
  ],
};

/** Listed actions are ten seconds apart, others closer; pauses and lost connections come on top. */
const mostActions = ({ seats, options }: Setting): number =>
  (limitOf({ mode: modeFor(seats, options as never), options: options as never }) / 1000) * seats * 3;

/** Every seat's 18 cards wherever they lie, and both piles. */
function census(state: State): string[] {
  const cards = state.seats.flatMap(({ bench: { deck, hand, plan } }, seat) => {
    const here = state.round === 0 ? (state.future[0]?.[seat] ?? []) : [...deck, hand, ...plan.map(cardOf)];
    return here.filter((card) => card !== NO_CARD).map((card) => `${seat}:${card}`);
  });
  return [...cards, ...state.locations.map((card) => `L${card}`), ...state.scoring.map((card) => `G${card}`)];
}

/** What nobody may know while a choice is left: orders of decks, and what lies covered. */
function secrets(state: State, viewer: Viewer): Record<string, unknown> {
  if (state.result || state.round === 0) return {};
  const open: Record<string, unknown> = {};
  for (const [seat, { bench }] of state.seats.entries()) {
    if (bench.deck.length > 4) open[`the deck of seat ${seat}`] = bench.deck;
    if (viewer === seat || isOpenPlay(state) || phaseOf(state) !== 'LIVE') continue;
    if (bench.hand !== NO_CARD && bench.plan.length < 8) open[`the hand of seat ${seat}`] = bench.hand;
    if (bench.plan.length > 2 && bench.plan.length < 9) open[`the plan of seat ${seat}`] = bench.plan;
  }
  return open;
}

/** At any moment, far from the plan, several cards at once: what a list has no room for. */
function unlisted(state: State, seat: Seat, random: Random): Action | undefined {
  if (seat === CLOCK || (phaseOf(state) !== 'LIVE' && !state.stopped)) return undefined;
  const { hand, plan } = benchOf(state, seat);
  const at = Math.min(earliestMoment(state, seat) + random.int(10_000), limitOf(state) - 1);
  const cards: Card[] = plan.map(cardOf);
  const some = cards.filter(() => random.int(3) === 0).slice(0, 6);
  switch (random.int(3)) {
    case 0:
      return hand === NO_CARD
        ? undefined
        : placeAction(hand, random.int(9) - 4, random.int(9) - 4, random.int(4), at);
    case 1:
      return some.length === 0 ? undefined : markAction(some);
    default:
      return some.length === 0 ? undefined : stamp(pickUpAction(some, 0), at);
  }
}

describeConformance(omegaVirus, {
  seats: [1, 2],
  options: (seats) => BY_SEATS[seats] ?? [],
  bound: mostActions,
  census,
  secrets,
  listsAll: false,
  unlisted,
  notDealt: {
    'seats.*.base.hand': 'every round begins without a card in hand; an imagined one begins where it stands',
  },
  inconclusive: {
    flip: 'the backs that go under the deck are shown once, and players must remember them',
  },
  games: 7,
  golden: new URL('./golden/', import.meta.url),
});
