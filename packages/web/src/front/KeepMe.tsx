/** How a guest stays who they are: a passkey, a recovery code in words, a code for another device, and the way back with each. */
import type { DeviceCode, Devices as DeviceList, PasskeyInfo } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { useCallback, useEffect } from 'preact/hooks';
import { Button } from '../look/Button.tsx';
import { copyText } from '../look/copy.ts';
import { attempt } from '../look/notice.ts';
import { set } from '../look/set.ts';
import { signIn } from '../session/session.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import { Devices } from './Devices.tsx';
import styles from './KeepMe.module.css';
import { keepMatches } from './keepMatches.ts';
import { keepMeWords } from './keepMeWords.ts';
import tag from './NameTag.module.css';
import { EnterWithPasskey, Passkeys } from './Passkeys.tsx';

export function KeepMe({ isGuest }: { readonly isGuest: boolean }) {
  const passkeys = useSignal<readonly PasskeyInfo[]>([]);
  const known = useSignal<DeviceList | null>(null);
  const look = useCallback(async () => {
    const told = await attempt(() => Promise.all([api.passkeys(), api.devices()]));
    if (told) [passkeys.value, known.value] = told;
  }, [passkeys, known]);
  useEffect(() => {
    if (isGuest) void look();
  }, [isGuest, look]);
  const isKept = passkeys.value.length > 0 || known.value?.recovery === true;
  return (
    <section class={styles.keep} aria-label={keepMeWords.title}>
      <div class={styles.row}>
        <b>{keepMeWords.title}</b>
        {known.value && (
          <span class={isKept ? styles.kept : styles.notKept}>
            {isKept ? keepMeWords.kept : keepMeWords.notKept}
          </span>
        )}
      </div>
      <p class={tag.hint}>{isKept ? keepMeWords.isKept : keepMeWords.why}</p>
      <p class={tag.hint}>{keepMeWords.matches}</p>
      {isGuest && <Passkeys mine={passkeys} />}
      {isGuest && <Recovery isMade={known.value?.recovery === true} onMade={look} />}
      {isGuest && <Device />}
      <SignIn />
      {isGuest && <Devices known={known} />}
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
      <Button
        look="ink"
        icon="key"
        onPress={async () => {
          code.value = (await attempt(api.recoveryCode))?.code ?? null;
          if (code.peek() !== null) keepMatches();
          onMade();
        }}
      >
        {isMade ? keepMeWords.makeAnother : keepMeWords.make}
      </Button>
    );
  }
  return (
    <div class={styles.code}>
      <p>{keepMeWords.written}</p>
      <p class={styles.words}>{code.value.replaceAll('-', ' ')}</p>
      <div class={tag.buttons}>
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

function Device() {
  const made = useSignal<(DeviceCode & { readonly path: string; readonly viewBox: string }) | null>(null);
  async function make() {
    const device = await attempt(api.deviceCode);
    if (!device) return;
    keepMatches();
    const { qrDrawing } = await import('../lobby/qrDrawing.ts');
    made.value = { ...device, ...qrDrawing(`${location.origin}/#in=${device.token}`) };
  }
  if (!made.value) {
    return (
      <Button look="ink" icon="share" onPress={make}>
        {keepMeWords.device}
      </Button>
    );
  }
  const { code, path, viewBox } = made.value;
  return (
    <div class={styles.code}>
      <p>{keepMeWords.deviceHow}</p>
      <svg viewBox={viewBox} role="img" aria-label={keepMeWords.deviceSquare} class={styles.square}>
        <path d={path} fill="currentColor" />
      </svg>
      <p class={styles.words}>{`${code.slice(0, 4)} ${code.slice(4)}`}</p>
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
    <form class={styles.enter} onSubmit={enter}>
      <EnterWithPasskey />
      <label class={tag.label} for="sign-in-code">
        {keepMeWords.enter}
      </label>
      <input
        class={tag.field}
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
      <Button look="ink" submit>
        {keepMeWords.enterButton}
      </Button>
    </form>
  );
}
