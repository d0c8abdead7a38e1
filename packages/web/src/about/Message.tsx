/** A screen that says one thing in place of what was looked for, and offers where to go instead. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DoorKind } from '../games/contract.ts';
import { ButtonLink } from '../look/Button.tsx';
import { Door } from '../look/Door.tsx';
import { HomeLink } from '../look/HomeLink.tsx';
import { words } from '../words.ts';
import styles from './Message.module.css';

interface MessageProps {
  readonly title: string;
  readonly lamp: DoorKind;
  readonly sentence: string;
  /** Buttons beside the one that leads to the front page. */
  readonly children: ComponentChildren;
}

export function Message({ title, lamp, sentence, children }: MessageProps) {
  useEffect(() => {
    document.title = words.title(title);
  }, [title]);
  return (
    <main class={styles.place}>
      <HomeLink size={62} class={styles.home} />
      <h1 class={styles.title}>{title}</h1>
      <Door lamp={lamp} sentence={sentence} label={words.notice}>
        <ButtonLink href="/">{words.problems.toFront}</ButtonLink>
        {children}
      </Door>
    </main>
  );
}
