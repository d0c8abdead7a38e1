/** What a seat alone is told: the same full paper for every seat, with one button. */
import { roleName, SURVIVOR } from '@airlock/outbreak';
import { useEffect, useRef } from 'preact/hooks';
import { keyName } from '../../../frame/keys.ts';
import { READING_MS } from '../../../frame/reading.ts';
import { classes } from '../../../kit/classes.ts';
import { Button } from '../../../look/Button.tsx';
import { Sentence } from '../../../look/Sentence.tsx';
import text from '../../../look/text.module.css';
import { settings } from '../../../settings.ts';
import { Mark } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import styles from './NoticePaper.module.css';

export function NoticePaper({ model }: { readonly model: Model }) {
  const notice = model.notice.value;
  const paper = useRef<HTMLElement>(null);
  const title = notice?.title;
  const cameAt = useRef(0);
  useEffect(() => {
    if (title === undefined) return;
    cameAt.current = performance.now();
    model.desk.sound('infect-notice');
    paper.current?.focus();
  }, [title, model]);
  if (!notice) return null;
  const covered = model.covered.value;
  /** It has one button, so Enter means that one; not while the key was meant for what was there before the paper came. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    const isRead = !settings.peek().rest || performance.now() - cameAt.current >= READING_MS;
    if (isRead && !event.repeat) model.note();
  };
  return (
    <section
      class={styles.paper}
      role="dialog"
      data-over=""
      aria-label="For you alone"
      tabIndex={-1}
      ref={paper}
      onKeyDown={onKeyDown}
    >
      <h2>{notice.title}</h2>
      {covered ? (
        <p>This notice is hidden on this screen. Show your role to read it.</p>
      ) : (
        <>
          {notice.sentences.map((sentence) => (
            <p key={sentence}>
              <Sentence text={sentence} />
            </p>
          ))}
          <div class={styles.now}>
            <span class={classes(styles.role, notice.role !== SURVIVOR && styles.infected)}>
              <small class={text.plate}>You are</small>
              <Mark name={notice.role === SURVIVOR ? 'wrench' : 'biohazard'} />
              <b>{roleName(notice.role)}</b>
            </span>
            <ul>
              {notice.now.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </>
      )}
      <p class={styles.small}>Everybody gets a paper like this at the same time, whatever it says.</p>
      <Button look="ink" big keyName={keyName('Enter')} onPress={model.note}>
        Noted
      </Button>
    </section>
  );
}
