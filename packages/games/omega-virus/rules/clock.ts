/**
 * What the clock does and when. The rules trust the clock seat: only the table itself can speak for it. `due` tells
 * the table what to let the clock do next if nothing else happens before.
 */
import { type Action, CLOCK, type Context, type Due, type Refusal, type Seat } from '@airlock/kernel';
import {
  ABANDON,
  BRIEFING_OVER,
  backAction,
  CHOICE_OVER,
  END_HOLD,
  forfeitAction,
  GO,
  GRACE_OVER,
  isKind,
  LIMIT,
  lostAction,
  momentOf,
  namedSeat,
  PAUSE_OVER,
  REVIEW_OVER,
} from '../actions.ts';
import { TIMES } from '../cards.ts';
import type { OmegaEvent } from '../events.ts';
import { type State, seatAt } from '../state.ts';
import { abandoned, endMatch, forfeited } from './ending.ts';
import { endRace } from './finishing.ts';
import { askPresent, claimRound, findSeat, loseSeat, presentSeat, resume } from './pauses.ts';
import { awaySeats, forfeitAt, holdOf, isAway, limitOf, phaseOf } from './phases.ts';
import { refuse } from './refusals.ts';
import { goOn, setReady } from './rounds.ts';

/** Whether the clock may do that now. */
export function clockRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  if (seat !== CLOCK) return refuse('clockOnly');
  const phase = phaseOf(state);
  if (isKind(action, 'lost')) {
    const { awaySince, hasBot } = state.seats[namedSeat(action)] ?? { awaySince: 0, hasBot: true };
    return awaySince >= 0 || hasBot ? refuse('goneAlready') : null;
  }
  if (isKind(action, 'back')) {
    const who = state.seats[namedSeat(action)];
    return who && (who.awaySince >= 0 || who.hasBot) ? null : refuse('hereAlready');
  }
  return isDueIn(state, phase, action) ? null : refuse('notNow');
}

function isDueIn(state: State, phase: string, action: Action): boolean {
  const isVersus = state.mode === 'versus';
  const away = awaySeats(state);
  if (isKind(action, 'forfeit')) {
    const seat = namedSeat(action);
    return isVersus && phase === 'BRIEFING' && seat < state.seats.length && isAway(state, seat);
  }
  switch (action) {
    case BRIEFING_OVER:
      return phase === 'BRIEFING' && mayStart(state);
    case LIMIT:
      return phase === 'LIVE';
    case END_HOLD:
      return phase === 'PHOTO';
    case PAUSE_OVER:
      return phase === 'PAUSED' && state.pausedBy >= 0;
    case REVIEW_OVER:
      return phase === 'REVIEW';
    case GRACE_OVER:
      return isVersus && phase === 'PAUSED' && state.pausedBy < 0 && away.length === 1;
    case CHOICE_OVER:
      return phase === 'ABSENCE' && away.length === 1;
    case ABANDON:
      return isVersus && away.length === state.seats.length;
    default:
      return false;
  }
}

/** OMG-082: where the briefing has a time of its own, when that is over; otherwise for a connected seat that keeps the other waiting. */
function mayStart(state: State): boolean {
  if (state.options.briefingSeconds > 0) return true;
  const isWaitedFor = state.seats.some(({ isReady }) => isReady);
  return isWaitedFor && state.seats.every(({ isReady }, seat) => isReady || !isAway(state, seat));
}

export function clockActs(state: State, action: Action, context: Context<OmegaEvent>): void {
  if (isKind(action, 'lost')) loseSeat(state, namedSeat(action), momentOf(action), context);
  else if (isKind(action, 'back')) findSeat(state, namedSeat(action), context);
  else if (isKind(action, 'forfeit')) endMatch(state, forfeited(state, namedSeat(action)), context);
  else if (action === BRIEFING_OVER) {
    for (const [seat, { isReady }] of state.seats.entries())
      if (!isReady) setReady(state, seat, true, context);
  } else if (action === LIMIT) endRace(state, 'limit');
  else if (action === END_HOLD) endRace(state, 'finish');
  else if (action === PAUSE_OVER) resume(state, false, context);
  else if (action === REVIEW_OVER) {
    for (const [seat, { isReady }] of state.seats.entries()) if (!isReady) goOn(state, seat, context);
  } else if (action === GRACE_OVER) askPresent(state, context);
  else if (action === CHOICE_OVER) claimRound(state, presentSeat(state));
  else endMatch(state, abandoned(state), context);
}

const NAMELESS: readonly Action[] = [
  BRIEFING_OVER,
  LIMIT,
  END_HOLD,
  PAUSE_OVER,
  REVIEW_OVER,
  GRACE_OVER,
  CHOICE_OVER,
  ABANDON,
];

/** Everything the clock may do now. */
export function clockActions(state: State): Action[] {
  const now = Math.max(state.liveMs, ...state.seats.map(({ at }) => at));
  const named = [...state.seats.keys()].flatMap((seat) => [
    lostAction(seat, now),
    backAction(seat),
    forfeitAction(seat),
  ]);
  return [...NAMELESS, ...named].filter((action) => clockRefusal(state, CLOCK, action) === null);
}

/** What the clock does next if nobody does anything; `null` where it has nothing to wait for. */
export function due(state: State): Due | null {
  const { since, options } = state;
  const away = awaySeats(state);
  if (state.mode === 'versus' && away.length === state.seats.length) {
    const last = Math.max(...state.seats.map(({ awaySince }) => awaySince));
    return { action: ABANDON, at: last + TIMES.abandoned, clock: 'match' };
  }
  switch (phaseOf(state)) {
    case 'BRIEFING': {
      const [absent] = away;
      if (absent !== undefined && state.mode === 'versus') {
        return { action: forfeitAction(absent), at: forfeitAt(state, absent), clock: 'match' };
      }
      if (!mayStart(state)) return null;
      const time = options.briefingSeconds > 0 ? options.briefingSeconds * 1000 : TIMES.lateReady;
      return { action: BRIEFING_OVER, at: since + time, clock: 'match' };
    }
    case 'COUNTDOWN':
      return { action: GO, at: since + TIMES.countdown, clock: 'match' };
    case 'LIVE':
      return { action: LIMIT, at: limitOf(state) + TIMES.hold, clock: 'live' };
    case 'PHOTO':
      return { action: END_HOLD, at: (state.finish?.at ?? 0) + holdOf(state), clock: 'live' };
    case 'PAUSED': {
      // OMG-109: nobody waits for a person who is alone or plays a bot.
      if (state.mode !== 'versus') return null;
      if (state.pausedBy >= 0) return { action: PAUSE_OVER, at: since + TIMES.pause, clock: 'match' };
      const [absent] = away;
      if (absent === undefined) return null;
      const { awaySince, grace } = seatAt(state, absent);
      return { action: GRACE_OVER, at: awaySince + grace, clock: 'match' };
    }
    case 'ABSENCE':
      return { action: CHOICE_OVER, at: since + TIMES.absenceChoice, clock: 'match' };
    case 'REVIEW':
      return { action: REVIEW_OVER, at: since + TIMES.review, clock: 'match' };
    default:
      return null;
  }
}
