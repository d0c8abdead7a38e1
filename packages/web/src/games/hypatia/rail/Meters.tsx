/** Round, people aboard, rescued and Phage a round, always in sight. On a phone the systems stand beside them. */
import { INFESTATION, isArmed, isSwitched, LIMITS, survivorsOf } from '@airlock/hypatia';
import { Button } from '../../../look/Button.tsx';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { SYSTEMS_SHEET } from '../sheets/names.ts';
import styles from './Meters.module.css';

export function Meters({ model }: { readonly model: Model }) {
  const { view, ship } = model.drawn.value;
  if (!ship) return <section class={styles.meters} aria-label="The race" />;
  const onPhone = model.desk.layout.value === 'phone';
  const phage = view.options.phagePerPhase + (isSwitched(ship, INFESTATION) ? LIMITS.spreadingExtra : 0);
  return (
    <section class={`${styles.meters} ${onPhone ? styles.strip : ''}`} aria-label="State of the ship">
      {!onPhone && (
        <Meter
          name="Round"
          value={ship.round}
          note={isArmed(ship) ? ' · armed' : `/${view.options.roundLimit}`}
        />
      )}
      <Meter name="Aboard" value={survivorsOf(ship)} />
      <Meter
        name="Rescued"
        value={ship.rescued.length}
        note={onPhone ? '' : ` · ${LIMITS.great} is great`}
        good
      />
      <Meter name={onPhone ? 'Phage' : 'Phage per round'} value={phage} note={onPhone ? ' / round' : ''} />
      {onPhone && (
        <Button
          look="quiet"
          icon="grid"
          class={styles.systems}
          onPress={() => model.desk.openSheet(SYSTEMS_SHEET)}
        >
          Systems
        </Button>
      )}
    </section>
  );
}

function Meter(props: {
  readonly name: string;
  readonly value: number;
  readonly note?: string;
  readonly good?: boolean;
}) {
  return (
    <span class={`${styles.meter} ${props.good ? styles.good : ''}`}>
      <span class={`${text.plate} ${text.faint}`}>{props.name}</span>
      <b>
        {props.value}
        {props.note && <small>{props.note}</small>}
      </b>
    </span>
  );
}
