/** How a daily ship went, as one line to send to friends. */
import { type ShipResult, shareLine } from '@airlock/hypatia';
import { useSignal } from '@preact/signals';
import { Button } from '../../../look/Button.tsx';
import { copyText } from '../../../look/copy.ts';
import styles from './ShareLine.module.css';

export function ShareLine({ day, result }: { readonly day: string; readonly result: ShipResult }) {
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
