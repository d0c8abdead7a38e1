/** A page to read: the logo that leads home, a heading, text in one column. */
import type { ComponentChildren } from 'preact';
import { HomeLink } from '../look/HomeLink.tsx';
import { useTitle } from '../look/title.ts';
import { PreferencesTool } from '../preferences/PreferencesTool.tsx';
import styles from './Page.module.css';

export function Page({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  useTitle(title);
  return (
    <div class={styles.ground}>
      <header class={styles.head}>
        <HomeLink size={36} />
        <PreferencesTool />
      </header>
      <main class={styles.text}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
