/** A page to read: the logo that leads home, a heading, text in one column. */
import type { ComponentChildren } from 'preact';
import { Logo } from '../look/Logo.tsx';
import { words } from '../words.ts';
import styles from './Page.module.css';

export function Page({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class={styles.ground}>
      <header class={styles.head}>
        <a class={styles.home} href="/" aria-label={words.home}>
          <Logo size={36} />
        </a>
      </header>
      <main class={styles.text}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
