/** What a plan is worth for each scoring card, and who takes which card after a round. */
import { type Context, missing } from '@airlock/kernel';
import {
  CLOCK_LEVELS,
  COLOUR_COUNT,
  FAMILIES,
  type Family,
  POINTS_PER_SCORING,
  type Scoring,
  SPEED_VALUES,
} from '../cards.ts';
import type { OmegaEvent } from '../events.ts';
import { type Board, boardOf } from '../geometry/board.ts';
import type { Placement } from '../geometry/placements.ts';
import { forEachRoom, type Room, roomsOf, widthOf } from '../geometry/rooms.ts';
import {
  NOBODY_FINISHED,
  placesOf,
  type RoundResult,
  type SlotResult,
  STATION,
  type State,
  scoringIn,
  type Winnings,
} from '../state.ts';
import { tallyOf } from './telling.ts';

export const familyOf = (card: Scoring): Family => FAMILIES[Math.floor(card / COLOUR_COUNT)] ?? missing();
export const colourOf = (card: Scoring): number => card % COLOUR_COUNT;

/** The value of one room for a family: what the best of them, or all together, count. */
const ROOM_VALUE: Readonly<Record<Family, (cells: Int32Array, from: number, to: number) => number>> = {
  LARGEST: (_cells, from, to) => to - from,
  WIDEST: widthOf,
  MOST2: (_cells, from, to) => (to - from >= 2 ? 1 : 0),
  MOST3: (_cells, from, to) => (to - from >= 3 ? 1 : 0),
};

/** Only visible squares count (OMG-077). */
export function scoringValue(card: Scoring, board: Board): number {
  const family = familyOf(card);
  const wanted = colourOf(card);
  const isCount = family === 'MOST2' || family === 'MOST3';
  let value = 0;
  forEachRoom(board, (colour, cells, from, to) => {
    if (colour !== wanted) return;
    const room = ROOM_VALUE[family](cells, from, to);
    value = isCount ? value + room : Math.max(value, room);
  });
  return value;
}

export const planValue = (card: Scoring, plan: readonly Placement[]): number =>
  scoringValue(card, boardOf(plan));

/** The rooms that make the value of a card: the best one, or all that count (OMG-074 to OMG-076). */
export function countedRooms(card: Scoring, plan: readonly Placement[]): Room[] {
  const family = familyOf(card);
  const worth = ({ cells }: Room): number => ROOM_VALUE[family](Int32Array.from(cells), 0, cells.length);
  const rooms = roomsOf(boardOf(plan)).filter(({ colour }) => colour === colourOf(card));
  if (family === 'MOST2' || family === 'MOST3') return rooms.filter((room) => worth(room) > 0);
  const best = Math.max(0, ...rooms.map(worth));
  return rooms.filter((room) => worth(room) === best).slice(0, 1);
}

/** What each side has to show for a card; the Station has its par (OMG-120). */
function valuesFor(state: State, card: Scoring): number[] {
  const values = state.seats.map(({ bench }) => planValue(card, bench.plan));
  if (state.mode === 'clock') values.push(CLOCK_LEVELS[state.options.clockLevel].pars[familyOf(card)]);
  return values;
}

/** OMG-072, OMG-073: the higher value, then the finisher; without one nobody (OMG-108). */
export function takerOf(values: readonly number[], finisher: number): number {
  const [one = 0, other = 0] = values;
  if (one === other) return finisher;
  return one > other ? 0 : 1;
}

export const speedPoints = ({ speed }: Winnings): number =>
  speed.reduce((sum, card) => sum + (SPEED_VALUES[card] ?? missing()), 0);

/** OMG-078. */
export const pointsOf = (side: Winnings): number =>
  speedPoints(side) + side.scored.length * POINTS_PER_SCORING;

/** OMG-108, OMG-122: at the limit nobody has finished, or the Station has. */
function finisherOf({ finish, mode }: State): number {
  if (finish) return finish.seat;
  return mode === 'clock' ? STATION : NOBODY_FINISHED;
}

/** OMG-070 to OMG-079, in that order; practice counts no points. */
export function scoreRound(state: State, context: Context<OmegaEvent>): void {
  const finisher = finisherOf(state);
  const cause = state.ended ?? 'finish';
  const { round, liveMs: at } = state;
  for (const seat of state.seats) seat.isReady = false;
  state.since = context.now;
  state.rounds = [...state.rounds, { round, finisher, cause, at, speed: null, slots: [] }];
  context.tell?.({
    type: 'roundOver',
    rule: cause === 'limit' ? 'OMG-108' : cause === 'claim' ? 'OMG-111' : 'OMG-064',
    open: {
      round,
      finisher,
      cause,
      at,
      since: context.now,
      locations: placesOf(state),
      plans: state.seats.map(({ bench }) => bench.plan.slice()),
      tallies: state.seats.map(({ bench }) => tallyOf(bench)),
    },
    reveals: true,
  });
  if (state.mode === 'practice') return;
  takeSpeed(state, finisher, context);
  takeScoring(state, finisher, context);
}

/** Everybody sees the result of a round grow, card by card. */
function addToResult(state: State, more: Partial<RoundResult>): void {
  const result = state.rounds.at(-1);
  if (result) state.rounds = [...state.rounds.slice(0, -1), { ...result, ...more }];
}

/** OMG-071: without a finisher the card is discarded. */
function takeSpeed(state: State, taker: number, context: Context<OmegaEvent>): void {
  const card = state.round - 1;
  state.sides[taker]?.speed.push(card);
  addToResult(state, { speed: { card, taker } });
  context.tell?.({ type: 'speed', rule: taker < 0 ? 'OMG-108' : 'OMG-071', open: { card, taker } });
}

function takeScoring(state: State, finisher: number, context: Context<OmegaEvent>): void {
  const slots: SlotResult[] = [];
  for (const [slot, card] of scoringIn(state).entries()) {
    const values = valuesFor(state, card);
    const taker = takerOf(values, finisher);
    state.sides[taker]?.scored.push(card);
    const isTie = values[0] === values[1];
    const rule = !isTie ? 'OMG-072' : taker < 0 ? 'OMG-108' : 'OMG-073';
    slots.push({ card, values, taker });
    addToResult(state, { slots: slots.slice() });
    context.tell?.({ type: 'score', rule, open: { slot, card, values, taker } });
  }
}
