/** Shift, Tasks and time in the top bar; on a phone the strip of seats stands in their place. */
import { SHIFT_NAMES } from '@airlock/outbreak';
import { Meter, MeterRow, TimeMeter } from '../../../kit/Meter.tsx';
import { Icon } from '../../../look/Icon.tsx';
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
  const available = availableTasks(view);
  return (
    <MeterRow>
      <Meter name="Shift">
        <span class={styles.shifts} role="img" aria-label={`${SHIFT_NAMES[view.shift]} shift`}>
          {SHIFT_NAMES.map((name, shift) => (
            <u key={name} class={shift === view.shift ? styles.now : undefined}>
              {shift === 0 ? <Icon name="up" /> : <Mark name={shift === 1 ? 'sun' : 'moon'} />}
            </u>
          ))}
        </span>
      </Meter>
      <Meter name="Completed" of={view.status.length}>
        {completedTasks(view)}
      </Meter>
      <Meter name="Available" tone={available <= 2 ? 'stop' : undefined}>
        {available}
      </Meter>
      <TimeMeter seconds={model.seconds.value} low="stop" />
    </MeterRow>
  );
}
