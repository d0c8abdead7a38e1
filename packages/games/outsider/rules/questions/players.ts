/** Questions about players: whom an effect is aimed at. */
import type { Seat } from '@airlock/kernel';
import { actionOf, wordOf } from '../../actions.ts';
import { DARK, type Kind } from '../../cards.ts';
import type { OutsiderTable } from '../../events.ts';
import { AT, type State } from '../../state.ts';
import { mostCompleted } from '../catastrophes.ts';
import { QUESTION } from '../questionIds.ts';
import { CHOOSABLE, setTarget, targetBelow } from '../run.ts';
import { push } from '../stack.ts';
import { countKind, discard, handOf, putOnDiscard, supplyCards } from '../zones.ts';
import type { Question } from './question.ts';

/** Who may be chosen, by the number of the restriction in CHOOSABLE. */
export function choosablePlayers(state: State, seat: Seat, choice: number): Seat[] {
  const among = CHOOSABLE[choice % CHOOSABLE.length];
  return state.survival.flatMap((_, other) => {
    if (among !== 'any' && other === seat) return [];
    return among === 'otherHolding' && handOf(state, other).length === 0 ? [] : [other];
  });
}

function tellTarget(seat: Seat, target: Seat, table: OutsiderTable): void {
  table.tell?.({ type: 'targeted', rule: 'OUT-413', open: { seat, target } });
}

export const target: Question = {
  rule: 'OUT-413',
  list(state, seat, choice, into) {
    for (const other of choosablePlayers(state, seat, choice)) into.add(actionOf('player', other));
  },
  take(state, seat, action, _choice, table) {
    setTarget(state, 'target', wordOf(action));
    tellTarget(seat, wordOf(action), table);
  },
};

export const second: Question = {
  rule: 'OUT-413',
  list(state, seat, choice, into) {
    const first = targetBelow(state);
    for (const other of choosablePlayers(state, seat, choice)) {
      if (other !== first) into.add(actionOf('player', other));
    }
    if (choice >= CHOOSABLE.length) into.add(actionOf('decline'));
  },
  take(state, seat, action, _choice, table) {
    if (action === actionOf('decline')) return;
    setTarget(state, 'second', wordOf(action));
    tellTarget(seat, wordOf(action), table);
  },
};

/** CR12: the resolver chooses among those tied. */
export const unravelOwner: Question = {
  rule: 'OUT-531',
  list(state, _seat, _argument, into) {
    for (const owner of mostCompleted(state)) into.add(actionOf('player', owner));
  },
  take(state, seat, action, _argument, table) {
    tellTarget(seat, wordOf(action), table);
    push(state, AT.decide, QUESTION.unravelGoal, wordOf(action), 0);
  },
};

export const unravelGoal: Question = {
  rule: 'OUT-531',
  list(state, seat, _argument, into) {
    for (const goal of state.completed[seat] as Kind[]) into.add(actionOf('card', goal));
  },
  take(state, seat, action, _argument, table) {
    const goals = state.completed[seat] as Kind[];
    const goal = wordOf(action);
    goals.splice(goals.indexOf(goal), 1);
    putOnDiscard(state, seat, goal);
    table.tell?.({ type: 'goalsLost', rule: 'OUT-531', open: { seat, goals: [goal] } });
  },
};

/** GO15 as sabotage: somebody else discards a Dark from the Supply, which is then refilled unseen. */
export const trapTarget: Question = {
  rule: 'OUT-503',
  list(state, seat, _argument, into) {
    if (countKind(supplyCards(state), DARK) === 0) return;
    for (let other = 0; other < state.seats; other++) if (other !== seat) into.add(actionOf('player', other));
  },
  take(state, seat, action, _argument, table) {
    tellTarget(seat, wordOf(action), table);
    push(state, AT.refillSupply, seat, 0);
    discard(state, wordOf(action), [DARK], 'supply', 'OUT-503', table);
  },
};
