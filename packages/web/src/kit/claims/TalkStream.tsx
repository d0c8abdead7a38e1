/** What was claimed and said at a table, the newest at the bottom, and the button to claim something oneself. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk, SeatedPlayer, TalkTable } from '../../games/contract.ts';
import { Button } from '../../look/Button.tsx';
import { scrollable } from '../../look/scrollable.ts';
import { Face } from '../Face.tsx';
import styles from './TalkStream.module.css';

/** Older ones are in the log. */
export const MOST_SHOWN = 80;

interface TalkStreamProps {
  readonly table: TalkTable;
  /** Tells the newest line from the one before; `undefined` where nobody has said anything. */
  readonly newest: string | undefined;
  readonly children: ComponentChildren;
}

/** Goes to the newest line by itself, and counts everything as seen. */
export function TalkStream({ table, newest, children }: TalkStreamProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { length } = table.talk.value;
  useEffect(table.seeTalk, [table, length]);
  useLayoutEffect(() => {
    if (newest) scroller.current?.scrollTo(0, scroller.current.scrollHeight);
  }, [newest]);
  return (
    <section class={styles.stream} ref={scroller} {...scrollable} aria-label="Talk">
      {!newest && <p class={styles.empty}>Nobody has said anything yet.</p>}
      <div role="log">
        <ol class={styles.lines}>{children}</ol>
      </div>
    </section>
  );
}

/** Whoever writes to a bot would wait for an answer that never comes. */
export const BotsHear = ({ desk }: { readonly desk: Pick<Desk, 'mode' | 'seats'> }) =>
  desk.mode === 'play' && desk.seats.value.some(({ bot }) => bot) ? (
    <p class={styles.bots}>Bots hear claims. They do not read what is written.</p>
  ) : null;

/** A list of claims outside the stream. */
export const ClaimList = ({ children }: { readonly children: ComponentChildren }) => (
  <ol class={styles.lines}>{children}</ol>
);

interface SpokenLineProps {
  /** `null` for a spectator. */
  readonly player: SeatedPlayer | null | undefined;
  readonly name: string;
  readonly struck?: boolean;
  /** Stands behind the words. */
  readonly tool?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One claim or one line of talk, with who said it. */
export function SpokenLine({ player, name, struck = false, tool, children }: SpokenLineProps) {
  return (
    <li class={`${styles.line} ${struck ? styles.struck : ''}`}>
      <Face player={player ?? { name, bot: false }} class={styles.face} />
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        {children}
      </p>
      {tool}
    </li>
  );
}

/** What is to be known about a line besides its words. */
export const Remark = ({ children }: { readonly children: ComponentChildren }) => (
  <small class={styles.remark}>{children}</small>
);

interface ClaimButtonProps {
  /** As wide as its surroundings. */
  readonly flush?: boolean;
  readonly onPress: () => void;
}

export const ClaimButton = ({ flush = false, onPress }: ClaimButtonProps) => (
  <div class={`${styles.claim} ${flush ? styles.flush : ''}`}>
    <Button icon="talk" onPress={onPress}>
      Claim
    </Button>
  </div>
);
