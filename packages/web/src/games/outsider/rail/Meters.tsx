/** Goals, Doomed, deck, Outsiders and direction in the top bar; on a phone the strip of seats stands in their place. */
import { Meter, MeterRow, TimeMeter } from '../../../kit/Meter.tsx';
import { Icon } from '../../../look/Icon.tsx';
import type { Model } from '../model.ts';
import {
  deckSize,
  doomedSeats,
  goalsDone,
  goalsNeeded,
  outsiderCount,
  playsToDeath,
} from '../moves/reading.ts';
import { Seats } from '../table/Seats.tsx';
import styles from './Meters.module.css';

export function Meters({ model }: { readonly model: Model }) {
  if (model.desk.layout.value === 'phone') return <Seats model={model} />;
  return <Bar model={model} />;
}

function Bar({ model }: { readonly model: Model }) {
  const { view, stage } = model.drawn.value;
  const doomed = doomedSeats(view).length;
  const isWindow = stage.kind === 'crisisWindow' || stage.kind === 'entropyWindow';
  const seconds = isWindow || view.result ? null : model.seconds.value;
  const deck = deckSize(view);
  return (
    <MeterRow>
      <Meter name="Goals" of={goalsNeeded(view)}>
        {goalsDone(view)}
      </Meter>
      {playsToDeath(view) ? (
        <Meter name="Dead" tone={warnsIf(view.deaths > 0)}>
          {view.deaths}
        </Meter>
      ) : (
        <Meter name="Doomed" of={view.seats} tone={warnsIf(doomed > 0)}>
          {doomed}
        </Meter>
      )}
      <Meter name="Deck" tone={warnsIf(view.turn > 0 && deck <= view.seats)}>
        {deck}
      </Meter>
      <Meter name="Outsiders">{outsiderCount(view)}</Meter>
      <Meter name="Direction">
        <span class={view.direction < 0 ? styles.turned : undefined}>
          <Icon name="turn" /> <small>{view.direction > 0 ? 'clockwise' : 'reversed'}</small>
        </span>
      </Meter>
      <TimeMeter seconds={seconds} low="wait" />
    </MeterRow>
  );
}

const warnsIf = (isSerious: boolean): 'wait' | undefined => (isSerious ? 'wait' : undefined);
