/** Signing out, with a word before about what a guest loses by it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { signOut } from '../session/session.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import { AskFirst } from './AskFirst.tsx';
import styles from './IdentitySheet.module.css';

export const SignOut = () => (
  <div class={styles.part}>
    <AskFirst
      icon="back"
      label={words.name.signOut}
      warning={words.name.signOutWarning}
      stay={words.name.stay}
    >
      <Ways />
    </AskFirst>
  </div>
);

/** Everywhere only where something would bring the reader back: a passkey or a recovery code. */
function Ways() {
  const hasWayBack = useSignal<boolean | null>(null);
  useEffect(() => {
    void attempt(async () => {
      const [passkeys, { recovery }] = await Promise.all([api.passkeys(), api.devices()]);
      hasWayBack.value = passkeys.length > 0 || recovery;
    });
  }, [hasWayBack]);
  const isStuck = hasWayBack.value === false;
  return (
    <>
      <div class={styles.buttons}>
        <Button onPress={() => attempt(() => signOut('here'))}>{words.name.signOutHere}</Button>
        <Button
          off={isStuck ? words.name.noWayBack : undefined}
          onPress={() => attempt(() => signOut('everywhere'))}
        >
          {words.name.signOutEverywhere}
        </Button>
      </div>
      {isStuck && <p class={styles.hint}>{words.name.noWayBack}</p>}
    </>
  );
}
