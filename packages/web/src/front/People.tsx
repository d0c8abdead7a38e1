/** In place of "Join a friend" on a site without a server: where people can be met. */
import text from '../look/text.module.css';
import { addressOf, SITE_SERVER } from '../site.ts';
import { words } from '../words.ts';
import styles from './Join.module.css';

export const People = () => (
  <section class={styles.join} aria-label={words.site.people}>
    <h2 class={`${text.plate} ${text.faint} ${styles.plate}`}>{words.site.people}</h2>
    <p>
      {SITE_SERVER ? words.site.atServer : words.site.runServer}{' '}
      {SITE_SERVER ? (
        <a href={SITE_SERVER} rel="noreferrer">
          {new URL(SITE_SERVER).host}
        </a>
      ) : (
        <a href={addressOf('/how')}>{words.front.how}</a>
      )}
    </p>
  </section>
);
