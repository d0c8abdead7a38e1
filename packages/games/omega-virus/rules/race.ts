/** The race itself: both seats build at once, each on its own bench, until one is done. */
import {
  type Action,
  type ActionList,
  CLOCK,
  type Context,
  missing,
  NOBODY,
  only,
  type Refusal,
  type Seat,
  type SeatSet,
} from '@airlock/kernel';
import {
  autoFlipAction,
  flipAction,
  isKind,
  type Moment,
  momentOf,
  pauseAction,
  pickUpAction,
  placeAction,
  stamp,
  takeBackAction,
  turnsOn,
  UNMARK,
} from '../actions.ts';
import { NO_CARD, TURNS } from '../cards.ts';
import type { OmegaEvent } from '../events.ts';
import { positionsAround } from '../geometry/legal.ts';
import { cardOf } from '../geometry/placements.ts';
import { staysWhole } from '../geometry/sections.ts';
import { benchOf, type State, seatAt } from '../state.ts';
import { fold, isBuilding, perform } from './building.ts';
import { checkFinish } from './finishing.ts';
import { flipByItself, flipRefusal } from './flipping.ts';
import { pauseRefusal } from './pauses.ts';
import { isUnderWay, limitOf, phaseOf } from './phases.ts';
import { markRefusal, pickUpRefusal } from './pickingUp.ts';
import { placeRefusal } from './placing.ts';
import { refuse } from './refusals.ts';
import { countsOf } from './telling.ts';

/**
 * No list can hold every moment. The listed actions are those of somebody who is in no hurry; any other moment
 * is judged by `refusal`.
 */
const UNHURRIED: Moment = 10_000;

/** Nothing happens before the seat's last command, nor before the clock last began to run (OMG-102, OMG-104). */
export const earliestMoment = (state: State, seat: Seat): Moment =>
  Math.max(seatAt(state, seat).at, state.stopped?.earliest ?? state.liveMs);

/** When the next listed action of a seat happens, or -1 when no time is left for one. */
function nextMoment(state: State, seat: Seat): Moment {
  const at = earliestMoment(state, seat);
  const last = limitOf(state) - 1;
  return at >= last ? -1 : Math.min(at + UNHURRIED, last);
}

/** Nobody waits for anybody (OMG-020): the seats that still have time, or the clock. */
export function racing(state: State): SeatSet {
  if (state.ended) return NOBODY;
  if (state.finish) return only(CLOCK);
  let seats: SeatSet = NOBODY;
  for (const seat of state.seats.keys()) if (nextMoment(state, seat) >= 0) seats |= only(seat);
  return seats === NOBODY ? only(CLOCK) : seats;
}

/** Flips, placements around the plan, and single cards that may be picked up. */
export function listBuilding(state: State, seat: Seat, into: ActionList): void {
  const at = nextMoment(state, seat);
  const { hand, plan, marked } = benchOf(state, seat);
  if (hand !== NO_CARD) {
    const positions = positionsAround(plan);
    for (let index = 0; index < positions.length; index += 2) {
      const [x, y] = [positions[index] ?? missing(), positions[index + 1] ?? missing()];
      for (let turn = 0; turn < TURNS; turn++) into.add(placeAction(hand, x, y, turn, at));
    }
  } else if (flipRefusal(benchOf(state, seat)) === null) into.add(flipAction(at));
  if (marked.length > 0) into.add(UNMARK);
  const lifted = marked.reduce((set, card) => set | (1 << card), 0);
  for (const placement of plan) {
    const card = cardOf(placement);
    if (lifted & (1 << card)) continue;
    if (staysWhole(plan, lifted | (1 << card))) into.add(pickUpAction([card], at));
  }
}

/** What a seat may do in the race besides building. */
export function listBesides(state: State, seat: Seat, into: ActionList): void {
  const at = Math.max(nextMoment(state, seat), earliestMoment(state, seat));
  into.add(autoFlipAction(!benchOf(state, seat).autoFlip, isUnderWay(state) ? at : 0));
  if (phaseOf(state) !== 'LIVE') return;
  if (takeBackRefusal(state, seat) === null) into.add(takeBackAction(at));
  if (pauseRefusal(state, seat) === null) into.add(pauseAction(at));
}

