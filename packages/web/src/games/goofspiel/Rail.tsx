/** Beside the table and above it: who has how many points, and which cards everybody has left. */
import { worthOf } from '@airlock/goofspiel';
import { Meter, MeterRow } from '../../kit/Meter.tsx';
import { isolated } from '../../look/names.ts';
import text from '../../look/text.module.css';
import type { Model } from './model.ts';
import styles from './Rail.module.css';

export function Scores({ model }: { readonly model: Model }) {
  const { shown, naming, layout } = model.desk;
  return (
    <MeterRow label="Score" strip={layout.value === 'phone'}>
      {shown.value.players.map(({ won }, seat) => (
        <Meter key={naming.value.names[seat]} name={naming.value.names[seat] ?? ''} isPerson>
          {worthOf(won)}
        </Meter>
      ))}
    </MeterRow>
  );
}

export function CardsLeft({ model }: { readonly model: Model }) {
  const { shown, naming } = model.desk;
  return (
    <section class={styles.left} aria-label="Cards left">
      {shown.value.players.map(({ hand, won }, seat) => (
        <div key={naming.value.names[seat]}>
          <h2 class={text.plate}>{isolated(naming.value.names[seat] ?? '')}</h2>
          <p>Can bid: {hand.join(', ') || 'nothing more'}</p>
          <p class={text.dim}>Has won: {won.join(', ') || 'nothing yet'}</p>
        </div>
      ))}
    </section>
  );
}
