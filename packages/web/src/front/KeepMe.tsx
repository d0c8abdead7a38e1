/** How a guest stays who they are: a passkey, a recovery code in words, and the way back with each. */
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { Button } from '../look/Button.tsx';
import { copyText } from '../look/copy.ts';
import { attempt } from '../look/notice.ts';
import { set } from '../look/set.ts';
import { signIn } from '../session/session.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import styles from './IdentitySheet.module.css';
import type { Kept } from './IdentitySheet.tsx';
import { keepMatches } from './keepMatches.ts';
import { keepMeWords } from './keepMeWords.ts';
import { EnterWithPasskey, Passkeys } from './Passkeys.tsx';

interface KeepMeProps {
  readonly isGuest: boolean;
  readonly kept: Kept;
}

export function KeepMe({ isGuest, kept }: KeepMeProps) {
  const { passkeys, known, look, isKept } = kept;
  return (
    <section class={styles.part} aria-label={keepMeWords.title}>
      <div class={styles.row}>
        <h3 class={styles.title}>{keepMeWords.title}</h3>
        {known.value && (
          <span class={isKept ? styles.kept : styles.notKept}>
            {isKept ? keepMeWords.kept : keepMeWords.notKept}
          </span>
        )}
      </div>
      <p class={styles.hint}>{isKept ? keepMeWords.isKept : keepMeWords.why}</p>
      {isGuest && <Passkeys mine={passkeys} />}
      {isGuest && <Recovery isMade={known.value?.recovery === true} onMade={look} />}
      <p class={styles.hint}>{keepMeWords.matches}</p>
    </section>
  );
}

interface RecoveryProps {
  /** Whether there is one already; it was shown once. */
  readonly isMade: boolean;
  readonly onMade: () => void;
}

function Recovery({ isMade, onMade }: RecoveryProps) {
  const code = useSignal<string | null>(null);
  const copied = useSignal(false);
  if (code.value === null) {
    return (
      <div class={styles.way}>
        <div class={styles.row}>
          <div>
            <b>{keepMeWords.recovery}</b>
            <p class={styles.hint}>{keepMeWords.recoveryWhat}</p>
          </div>
          <Button
            icon="key"
            onPress={async () => {
              code.value = (await attempt(api.recoveryCode))?.code ?? null;
              if (code.peek() !== null) keepMatches();
              onMade();
            }}
          >
            {isMade ? keepMeWords.makeAnother : keepMeWords.make}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div class={styles.code}>
      <p>{keepMeWords.written}</p>
      <p class={styles.words}>{code.value.replaceAll('-', ' ')}</p>
      <div class={styles.buttons}>
        <Button
          look="ink"
          icon={copied.value ? 'check' : 'copy'}
          onPress={async () => {
            copied.value = await copyText(code.peek() ?? '');
          }}
        >
          {copied.value ? words.invite.copied : keepMeWords.copy}
        </Button>
        <Button look="ink" onPress={set(code, null)}>
          {keepMeWords.hide}
        </Button>
      </div>
    </div>
  );
}

/** Takes either kind of code. */
export function SignIn() {
  const draft = useSignal('');
  async function enter(event: TargetedEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    if (draft.peek().trim() === '') return;
    keepMatches();
    await attempt(() => signIn(draft.peek()));
  }
  return (
    <form class={styles.part} onSubmit={enter}>
      <label class={styles.title} for="sign-in-code">
        {keepMeWords.enter}
      </label>
      <div class={styles.line}>
        <input
          class={styles.field}
          id="sign-in-code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={200}
          value={draft.value}
          onInput={(event) => {
            draft.value = event.currentTarget.value;
          }}
        />
        <Button submit>{keepMeWords.enterButton}</Button>
      </div>
      <EnterWithPasskey />
    </form>
  );
}
