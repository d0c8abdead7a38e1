/** Questions about players: whom an effect is aimed at. */
import type { Seat } from '@airlock/kernel';
import { actionOf, wordIn, wordOf } from '../../actions.ts';
import { DARK } from '../../cards.ts';
import type { OutsiderTable } from '../../events.ts';
import { AT, type State } from '../../state.ts';
import { mostCompleted } from '../catastrophes.ts';
import { completedBy, goalsOf } from '../ending.ts';
import { QUESTION } from '../questionIds.ts';
import { CHOOSABLE, setTarget, targetBelow } from '../run.ts';
import { push } from '../stack.ts';
import { discard, handOf, holdsKind, putOnDiscard, supplyCards } from '../zones.ts';
import { cardAction, DECLINE, type Question } from './question.ts';

/** Who may be chosen, by the number of the restriction in CHOOSABLE. */
export function choosablePlayers(state: State, seat: Seat, choice: number): Seat[] {
  const among = CHOOSABLE[choice % CHOOSABLE.length];
  const players: Seat[] = [];
  for (let other = 0; other < state.seats; other++) {
    if (among !== 'any' && other === seat) continue;
    if (among !== 'otherHolding' || handOf(state, other).length > 0) players.push(other);
  }
  return players;
}

function tellTarget(seat: Seat, target: Seat, context: OutsiderTable): void {
  context.tell?.({ type: 'targeted', rule: 'OUT-413', open: { seat, target } });
}

export const target: Question = {
  rule: 'OUT-413',
  isOpen: (state, seat, choice) => choosablePlayers(state, seat, choice).length > 0,
  list(state, seat, choice, into) {
    for (const other of choosablePlayers(state, seat, choice)) into.add(actionOf('player', other));
  },
  allows: (state, seat, choice, action) =>
    choosablePlayers(state, seat, choice).includes(wordIn(action, 'player')),
  take(state, seat, action, _choice, context) {
    setTarget(state, 'target', wordOf(action));
    tellTarget(seat, wordOf(action), context);
  },
};

/** The argument of `second` is raised by the number of restrictions where nobody need be chosen. */
const mayDecline = (choice: number): boolean => choice >= CHOOSABLE.length;

/** Another one than the target. */
function secondPlayers(state: State, seat: Seat, choice: number): Seat[] {
  const first = targetBelow(state);
  return choosablePlayers(state, seat, choice).filter((other) => other !== first);
}

export const second: Question = {
  rule: 'OUT-413',
  isOpen: (state, seat, choice) => mayDecline(choice) || secondPlayers(state, seat, choice).length > 0,
  list(state, seat, choice, into) {
    for (const other of secondPlayers(state, seat, choice)) into.add(actionOf('player', other));
    if (mayDecline(choice)) into.add(DECLINE);
  },
  allows: (state, seat, choice, action) =>
    action === DECLINE
      ? mayDecline(choice)
      : secondPlayers(state, seat, choice).includes(wordIn(action, 'player')),
  take(state, seat, action, _choice, context) {
    if (action === DECLINE) return;
    setTarget(state, 'second', wordOf(action));
    tellTarget(seat, wordOf(action), context);
  },
};

/** CR12: the resolver chooses among those tied. */
export const unravelOwner: Question = {
  rule: 'OUT-531',
  isOpen: (state) => mostCompleted(state).length > 0,
  list(state, _seat, _argument, into) {
    for (const owner of mostCompleted(state)) into.add(actionOf('player', owner));
  },
  allows: (state, _seat, _argument, action) => mostCompleted(state).includes(wordIn(action, 'player')),
  take(state, seat, action, _argument, context) {
    tellTarget(seat, wordOf(action), context);
    push(state, AT.decide, QUESTION.unravelGoal, wordOf(action), 0);
  },
};

export const unravelGoal: Question = {
  rule: 'OUT-531',
  isOpen: (state, seat) => goalsOf(state, seat) > 0,
  list(state, seat, _argument, into) {
    for (const goal of completedBy(state, seat)) into.add(cardAction(goal));
  },
  allows: (state, seat, _argument, action) => completedBy(state, seat).includes(wordIn(action, 'card')),
  take(state, seat, action, _argument, context) {
    const goals = completedBy(state, seat);
    const goal = wordOf(action);
    goals.splice(goals.indexOf(goal), 1);
    putOnDiscard(state, seat, goal);
    context.tell?.({ type: 'goalsLost', rule: 'OUT-531', open: { seat, goals: [goal] } });
  },
};

/** GO15 as sabotage: somebody else discards a Dark from the Supply, which is then refilled unseen. */
export const trapTarget: Question = {
  rule: 'OUT-503',
  isOpen: (state) => holdsKind(supplyCards(state), DARK),
  list(state, seat, _argument, into) {
    for (let other = 0; other < state.seats; other++) if (other !== seat) into.add(actionOf('player', other));
  },
  allows(state, seat, _argument, action) {
    const other = wordIn(action, 'player');
    return other >= 0 && other < state.seats && other !== seat;
  },
  take(state, seat, action, _argument, context) {
    tellTarget(seat, wordOf(action), context);
    push(state, AT.refillSupply, seat, 0);
    discard(state, wordOf(action), [DARK], 'supply', 'OUT-503', context);
  },
};
