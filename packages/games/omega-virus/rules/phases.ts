/** Where a match stands, read off the stack, and what time it is. */
import type { Seat } from '@airlock/kernel';
import type { Moment } from '../actions.ts';
import { CLOCK_LEVELS, TIMES } from '../cards.ts';
import { AT, type State, seatAt } from '../state.ts';

export type Phase =
  | 'SETUP'
  | 'BRIEFING'
  | 'COUNTDOWN'
  | 'LIVE'
  | 'PHOTO'
  | 'PAUSED'
  | 'ABSENCE'
  | 'REVIEW'
  | 'GAME_OVER';

const PHASE_OF: Readonly<Record<number, Phase>> = {
  [AT.dealRound]: 'SETUP',
  [AT.briefing]: 'BRIEFING',
  [AT.countdown]: 'COUNTDOWN',
  [AT.paused]: 'PAUSED',
  [AT.absence]: 'ABSENCE',
  [AT.review]: 'REVIEW',
};

export const topOf = ({ stack }: Pick<State, 'stack'>): number => stack[stack.length - 1] ?? -1;

export function phaseOf(state: State): Phase {
  const top = topOf(state);
  if (top === -1) return 'GAME_OVER';
  if (top === AT.race) return state.finish ? 'PHOTO' : 'LIVE';
  return PHASE_OF[top] ?? 'SETUP';
}

/** Whether the round has begun and is not over: the live clock runs or is stopped. */
export const isUnderWay = (state: State): boolean => state.liveFrom !== null || state.hidden;

/** How many times as long everything takes; two people share one time. */
export const timeScaleOf = ({ mode, options }: Pick<State, 'mode' | 'options'>): number =>
  mode === 'versus' ? 1 : options.timeScale;

/** From this moment on nothing counts any more (OMG-108, OMG-121). */
export function limitOf(state: Pick<State, 'mode' | 'options'>): Moment {
  const { mode, options } = state;
  if (mode === 'clock') return CLOCK_LEVELS[options.clockLevel].limit * timeScaleOf(state);
  if (options.roundLimitSeconds === 0) return TIMES.longestRound;
  return options.roundLimitSeconds * 1000 * timeScaleOf(state);
}

/** How long the other seat is listened to after a finish (OMG-104, OMG-105); nobody else plays alone. */
export const holdOf = ({ seats, options }: Pick<State, 'seats' | 'options'>): number =>
  seats.length === 1 || options.fairness === 'arrival' ? 0 : TIMES.hold;

/** Gone, and no bot plays on for them. */
export const isAway = (state: State, seat: Seat): boolean => {
  const { awaySince, hasBot } = seatAt(state, seat);
  return awaySince >= 0 && !hasBot;
};

export const awaySeats = (state: State): Seat[] =>
  state.seats.flatMap((_, seat) => (isAway(state, seat) ? [seat] : []));

/** The first moment from which nothing that a seat does counts any more. */
export const deadline = (state: State): Moment =>
  state.finish ? Math.min(state.finish.at + 1, limitOf(state)) : limitOf(state);

/** What decides when an absence at the ready check has lasted too long; a view knows it too. */
interface ReadyCheck {
  readonly checkedSince: number;
  readonly seats: readonly { readonly awaySince: number }[];
}

/** OMG-112: match time at which a seat that is away has been so for a minute of the ready check. */
export const forfeitAt = ({ checkedSince, seats }: ReadyCheck, seat: Seat): number =>
  Math.max(checkedSince, seats[seat]?.awaySince ?? 0) + TIMES.awayAtReadyCheck;
