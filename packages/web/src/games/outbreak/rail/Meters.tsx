/** Shift, Tasks and time in the top bar; on a phone the strip of seats stands in their place. */
import { SHIFT_NAMES } from '@airlock/outbreak';
import { clockWords, LOW_SECONDS } from '../../../frame/countdown.ts';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { Mark } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import { Seats } from '../table/Seats.tsx';
import styles from './Meters.module.css';
import { availableTasks, completedTasks } from './TaskBoard.tsx';

export function Meters({ model }: { readonly model: Model }) {
  if (model.desk.layout.value === 'phone') return <Seats model={model} />;
  return <Bar model={model} />;
}

function Bar({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const seconds = model.seconds.value;
  const available = availableTasks(view);
  return (
    <div class={styles.meters}>
      <div class={styles.meter}>
        <span class={`${text.plate} ${text.faint}`}>Shift</span>
        <span class={styles.shifts} role="img" aria-label={`${SHIFT_NAMES[view.shift]} shift`}>
          {SHIFT_NAMES.map((name, shift) => (
            <u key={name} class={shift === view.shift ? styles.now : undefined}>
              {shift === 0 ? <Icon name="up" /> : <Mark name={shift === 1 ? 'sun' : 'moon'} />}
            </u>
          ))}
        </span>
      </div>
      <div class={styles.meter}>
        <span class={`${text.plate} ${text.faint}`}>Completed</span>
        <b>
          {completedTasks(view)}
          <small>/{view.status.length}</small>
        </b>
      </div>
      <div class={styles.meter}>
        <span class={`${text.plate} ${text.faint}`}>Available</span>
        <b class={available <= 2 ? styles.bad : undefined}>{available}</b>
      </div>
      {seconds !== null && (
        <div class={styles.meter} role="timer">
          <span class={`${text.plate} ${text.faint}`}>Time</span>
          <b class={seconds <= LOW_SECONDS ? styles.bad : undefined}>{clockWords(seconds)}</b>
        </div>
      )}
    </div>
  );
}
