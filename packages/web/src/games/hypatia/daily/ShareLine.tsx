/** How a daily ship went, as one line to send to friends. */
import { type ShipResult, shareLine } from '@airlock/hypatia';
import { useSignal } from '@preact/signals';
import { useBoard } from '../../../kit/daily/board.ts';
import { Button } from '../../../look/Button.tsx';
import { copyText } from '../../../look/copy.ts';
import { type Counted, countedOf } from './counted.ts';
import styles from './ShareLine.module.css';

interface ShareProps {
  readonly day: string;
  readonly result: Counted;
}

/** After a daily ship: the line of the first try, which may be another voyage than the one that has just ended. */
export function CountedLine({ day, result }: { readonly day: string; readonly result: ShipResult }) {
  const board = useBoard('hypatia', day).value;
  if (board === null) return null;
  const counted = board === 'unknown' ? null : countedOf(board, day);
  const isOther = counted !== null && (counted.score !== result.score || counted.won !== result.won);
  return (
    <>
      {isOther && <p>Your first try counts:</p>}
      <ShareLine day={day} result={counted ?? result} />
    </>
  );
}

export function ShareLine({ day, result }: ShareProps) {
  const copied = useSignal(false);
  const line = shareLine(day, result);
  return (
    <div class={styles.share}>
      <p>{line}</p>
      <Button
        icon={copied.value ? 'check' : 'copy'}
        onPress={async () => {
          copied.value = await copyText(line);
        }}
      >
        <span aria-live="polite">{copied.value ? 'Copied' : 'Copy the line'}</span>
      </Button>
    </div>
  );
}
