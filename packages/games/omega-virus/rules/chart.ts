/** The flow chart of a match: three rounds of briefing, countdown, race, scoring and review. */
import {
  type Action,
  type ActionList,
  CLOCK,
  type Context,
  choice,
  flow,
  has,
  type Refusal,
  type Seat,
  step,
} from '@airlock/kernel';
import { codec, END_HOLD, FIRST_ANSWER, isKind, LIMIT, RESIGN, UNREADY } from '../actions.ts';
import type { OmegaEvent } from '../events.ts';
import { AT, type NodeName, type State, seatAt } from '../state.ts';
import { clockActions, clockActs, clockRefusal } from './clock.ts';
import { endMatch, forfeited } from './ending.ts';
import { absence, pause, paused } from './pauses.ts';
import { phaseOf } from './phases.ts';
import { command, commandRefusal, listBesides, listBuilding, racing } from './race.ts';
import { REASONS, refuse } from './refusals.ts';
import { briefing, countdown, dealRound, endRound, review, setReady, startCount } from './rounds.ts';
import { scoreRound } from './scoring.ts';

const isSeated = (state: State, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < state.seats.length;

/** The clock's own actions are the first ones. */
const isClocks = (action: Action): boolean => action < codec.first.resign;

/** There are no turns: whatever is not an answer to a question is taken whenever it is legal. */
const asides = {
  below: FIRST_ANSWER,

  list(state: State, seat: Seat, into: ActionList): void {
    if (seat === CLOCK) {
      for (const action of clockActions(state)) if (!isClockAwaited(state, action)) into.add(action);
      return;
    }
    if (!isSeated(state, seat)) return;
    into.add(RESIGN);
    if (unreadyRefusal(state, seat) === null) into.add(UNREADY);
    listBesides(state, seat, into);
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (isClocks(action)) return clockRefusal(state, seat, action);
    if (!isSeated(state, seat)) return refuse('notYourTurn');
    if (action === RESIGN) return null;
    return action === UNREADY ? unreadyRefusal(state, seat) : commandRefusal(state, seat, action);
  },

  take(state: State, seat: Seat, action: Action, context: Context<OmegaEvent>): void {
    if (isClocks(action)) clockActs(state, action, context);
    else if (action === RESIGN) endMatch(state, forfeited(state, seat), context);
    else if (action === UNREADY) setReady(state, seat, false, context);
    else if (isKind(action, 'pause')) pause(state, seat, action, context);
    else command(state, seat, action, context);
  },
};

function unreadyRefusal(state: State, seat: Seat): Refusal | null {
  if (phaseOf(state) !== 'BRIEFING') return refuse('notAtReadyCheck');
  return seatAt(state, seat).isReady ? null : refuse('notReady');
}

/** What the table waits for the clock to do: the end of the race, or of somebody's absence. */
function isClockAwaited(state: State, action: Action): boolean {
  if (!has(parts.waiting(state), CLOCK) || phaseOf(state) === 'COUNTDOWN') return false;
  return (
    phaseOf(state) === 'PAUSED' || phaseOf(state) === 'ABSENCE' || action === LIMIT || action === END_HOLD
  );
}

function withClock(list: (state: State, seat: Seat, into: ActionList) => void) {
  return (state: State, seat: Seat, into: ActionList): void => {
    if (seat !== CLOCK) list(state, seat, into);
    else for (const action of clockActions(state)) if (isClockAwaited(state, action)) into.add(action);
  };
}

const parts = flow<NodeName, State, OmegaEvent>({
  at: AT,
  nodes: {
    dealRound: step(dealRound),
    briefing: choice(briefing),
    startCount: step(startCount),
    countdown: choice(countdown),
    race: choice({
      stays: true,
      seats: racing,
      list: withClock(listBuilding),
      refusal: () => refuse('notNow'),
      take: () => {
        throw new Error('Everything in the race is done out of turn.');
      },
    }),
    scoreRound: step(scoreRound),
    review: choice(review),
    endRound: step(endRound),
    paused: choice({ ...paused, list: withClock(paused.list) }),
    absence: choice({ ...absence, list: withClock(absence.list) }),
  },
  asides,
  rules: { notYourTurn: REASONS.notYourTurn, noSuchAction: REASONS.noSuchAction, over: REASONS.over },
});

export const chart = parts;
