/** The link of the table: to copy, to share, to point a phone at. It fills a seat while one is open. */
import { useSignal } from '@preact/signals';
import { Button } from '../look/Button.tsx';
import { copyText } from '../look/copy.ts';
import { notice } from '../look/notice.ts';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import styles from './Invite.module.css';
import type { QrDrawing } from './qrDrawing.ts';

interface InviteProps {
  readonly code: string;
  readonly title: string;
  /** Whether somebody who follows the link finds a seat. */
  readonly hasRoom: boolean;
}

export function Invite({ code, title, hasRoom }: InviteProps) {
  const link = `${location.origin}/t/${code}`;
  const copied = useSignal(false);
  const squares = useSignal<QrDrawing | null>(null);

  async function copy() {
    copied.value = await copyText(link);
    if (!copied.value) notice.value = words.invite.notCopied;
  }

  /** The ways a link travels besides copying: another phone's camera, and whatever this device offers. */
  async function toggleWays() {
    if (squares.value) squares.value = null;
    else squares.value = (await import('./qrDrawing.ts')).qrDrawing(link);
  }

  return (
    <section class={styles.invite} aria-label={words.invite.plate}>
      <div class={styles.words}>
        <h2 class={`${text.plate} ${text.faint}`}>
          {hasRoom ? words.invite.plate : words.invite.watchPlate}
        </h2>
        <p class={styles.link}>
          {location.host}/t/<b>{code}</b>
        </p>
      </div>
      <Button look="go" icon={copied.value ? 'check' : 'copy'} onPress={copy}>
        <span aria-live="polite">{copied.value ? words.invite.copied : words.invite.copy}</span>
      </Button>
      <Button icon="share" attributes={{ 'aria-expanded': squares.value !== null }} onPress={toggleWays}>
        {words.invite.share}
      </Button>
      {squares.value && (
        <div class={styles.ways}>
          <svg viewBox={squares.value.viewBox} role="img" aria-label={words.invite.codeLabel(link)}>
            <path d={squares.value.path} fill="currentColor" />
          </svg>
          <div>
            <p>{words.invite.point}</p>
            {typeof navigator.share === 'function' && (
              <Button icon="share" onPress={() => shareLink(title, link)}>
                {words.invite.send}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text: words.invite.shareText(title), url });
  } catch (error) {
    // Changing one's mind in the system's own sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      notice.value = words.invite.notShared;
  }
}
