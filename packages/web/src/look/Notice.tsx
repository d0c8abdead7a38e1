/** Shows what did not work, at the bottom of any screen, until it is read. */
import { words } from '../words.ts';
import { Button } from './Button.tsx';
import { Door } from './Door.tsx';
import styles from './Notice.module.css';
import { notice } from './notice.ts';
import { set } from './set.ts';

export function Notice() {
  if (notice.value === null) return null;
  return (
    <div class={styles.notice} role="alert">
      <Door lamp="stop" sentence={notice.value} label={words.notice}>
        <Button onPress={set(notice, null)}>{words.close}</Button>
      </Door>
    </div>
  );
}
