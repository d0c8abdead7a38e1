/** This browser was somebody and no longer knows whom: said plainly, with the way back. */
import { Button } from '../look/Button.tsx';
import { isolated } from '../look/names.ts';
import { lost, startOver } from '../session/session.ts';
import { words } from '../words.ts';
import { SignIn } from './KeepMe.tsx';
import styles from './Lost.module.css';

export function Lost() {
  if (lost.value === null) return null;
  return (
    <section class={styles.lost} role="alert" aria-label={words.keepMe.lostTitle}>
      <div>
        <b>{words.keepMe.lost(isolated(lost.value))}</b>
        <p>{words.keepMe.lostHow}</p>
      </div>
      <SignIn />
      <Button look="ink" onPress={startOver}>
        {words.keepMe.startOver}
      </Button>
    </section>
  );
}
