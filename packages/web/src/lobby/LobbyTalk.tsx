/** What people at the table say to each other before the match, and what was changed. */
import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { shownTalk } from '../company/hidden.ts';
import { Say, TalkTab } from '../frame/TalkTab.tsx';
import text from '../look/text.module.css';
import type { JoinedTable } from '../match/joinedTable.ts';
import { words } from '../words.ts';
import styles from './LobbyTalk.module.css';

export function LobbyTalk({ live }: { readonly live: JoinedTable }) {
  const mySeat = useComputed(() => live.info.value.mySeat);
  const table = useMemo(
    () => ({ talk: shownTalk(live), seeTalk: () => undefined, say: (line: string) => live.say(line) }),
    [live],
  );
  return (
    <section class={styles.talk} aria-label={words.lobby.talkWith}>
      <h2 class={`${text.plate} ${text.faint} ${styles.head}`}>
        {words.lobby.talk} <span>{words.lobby.talkWith}</span>
      </h2>
      <TalkTab desk={{ mySeat }} table={table} />
      <Say table={table} />
    </section>
  );
}
