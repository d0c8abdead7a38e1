/** A page that lists tables: its head, what stands where there are none, and rows with poster, words and buttons. */
import type { ComponentChildren } from 'preact';
import { classes } from '../kit/classes.ts';
import { Poster } from './Poster.tsx';
import styles from './TableList.module.css';
import { Top } from './Top.tsx';
import text from './text.module.css';
import { useTitle } from './title.ts';

interface ListPageProps {
  readonly title: string;
  readonly plate: string;
  /** The page's own class, for its width and the space between its parts. */
  readonly class: string | undefined;
  readonly children: ComponentChildren;
}

export function ListPage({ title, plate, class: more, children }: ListPageProps) {
  useTitle(title);
  return (
    <div class={styles.page}>
      <Top title={title} plate={plate} />
      <main class={classes(styles.main, more)}>
        <h1 class={text.spoken}>{title}</h1>
        {children}
      </main>
    </div>
  );
}

interface NoTablesProps {
  /** Announced where the list changes by itself. */
  readonly role?: 'status';
  readonly class: string | undefined;
  readonly children: ComponentChildren;
}

export const NoTables = ({ role, class: more, children }: NoTablesProps) => (
  <p class={classes(styles.none, more)} role={role}>
    {children}
  </p>
);

interface ListRowProps {
  readonly game: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** Stands under the facts. */
  readonly result?: string | undefined;
  /** What can be done about the table. */
  readonly children: ComponentChildren;
}

export const ListRow = ({ game, title, facts, result, children }: ListRowProps) => (
  <li class={styles.row}>
    <Poster game={game} class={styles.thumb} />
    <div class={styles.words}>
      <b>{title}</b>
      <span class={text.dim}>{facts.join(' · ')}</span>
      {result && <span>{result}</span>}
    </div>
    {children}
  </li>
);
