/** The bar at the upper edge of a screen that belongs to a game: the way home, and the game with what is going on. */
import type { ComponentChildren } from 'preact';
import { PreferencesTool } from '../preferences/PreferencesTool.tsx';
import { addressOf } from '../site.ts';
import { words } from '../words.ts';
import { HomeLink } from './HomeLink.tsx';
import { Icon } from './Icon.tsx';
import tool from './Tool.module.css';
import styles from './Top.module.css';
import text from './text.module.css';

interface TopProps {
  readonly title: string;
  readonly plate: string;
  readonly class?: string | undefined;
  /** Lies on a dark picture, whatever the look. */
  readonly dark?: boolean;
  readonly children?: ComponentChildren;
}

export const Top = ({ title, plate, class: more = '', dark = false, children }: TopProps) => (
  <header class={`${styles.top} ${more}`} data-dark={dark ? '' : undefined}>
    <HomeLink />
    <div class={styles.game}>
      <b title={title}>{title}</b>
      <span class={text.plate}>{plate}</span>
    </div>
    {children}
    {children ? (
      <PreferencesTool />
    ) : (
      <span class={styles.tools}>
        <a
          class={tool.tool}
          href={addressOf('/games')}
          aria-label={words.front.yourGames}
          title={words.front.yourGames}
        >
          <Icon name="grid" />
        </a>
        <PreferencesTool />
      </span>
    )}
  </header>
);
