/** How a day's deal went, as one line to send to friends. */
import { useSignal } from '@preact/signals';
import { Button } from '../../look/Button.tsx';
import { copyText } from '../../look/copy.ts';
import styles from './ShareLine.module.css';
import { dealWords } from './words.ts';

/** `isOther` where it is about another match than the one that has just ended. */
export function ShareLine({ line, isOther = false }: { readonly line: string; readonly isOther?: boolean }) {
  const copied = useSignal(false);
  return (
    <>
      {isOther && <p>{dealWords.first}</p>}
      <div class={styles.share}>
        <p>{line}</p>
        <Button
          icon={copied.value ? 'check' : 'copy'}
          onPress={async () => {
            copied.value = await copyText(line);
          }}
        >
          <span aria-live="polite">{copied.value ? dealWords.copied : dealWords.copy}</span>
        </Button>
      </div>
    </>
  );
}
