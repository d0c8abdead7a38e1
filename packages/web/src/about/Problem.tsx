/** A screen that could not be opened: why, and where to go instead. */
import { Button, ButtonLink } from '../look/Button.tsx';
import { Door } from '../look/Door.tsx';
import { Logo } from '../look/Logo.tsx';
import { words } from '../words.ts';
import styles from './Problem.module.css';

interface ProblemProps {
  readonly sentence: string;
  readonly onTryAgain?: () => void;
}

export function Problem({ sentence, onTryAgain }: ProblemProps) {
  return (
    <main class={styles.place}>
      <a class={styles.home} href="/" aria-label={words.home}>
        <Logo size={62} />
      </a>
      <h1 class={styles.title}>{words.problems.heading}</h1>
      <Door lamp="stop" sentence={sentence} label={words.notice}>
        <ButtonLink href="/">{words.problems.toFront}</ButtonLink>
        {onTryAgain && (
          <Button look="go" onPress={onTryAgain}>
            {words.problems.tryAgain}
          </Button>
        )}
      </Door>
    </main>
  );
}
