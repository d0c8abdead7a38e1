/** The way to this table: its code to read out, its link to send, a square to point a phone at. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { classes } from '../kit/classes.ts';
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
  const canShare = typeof navigator.share === 'function';

  async function copy() {
    copied.value = await copyText(link);
    if (!copied.value) notice.value = words.invite.notCopied;
  }

  return (
    <section class={styles.invite} aria-label={words.invite.label}>
      <h2 class={`${text.plate} ${text.faint} ${styles.plate}`}>
        {hasRoom ? words.invite.plate : words.invite.watchPlate}
      </h2>
      <p class={styles.code}>{code}</p>
      <p class={styles.link}>
        {location.host}/t/{code}
      </p>
      <Square link={link} />
      <div class={styles.ways}>
        <Button look={canShare ? 'plain' : 'go'} icon={copied.value ? 'check' : 'copy'} onPress={copy}>
          <span aria-live="polite">{copied.value ? words.invite.copied : words.invite.copy}</span>
        </Button>
        {canShare && (
          <Button look="go" icon="share" onPress={() => shareLink(title, link)}>
            {words.invite.share}
          </Button>
        )}
        <span class={`${text.dim} ${styles.point}`}>{words.invite.point}</span>
      </div>
    </section>
  );
}

/** Small enough to stand beside the code; pressed, it is as large as a camera across the table likes it. */
function Square({ link }: { readonly link: string }) {
  const squares = useSignal<QrDrawing | null>(null);
  const large = useSignal(false);
  useEffect(() => {
    let left = false;
    // Without it the code and the link are still there.
    import('./qrDrawing.ts').then(
      ({ qrDrawing }) => {
        if (!left) squares.value = qrDrawing(link);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [link, squares]);
  return (
    <button
      type="button"
      class={classes(styles.square, large.value && styles.large)}
      aria-label={large.value ? words.invite.reduce : words.invite.enlarge}
      aria-expanded={large.value}
      onClick={() => {
        large.value = !large.value;
      }}
    >
      {squares.value && (
        <svg viewBox={squares.value.viewBox} role="img" aria-label={words.invite.codeLabel(link)}>
          <path d={squares.value.path} fill="currentColor" />
        </svg>
      )}
    </button>
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
