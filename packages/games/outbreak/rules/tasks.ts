/** The Leader's choice of two Tasks. */
import {
  type Action,
  type ActionList,
  type Context,
  only,
  REVIEWER,
  type Refusal,
  type Seat,
} from '@airlock/kernel';
import { firstOf, isPick, pickAction, secondOf } from '../actions.ts';
import { COMPLETED, OPEN, type Task } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import { neededFor, pointsAt, type State } from '../state.ts';
import { isAvailable } from './days.ts';
import { refuse } from './refusals.ts';
import { ask } from './stages.ts';

export const picking = {
  seats: (state: State) => only(state.leader),

  /** OBK-303, OBK-304: any two available Tasks in either order, completed ones too. */
  list(state: State, _seat: Seat, into: ActionList): void {
    const tasks = state.status.length;
    for (let first = 0; first < tasks; first++) {
      if (!isAvailable(state, first)) continue;
      for (let second = 0; second < tasks; second++) {
        if (second !== first && isAvailable(state, second)) into.add(pickAction(first, second));
      }
    }
  },

  refusal(state: State, _seat: Seat, action: Action): Refusal | null {
    if (!isPick(action)) return refuse('pickNow');
    return pairRefusal(state, firstOf(action), secondOf(action));
  },

  take(state: State, seat: Seat, action: Action, context: Context<OutbreakEvent>): void {
    chooseTasks(state, seat, [firstOf(action), secondOf(action)], false, context);
  },
};

/** OBK-301 to OBK-303: why two Tasks cannot be chosen together. */
export function pairRefusal(state: State, first: Task, second: Task): Refusal | null {
  const tasks = state.status.length;
  if (first >= tasks || second >= tasks) return refuse('taskNotInPlay');
  if (first === second) return refuse('sameTask');
  return isAvailable(state, first) && isAvailable(state, second) ? null : refuse('taskUnavailable');
}

export function chooseTasks(
  state: State,
  seat: Seat,
  pair: [Task, Task],
  byDefault: boolean,
  context: Context<OutbreakEvent>,
): void {
  state.pair = pair;
  const own = { byDefault };
  context.tell?.({
    type: 'tasksChosen',
    rule: 'OBK-303',
    open: { seat, pair: [pair[0], pair[1]] },
    own: { [seat]: own, [REVIEWER]: own },
  });
  ask('actions', 'OBK-104', context);
}

/** OBK-305: open Tasks with the fewest points lacking, then completed ones, ties in table order. */
export function defaultPair(state: State): [Task, Task] {
  const tasks = state.status.map((_, task) => task);
  const lacking = (task: Task): number => neededFor(state.options, task) - pointsAt(state, task);
  const open = tasks.filter((task) => state.status[task] === OPEN).sort((a, b) => lacking(a) - lacking(b));
  const completed = tasks.filter((task) => state.status[task] === COMPLETED);
  const [first, second] = [...open, ...completed];
  return [first as Task, second as Task];
}
