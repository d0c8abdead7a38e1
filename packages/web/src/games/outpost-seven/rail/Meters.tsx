/** The population that votes for each player, always in sight. On a phone the other hand stands beside it. */
import { count, type Seat } from '@airlock/kernel';
import { RED, seatName, YELLOW } from '@airlock/outpost-seven';
import { Icon } from '../../../look/Icon.tsx';
import { RobotMark } from '../../../look/Pictogram.tsx';
import { Cube } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import { Ticking } from '../motion/Ticking.tsx';
import { handIn, unknownCount } from '../moves/position.ts';
import { scoresOf } from '../moves/preview.ts';
import { RIVAL_SHEET } from '../sheets/names.ts';
import styles from './Meters.module.css';
import { handFacts } from './Rival.tsx';

export function Meters({ model }: { readonly model: Model }) {
  const [red, yellow] = scoresOf(model.drawn.value.view);
  const onPhone = model.desk.layout.value === 'phone';
  return (
    <section class={`${styles.meters} ${onPhone ? styles.strip : ''}`} aria-label="Score">
      <span class={styles.score} role="img" aria-label={votersOf(red, RED)}>
        <Cube seat={RED} />
        <Ticking value={red} />
      </span>
      <span class={styles.bar} aria-hidden="true">
        <span class={styles.red} style={{ flex: red }} />
        <span class={styles.yellow} style={{ flex: yellow }} />
      </span>
      <span class={styles.score} role="img" aria-label={votersOf(yellow, YELLOW)}>
        <Ticking value={yellow} />
        <Cube seat={YELLOW} />
      </span>
      {onPhone && <RivalButton model={model} />}
    </section>
  );
}

/** "1 person votes Red" */
const votersOf = (people: number, seat: Seat): string =>
  `${count(people, 'person votes', 'people vote')} ${seatName(seat)}`;

function RivalButton({ model }: { readonly model: Model }) {
  const seat = 1 - model.near.value;
  const { view } = model.drawn.value;
  const hand = handIn(view, seat);
  const player = model.desk.seats.value.find((one) => one.seat === seat);
  const hidden = unknownCount(view, seat);
  return (
    <button
      type="button"
      class={styles.rival}
      aria-label={`${player?.name ?? seatName(seat)}: ${handFacts(model, seat)}`}
      data-rival=""
      onClick={() => model.desk.openSheet(RIVAL_SHEET)}
    >
      <span class={seat === RED ? styles.redFace : styles.yellowFace}>
        {player?.bot ? <RobotMark /> : <Icon name="person" />}
      </span>
      {hand.size}
      {hidden > 0 && hand.keptTotal !== null && <small>{`${hidden} unknown = ${hand.keptTotal}`}</small>}
    </button>
  );
}
