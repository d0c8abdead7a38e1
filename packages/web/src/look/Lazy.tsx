/** A component that is loaded when it is first drawn, with a sentence when it cannot be had. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useCallback, useEffect } from 'preact/hooks';
import { words } from '../words.ts';
import { Button } from './Button.tsx';
import { Door } from './Door.tsx';
import styles from './Lazy.module.css';

interface LazyProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

export function Lazy<Props extends object>({ load, props }: LazyProps<Props>) {
  const loaded = useSignal<{ readonly Part: ComponentType<Props> } | null>(null);
  const failed = useSignal(false);

  const fetchIt = useCallback(() => {
    failed.value = false;
    load().then(
      (Part) => {
        loaded.value = { Part };
      },
      () => {
        failed.value = true;
      },
    );
  }, [load, loaded, failed]);
  useEffect(fetchIt, [fetchIt]);

  if (loaded.value) {
    const { Part } = loaded.value;
    return <Part {...props} />;
  }
  return (
    <main class={styles.waiting} aria-busy={!failed.value}>
      {failed.value ? (
        <Door lamp="stop" sentence={words.problems.notLoaded} label={words.notice}>
          <Button look="go" onPress={fetchIt}>
            {words.problems.tryAgain}
          </Button>
        </Door>
      ) : (
        <p class={styles.sentence}>{words.loading}</p>
      )}
    </main>
  );
}
