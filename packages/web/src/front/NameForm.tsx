/** The name that everybody sees, and where it is changed. */
import { MOST_LETTERS_IN_NAME } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { Button } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { friendlyName } from '../session/names.ts';
import { rename } from '../session/session.ts';
import { IS_SITE } from '../site.ts';
import { words } from '../words.ts';
import styles from './IdentitySheet.module.css';

interface NameFormProps {
  readonly name: string | undefined;
  readonly onSaved: () => void;
}

export function NameForm({ name, onSaved }: NameFormProps) {
  const draft = useSignal(name ?? '');

  async function save(event: TargetedEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const done = await attempt(async () => {
      await rename(draft.value.trim());
      return true;
    });
    if (done) onSaved();
  }

  return (
    <form class={styles.part} onSubmit={save}>
      <label class={styles.title} for="guest-name">
        {words.name.title}
      </label>
      <div class={styles.line}>
        <input
          class={styles.field}
          id="guest-name"
          maxLength={MOST_LETTERS_IN_NAME}
          required
          // What a dialog gives the focus to when it opens.
          autofocus
          autocomplete="nickname"
          value={draft.value}
          aria-describedby="guest-name-hint"
          onInput={(event) => {
            draft.value = event.currentTarget.value;
          }}
        />
        <Button submit>{words.name.save}</Button>
      </div>
      <p class={styles.hint} id="guest-name-hint">
        {IS_SITE ? words.site.nameHint : words.name.hint}
      </p>
      <Button
        look="quiet"
        icon="recycle"
        class={styles.start}
        onPress={() => {
          draft.value = friendlyName();
        }}
      >
        {words.name.another}
      </Button>
    </form>
  );
}
