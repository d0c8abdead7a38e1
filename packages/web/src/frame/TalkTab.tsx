/** What people at the table say to each other. Nobody's words ever cover the table. */
import { MOST_LETTERS_IN_TALK } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk, TalkTable } from '../games/contract.ts';
import { Button } from '../look/Button.tsx';
import field from '../look/field.module.css';
import { Icon } from '../look/Icon.tsx';
import { scrollable } from '../look/scrollable.ts';
import { set } from '../look/set.ts';
import { words } from '../words.ts';
import styles from './TalkTab.module.css';
import tab from './tab.module.css';
import type { FrameTable } from './table.ts';

export function TalkTab({
  desk,
  table,
}: {
  readonly desk: Pick<Desk, 'mySeat'>;
  readonly table: Pick<TalkTable, 'talk' | 'seeTalk'>;
}) {
  const lines = table.talk.value;
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(table.seeTalk, [table, lines.length]);
  useLayoutEffect(() => {
    if (lines.length > 0) scroller.current?.scrollTo(0, scroller.current.scrollHeight);
  }, [lines.length]);
  return (
    <section class={`${tab.list} ${styles.talk}`} ref={scroller} {...scrollable} aria-label={words.tabs.talk}>
      {lines.length === 0 && <p class={styles.empty}>{words.talk.empty}</p>}
      <div class={`${tab.lines} ${styles.lines}`} role="log">
        <ol>
          {lines.map(({ number, circle = 0, seat, name, text }) =>
            name === '' ? (
              <li key={`${circle} ${number}`} class={styles.news}>
                <Icon name="turn" />
                <p dir="auto">{text}</p>
              </li>
            ) : (
              <li key={`${circle} ${number}`} class={styles.line}>
                <b>
                  <bdi>{seat !== null && seat === desk.mySeat.value ? words.talk.you : name}</bdi>
                </b>
                {seat === null && <small> {words.talk.watching}</small>}
                <p dir="auto">{text}</p>
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  );
}

/** The line to write in, under log and talk alike. */
export function Say({ table }: { readonly table: Pick<FrameTable, 'say'> }) {
  const draft = useSignal('');
  const quick = useSignal(false);

  function say(event: TargetedEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const text = draft.value.trim();
    if (text !== '' && table.say(text)) draft.value = '';
  }

  return (
    <form class={styles.say} onSubmit={say}>
      {quick.value && (
        <fieldset class={styles.quick} aria-label={words.talk.quick}>
          {words.talk.phrases.map((phrase) => (
            <Button key={phrase} onPress={() => void (table.say(phrase) && set(quick, false)())}>
              {phrase}
            </Button>
          ))}
        </fieldset>
      )}
      <Button icon="more" label={words.talk.quick} onPress={set(quick, !quick.value)} />
      <input
        class={field.field}
        value={draft.value}
        maxLength={MOST_LETTERS_IN_TALK}
        placeholder={words.talk.hint}
        aria-label={words.talk.hint}
        autocomplete="off"
        enterkeyhint="send"
        onInput={(event) => {
          draft.value = event.currentTarget.value;
        }}
      />
      <Button icon="talk" label={words.talk.send} submit />
    </form>
  );
}
