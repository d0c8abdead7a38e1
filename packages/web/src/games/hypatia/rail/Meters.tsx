/** Round, people aboard, rescued and Phage a round, always in sight. On a phone the systems stand beside them. */
import { INFESTATION, isArmed, isSwitched, LIMITS, lastRoundOf, survivorsOf } from '@airlock/hypatia';
import { Meter, MeterRow } from '../../../kit/Meter.tsx';
import { Button } from '../../../look/Button.tsx';
import type { Model } from '../model.ts';
import { SYSTEMS_SHEET } from '../sheets/names.ts';
import styles from './Meters.module.css';

export function Meters({ model }: { readonly model: Model }) {
  const { view, ship } = model.drawn.value;
  const onPhone = model.desk.layout.value === 'phone';
  if (!ship) return <MeterRow label="The race" strip={onPhone} />;
  const phage = view.options.phagePerPhase + (isSwitched(ship, INFESTATION) ? LIMITS.spreadingExtra : 0);
  const last = lastRoundOf({ ...ship, options: view.options });
  return (
    <MeterRow label="State of the ship" strip={onPhone}>
      {!onPhone && (
        <Meter name="Round" note={isArmed(ship) ? ' · armed' : Number.isFinite(last) ? `/${last}` : ''}>
          {ship.round}
        </Meter>
      )}
      <Meter name="Aboard">{survivorsOf(ship)}</Meter>
      <Meter name="Rescued" tone="go" note={onPhone ? '' : ` · ${LIMITS.great} is great`}>
        {ship.rescued.length}
      </Meter>
      <Meter name={onPhone ? 'Phage' : 'Phage per round'} note={onPhone ? ' / round' : ''}>
        {phage}
      </Meter>
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
    </MeterRow>
  );
}
