/**
 * "Are you there?": asked of somebody whose time ran out, before a bot chooses for them. Whatever they press anywhere on the page
 * is answer enough, and gives them their seat back where a bot has it already. Nobody else learns of it.
 */
import { useEffect } from 'preact/hooks';
import { Button } from '../look/Button.tsx';
import { words } from '../words.ts';
import styles from './Presence.module.css';
import type { FrameTable } from './table.ts';

export function Presence({ table }: { readonly table: FrameTable }) {
  const late = table.late.value;
  useEffect(() => {
    if (late === null) return;
    // Said once: the table answers it.
    const once = new AbortController();
    const onLife = (): void => {
      once.abort();
      table.showLife();
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onLife, { capture: true, signal: once.signal });
    return () => once.abort();
  }, [late, table]);
  if (late === null) return null;
  return (
    <div class={styles.presence} role="alert">
      <p>
        <b>{words.presence.question}</b> {words.presence[late]}
      </p>
      <Button look="ink">{words.presence.here}</Button>
    </div>
  );
}

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
