/** The prizes in the middle, and a row for everybody: what they have won, and their bid. */
import { type Card, FACE_DOWN, NO_CARD, type Player, worthOf } from '@airlock/goofspiel';
import { isolated } from '../../look/names.ts';
import text from '../../look/text.module.css';
import { CardBack, CardFace, CardPlace } from './Cards.tsx';
import type { Model } from './model.ts';
import styles from './Table.module.css';

function Bid({ bid }: { readonly bid: Card }) {
  if (bid === NO_CARD) return <CardPlace />;
  return bid === FACE_DOWN ? <CardBack /> : <CardFace card={bid} />;
}

const bidWords = (bid: Card): string =>
  bid === NO_CARD ? 'has not bid' : bid === FACE_DOWN ? 'has bid' : `bids ${bid}`;

function Row({ name, player }: { readonly name: string; readonly player: Player }) {
  const last = player.spent.at(-1);
  return (
    <li class={styles.player}>
      <b class={styles.name}>{isolated(name)}</b>
      <span role="img" aria-label={bidWords(player.bid)}>
        <Bid bid={player.bid} />
      </span>
      <span>
        <span class={`${text.plate} ${text.faint}`}>Points</span> <b>{worthOf(player.won)}</b>
      </span>
      <span class={text.dim}>{last === undefined ? 'No bid yet' : `Last bid ${last}`}</span>
    </li>
  );
}

export function Table({ model }: { readonly model: Model }) {
  const { shown, naming, layout } = model.desk;
  const { players, prizes, deckSize } = shown.value;
  return (
    <div class={`${styles.table} ${styles[layout.value] ?? ''}`}>
      <section class={styles.prizes} aria-label={`Prizes on the table: ${prizes.join(', ')}`}>
        {prizes.map((prize) => (
          <CardFace key={prize} card={prize} prize />
        ))}
        <span class={text.dim}>{deckSize} to come</span>
      </section>
      <ul class={styles.players} aria-label="Players">
        {players.map((player, seat) => (
          <Row key={naming.value.names[seat]} name={naming.value.names[seat] ?? ''} player={player} />
        ))}
      </ul>
    </div>
  );
}
