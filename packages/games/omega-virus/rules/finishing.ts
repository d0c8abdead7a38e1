/**
 * Done: all three items connected. In a compensated race somebody may have been done a little earlier and be heard
 * a little later, so a finish is provisional for a moment, and whatever came after the true one is left out again.
 */
import type { Context, Seat } from '@airlock/kernel';
import { type Moment, momentOf } from '../actions.ts';
import { ALL_ITEMS } from '../cards.ts';
import type { OmegaEvent } from '../events.ts';
import { AT, benchOf, type RoundEnd, type State, seatAt } from '../state.ts';
import { fold } from './building.ts';
import { holdOf, topOf } from './phases.ts';
import { connectedIn, countsOf } from './telling.ts';

/** OMG-064, OMG-105: of two finishes the earlier one counts, of two at the same moment the one received first. */
export function checkFinish(state: State, seat: Seat, context: Context<OmegaEvent>): void {
  if (connectedIn(benchOf(state, seat)) !== ALL_ITEMS) return;
  const { at } = seatAt(state, seat);
  if (state.finish && state.finish.at <= at) return;
  const wasStopped = state.stopped !== null;
  if (wasStopped) endStop(state);
  state.finish = { seat, at };
  context.tell?.({
    type: 'finish',
    rule: 'OMG-064',
    open: { seat, at, ...(wasStopped ? { beforePause: true } : {}) },
    ...(wasStopped ? { reveals: true } : {}),
  });
  for (const other of state.seats.keys()) if (other !== seat) leaveOutAfter(state, other, at, context);
  if (holdOf(state) === 0) endRace(state, 'finish');
}

/** OMG-106: a frozen plan is what it was after the last command that was not later than the finish. */
function leaveOutAfter(state: State, seat: Seat, at: Moment, context: Context<OmegaEvent>): void {
  const who = seatAt(state, seat);
  const keep = who.log.findIndex((action) => momentOf(action) > at);
  if (keep < 0) return;
  fold(state, seat, keep);
  who.at = Math.max(0, ...who.log.map(momentOf));
  context.tell?.({
    type: 'rolledBack',
    rule: 'OMG-106',
    open: countsOf(state, seat),
    reveals: true,
  });
}

/** A pause is over because the race is: the boards are shown, and the clock reads as if it had never stopped. */
export function endStop(state: State): void {
  while (topOf(state) !== AT.race) state.stack.pop();
  state.pausedBy = -1;
  state.hidden = false;
  state.liveFrom = state.stopped?.liveFrom ?? null;
  state.stopped = null;
}

/** The live clock stops for good; the round is scored next. */
export function endRace(state: State, cause: RoundEnd): void {
  state.ended = cause;
  state.liveMs = state.finish?.at ?? Math.max(state.liveMs, ...state.seats.map(({ at }) => at));
  state.liveFrom = null;
}
