/** The screen of a match that was played with earlier rules and can no longer be shown: why, and its file to take along. */
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import styles from '../about/Problem.module.css';
import { ButtonLink } from '../look/Button.tsx';
import { Door } from '../look/Door.tsx';
import { Logo } from '../look/Logo.tsx';
import { words } from '../words.ts';
import { Rematch } from './Rematch.tsx';

export function OldRules(props: {
  readonly code: string;
  readonly played: boolean;
  readonly since: NonNullable<TableInfo['oldRules']>;
}) {
  const { code, played, since } = props;
  const { title, sentence } = words.over.oldRules[since];
  return (
    <main class={styles.place}>
      <a class={styles.home} href="/" aria-label={words.home}>
        <Logo size={62} />
      </a>
      <h1 class={styles.title}>{title}</h1>
      <Door lamp="note" sentence={sentence} label={words.notice}>
        <ButtonLink href="/">{words.problems.toFront}</ButtonLink>
        <ButtonLink href={atTable(ROUTES.match, code)} icon="download" download>
          {words.over.download}
        </ButtonLink>
        {played && <Rematch code={code} label={words.over.again} />}
      </Door>
    </main>
  );
}
