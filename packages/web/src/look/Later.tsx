/** A small part that is loaded when it is first drawn: until then, and where it cannot be had, there is nothing. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

interface LaterProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const loaded = useSignal<{ readonly Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    load().then(
      (Part) => {
        loaded.value = { Part };
      },
      () => undefined,
    );
  }, [load, loaded]);
  if (!loaded.value) return null;
  const { Part } = loaded.value;
  return <Part {...props} />;
}
