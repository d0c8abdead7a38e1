/** The seat of a bot that somebody may take in the middle of a match: how to invite them, and how they sit down. */
import { useSignal } from '@preact/signals';
import { Button } from '../look/Button.tsx';
import { copyText } from '../look/copy.ts';
import { isolated } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import { set } from '../look/set.ts';
import type { JoinedTable } from '../match/joinedTable.ts';
import { arrive } from '../session/session.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import styles from './OfferedSeat.module.css';

export function OfferedSeat({ live }: { readonly live: JoinedTable }) {
  const copied = useSignal(false);
  const hidden = useSignal(false);
  const { code, seats, mySeat, stage } = live.info.value;
  const place = seats.findIndex((seat) => seat.kind !== 'open' && seat.offered === true);
  const seat = seats[place];
  if (stage !== 'playing' || !seat || seat.kind === 'open' || hidden.value) return null;

  async function sit() {
    const taken = await attempt(async () => {
      await arrive();
      return api.sit(code, place);
    });
    // The page is drawn for another seat from now on.
    if (taken) location.reload();
  }

  return (
    <section class={styles.offer} aria-label={words.offer.title}>
      {mySeat === null ? (
        <>
          <p>{words.offer.forYou(isolated(seat.name))}</p>
          <Button look="go" icon="person" onPress={sit}>
            {words.offer.sit}
          </Button>
        </>
      ) : (
        <>
          <p>{words.offer.forFriend(isolated(seat.name))}</p>
          <Button
            look="go"
            icon={copied.value ? 'check' : 'copy'}
            onPress={async () => {
              copied.value = await copyText(`${location.origin}/t/${code}`);
            }}
          >
            <span aria-live="polite">{copied.value ? words.invite.copied : words.invite.copy}</span>
          </Button>
        </>
      )}
      <Button icon="close" label={words.close} onPress={set(hidden, true)} />
    </section>
  );
}
