/** What may be done out of turn: sabotage, claims, asking for time, and the clock's time-out. */
import {
  type Action,
  type ActionList,
  CLOCK,
  has,
  only,
  REVIEWER,
  type Refusal,
  type RuleId,
  type Seat,
  seatsIn,
  setWord,
  topOf,
  wordAt,
} from '@airlock/kernel';
import { actionOf, FIRST_CLAIM, FIRST_MOVE, TIMEOUT, WAIT, wordOf } from '../actions.ts';
import { FIRST_GOAL } from '../cards.ts';
import type { OutsiderEvent, OutsiderTable } from '../events.ts';
import { windowOn } from '../frames.ts';
import { AT, type State } from '../state.ts';
import { claimRefusal, listClaims, makeClaim } from './claims.ts';
import { reactingToCrisis } from './crisis.ts';
import {
  answerByDefault,
  anyCardOf,
  chooseInSecret,
  choosingInSecret,
  deciding,
  questionAsked,
} from './decide.ts';
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
      tellTimedOut(state.active, 'OUT-301', 'turn', END_TURN, context);
      state.stack.pop();
      acting.take(state, state.active, END_TURN, context);
      return;
    case AT.reactToCrisis:
      for (const seat of seatsIn(reactingToCrisis.seats(state))) {
        tellTimedOut(seat, 'OUT-531', 'window', PASS, context);
        reactingToCrisis.take(state, seat, PASS, context);
      }
      return;
    case AT.reactToEntropy:
      for (const seat of seatsIn(reactingToEntropy.seats(state))) {
        tellTimedOut(seat, 'OUT-320', 'window', PASS, context);
        reactingToEntropy.take(state, seat, PASS, context);
      }
      return;
    case AT.secretCards:
      for (const seat of seatsIn(choosingInSecret.seats(state))) {
        const kind = anyCardOf(state, seat, context.random.stream('timeouts'));
        tellTimedOut(seat, 'OUT-205', 'question', actionOf('card', kind), context);
        chooseInSecret(state, seat, kind, context);
      }
      return;
    default: {
      const [seat] = seatsIn(deciding.seats(state));
      if (seat === undefined) return;
      const answer = answerByDefault(state, context.random.stream('timeouts'));
      const { name, rule } = questionAsked(state);
      tellTimedOut(seat, rule, 'question', answer, context, name);
      deciding.take(state, seat, answer, context);
    }
  }
}

const END_TURN = actionOf('endTurn');
const PASS = actionOf('pass');

type TimedOut = Extract<OutsiderEvent, { type: 'timedOut' }>;

/** Told first, so that what follows is known to be the clock's doing. What it answers may be secret. */
function tellTimedOut(
  seat: Seat,
  rule: RuleId,
  at: TimedOut['open']['at'],
  answer: Action,
  context: OutsiderTable,
  asked: NonNullable<TimedOut['own']>['asked'] = null,
): void {
  const own = { answer, asked };
  context.tell?.({ type: 'timedOut', rule, open: { seat, at }, own: { [seat]: own, [REVIEWER]: own } });
}
