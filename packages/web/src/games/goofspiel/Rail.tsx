/** Beside the table and above it: who has how many points, and which cards everybody has left. */
import { worthOf } from '@airlock/goofspiel';
import { isolated } from '../../look/names.ts';
import text from '../../look/text.module.css';
import type { Model } from './model.ts';
import styles from './Rail.module.css';

export function Scores({ model }: { readonly model: Model }) {
  const { shown, naming } = model.desk;
  return (
    <section class={styles.scores} aria-label="Score">
      {shown.value.players.map(({ won }, seat) => (
        <span key={naming.value.names[seat]}>
          <span class={text.dim}>{isolated(naming.value.names[seat] ?? '')}</span> <b>{worthOf(won)}</b>
        </span>
      ))}
    </section>
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
