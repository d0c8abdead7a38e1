/** Signing out, with a word before about what a guest loses by it. */
import { Button } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { signOut } from '../session/session.ts';
import { words } from '../words.ts';
import { AskFirst } from './AskFirst.tsx';
import styles from './NameTag.module.css';

export const SignOut = () => (
  <AskFirst icon="back" label={words.name.signOut} warning={words.name.signOutWarning} stay={words.name.stay}>
    <div class={styles.buttons}>
      <Button look="ink" onPress={() => attempt(() => signOut('here'))}>
        {words.name.signOutHere}
      </Button>
      <Button look="ink" onPress={() => attempt(() => signOut('everywhere'))}>
        {words.name.signOutEverywhere}
      </Button>
    </div>
  </AskFirst>
);
