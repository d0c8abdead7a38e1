/** Questions about Crises. */
import { itemAt, only } from '@airlock/kernel';
import { actionOf, assignAction, decode, wordIn, wordOf } from '../../actions.ts';
import { CRISES, type Crisis } from '../../cards.ts';
import { ALL_KNOW, AT, crisisOf, heldAs, type State, thingOf } from '../../state.ts';
import { clearCrisis, revealCrisis } from '../crisis.ts';
import { assign, drawForCrew, unassigned } from '../declaration.ts';
import { lookedAt, putBack, tellReturned } from '../looking.ts';
import { QUESTION } from '../questionIds.ts';
import { push } from '../stack.ts';
import { isOngoing, lose } from '../survival.ts';
import { DECLINE, DRAW, isAlwaysOpen, LOSE, type Question } from './question.ts';

/** The Crises a question is about lie at the end of the list, from `start` on. */
const drawnFrom = (state: State, start: number): Crisis[] => state.drawnCrises.slice(start).map(crisisOf);

/** The Scientist resolves one of two; the other goes to the bottom, unseen by others. */
export const scientist: Question = {
  rule: 'OUT-530',
  isOpen: (state, _seat, start) => state.drawnCrises.length > start,
  list(state, _seat, start, into) {
    for (const crisis of drawnFrom(state, start)) into.add(actionOf('crisis', crisis));
  },
  allows: (state, _seat, start, action) => drawnFrom(state, start).includes(wordIn(action, 'crisis')),
  take(state, seat, action, start, context) {
    const crisis = wordOf(action);
    const other = drawnFrom(state, start).find((one) => one !== crisis);
    state.drawnCrises.length = start;
    if (other !== undefined) state.crisisDeck.unshift(heldAs(other, only(seat)));
    revealCrisis(state, crisis, seat, false, context);
  },
  timeout: (state, _seat, start) => actionOf('crisis', drawnFrom(state, start)[0]),
};

export const cosmologist: Question = {
  rule: 'OUT-501',
  isOpen: isAlwaysOpen,
  list(_state, _seat, _argument, into) {
    into.add(DRAW);
    into.add(LOSE);
  },
  allows: (_state, _seat, _argument, action) => action === DRAW || action === LOSE,
  take(state, seat, action, _argument, context) {
    if (action === DRAW) {
      push(state, AT.drawCrisis, seat);
      return;
    }
    state.absorbed = true;
    context.tell?.({ type: 'crisisAbsorbed', rule: 'OUT-501', open: { seat } });
    lose(state, [{ seat, amount: 1 }], { rule: 'OUT-501', trigger: seat, named: 1 }, context);
  },
  timeout: () => DRAW,
};

/** GO05 */
export const clearOngoing: Question = {
  rule: 'OUT-360',
  isOpen: (state) => state.ongoing.length > 0,
  list(state, _seat, _argument, into) {
    into.add(DECLINE);
    for (const crisis of state.ongoing.map(thingOf).sort((a, b) => a - b))
      into.add(actionOf('crisis', crisis));
  },
  allows: (state, _seat, _argument, action) =>
    action === DECLINE || isOngoing(state, wordIn(action, 'crisis')),
  take(state, seat, action, _argument, context) {
    if (action !== DECLINE) clearCrisis(state, seat, wordOf(action), context);
  },
  timeout: () => DECLINE,
};

/** The top one first. */
const crisesLookedAt = (state: State): Crisis[] =>
  lookedAt(state.crisisDeck, state.lookedCrises).map(crisisOf);

const TOP = actionOf('topCrisis');
const BOTTOM = actionOf('bottomCrisis');

/** GO16 */
export const orderCrises: Question = {
  rule: 'OUT-701',
  isOpen: (state) => state.lookedCrises > 0,
  list(state, _seat, _argument, into) {
    for (const crisis of crisesLookedAt(state).sort((a, b) => a - b)) {
      into.add(TOP + crisis);
      into.add(BOTTOM + crisis);
    }
  },
  allows: (state, _seat, _argument, action) =>
    crisesLookedAt(state).includes(Math.max(wordIn(action, 'topCrisis'), wordIn(action, 'bottomCrisis'))),
  take(state, seat, action, _argument, context) {
    const toTop = action < BOTTOM;
    putBack(state.crisisDeck, state.lookedCrises, wordOf(action), toTop);
    state.lookedCrises--;
    tellReturned(seat, wordOf(action), toTop, context);
    if (state.lookedCrises > 0) push(state, AT.decide, QUESTION.orderCrises, seat, 0);
  },
  /** Unchanged: the lowest first. */
  timeout: (state) => TOP + itemAt(crisesLookedAt(state), state.lookedCrises - 1),
};

/** OUT-805: all or nothing (OUTR-18). */
export const declineCrises: Question = {
  rule: 'OUT-805',
  isOpen: isAlwaysOpen,
  list(_state, _seat, _argument, into) {
    into.add(DRAW);
    into.add(DECLINE);
  },
  allows: (_state, _seat, _argument, action) => action === DRAW || action === DECLINE,
  take(state, seat, action, _argument, context) {
    if (action === DRAW) drawForCrew(state, seat, context);
    else context.tell?.({ type: 'crisesDeclined', rule: 'OUT-805', open: { seat } });
  },
  timeout: () => DRAW,
};

export const assignCrises: Question = {
  rule: 'OUT-803',
  isOpen: (state, _seat, start) => state.drawnCrises.length > start && unassigned(state).length > 0,
  list(state, _seat, start, into) {
    const seats = unassigned(state);
    for (const crisis of drawnFrom(state, start).sort((a, b) => a - b)) {
      for (const seat of seats) into.add(assignAction(crisis, seat));
    }
  },
  allows(state, _seat, start, action) {
    if (!drawnFrom(state, start).includes(wordIn(action, 'assign'))) return false;
    const [, to = -1] = decode(action).words;
    return unassigned(state).includes(to);
  },
  take(state, seat, action, start, context) {
    const [crisis = -1, to = -1] = decode(action).words;
    assign(state, seat, crisis, to, start, context);
  },
};

/** GO16 as sabotage */
export const recallCrisis: Question = {
  rule: 'OUT-410',
  isOpen: (state) => state.crisisDiscard.length > 0,
  list(state, _seat, _argument, into) {
    for (const crisis of CRISES.keys()) {
      if (state.crisisDiscard.includes(crisis)) into.add(actionOf('crisis', crisis));
    }
  },
  allows: (state, _seat, _argument, action) => state.crisisDiscard.includes(wordIn(action, 'crisis')),
  take(state, seat, action, _argument, context) {
    const crisis = wordOf(action);
    state.crisisDiscard.splice(state.crisisDiscard.lastIndexOf(crisis), 1);
    state.crisisDeck.push(heldAs(crisis, ALL_KNOW));
    context.tell?.({ type: 'crisisRecalled', rule: 'OUT-410', open: { seat, crisis } });
  },
};
