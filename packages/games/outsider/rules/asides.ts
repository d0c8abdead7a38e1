/** What may be done out of turn: sabotage, claims, asking for time, and the clock's time-out. */
import {
  type Action,
  type ActionList,
  CLOCK,
  has,
  only,
  type Refusal,
  type Seat,
  seatsIn,
  setWord,
  topOf,
  wordAt,
} from '@airlock/kernel';
import { actionOf, FIRST_CLAIM, FIRST_MOVE, TIMEOUT, WAIT, wordOf } from '../actions.ts';
import { FIRST_GOAL } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { windowOn } from '../frames.ts';
import { AT, type State } from '../state.ts';
import { claimRefusal, listClaims, makeClaim } from './claims.ts';
import { reactingToCrisis } from './crisis.ts';
import { answerByDefault, anyCardOf, chooseInSecret, choosingInSecret, deciding } from './decide.ts';
import { acting } from './moves.ts';
import { refuse } from './refusals.ts';
import { listSabotages, sabotage, sabotageRefusal } from './sabotage.ts';
import { reactingToEntropy } from './turn.ts';

/** Once in a window, with or without a card to play, so that waiting proves nothing. */
function waitRefusal(state: State, seat: Seat): Refusal | null {
  const open = windowOn(state);
  if (!open) return refuse('noWindow');
  return has(wordAt(state, open.waited), seat) ? refuse('waitedAlready') : null;
}

function wait(state: State, seat: Seat, context: OutsiderTable): void {
  const open = windowOn(state);
  if (!open) throw new Error('No window is open to wait in.');
  setWord(state, open.waited, wordAt(state, open.waited) | only(seat));
  context.tell?.({ type: 'waited', rule: 'OUT-531', open: { seat } });
}

const isSeated = (state: State, seat: Seat): boolean => has((1 << state.seats) - 1, seat);

export const asides = {
  below: FIRST_MOVE,

  list(state: State, seat: Seat, into: ActionList): void {
    if (seat === CLOCK) {
      into.add(TIMEOUT);
      return;
    }
    if (!isSeated(state, seat)) return;
    if (waitRefusal(state, seat) === null) into.add(WAIT);
    listSabotages(state, seat, into);
    listClaims(state, seat, into);
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (action === TIMEOUT) return seat === CLOCK ? null : refuse('noSuchAction');
    if (!isSeated(state, seat)) return refuse('noSuchAction');
    if (action === WAIT) return waitRefusal(state, seat);
    if (action >= FIRST_CLAIM) return claimRefusal(state, seat, action);
    return sabotageRefusal(state, seat, FIRST_GOAL + wordOf(action));
  },

  take(state: State, seat: Seat, action: Action, context: OutsiderTable): void {
    if (action === TIMEOUT) timeOut(state, context);
    else if (action === WAIT) wait(state, seat, context);
    else if (action >= FIRST_CLAIM) makeClaim(state, seat, action, context);
    else sabotage(state, seat, FIRST_GOAL + wordOf(action), context);
  },
};

/** What happens where time runs out: the mildest answer, in a way that looks like any other. */
function timeOut(state: State, context: OutsiderTable): void {
  switch (topOf(state)) {
    case AT.actions:
      state.stack.pop();
      acting.take(state, state.active, actionOf('endTurn'), context);
      return;
    case AT.reactToCrisis:
      for (const seat of seatsIn(reactingToCrisis.seats(state))) {
        reactingToCrisis.take(state, seat, actionOf('pass'), context);
      }
      return;
    case AT.reactToEntropy:
      for (const seat of seatsIn(reactingToEntropy.seats(state))) {
        reactingToEntropy.take(state, seat, actionOf('pass'), context);
      }
      return;
    case AT.secretCards:
      for (const seat of seatsIn(choosingInSecret.seats(state))) {
        chooseInSecret(state, seat, anyCardOf(state, seat, context.random.stream('timeouts')), context);
      }
      return;
    default: {
      const [seat] = seatsIn(deciding.seats(state));
      if (seat !== undefined)
        deciding.take(state, seat, answerByDefault(state, context.random.stream('timeouts')), context);
    }
  }
}
