/** Repair of destroyed Tasks, as a gift of completed ones. */
import {
  type Action,
  type ActionList,
  addAt,
  type Context,
  enter,
  missing,
  type Refusal,
  type Seat,
  type SeatSet,
} from '@airlock/kernel';
import { isRepair, repairAction, repairOf } from '../actions.ts';
import { ABSTAIN, DESTROYED, REPAIRING, type Task } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import { AT, chosenBy, fill, momentOf, neededFor, type State } from '../state.ts';
import { refuse } from './refusals.ts';
import { ask, forgetChoices, livingUndecided, secretBallot } from './stages.ts';

/** OBK-602: destroyed and not yet under repair. */
const candidates = (state: State): Task[] =>
  state.status.flatMap((status, task) => (status === DESTROYED ? [task] : []));

/** OBK-601 to OBK-603: all of them where the choices suffice, else a ballot for each choice. */
export function repairChoices(state: State, choices: number, context: Context<OutbreakEvent>): void {
  const tasks = candidates(state);
  state.repairs = 0;
  if (tasks.length <= choices) {
    for (const task of tasks) startRepair(state, task, null, context);
    return;
  }
  if (choices > 0) openBallot(state, choices, context);
}

function openBallot(state: State, choices: number, context: Context<OutbreakEvent>): void {
  state.repairs = choices;
  enter(state, AT.countRepair);
  enter(state, AT.repair);
  ask('repair', 'OBK-604', context);
}

/** OBK-605: away during the next Shift, back in the one after. */
function startRepair(
  state: State,
  task: Task,
  ballots: readonly number[] | null,
  context: Context<OutbreakEvent>,
): void {
  state.status[task] = REPAIRING;
  state.readyAt[task] = momentOf(state.day, state.shift) + 2;
  context.tell?.({
    type: 'repairing',
    rule: ballots ? 'OBK-604' : 'OBK-603',
    open: { task, readyAt: state.readyAt[task] ?? missing(), ballots },
    reveals: true,
  });
}

/** OBK-604: each living seat names a candidate or abstains. */
export const repairing = {
  stays: true,

  seats: (state: State): SeatSet => livingUndecided(state),

  list(state: State, _seat: Seat, into: ActionList): void {
    for (const task of candidates(state)) into.add(repairAction(task));
    into.add(repairAction(ABSTAIN));
  },

  refusal(state: State, _seat: Seat, action: Action): Refusal | null {
    if (!isRepair(action)) return refuse('repairNow');
    const task = repairOf(action);
    return task === ABSTAIN || state.status[task] === DESTROYED ? null : refuse('notDestroyed');
  },

  take(state: State, seat: Seat, action: Action, context: Context<OutbreakEvent>): void {
    chooseRepair(state, seat, repairOf(action), false, context);
  },
};

export const chooseRepair = secretBallot({ type: 'repairChosen', rule: 'OBK-604' });

/** OBK-604: most votes; a tie goes to the Leader's word, else to the cheapest, else by table order. */
function repairWinner(state: State): Task {
  const tasks = candidates(state);
  const votes = fill(state.status.length, 0);
  for (const ballot of state.chosen) if (ballot >= 0 && ballot !== ABSTAIN) addAt(votes, ballot, 1);
  const most = Math.max(...tasks.map((task) => votes[task] ?? missing()));
  const tied = tasks.filter((task) => votes[task] === most);
  const word = chosenBy(state, state.leader);
  if (tied.includes(word)) return word;
  return tied.reduce((best, task) =>
    neededFor(state.options, task) < neededFor(state.options, best) ? task : best,
  );
}

export function countRepair(state: State, context: Context<OutbreakEvent>): void {
  const task = repairWinner(state);
  const ballots = [...state.chosen];
  const left = state.repairs - 1;
  state.repairs = 0;
  forgetChoices(state);
  startRepair(state, task, ballots, context);
  if (left > 0) openBallot(state, left, context);
}
