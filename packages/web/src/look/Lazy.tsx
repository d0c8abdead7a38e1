/** A component that is loaded when it is first drawn, with a sentence when it cannot be had. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Problem } from '../about/Problem.tsx';
import { Waiting } from '../about/Waiting.tsx';
import { words } from '../words.ts';
import { set } from './set.ts';

interface LazyProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

export function Lazy<Props extends object>({ load, props }: LazyProps<Props>) {
  const loaded = useSignal<{ readonly Part: ComponentType<Props> } | null>(null);
  const failed = useSignal(false);
  // What is there already is drawn in the same frame.
  useLayoutEffect(() => {
    load().then(
      (Part) => {
        loaded.value = { Part };
      },
      set(failed, true),
    );
  }, [load, loaded, failed]);

  if (loaded.value) {
    const { Part } = loaded.value;
    return <Part {...props} />;
  }
  // Browsers remember that a module failed: only a new page asks for it again.
  if (failed.value)
    return <Problem sentence={words.problems.notLoaded} onTryAgain={() => location.reload()} />;
  return <Waiting sentence={words.loading} />;
}
