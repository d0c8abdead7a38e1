/** A tile of the front page: the poster, what it is, and one click to be inside. */
import type { ShelfCard } from '@airlock/catalogue';
import type { GameInfo } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { About } from '../games/about.ts';
import { accentOf } from '../games/found.ts';
import { Button } from '../look/Button.tsx';
import { Facts } from '../look/Facts.tsx';
import { attempt } from '../look/notice.ts';
import { Poster } from '../look/Poster.tsx';
import { addressOf, IS_SITE } from '../site.ts';
import { words } from '../words.ts';
import styles from './GameTile.module.css';
import { inviteFriend, playBots } from './newTable.ts';
import { Rival } from './Rival.tsx';

/** Lessons and the deal of the day. */
const otherWays = ({ id }: ShelfCard, { lessons = [], daily }: About) => [
  ...lessons.map((lesson) => ({ ...lesson, to: `/learn/${lesson.id}` })),
  ...(daily ? [{ ...daily, to: `/daily/${id}` }] : []),
];

interface GameTileProps {
  readonly game: ShelfCard;
  readonly about: About;
  /** `null` until the server has told. */
  readonly info: GameInfo | null;
}

export function GameTile({ game, about, info }: GameTileProps) {
  const { pitch, play } = about;
  const also = otherWays(game, about);
  const busy = useSignal(false);

  async function press(work: (id: string) => Promise<void>) {
    if (busy.value) return;
    busy.value = true;
    await attempt(() => work(game.id));
    busy.value = false;
  }

  /** Whoever comes near the button will want the table at once. */
  const warmUp = () => {
    import('./prepare.ts').then(
      ({ prepare }) => prepare(game.id),
      () => undefined,
    );
  };

  return (
    <article class={styles.tile} style={accentOf(game.id)}>
      <Poster game={game.id} class={styles.poster} />
      <div class={styles.text}>
        <h2 class={styles.title}>
          <a href={addressOf(`/new/${game.id}`)} title={words.front.setUp(game.title)}>
            {game.title}
          </a>
        </h2>
        <p class={styles.pitch}>{pitch}</p>
        <div class={styles.facts}>
          <Facts seats={game.seats} minutes={game.minutes} kind={game.kind} />
        </div>
        {also.length > 0 && (
          <nav class={styles.also} aria-label={words.front.moreOf(game.title)}>
            {also.map(({ to, text, spoken }) => (
              <a key={to} href={addressOf(to)} aria-label={spoken}>
                {text}
              </a>
            ))}
          </nav>
        )}
        <Rival game={game} info={info} />
      </div>
      <div class={styles.buttons} onPointerEnter={warmUp} onFocusCapture={warmUp}>
        <Button
          look="go"
          icon="play"
          class={styles.play}
          label={words.front.play(play, game.title)}
          attributes={{ 'aria-busy': busy.value }}
          onPress={() => press(playBots)}
        >
          <span class={styles.verb}>{play}</span>
        </Button>
        {!IS_SITE && (
          <Button
            icon="link"
            class={styles.invite}
            label={words.front.invite(game.title)}
            onPress={() => press(inviteFriend)}
          />
        )}
      </div>
    </article>
  );
}
