/** How a daily station went, as one line to send to friends. */
import { shareLine } from '@airlock/outpost-seven';
import { useSignal } from '@preact/signals';
import { useBoard } from '../../../kit/daily/board.ts';
import { Button } from '../../../look/Button.tsx';
import { copyText } from '../../../look/copy.ts';
import type { Par } from './par.ts';
import styles from './ShareLine.module.css';
import { dailyWords } from './words.ts';

interface ShareProps {
  readonly day: string;
  readonly result: Par;
}

/** After a daily station: the line of the first try, which may be another match than the one that has just ended. */
export function CountedLine({ day, result }: ShareProps) {
  const board = useBoard('outpost-seven', day).value;
  if (board === null || board === 'unknown' || !board.mine) return null;
  const { won = result.won, score = result.score } = board.mine;
  const isOther = won !== result.won || score !== result.score;
  return (
    <>
      {isOther && <p>{dailyWords.first}</p>}
      <ShareLine day={day} result={{ won, score }} />
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
