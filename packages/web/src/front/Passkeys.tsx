/** The reader's passkeys: made, listed and removed, or why this address allows none. */
import type { PasskeyInfo } from '@airlock/protocol';
import type { Signal } from '@preact/signals';
import { Button } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { useSure } from '../look/sure.ts';
import {
  enterWithPasskey,
  goByName,
  makePasskey,
  type PasskeysHere,
  passkeysHere,
} from '../session/passkeys.ts';
import { passkeyWords } from '../session/passkeyWords.ts';
import { api } from '../wire/http.ts';
import { dayOf } from './days.ts';
import styles from './IdentitySheet.module.css';
import { keepMatches } from './keepMatches.ts';

type Mine = Signal<readonly PasskeyInfo[]>;

export function Passkeys({ mine }: { readonly mine: Mine }) {
  const here = passkeysHere();
  async function make() {
    const made = await attempt(makePasskey);
    if (!made) return;
    mine.value = made;
    keepMatches();
  }
  return (
    <div class={styles.way}>
      {here.kind === 'yes' ? (
        <div class={styles.row}>
          <div>
            <b>{passkeyWords.title}</b>
            <p class={styles.hint}>{passkeyWords.what}</p>
          </div>
          <Button look={mine.value.length === 0 ? 'go' : 'plain'} icon="key" onPress={make}>
            {passkeyWords.make}
          </Button>
        </div>
      ) : (
        <NotHere here={here} />
      )}
      {mine.value.length > 0 && (
        <ul class={styles.rows}>
          {mine.value.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} mine={mine} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NotHere({ here }: { readonly here: Exclude<PasskeysHere, { kind: 'yes' }> }) {
  if (here.kind !== 'byName') {
    return (
      <>
        <b>{passkeyWords.title}</b>
        <p class={styles.hint}>{passkeyWords[here.kind]}</p>
      </>
    );
  }
  const { address } = here;
  return (
    <>
      <b>{passkeyWords.title}</b>
      <p class={styles.hint}>{passkeyWords.byName(address)}</p>
      <Button icon="next" onPress={() => attempt(() => goByName(address))}>
        {passkeyWords.goByName}
      </Button>
    </>
  );
}

function Passkey({ passkey, mine }: { readonly passkey: PasskeyInfo; readonly mine: Mine }) {
  const { id, device, usedAt } = passkey;
  const sure = useSure(async () => {
    mine.value = (await attempt(() => api.removePasskey(id))) ?? mine.value;
  });
  return (
    <li class={styles.row}>
      <span class={styles.mine}>
        {passkeyWords.made(device)}
        <span class={styles.when}>{passkeyWords.used(dayOf(usedAt))}</span>
      </span>
      <Button
        label={sure.asking ? passkeyWords.removeSure : passkeyWords.removeLabel(device)}
        onPress={sure.press}
      >
        {sure.asking ? passkeyWords.removeSure : passkeyWords.remove}
      </Button>
    </li>
  );
}

/** The way back with a passkey, where there can be one. */
export const EnterWithPasskey = () =>
  passkeysHere().kind === 'yes' ? (
    <Button icon="key" class={styles.start} onPress={() => attempt(enterWithPasskey)}>
      {passkeyWords.enter}
    </Button>
  ) : null;
