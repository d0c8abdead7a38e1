/** Round, people aboard, rescued and Phage a round, always in sight. On a phone the goal line stands in their place. */
import { isArmed, LIMITS, lastRoundOf, phagePerPhase, survivorsOf } from '@airlock/hypatia';
import { Meter, MeterRow } from '../../../kit/Meter.tsx';
import type { Model } from '../model.ts';
import { GoalLine } from '../ship/Goal.tsx';

export function Meters({ model }: { readonly model: Model }) {
  const { view, ship } = model.drawn.value;
  const onPhone = model.desk.layout.value === 'phone';
  if (!ship) return <MeterRow label="The race" strip={onPhone} />;
  if (onPhone) return <GoalLine ship={ship} small says={!model.lesson} />;
  const last = lastRoundOf({ ...ship, options: view.options });
  return (
    <MeterRow label="State of the ship">
      <Meter name="Round" note={isArmed(ship) ? ' · armed' : Number.isFinite(last) ? `/${last}` : ''}>
        {ship.round}
      </Meter>
      <Meter name="Aboard">{survivorsOf(ship)}</Meter>
      <Meter name="Rescued" tone="go" note={` · ${LIMITS.great} is great`}>
        {ship.rescued.length}
      </Meter>
      <Meter name="Phage per round">{phagePerPhase(ship, view.options)}</Meter>
    </MeterRow>
  );
}