/** The first thing that is wrong with doing something at this moment. */
function phaseRefusal(state: State, seat: Seat, at: Moment): Refusal | null {
  if (state.stopped) return stoppedRefusal(state, seat, at);
  switch (phaseOf(state)) {
    case 'PAUSED':
    case 'ABSENCE':
      return refuse('paused');
    case 'REVIEW':
      return refuse('roundOver');
    case 'LIVE':
    case 'PHOTO': {
      const { finish } = state;
      if (finish && (finish.seat === seat || at > finish.at)) return refuse('roundOver');
      if (at >= limitOf(state)) return refuse('timeIsUp');
      return at < earliestMoment(state, seat) ? refuse('timeRunsBack') : null;
    }
    default:
      return refuse('notLive');
  }
}

/** OMG-109: what was done before the clock stopped counts although it is heard later; whoever paused was done. */
function stoppedRefusal(state: State, seat: Seat, at: Moment): Refusal | null {
  if (seat === state.pausedBy || at > state.liveMs) {
    return refuse(phaseOf(state) === 'COUNTDOWN' ? 'notLive' : 'paused');
  }
  if (at >= limitOf(state)) return refuse('timeIsUp');
  return at < earliestMoment(state, seat) ? refuse('timeRunsBack') : null;
}

/** Every check in the order of the rules; the first that fails is the answer. */
export function commandRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  const { bench } = seatAt(state, seat);
  if (isKind(action, 'autoFlip')) return autoFlipRefusal(state, seat, action);
  const moment = momentOf(action);
  const wrong = phaseRefusal(state, seat, moment < 0 ? earliestMoment(state, seat) : moment);
  if (wrong) return wrong;
  if (isKind(action, 'flip')) return flipRefusal(bench);
  if (isKind(action, 'place')) return placeRefusal(bench, action);
  if (isKind(action, 'pickUp')) return pickUpRefusal(bench, action);
  if (isKind(action, 'mark')) return markRefusal(bench, action);
  if (action === UNMARK) return bench.marked.length > 0 ? null : refuse('nothingMarked');
  if (isKind(action, 'takeBack')) return takeBackRefusal(state, seat);
  return pauseRefusal(state, seat);
}

/** At any time; during the race it has its moment like everything else. */
function autoFlipRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  if (turnsOn(action) === benchOf(state, seat).autoFlip) return refuse('autoFlipAlready');
  const phase = phaseOf(state);
  return phase === 'LIVE' || phase === 'PHOTO' ? phaseRefusal(state, seat, momentOf(action)) : null;
}

/** A command was accepted: it is done, written into the seat's own log, and may be the last one. */
export function command(state: State, seat: Seat, action: Action, context: Context<OmegaEvent>): void {
  if (isKind(action, 'autoFlip')) {
    setAutoFlip(state, seat, action, context);
    return;
  }
  const who = seatAt(state, seat);
  const moment = momentOf(action);
  if (moment >= 0) who.at = moment;
  if (isKind(action, 'takeBack')) {
    takeBack(state, seat, context);
    return;
  }
  who.log.push(action);
  if (state.mode === 'practice' && isBuilding(action)) who.undos++;
  perform(state, seat, action, context);
  if (!isBuilding(action)) return;
  checkFinish(state, seat, context);
  // OMG-029: not after the finishing command.
  if (!isKind(action, 'flip') && !isDone(state, seat)) flipByItself(state, seat, context);
}

const isDone = (state: State, seat: Seat): boolean => state.ended !== null || state.finish?.seat === seat;

function setAutoFlip(state: State, seat: Seat, action: Action, context: Context<OmegaEvent>): void {
  const who = seatAt(state, seat);
  const on = turnsOn(action);
  who.bench.autoFlip = on;
  if (isUnderWay(state)) {
    const phase = phaseOf(state);
    if (phase === 'LIVE' || phase === 'PHOTO') who.at = momentOf(action);
    who.log.push(stamp(action, who.at));
  }
  context.tell?.({ type: 'autoFlip', rule: 'OMG-029', open: { seat, on, at: who.at } });
}

/** OMG-131: only in practice, and as often as there is something. */
function takeBackRefusal(state: State, seat: Seat): Refusal | null {
  if (state.mode !== 'practice' || !state.options.practiceUndo) return refuse('noTakingBack');
  return seatAt(state, seat).undos > 0 ? null : refuse('nothingToTakeBack');
}

function takeBack(state: State, seat: Seat, context: Context<OmegaEvent>): void {
  const who = seatAt(state, seat);
  fold(state, seat, Math.max(0, who.log.map(isBuilding).lastIndexOf(true)));
  who.undos--;
  context.tell?.({
    type: 'takenBack',
    rule: 'OMG-131',
    open: countsOf(state, seat),
    reveals: true,
  });
}
