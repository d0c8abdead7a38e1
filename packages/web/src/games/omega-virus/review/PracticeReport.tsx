/** What a round of practice took (OMG-130). */
import { type Moment, type SeatView, timeName } from '@airlock/omega-virus';
import type { Model } from '../model.ts';
import styles from './RoundReview.module.css';

export function PracticeReport({ model, at }: { readonly model: Model; readonly at: Moment }) {
  const { plays, tally } = model.bench.value as SeatView;
  const facts: readonly (readonly [label: string, value: string | number])[] = [
    ['Cards placed', plays],
    ['Pick-ups', tally?.pickUps ?? 0],
    ['Cards picked up', tally?.cardsPicked ?? 0],
    ['Locked cards passed', tally?.skips ?? 0],
    // The clock of a lesson stands still.
    ...(model.lesson ? [] : [['Time', timeName(at)] as const]),
  ];
  return (
    <dl class={styles.report}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
