/** What the reader has picked for the question that stands, and what pressing something makes of it. */
import type { Action } from '@airlock/kernel';
import {
  type Card,
  pickAction,
  repairAction,
  submitAction,
  type Task,
  type View,
  voteAction,
} from '@airlock/outbreak';
import type { Position } from './stage.ts';

export type Thing =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'task'; readonly task: Task };

/** Cards, seats or Tasks in the order they were picked: two Tasks for the Leader, one of anything else. */
export type Selection = readonly number[];

export const NOTHING: Selection = [];

/** What kind of thing answers the question. */
export function wantedKind({ phase }: View): Thing['kind'] | null {
  if (phase === 'actions') return 'card';
  if (phase === 'vote') return 'seat';
  return phase === 'pick' || phase === 'repair' ? 'task' : null;
}

export const numberOf = (thing: Thing): number =>
  thing.kind === 'card' ? thing.card : thing.kind === 'seat' ? thing.seat : thing.task;

/** The action that one thing alone stands for; for the Leader's pair, with any other Task beside it. */
export function actionOf({ view, legal }: Position, thing: Thing): Action {
  if (thing.kind === 'card') return submitAction(thing.card);
  if (thing.kind === 'seat') return voteAction(thing.seat);
  if (view.phase === 'repair') return repairAction(thing.task);
  const tasks = view.status.map((_, task) => task);
  const partner = tasks.find((task) => legal.has(pickAction(thing.task, task)));
  return pickAction(thing.task, partner ?? (thing.task + 1) % tasks.length);
}

/** Picks it, or puts it back; the Leader's third Task takes the place of the second. */
export function toggled(view: View, selection: Selection, thing: Thing): Selection {
  const value = numberOf(thing);
  if (selection.includes(value)) return selection.filter((one) => one !== value);
  const most = view.phase === 'pick' ? 2 : 1;
  return [...selection.slice(0, most - 1), value];
}

/** The action that is picked whole; `null` while something is missing. */
export function readyAction({ view, legal }: Position, selection: Selection): Action | null {
  const [one, two] = selection;
  if (one === undefined) return null;
  const action =
    view.phase === 'actions'
      ? submitAction(one)
      : view.phase === 'vote'
        ? voteAction(one)
        : view.phase === 'repair'
          ? repairAction(one)
          : two === undefined
            ? null
            : pickAction(one, two);
  return action !== null && legal.has(action) ? action : null;
}
