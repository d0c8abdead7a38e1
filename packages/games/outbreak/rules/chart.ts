/** The flow chart of a match: Days of three Shifts, each a choice of Tasks, secret cards and their reveal. */
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
  seatsIn,
  step,
} from '@airlock/kernel';
import { FIRST_MOVE, isTimeout, lateSeatOf, timeoutAction } from '../actions.ts';
import { ABSTAIN, HOLD, SKIP } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import { AT, isOut, type State } from '../state.ts';
import { defaultCard } from './cardLimits.ts';
import { claimRefusal, listClaims, makeClaim } from './claims.ts';
import { dealHands, dealRoles, endDay, endShift, night, startDay, startShift } from './days.ts';
import { REASONS, refuse } from './refusals.ts';
import { chooseRepair, countRepair, repairing } from './repair.ts';
import { acting, chooseCard, reveal, settle } from './shift.ts';
import { hasChosen } from './stages.ts';
import { chooseTasks, defaultPair, picking } from './tasks.ts';
import { castBallot, countVotes, voting } from './vote.ts';

/** Claims are open to all who may speak; the clock acts for those who let it run out. */
const asides = {
  below: FIRST_MOVE,

  list(state: State, seat: Seat, into: ActionList): void {
    if (seat !== CLOCK) listClaims(state, seat, into);
    else for (const late of seatsIn(parts.waiting(state))) into.add(timeoutAction(late));
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (isTimeout(action)) {
      const isDue = seat === CLOCK && has(parts.waiting(state), lateSeatOf(action));
      return isDue ? null : refuse('noSuchAction');
    }
    return claimRefusal(state, seat, action);
  },

  take(state: State, seat: Seat, action: Action, context: Context<OutbreakEvent>): void {
    if (isTimeout(action)) timeOut(state, lateSeatOf(action), context);
    else makeClaim(state, seat, action, context);
  },
};

/** OBK-210, OBK-305: for a seat that has not chosen, in a way that looks like any other choice. */
function timeOut(state: State, seat: Seat, context: Context<OutbreakEvent>): void {
  switch (state.stack[state.stack.length - 1]) {
    case AT.pick:
      // The Leader's choice is left when it is taken, whoever takes it.
      state.stack.pop();
      chooseTasks(state, seat, defaultPair(state), true, context);
      return;
    case AT.vote:
      castBallot(state, seat, SKIP, true, context);
      return;
    case AT.repair:
      chooseRepair(state, seat, ABSTAIN, true, context);
      return;
    default:
      chooseCard(state, seat, isOut(state, seat) ? HOLD : defaultCard(state, seat), true, context);
  }
}

const parts = flow<keyof typeof AT, State, OutbreakEvent>({
  at: AT,
  nodes: {
    dealRoles: step(dealRoles),
    startDay: step(startDay),
    vote: choice(voting),
    countVotes: step(countVotes),
    dealHands: step(dealHands),
    startShift: step(startShift),
    pick: choice(picking),
    actions: choice(acting),
    reveal: step(reveal),
    settle: step(settle),
    repair: choice(repairing),
    countRepair: step(countRepair),
    endShift: step(endShift),
    endDay: step(endDay),
    night: step(night),
  },
  asides,
  rules: { notYourTurn: REASONS.notYourTurn, noSuchAction: REASONS.noSuchAction, over: REASONS.over },
});

/** Whoever has chosen hears that it is final, not that it is somebody else's turn. */
export const chart: typeof parts = {
  ...parts,
  refusal(state, seat, action) {
    const isMove = state.result === null && action >= FIRST_MOVE && Number.isInteger(action);
    return isMove && hasChosen(state, seat) ? refuse('alreadyChosen') : parts.refusal(state, seat, action);
  },
};
