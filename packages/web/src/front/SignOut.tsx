/** Signing out, with a word before about what a guest loses by it. */
import { useSignal } from '@preact/signals';
import { Button } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { signOut } from '../session/session.ts';
import { words } from '../words.ts';
import styles from './NameTag.module.css';

export function SignOut() {
  const asked = useSignal(false);
  if (!asked.value) {
    return (
      <Button
        look="ink"
        icon="back"
        onPress={() => {
          asked.value = true;
        }}
      >
        {words.name.signOut}
      </Button>
    );
  }
  return (
    <section class={styles.leaving} aria-label={words.name.signOut}>
      <p class={styles.hint} role="alert">
        {words.name.signOutWarning}
      </p>
      <div class={styles.buttons}>
        <Button look="ink" onPress={() => attempt(() => signOut('here'))}>
          {words.name.signOutHere}
        </Button>
        <Button look="ink" onPress={() => attempt(() => signOut('everywhere'))}>
          {words.name.signOutEverywhere}
        </Button>
      </div>
      <Button
        look="go"
        onPress={() => {
          asked.value = false;
        }}
      >
        {words.name.stay}
      </Button>
    </section>
  );
}
