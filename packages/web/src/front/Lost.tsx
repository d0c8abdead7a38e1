/** This browser was somebody and no longer knows whom: said plainly, with the way back. */
import { Button } from '../look/Button.tsx';
import { isolated } from '../look/names.ts';
import { lost, startOver } from '../session/session.ts';
import { SignIn } from './KeepMe.tsx';
import { keepMeWords } from './keepMeWords.ts';
import styles from './Lost.module.css';

export function Lost() {
  if (lost.value === null) return null;
  return (
    <section class={styles.lost} role="alert" aria-label={keepMeWords.lostTitle}>
      <div>
        <b>{keepMeWords.lost(isolated(lost.value))}</b>
        <p>{keepMeWords.lostHow}</p>
      </div>
      <SignIn />
      <Button onPress={startOver}>{keepMeWords.startOver}</Button>
    </section>
  );
}
