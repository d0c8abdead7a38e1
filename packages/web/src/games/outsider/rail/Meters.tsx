/** Goals, Doomed, deck, Outsiders and direction in the top bar; on a phone the strip of seats stands in their place. */
import { clockWords, LOW_SECONDS } from '../../../frame/countdown.ts';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import {
  deckSize,
  doomedSeats,
  goalsDone,
  goalsNeeded,
  outsiderCount,
  playsToDeath,
} from '../play/reading.ts';
import { Seats } from '../table/Seats.tsx';
import styles from './Meters.module.css';

export function Meters({ model }: { readonly model: Model }) {
  if (model.desk.layout.value === 'phone') return <Seats model={model} />;
  return <Bar model={model} />;
}

function Bar({ model }: { readonly model: Model }) {
  const { view, stage } = model.drawn.value;
  const doomed = doomedSeats(view).length;
  const seconds =
    stage.kind === 'crisisWindow' || stage.kind === 'entropyWindow' ? null : model.seconds.value;
  const deck = deckSize(view);
  return (
    <div class={styles.meters}>
      <Meter name="Goals" value={goalsDone(view)} of={goalsNeeded(view)} />
      {playsToDeath(view) ? (
        <Meter name="Dead" value={view.deaths} warns={view.deaths > 0} />
      ) : (
        <Meter name="Doomed" value={doomed} of={view.seats} warns={doomed > 0} />
      )}
      <Meter name="Deck" value={deck} warns={view.turn > 0 && deck <= view.seats} />
      <Meter name="Outsiders" value={outsiderCount(view)} />
      <div class={styles.meter}>
        <span class={`${text.plate} ${text.faint}`}>Direction</span>
        <b class={view.direction < 0 ? styles.turned : undefined}>
          <Icon name="turn" /> <small>{view.direction > 0 ? 'clockwise' : 'reversed'}</small>
        </b>
      </div>
      {seconds !== null && !view.result && (
        <div class={styles.meter} role="timer">
          <span class={`${text.plate} ${text.faint}`}>Time</span>
          <b class={seconds <= LOW_SECONDS ? styles.warns : undefined}>{clockWords(seconds)}</b>
        </div>
      )}
    </div>
  );
}

function Meter(props: {
  readonly name: string;
  readonly value: number;
  readonly of?: number;
  readonly warns?: boolean;
}) {
  return (
    <div class={styles.meter}>
      <span class={`${text.plate} ${text.faint}`}>{props.name}</span>
      <b>
        <span class={props.warns ? styles.warns : undefined}>{props.value}</span>
        {props.of !== undefined && <small>/{props.of}</small>}
      </b>
    </div>
  );
}
