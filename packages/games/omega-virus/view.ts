/** What a viewer may see, built by listing it (§8 of our rules: who sees which zone). */
import { missing, REVIEWER, type Seat, SPECTATOR, type Viewer } from '@airlock/kernel';
import type { Moment } from './actions.ts';
import type { Back, Card, Location, Scoring } from './cards.ts';
import type { Tally } from './events.ts';
import type { Placement } from './geometry/placements.ts';
import type { Mode, Options } from './options.ts';
import { type Phase, phaseOf } from './rules/phases.ts';
import { connectedIn, sightOf } from './rules/telling.ts';
import {
  type Finish,
  type MatchResult,
  placesOf,
  type RoundEnd,
  type RoundResult,
  type State,
  type Stop,
  scoringIn,
  seatAt,
  type Winnings,
} from './state.ts';

/** One seat's bench as far as the viewer may see it; nothing stands for what is covered. */
export interface SeatView {
  /** How many cards, and the back of the top one. */
  deck: number;
  back: Back | null;
  hand: Card | null;
  plan: Placement[] | null;
  tally: Tally | null;
  /** How many cards lie in the plan, seen or not. */
  cards: number;
  keys: number;
  /** Connected items, one bit each. */
  connected: number;
  plays: number;
  /** The seat's own marks; nobody else's. */
  marked: Card[];
  at: Moment;
  autoFlip: boolean;
  undos: number;
  isReady: boolean;
  pauses: number;
  awaySince: number;
  grace: number;
  hasBot: boolean;
}

/** What only a reviewer sees. */
interface Archive {
  decks: Card[][];
  locations: Location[];
  scoring: Scoring[];
  future: Card[][][];
}

export interface View {
  viewer: Viewer;
  options: Options;
  mode: Mode;
  phase: Phase;
  round: number;
  seats: SeatView[];
  sides: Winnings[];
  /** At the red, yellow and blue pile; `null` before the deal and while boards are covered. */
  locations: Location[] | null;
  scoring: Scoring[];
  /** Locations and scoring cards of earlier rounds, in order. */
  usedLocations: Location[];
  usedScoring: Scoring[];
  finish: Finish | null;
  ended: RoundEnd | null;
  hidden: boolean;
  pausedBy: Seat;
  liveMs: Moment;
  /** Match time at which the live clock read 0: what the page counts from. */
  liveFrom: number | null;
  stopped: Stop | null;
  since: number;
  checkedSince: number;
  rounds: RoundResult[];
  result: MatchResult | null;
  archive: Archive | null;
}

export const seatIn = ({ seats }: Pick<View, 'seats'>, seat: Seat): SeatView => seats[seat] ?? missing();

export function view(state: State, viewer: Viewer): View {
  const phase = phaseSeen(state);
  const used = Math.max(0, (state.round - 1) * 3);
  return {
    viewer,
    options: state.options,
    mode: state.mode,
    phase,
    round: state.round,
    seats: state.seats.map((_, seat) => seatView(state, viewer, seat, phase)),
    sides: state.sides.map(({ speed, scored }) => ({ speed: speed.slice(), scored: scored.slice() })),
    locations: state.hidden && viewer !== REVIEWER ? null : placesOf(state),
    scoring: scoringIn(state),
    usedLocations: state.locations.slice(0, used),
    usedScoring: state.scoring.slice(0, used),
    finish: state.finish,
    ended: state.ended,
    hidden: state.hidden,
    pausedBy: state.pausedBy,
    liveMs: state.liveMs,
    liveFrom: state.liveFrom,
    stopped: state.stopped,
    since: state.since,
    checkedSince: state.checkedSince,
    rounds: state.rounds.slice(),
    result: state.result,
    archive:
      viewer === REVIEWER
        ? {
            decks: state.seats.map(({ bench }) => bench.deck.slice()),
            locations: state.locations.slice(),
            scoring: state.scoring.slice(),
            future: state.future.slice(),
          }
        : null,
  };
}

/** While the rules run, the question that was asked before still stands; that a round has begun or ended is seen at once. */
function phaseSeen(state: State): Phase {
  const phase = phaseOf(state);
  if (phase === 'GAME_OVER') return phase;
  if (state.ended !== null) return 'REVIEW';
  return phase === 'COUNTDOWN' && state.liveFrom !== null ? 'LIVE' : phase;
}

function seatView(state: State, viewer: Viewer, seat: Seat, phase: Phase): SeatView {
  const who = seatAt(state, seat);
  const { bench } = who;
  const { back, hand, plan, tally } = sightOf(state, viewer, seat, isRoundOver(state, phase));
  return {
    deck: bench.deck.length,
    back,
    hand,
    plan: plan === null ? null : plan.slice(),
    tally,
    cards: bench.plan.length,
    keys: bench.keys,
    connected: connectedIn(bench),
    plays: bench.plays,
    marked: viewer === seat || viewer === REVIEWER ? bench.marked.slice() : [],
    at: who.at,
    autoFlip: bench.autoFlip,
    undos: who.undos,
    isReady: who.isReady,
    pauses: who.pauses,
    awaySince: who.awaySince,
    grace: who.grace,
    hasBot: who.hasBot,
  };
}

/** From the scoring to the next deal plans lie open even where they are covered during the race. */
const isRoundOver = (state: State, phase: Phase): boolean => phase === 'REVIEW' || state.result !== null;

/** Seats, in the order of play, that the viewer plays against. */
export const othersIn = ({ seats, viewer }: View): Seat[] =>
  [...seats.keys()].filter((seat) => seat !== viewer);

/** Whether somebody who holds no cards looks on. */
export const isOnlooker = ({ viewer }: View): boolean => viewer === SPECTATOR || viewer === REVIEWER;
