/** The game's poster with what it is about and whose it is. */
import { cardOf } from '../games/found.ts';
import { Facts } from '../look/Facts.tsx';
import { Poster } from '../look/Poster.tsx';
import { words } from '../words.ts';
import styles from './PosterPanel.module.css';

export function PosterPanel({ game }: { readonly game: string }) {
  const card = cardOf(game);
  if (!card) return null;
  return (
    <aside class={styles.panel} aria-label={card.title}>
      <Poster game={game} class={styles.poster} />
      <div class={styles.text}>
        <h2>{card.title}</h2>
        <p>{card.tagline}</p>
        <Facts seats={card.seats} minutes={card.minutes} kind={card.kind} />
        <p class={styles.small}>{words.lobby.credit(card.designer, card.publisher)}</p>
      </div>
    </aside>
  );
}
