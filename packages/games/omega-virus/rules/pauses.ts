/** Pauses and lost connections: the live clock stops for both, and the boards are covered. */
import {
  type Action,
  type ActionList,
  CLOCK,
  type Context,
  enter,
  NOBODY,
  only,
  type Refusal,
  type Seat,
  type SeatSet,
} from '@airlock/kernel';
import { BOT_TAKES_OVER, CLAIM_ROUND, type Moment, momentOf, RESUME, WAIT_AGAIN } from '../actions.ts';
import type { OmegaEvent } from '../events.ts';
import { AT, type State, seatAt } from '../state.ts';
import { endRace, endStop } from './finishing.ts';
import { awaySeats, isAway, phaseOf, topOf } from './phases.ts';
import { refuse } from './refusals.ts';

/** As many as agreed against a person, any number elsewhere. */
export function pauseRefusal(state: State, seat: Seat): Refusal | null {
  if (state.stopped) return refuse('paused');
  if (phaseOf(state) !== 'LIVE') return refuse('roundOver');
  if (state.mode !== 'versus') return null;
  return seatAt(state, seat).pauses < state.options.pausesPerSeatPerRound ? null : refuse('noPauseLeft');
}

export function pause(state: State, seat: Seat, action: Action, context: Context<OmegaEvent>): void {
  const who = seatAt(state, seat);
  who.at = momentOf(action);
  who.pauses++;
  state.pausedBy = seat;
  stopClock(state, momentOf(action), context);
}

/** OMG-109: boards are covered until the clock runs again, after a fresh count from five. */
export function stopClock(state: State, at: Moment, context: Context<OmegaEvent>): void {
  if (state.liveFrom !== null) state.stopped = { liveFrom: state.liveFrom, earliest: state.liveMs };
  state.liveMs = Math.max(at, state.liveMs, ...state.seats.map((seat) => seat.at));
  state.liveFrom = null;
  state.hidden = true;
  state.since = context.now;
  enter(state, AT.startCount);
  enter(state, AT.paused);
  tellPause(state, context);
}

function tellPause(state: State, context: Context<OmegaEvent>): void {
  const { pausedBy, liveMs, since } = state;
  const { pauses, at } = pausedBy < 0 ? { pauses: 0, at: liveMs } : seatAt(state, pausedBy);
  context.tell?.({
    type: 'paused',
    rule: pausedBy < 0 ? 'OMG-110' : 'OMG-109',
    open: { by: pausedBy, pauses, at, liveMs, since },
  });
}

/** Waits for whoever paused, then for whoever is away. */
export const paused = {
  stays: true,

  seats(state: State): SeatSet {
    if (state.pausedBy >= 0) return only(state.pausedBy);
    return awaySeats(state).length > 0 ? only(CLOCK) : NOBODY;
  },

  list(state: State, seat: Seat, into: ActionList): void {
    if (seat === state.pausedBy) into.add(RESUME);
  },

  refusal: (_state: State, _seat: Seat, action: Action): Refusal | null =>
    action === RESUME ? null : refuse('paused'),

  take(state: State, _seat: Seat, _action: Action, context: Context<OmegaEvent>): void {
    resume(state, true, context);
  },
};

/** By the seat that paused, or when its time is over. */
export function resume(state: State, inTime: boolean, context: Context<OmegaEvent>): void {
  context.tell?.({ type: 'resumed', rule: 'OMG-109', open: { by: state.pausedBy, inTime } });
  state.pausedBy = -1;
}

/** OMG-110: during the race the clock stops; elsewhere the absence is only noted. */
export function loseSeat(state: State, seat: Seat, at: Moment, context: Context<OmegaEvent>): void {
  const who = seatAt(state, seat);
  who.awaySince = context.now;
  context.tell?.({ type: 'lost', rule: 'OMG-110', open: { seat, since: context.now } });
  const phase = phaseOf(state);
  if (phase === 'LIVE') stopClock(state, at, context);
  else if (phase === 'COUNTDOWN') {
    // The count is broken off and made anew when everybody is there.
    state.stack.pop();
    stopClock(state, state.liveMs, context);
  }
}

export function findSeat(state: State, seat: Seat, context: Context<OmegaEvent>): void {
  const who = seatAt(state, seat);
  const phase = phaseOf(state);
  if (who.awaySince >= 0 && (phase === 'PAUSED' || phase === 'ABSENCE')) {
    who.grace = Math.max(0, who.grace - (context.now - who.awaySince));
  }
  who.awaySince = -1;
  who.hasBot = false;
  context.tell?.({ type: 'back', rule: 'OMG-113', open: { seat, grace: who.grace } });
  if (topOf(state) === AT.absence) state.stack.pop();
}

/** OMG-111: the seat that is there decides about the one that is not. */
export function askPresent(state: State, context: Context<OmegaEvent>): void {
  const [absent] = awaySeats(state) as [Seat];
  state.since = context.now;
  seatAt(state, absent).grace = 0;
  enter(state, AT.absence);
  context.tell?.({ type: 'graceOver', rule: 'OMG-111', open: { seat: absent, since: context.now } });
}

export const presentSeat = (state: State): Seat => state.seats.findIndex((_, seat) => !isAway(state, seat));

export const absence = {
  seats: (state: State): SeatSet => {
    const seat = presentSeat(state);
    return seat < 0 ? only(CLOCK) : only(seat);
  },

  list(_state: State, seat: Seat, into: ActionList): void {
    if (seat === CLOCK) return;
    into.add(CLAIM_ROUND);
    into.add(WAIT_AGAIN);
    into.add(BOT_TAKES_OVER);
  },

  refusal: (_state: State, _seat: Seat, action: Action): Refusal | null =>
    action === CLAIM_ROUND || action === WAIT_AGAIN || action === BOT_TAKES_OVER ? null : refuse('paused'),

  take(state: State, seat: Seat, action: Action, context: Context<OmegaEvent>): void {
    const [absent] = awaySeats(state) as [Seat];
    if (action === CLAIM_ROUND) claimRound(state, seat);
    else if (action === WAIT_AGAIN) waitAgain(state, absent, context);
    else {
      seatAt(state, absent).hasBot = true;
      context.tell?.({ type: 'botTookOver', rule: 'OMG-111', open: { seat: absent } });
    }
  },
};

/** The one who stayed is the finisher, with the plans as they are. */
export function claimRound(state: State, seat: Seat): void {
  endStop(state);
  state.finish = { seat, at: state.liveMs };
  endRace(state, 'claim');
}

function waitAgain(state: State, absent: Seat, context: Context<OmegaEvent>): void {
  const who = seatAt(state, absent);
  who.grace = state.options.disconnectGraceSeconds * 1000;
  who.awaySince = context.now;
  state.since = context.now;
  context.tell?.({
    type: 'waitedAgain',
    rule: 'OMG-111',
    open: { seat: absent, grace: who.grace, since: context.now },
  });
}
