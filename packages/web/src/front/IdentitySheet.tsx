/** Who the reader is here: their name, how they stay it, what they are told, their devices and their data. */
import type { Devices as DeviceList, PasskeyInfo } from '@airlock/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { Button } from '../look/Button.tsx';
import { Door } from '../look/Door.tsx';
import { Notice } from '../look/Notice.tsx';
import { initialOf } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import { Tool } from '../look/Tool.tsx';
import { passkeysHere } from '../session/passkeys.ts';
import { IS_SITE } from '../site.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import { AnotherDevice } from './AnotherDevice.tsx';
import { Devices } from './Devices.tsx';
import styles from './IdentitySheet.module.css';
import { KeepMe, SignIn } from './KeepMe.tsx';
import { keepMeWords } from './keepMeWords.ts';
import { MyData } from './MyData.tsx';
import { NameForm } from './NameForm.tsx';
import { Notices } from './Notices.tsx';
import { ProgramsButton } from './ProgramsButton.tsx';
import { SignOut } from './SignOut.tsx';
import { Solo } from './Solo.tsx';

interface IdentitySheetProps {
  readonly name: string | undefined;
  readonly onClose: () => void;
}

/** What would bring the reader back, and where they are signed in. */
export interface Kept {
  readonly passkeys: Signal<readonly PasskeyInfo[]>;
  /** `null` until the server has told. */
  readonly known: Signal<DeviceList | null>;
  readonly isKept: boolean;
  readonly look: () => Promise<void>;
}

export function IdentitySheet({ name, onClose }: IdentitySheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const kept = useKept(name !== undefined && !IS_SITE);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class={styles.sheet} ref={dialog} aria-label={keepMeWords.sheet} onClose={onClose}>
      <header class={styles.head}>
        <span class={styles.face} aria-hidden="true">
          {initialOf(name ?? '')}
        </span>
        <div>
          <h2>
            <bdi>{name ?? words.front.newGuest}</bdi>
          </h2>
          <p>{keepMeWords.noAccount}</p>
        </div>
        <Tool icon="close" label={words.front.close} onPress={close} />
      </header>
      <div class={styles.columns}>
        <div class={styles.column}>
          <NameForm name={name} onSaved={close} />
          {!IS_SITE && <KeepMe isGuest={name !== undefined} kept={kept} />}
          {!IS_SITE && <Notices />}
          {!IS_SITE && <Solo />}
        </div>
        <div class={styles.column}>
          {!IS_SITE && name && <AnotherDevice kept={kept} />}
          {!IS_SITE && <SignIn />}
          {!IS_SITE && name && (
            <>
              <Devices known={kept.known} />
              <SignOut />
              <ProgramsButton />
            </>
          )}
          <MyData />
        </div>
      </div>
      {name && kept.known.value && <StateDoor kept={kept} onLater={close} />}
      {/* The page's own lies under this sheet. */}
      <Notice />
    </dialog>
  );
}

function useKept(isGuest: boolean): Kept {
  const passkeys = useSignal<readonly PasskeyInfo[]>([]);
  const known = useSignal<DeviceList | null>(null);
  const look = useCallback(async () => {
    const told = await attempt(() => Promise.all([api.passkeys(), api.devices()]));
    if (told) [passkeys.value, known.value] = told;
  }, [passkeys, known]);
  useEffect(() => {
    if (isGuest) void look();
  }, [isGuest, look]);
  return { passkeys, known, look, isKept: passkeys.value.length > 0 || known.value?.recovery === true };
}

/** What all of it hangs on, and what to do about that. */
function StateDoor({ kept, onLater }: { readonly kept: Kept; readonly onLater: () => void }) {
  const others = (kept.known.value?.devices.length ?? 1) - 1;
  if (kept.isKept) {
    return <Door lamp="note" label={keepMeWords.state} sentence={keepMeWords.isKept} />;
  }
  return (
    <Door
      lamp="wait"
      label={keepMeWords.state}
      sentence={keepMeWords.hangsOn(others, passkeysHere().kind === 'yes')}
      second={keepMeWords.canWait}
    >
      <Button onPress={onLater}>{keepMeWords.notNow}</Button>
    </Door>
  );
}
