/** That the shuffle was fixed before the first card, and how anybody can check it. */
import ask from '../look/ask.module.css';
import { Icon } from '../look/Icon.tsx';
import { usePopover } from '../look/popover.ts';
import text from '../look/text.module.css';
import type { Replay } from '../review/replay.ts';
import { words } from '../words.ts';
import styles from './Verified.module.css';

export function Verified({ replay }: { readonly replay: Replay }) {
  const popover = usePopover<HTMLDivElement>();
  const { verified, file } = replay;
  return (
    <div class={styles.line} ref={popover.ref}>
      <p class={verified ? undefined : text.stop}>
        <Icon name={verified ? 'lock' : 'warn'} /> {verified ? words.over.verified : words.over.broken}{' '}
        <button type="button" class={ask.ask} aria-expanded={popover.open} onClick={popover.toggle}>
          {words.over.check}
        </button>
      </p>
      {popover.open && (
        <section class={styles.paper} aria-label={words.over.checkTitle} tabIndex={-1} ref={popover.first}>
          <h2>{words.over.checkTitle}</h2>
          {words.over.checkText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <dl>
            <dt>{words.over.commitment}</dt>
            <dd>{file.commitment}</dd>
            <dt>{words.over.seed}</dt>
            <dd>{file.seed}</dd>
          </dl>
        </section>
      )}
    </div>
  );
}
