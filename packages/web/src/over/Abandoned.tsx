/** The screen of a match that all people agreed to stop: nobody wins, and one may play again. */
import styles from '../about/Problem.module.css';
import { ButtonLink } from '../look/Button.tsx';
import { Door } from '../look/Door.tsx';
import { Logo } from '../look/Logo.tsx';
import { words } from '../words.ts';
import { Rematch } from './Rematch.tsx';

export function Abandoned({ code, played }: { readonly code: string; readonly played: boolean }) {
  return (
    <main class={styles.place}>
      <a class={styles.home} href="/" aria-label={words.home}>
        <Logo size={62} />
      </a>
      <h1 class={styles.title}>{words.over.abandoned}</h1>
      <Door lamp="note" sentence={words.over.abandonedSentence} label={words.notice}>
        <ButtonLink href="/">{words.problems.toFront}</ButtonLink>
        <ButtonLink href={`/replay/${code}`} icon="review">
          {words.over.review}
        </ButtonLink>
        {played && <Rematch code={code} label={words.over.again} />}
      </Door>
    </main>
  );
}
