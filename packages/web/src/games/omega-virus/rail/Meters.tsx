/** The clock, the points of both sides, and the pause. On a phone the other side's keys and lights stand here. */

import { present } from '@airlock/kernel';
import { isKind, othersIn, pointsOf, type View, who } from '@airlock/omega-virus';
import { useEffect } from 'preact/hooks';
import { Meter, MeterRow } from '../../../kit/Meter.tsx';
import { Button } from '../../../look/Button.tsx';
import { clockWords, limitIn, liveClock, useMatchNow } from '../clock.ts';
import type { Model } from '../model.ts';
import { RACE_SHEET } from '../sheets/names.ts';
import { Lights } from './Lights.tsx';
import styles from './Meters.module.css';

export function Meters({ model }: { readonly model: Model }) {
  const view = model.view.value;
  const onPhone = model.compact.value;
  const limit = limitIn(view);
  const now = useMatchNow(model.desk);
  const [other] = othersIn(view);
  useLastSeconds(model, limit === null ? null : limit - liveClock(view, now));
  return (
    <MeterRow
      label="Clock and points"
      class={`${styles.meters} ${onPhone ? styles.strip : ''} ${model.desk.layout.value === 'landscape' ? styles.sideways : ''}`}
    >
      {model.lesson ? (
        <LessonMeter model={model} />
      ) : (
        <Meter
          name={onPhone ? '' : 'Clock'}
          note={limit !== null && !onPhone ? ` of ${clockWords(limit)}` : ''}
        >
          <span class={styles.clock}>{clockWords(liveClock(view, now))}</span>
        </Meter>
      )}
      {view.mode !== 'practice' &&
        inOrder(view.sides.length, model.near.value).map((side) => (
          <Meter key={`side-${side + 1}`} name={who(side, model.desk.naming.value)} isPerson>
            {pointsOf(present(view.sides[side]))}
          </Meter>
        ))}
      {model.compact.value && other !== undefined && view.seats.length > 1 && (
        <button
          type="button"
          class={styles.race}
          aria-label={`Race: the plan of ${who(other, model.desk.naming.value)}, and the scoring`}
          onClick={() => model.desk.openSheet(RACE_SHEET)}
        >
          <Lights view={view} seat={other} small />
        </button>
      )}
      <PauseButton model={model} />
    </MeterRow>
  );
}

/** The reader's own side comes first, as in the scoring. */
const inOrder = (sides: number, near: number): number[] =>
  [...Array(sides).keys()].sort((one, other) => Number(other === near) - Number(one === near));

/** The clock of a lesson stands still: what counts is how far one has come. */
function LessonMeter({ model }: { readonly model: Model }) {
  const place = model.lesson?.value;
  return <Meter name="Lesson">{place ? `${place.number} of ${place.of}` : 'On your own'}</Meter>;
}

const LAST_SECONDS = 10;

/** The end of the time is heard, second by second. */
function useLastSeconds(model: Model, left: number | null): void {
  const isNear = left !== null && left > 0 && left <= LAST_SECONDS * 1000;
  const second = isNear && model.view.value.phase === 'LIVE' ? Math.ceil(left / 1000) : null;
  useEffect(() => {
    if (second !== null) model.desk.sound('clock-low');
  }, [second, model]);
}

/** How many pauses the reader has left; `null` where they are not counted. */
const pausesLeft = ({ mode, options, seats, viewer }: View): string | null =>
  mode === 'versus' ? `${options.pausesPerSeatPerRound - (seats[viewer]?.pauses ?? 0)} left` : null;

function PauseButton({ model }: { readonly model: Model }) {
  const pause = model.desk.asides.value.find((action) => isKind(action, 'pause'));
  if (pause === undefined) return null;
  const left = pausesLeft(model.view.value);
  if (model.compact.value) {
    return (
      <Button
        icon="pause"
        class={styles.smallPause}
        label={left ? `Pause, ${left}` : 'Pause'}
        onPress={() => model.desk.act(pause)}
      />
    );
  }
  return (
    <Button icon="pause" class={styles.pause} onPress={() => model.desk.act(pause)}>
      Pause {left && <small>{left}</small>}
    </Button>
  );
}
