/** How a guest stays who they are: a passkey, a recovery code in words, a code for another device, and the way back with each. */
import type { DeviceCode } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import { clockWords } from '../frame/countdown.ts';
import { Button } from '../look/Button.tsx';
import { copyText } from '../look/copy.ts';
import { Icon } from '../look/Icon.tsx';
import { attempt } from '../look/notice.ts';
import { set } from '../look/set.ts';
import text from '../look/text.module.css';
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

/** A code for another device as it is shown there, and when it ends. */
type Made = DeviceCode & { readonly path: string; readonly viewBox: string; readonly endsAt: number };

export function AnotherDevice() {
  const made = useSignal<Made | null>(null);
  async function make() {
    const device = await attempt(api.deviceCode);
    if (!device) return;
    keepMatches();
    const { qrDrawing } = await import('../lobby/qrDrawing.ts');
    const endsAt = Date.now() + device.lasts;
    made.value = { ...device, ...qrDrawing(`${location.origin}/#in=${device.token}`), endsAt };
  }
  const shown = made.value;
  return (
    <section class={styles.part} aria-label={keepMeWords.deviceTitle}>
      <h3 class={styles.title}>{keepMeWords.deviceTitle}</h3>
      {shown && <OneTime key={shown.code} made={shown} onEnd={set(made, null)} />}
      {!shown && (
        <Button icon="phone" class={styles.start} onPress={make}>
          {keepMeWords.device}
        </Button>
      )}
      <p class={styles.hint}>{shown ? keepMeWords.deviceHow : keepMeWords.deviceWhat}</p>
    </section>
  );
}

const SECOND = 1_000;

function OneTime({ made, onEnd }: { readonly made: Made; readonly onEnd: () => void }) {
  const { code, path, viewBox, endsAt, lasts } = made;
  const left = useSignal(endsAt - Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = endsAt - Date.now();
      if (left.value <= 0) onEnd();
    }, SECOND);
    return () => clearInterval(timer);
  }, [endsAt, left, onEnd]);
  return (
    <div class={styles.device}>
      <svg viewBox={viewBox} role="img" aria-label={keepMeWords.deviceSquare} class={styles.square}>
        <path d={path} fill="currentColor" />
      </svg>
      <div class={styles.oneTime}>
        <span class={`${text.plate} ${text.faint}`}>{keepMeWords.oneTime}</span>
        <p class={styles.digits}>{`${code.slice(0, 4)} ${code.slice(4)}`}</p>
        <p class={styles.left}>
          <Icon name="clock" /> {keepMeWords.left(clockWords(Math.ceil(left.value / SECOND)))}
        </p>
        <span class={styles.bar} aria-hidden="true">
          <i style={{ width: `${(100 * Math.max(0, left.value)) / lasts}%` }} />
        </span>
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
