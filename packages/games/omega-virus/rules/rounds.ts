/** From the briefing to GO, and from the review to the next round. */
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
import { CONTINUE, GO, READY } from '../actions.ts';
import type { OmegaEvent } from '../events.ts';
import {
  AT,
  type Bench,
  cloneBench,
  newBench,
  placesOf,
  restedSeat,
  roundsOf,
  type State,
  scoringIn,
  seatAt,
} from '../state.ts';
import { endMatch, resultOf } from './ending.ts';
import { flipByItself } from './flipping.ts';
import { stopClock } from './pauses.ts';
import { awaySeats } from './phases.ts';
import { refuse } from './refusals.ts';
import { eachTheirOwn, sightsOf } from './telling.ts';

/** OMG-080, OMG-081: new locations, new scoring cards, shuffled decks, no keys. */
export function dealRound(state: State, context: Context<OmegaEvent>): void {
  state.round++;
  const [decks = [], ...later] = state.future;
  state.future = later;
  for (const [seat, who] of state.seats.entries()) {
    const bench: Bench = newBench(decks[seat] ?? [], who.bench.autoFlip);
    Object.assign(who, restedSeat(bench, state.options), { awaySince: who.awaySince });
  }
  state.finish = null;
  state.ended = null;
  state.liveMs = 0;
  state.liveFrom = null;
  state.since = context.now;
  state.checkedSince = context.now;
  for (const node of [AT.endRound, AT.review, AT.scoreRound, AT.race, AT.startCount, AT.briefing]) {
    enter(state, node);
  }
  if (!context.tell) return;
  const { open, own } = eachTheirOwn(state, (viewer) => ({
    backs: sightsOf(state, viewer).map(({ back }) => back),
  }));
  context.tell({
    type: 'dealt',
    rule: 'OMG-004',
    open: {
      round: state.round,
      locations: placesOf(state),
      scoring: scoringIn(state),
      since: state.since,
      ...open,
    },
    ...own,
    reveals: true,
  });
}

/** Seats that have not said yes yet. */
function notReady(state: State): SeatSet {
  let seats: SeatSet = NOBODY;
  for (const [seat, { isReady }] of state.seats.entries()) if (!isReady) seats |= only(seat);
  return seats;
}

/** OMG-082: until everybody is ready. */
export const briefing = {
  stays: true,
  seats: notReady,

  list(_state: State, seat: Seat, into: ActionList): void {
    if (seat !== CLOCK) into.add(READY);
  },

  refusal: (_state: State, _seat: Seat, action: Action): Refusal | null =>
    action === READY ? null : refuse('notLive'),

  take(state: State, seat: Seat, _action: Action, context: Context<OmegaEvent>): void {
    setReady(state, seat, true, context);
  },
};

/** Where the briefing has no time of its own, the first to be ready starts the time of the other. */
export function setReady(state: State, seat: Seat, ready: boolean, context: Context<OmegaEvent>): void {
  const isFirst = state.seats.every(({ isReady }) => !isReady);
  seatAt(state, seat).isReady = ready;
  if (ready && isFirst && state.options.briefingSeconds === 0) state.since = context.now;
  context.tell?.({ type: 'readied', rule: 'OMG-082', open: { seat, ready, since: state.since } });
}

/** OMG-009; whoever is away is waited for first. */
export function startCount(state: State, context: Context<OmegaEvent>): void {
  if (awaySeats(state).length > 0) {
    stopClock(state, state.liveMs, context);
    return;
  }
  state.since = context.now;
  enter(state, AT.countdown);
  context.tell?.({ type: 'counting', rule: 'OMG-009', open: { since: context.now } });
}

export const countdown = {
  seats: (): SeatSet => only(CLOCK),

  list(_state: State, _seat: Seat, into: ActionList): void {
    into.add(GO);
  },

  refusal: (_state: State, _seat: Seat, action: Action): Refusal | null =>
    action === GO ? null : refuse('notLive'),

  /** OMG-101: one instant for both. */
  take(state: State, _seat: Seat, _action: Action, context: Context<OmegaEvent>): void {
    state.hidden = false;
    state.liveFrom = context.now - state.liveMs;
    state.stopped = null;
    context.tell?.({ type: 'go', rule: 'OMG-101', open: { liveFrom: state.liveFrom }, reveals: true });
    if (state.seats.every(({ log, at }) => log.length === 0 && at === 0)) startBenches(state, context);
  },
};

/** OMG-029: at GO the first cards turn up by themselves. */
function startBenches(state: State, context: Context<OmegaEvent>): void {
  for (const [seat, who] of state.seats.entries()) {
    flipByItself(state, seat, context);
    who.base = cloneBench(who.bench);
  }
}

/** Each seat looks as long as it likes, up to the clock. */
export const review = {
  stays: true,
  seats: notReady,

  list(_state: State, seat: Seat, into: ActionList): void {
    if (seat !== CLOCK) into.add(CONTINUE);
  },

  refusal: (_state: State, _seat: Seat, action: Action): Refusal | null =>
    action === CONTINUE ? null : refuse('roundOver'),

  take(state: State, seat: Seat, _action: Action, context: Context<OmegaEvent>): void {
    goOn(state, seat, context);
  },
};

/** By itself, or because its time is over. */
export function goOn(state: State, seat: Seat, context: Context<OmegaEvent>): void {
  seatAt(state, seat).isReady = true;
  context.tell?.({ type: 'continued', rule: 'OMG-080', open: { seat } });
}

/** OMG-083: three rounds. */
export function endRound(state: State, context: Context<OmegaEvent>): void {
  if (state.round < roundsOf(state)) enter(state, AT.dealRound);
  else endMatch(state, resultOf(state), context);
}
