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
import styles from './KeepMe.module.css';
import { keepMatches } from './keepMatches.ts';
import tag from './NameTag.module.css';

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
    <div class={styles.code}>
      <b>{passkeyWords.title}</b>
      {here.kind === 'yes' ? (
        <>
          <p class={tag.hint}>{passkeyWords.what}</p>
          <Button look={mine.value.length === 0 ? 'go' : 'ink'} icon="key" onPress={make}>
            {passkeyWords.make}
          </Button>
        </>
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
  if (here.kind !== 'byName') return <p class={tag.hint}>{passkeyWords[here.kind]}</p>;
  const { address } = here;
  return (
    <>
      <p class={tag.hint}>{passkeyWords.byName(address)}</p>
      <Button look="ink" icon="next" onPress={() => attempt(() => goByName(address))}>
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
      <span>
        {passkeyWords.made(device)}
        <span class={styles.when}>{passkeyWords.used(dayOf(usedAt))}</span>
      </span>
      <Button
        look="ink"
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
    <Button look="ink" icon="key" onPress={() => attempt(enterWithPasskey)}>
      {passkeyWords.enter}
    </Button>
  ) : null;
