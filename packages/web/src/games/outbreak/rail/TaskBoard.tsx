/** All Tasks with their points and states, and how near the Infected are to winning by them. */

import { present } from '@airlock/kernel';
import {
  COMPLETED,
  DESTROYED,
  momentName,
  neededFor,
  OPEN,
  REPAIRING,
  statusName,
  type Task,
  taskName,
  type View,
} from '@airlock/outbreak';
import { classes } from '../../../kit/classes.ts';
import { Track } from '../../../kit/Track.tsx';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { Slot } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import styles from './TaskBoard.module.css';

/** More than this leave no room for three lines each. */
const MANY = 7;

const CLASSES = [undefined, styles.done, styles.dead, styles.repairing];

export const availableTasks = ({ status }: View): number => status.filter((one) => one < DESTROYED).length;
export const completedTasks = ({ status }: View): number => status.filter((one) => one === COMPLETED).length;

export function TaskBoard({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const available = availableTasks(view);
  return (
    <div class={styles.board}>
      <h2 class={`${text.plate} ${text.faint}`}>Task board</h2>
      <ul class={`${styles.tasks} ${view.status.length > MANY ? styles.many : ''}`}>
        {view.status.map((_, task) => (
          <TaskRow key={taskName(task)} view={view} task={task} />
        ))}
      </ul>
      <p class={`${styles.danger} ${available <= 3 ? text.wait : ''}`}>
        <span>
          <Icon name="warn" /> {available} tasks available
        </span>
        <small>Infected win at 1</small>
      </p>
    </div>
  );
}

/** When a Task was destroyed: the last Shift in which its total fell below 0. */
function destroyedAt(view: View, task: Task): string {
  const index = view.records.findLastIndex(({ pair, totals }) =>
    pair.some((one, slot) => one === task && (totals[slot] ?? 0) < 0),
  );
  return index < 0 ? 'Destroyed' : `Destroyed on ${momentName(index + 1).replace(' shift', '')}`;
}

function factOf(view: View, task: Task): string {
  const status = view.status[task];
  if (status === COMPLETED) return 'Completed';
  if (status === DESTROYED) return destroyedAt(view, task);
  if (status === REPAIRING) return `Back on ${momentName(present(view.readyAt[task])).replace(' shift', '')}`;
  return '';
}

function TaskRow({ view, task }: { readonly view: View; readonly task: Task }) {
  const status = present(view.status[task]);
  const needed = neededFor(view.options, task);
  const points = present(view.points[task]);
  const slot = view.pair.indexOf(task);
  const fact = factOf(view, task);
  const isUp = status === OPEN || status === COMPLETED;
  return (
    <li class={classes(styles.task, CLASSES[status], slot >= 0 && styles.chosen)}>
      <span class={styles.sign}>
        {slot >= 0 ? <Slot slot={slot === 0 ? 1 : 2} /> : <StatusSign status={status} />}
      </span>
      <div>
        <b>{taskName(task)}</b>
        <span class={text.spoken}>
          {slot >= 0 ? `${slot === 0 ? 'first' : 'second'} Task, ` : ''}
          {statusName(status)}
        </span>
        {fact && <span class={styles.fact}>{fact}</span>}
        {isUp && <Track done={points} of={needed} class={styles.track} />}
      </div>
      <em>{isUp ? `${points}/${needed}` : '–'}</em>
    </li>
  );
}

function StatusSign({ status }: { readonly status: number }) {
  if (status === COMPLETED) return <Icon name="check" />;
  if (status === DESTROYED) return <Icon name="close" />;
  return status === REPAIRING ? <Icon name="recycle" /> : <i class={styles.ring} />;
}
