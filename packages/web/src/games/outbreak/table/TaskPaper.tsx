/** One of the two chosen Tasks as a large paper: its points, what became of it, and how far it is from the edge. */

import { present } from '@airlock/kernel';
import {
  C1,
  C2,
  type Card,
  momentName,
  NO_TASK,
  neededFor,
  S1,
  S2,
  type ShiftView,
  taskName,
} from '@airlock/outbreak';
import type { ComponentChildren } from 'preact';
import { Track } from '../../../kit/Track.tsx';
import text from '../../../look/text.module.css';
import { Mark, Slot } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import { changesOf } from '../moves/ledger.ts';
import styles from './TaskPaper.module.css';

const COMPLETE = [C1, C2] as const;
const SABOTAGE = [S1, S2] as const;

/** Earlier Shifts of a Task that its paper has room for. */
const MOST_CHANGES = 2;

export function TaskPaper({ model, slot }: { readonly model: Model; readonly slot: 0 | 1 }) {
  const { view } = model.drawn.value;
  const turned = model.turned.value;
  const record = view.records.at(-1);
  const task = view.pair[slot];
  const ordinal = slot === 0 ? 'First' : 'Second';
  if (task === NO_TASK) {
    return (
      <Paper slot={slot} title={`${ordinal} task`}>
        <p class={styles.none}>
          {view.phase === 'over' ? 'Nothing more was chosen.' : 'The Leader has not chosen yet.'}
        </p>
      </Paper>
    );
  }
  const needed = neededFor(view.options, task);
  const points = turned !== null && record ? running(record, slot, turned) : present(view.points[task]);
  const shown = Math.max(0, Math.min(points, needed));
  const missing = needed - shown;
  // A lesson needs the room for its paper.
  const isCompact = model.compact.value || model.lesson !== null;
  return (
    <Paper slot={slot} title={`${ordinal} task`}>
      <h2 class={styles.name}>{taskName(task)}</h2>
      <Track done={shown} of={needed} class={styles.track} step={(at) => at + 1} />
      <p class={styles.sum}>
        <b class={points < 0 ? styles.below : undefined}>{points}</b> of {needed} points ·{' '}
        {missing === 0 ? 'completed' : `${missing} missing`}
      </p>
      {!isCompact && (
        <>
          <ul class={styles.changes}>
            {changesOf(view, task)
              .filter(({ moment }) => turned === null || moment < view.records.length)
              .slice(-MOST_CHANGES)
              .map(({ moment, plus, minus }) => (
                <li key={moment}>
                  <span>{momentName(moment).replace(' shift', '')}</span>
                  <b>{signed(plus, minus)}</b>
                </li>
              ))}
            <li>
              <span>Falls below 0 with</span>
              <b>{shown + 1} Sabotage</b>
            </li>
          </ul>
          <footer class={styles.legend}>
            <span class={styles.plus}>
              <Mark name="wrench" />
              Complete {slot + 1}: +1
            </span>
            <span class={styles.minus}>
              <Mark name="bolt" />
              Sabotage {slot + 1}: −1
            </span>
          </footer>
        </>
      )}
    </Paper>
  );
}

function Paper(props: {
  readonly slot: 0 | 1;
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class={styles.paper} aria-label={props.title}>
      <header class={styles.head}>
        <Slot slot={props.slot === 0 ? 1 : 2} />
        <span class={text.plate}>{props.title}</span>
      </header>
      {props.children}
    </section>
  );
}

/** The points while a pile is being turned up; they may dip below 0 in between. */
function running({ before, pile }: ShiftView, slot: 0 | 1, turned: number): number {
  const count = (card: Card): number => pile.slice(0, turned).filter((shown) => shown === card).length;
  return before[slot] + count(COMPLETE[slot]) - count(SABOTAGE[slot]);
}

const signed = (plus: number, minus: number): string =>
  [plus > 0 ? `+${plus}` : '', minus > 0 ? `−${minus}` : ''].filter(Boolean).join(' ') || '0';
