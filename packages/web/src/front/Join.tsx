/** Where a friend's link or code goes. */
import { readInvitation } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { Button } from '../look/Button.tsx';
import field from '../look/field.module.css';
import { set } from '../look/set.ts';
import text from '../look/text.module.css';
import { go } from '../router.ts';
import { addressOf } from '../site.ts';
import { words } from '../words.ts';
import styles from './Join.module.css';

export function Join() {
  const wrong = useSignal(false);

  function join(event: TargetedEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const code = readInvitation(String(new FormData(event.currentTarget).get('invitation')));
    wrong.value = code === null;
    if (code) go(`/t/${code}`);
  }

  return (
    <form class={styles.join} onSubmit={join} novalidate>
      <div class={styles.head}>
        <label class={`${text.plate} ${text.faint} ${styles.plate}`} for="invitation">
          {words.front.joinPlate}
        </label>
        <a class={styles.company} href={addressOf('/open')}>
          {words.front.company}
        </a>
      </div>
      <div class={styles.row}>
        <input
          class={`${field.field} ${styles.field}`}
          id="invitation"
          name="invitation"
          placeholder={words.front.joinHint}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={wrong.value}
          aria-describedby="invitation-problem"
          onInput={set(wrong, false)}
        />
        <Button icon="link" submit>
          {words.front.join}
        </Button>
      </div>
      <p class={styles.problem} id="invitation-problem" aria-live="polite">
        {wrong.value && words.front.noCode}
      </p>
    </form>
  );
}
