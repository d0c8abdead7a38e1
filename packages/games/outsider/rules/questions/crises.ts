/** Questions about Crises. */
import { only, type Seat } from '@airlock/kernel';
import { actionOf, assignAction, decode, wordOf } from '../../actions.ts';
import { CRISES, type Crisis } from '../../cards.ts';
import { ALL_KNOW, AT, heldAs, kindOf, type State, thingOf } from '../../state.ts';
import { clearCrisis, revealCrisis } from '../crisis.ts';
import { assign, drawForCrew, unassigned } from '../declaration.ts';
import { lookedAt, putBack, tellReturned } from '../looking.ts';
import { QUESTION } from '../questionIds.ts';
import { push } from '../stack.ts';
import { lose } from '../survival.ts';
import type { Question } from './question.ts';

/** The Crises a question is about lie at the end of the list, from `start` on. */
const drawnFrom = (state: State, start: number): Crisis[] => state.drawnCrises.slice(start).map(kindOf);

/** The Scientist resolves one of two; the other goes to the bottom, unseen by others. */
export const scientist: Question = {
  rule: 'OUT-530',
  list(state, _seat, start, into) {
    for (const crisis of drawnFrom(state, start)) into.add(actionOf('crisis', crisis));
  },
  take(state, seat, action, start, table) {
    const crisis = wordOf(action);
    const other = drawnFrom(state, start).find((one) => one !== crisis);
    state.drawnCrises.length = start;
    if (other !== undefined) state.crisisDeck.unshift(heldAs(other, only(seat)));
    revealCrisis(state, crisis, seat, false, table);
  },
  timeout: (state, _seat, start) => actionOf('crisis', drawnFrom(state, start)[0]),
};

export const cosmologist: Question = {
  rule: 'OUT-501',
  list(_state, _seat, _argument, into) {
    into.add(actionOf('draw'));
    into.add(actionOf('lose'));
  },
  take(state, seat, action, _argument, table) {
    if (action === actionOf('draw')) {
      push(state, AT.drawCrisis, seat);
      return;
    }
    state.absorbed = true;
    table.tell?.({ type: 'crisisAbsorbed', rule: 'OUT-501', open: { seat } });
    lose(state, [{ seat, amount: 1 }], { rule: 'OUT-501', trigger: seat, named: 1 }, table);
  },
  timeout: () => actionOf('draw'),
};

/** GO05 */
export const clearOngoing: Question = {
  rule: 'OUT-360',
  list(state, _seat, _argument, into) {
    if (state.ongoing.length === 0) return;
    into.add(actionOf('decline'));
    for (const crisis of state.ongoing.map(thingOf).sort((a, b) => a - b))
      into.add(actionOf('crisis', crisis));
  },
  take(state, seat, action, _argument, table) {
    if (action !== actionOf('decline')) clearCrisis(state, seat, wordOf(action), table);
  },
  timeout: () => actionOf('decline'),
};

/** The top one first. */
const crisesLookedAt = (state: State): Crisis[] => lookedAt(state.crisisDeck, state.lookedCrises).map(kindOf);

/** GO16 */
export const orderCrises: Question = {
  rule: 'OUT-701',
  list(state, _seat, _argument, into) {
    for (const crisis of crisesLookedAt(state).sort((a, b) => a - b)) {
      into.add(actionOf('topCrisis', crisis));
      into.add(actionOf('bottomCrisis', crisis));
    }
  },
  take(state, seat, action, _argument, table) {
    const toTop = action < actionOf('bottomCrisis');
    putBack(state.crisisDeck, state.lookedCrises, wordOf(action), toTop);
    state.lookedCrises--;
    tellReturned(seat, wordOf(action), toTop, table);
    if (state.lookedCrises > 0) push(state, AT.decide, QUESTION.orderCrises, seat, 0);
  },
  timeout: (state) => actionOf('topCrisis', crisesLookedAt(state).at(-1)),
};

/** OUT-805: all or nothing (OUTR-18). */
export const declineCrises: Question = {
  rule: 'OUT-805',
  list(_state, _seat, _argument, into) {
    into.add(actionOf('draw'));
    into.add(actionOf('decline'));
  },
  take(state, seat, action, _argument, table) {
    if (action === actionOf('draw')) drawForCrew(state, seat, table);
    else table.tell?.({ type: 'crisesDeclined', rule: 'OUT-805', open: { seat } });
  },
  timeout: () => actionOf('draw'),
};

export const assignCrises: Question = {
  rule: 'OUT-803',
  list(state, _seat, start, into) {
    for (const crisis of drawnFrom(state, start).sort((a, b) => a - b)) {
      for (const seat of unassigned(state)) into.add(assignAction(crisis, seat));
    }
  },
  take(state, seat, action, start, table) {
    const [crisis, to] = decode(action).words as [Crisis, Seat];
    assign(state, seat, crisis, to, start, table);
  },
};

/** GO16 as sabotage */
export const recallCrisis: Question = {
  rule: 'OUT-410',
  list(state, _seat, _argument, into) {
    for (const crisis of CRISES.keys()) {
      if (state.crisisDiscard.includes(crisis)) into.add(actionOf('crisis', crisis));
    }
  },
  take(state, seat, action, _argument, table) {
    const crisis = wordOf(action);
    state.crisisDiscard.splice(state.crisisDiscard.lastIndexOf(crisis), 1);
    state.crisisDeck.push(heldAs(crisis, ALL_KNOW));
    table.tell?.({ type: 'crisisRecalled', rule: 'OUT-410', open: { seat, crisis } });
  },
};
