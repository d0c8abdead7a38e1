/** The first screen: a tile for each game, the games one is in, and a place for a friend's link. */
import type { GameInfo } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutOf, CARDS } from '../games/found.ts';
import { Icon } from '../look/Icon.tsx';
import { Later } from '../look/Later.tsx';
import { Logo } from '../look/Logo.tsx';
import { attempt } from '../look/notice.ts';
import { useTitle } from '../look/title.ts';
import { newVersion, takeNewVersion } from '../offline/register.ts';
import { PreferencesTool } from '../preferences/PreferencesTool.tsx';
import { lost, me } from '../session/session.ts';
import { addressOf, IS_SITE } from '../site.ts';
import { api, here, serverAnswers } from '../wire/http.ts';
import { words } from '../words.ts';
import { Continue } from './Continue.tsx';
import styles from './FrontPage.module.css';
import { GameTile } from './GameTile.tsx';
import { Join } from './Join.tsx';
import { NameTag } from './NameTag.tsx';
import { People } from './People.tsx';

const loadLost = () => import('./Lost.tsx').then(({ Lost }) => Lost);

export function FrontPage() {
  useTitle();
  const games = useSignal<readonly GameInfo[]>([]);
  useEffect(() => {
    // Without a server the games of this page are told by its own room.
    attempt(() => api.gamesInShort().catch(here.games)).then((told) => {
      games.value = told ?? [];
    });
  }, [games]);
  return (
    <div class={styles.ground}>
      <div class={styles.front}>
        <header class={styles.head}>
          <span class={styles.logo}>
            <Logo size={62} />
          </span>
          <div>
            <h1 class={styles.name}>Airlock</h1>
            <p class={styles.tagline}>{words.front.tagline}</p>
          </div>
          <nav class={styles.nav} aria-label={words.front.about}>
            <a class={styles.link} href={addressOf('/games')} aria-label={words.front.yourGames}>
              <Icon name="grid" /> <span>{words.front.yourGames}</span>
            </a>
            <a class={styles.link} href={addressOf('/replay')} aria-label={words.front.watch}>
              <Icon name="eye" /> <span>{words.front.watch}</span>
            </a>
            <a class={styles.link} href={addressOf('/how')} aria-label={words.front.how}>
              <Icon name="help" /> <span>{words.front.how}</span>
            </a>
            <PreferencesTool look={styles.link} />
            <NameTag name={me.value?.name} />
          </nav>
        </header>
        {newVersion.value && (
          <p class={styles.offline} role="status">
            {words.front.newVersion}{' '}
            <button type="button" class={styles.link} onClick={() => void takeNewVersion()}>
              {words.front.takeNewVersion}
            </button>
          </p>
        )}
        {!IS_SITE && serverAnswers.value === false && (
          <p class={styles.offline} role="status">
            <Icon name="offline" /> {words.local.offline}
          </p>
        )}
        {lost.value !== null && <Later load={loadLost} props={{}} />}
        <main class={styles.tiles} aria-label={words.front.games}>
          {CARDS.map((game) => {
            const about = aboutOf(game.id);
            const info = games.value.find(({ id }) => id === game.id) ?? null;
            return about && <GameTile key={game.id} game={game} about={about} info={info} />;
          })}
        </main>
        <section class={styles.foot} aria-label={words.front.continuing}>
          <Continue />
          {IS_SITE ? <People /> : <Join />}
        </section>
        <footer class={styles.credits}>
          {words.front.unofficial} <a href={addressOf('/credits')}>{words.front.credits}</a>
          {' · '}
          <a href={addressOf('/exercises')}>{words.front.exercises}</a>
        </footer>
      </div>
    </div>
  );
}
