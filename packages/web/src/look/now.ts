/** The time, as `performance.now` counts, looked at every second while it runs. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whatever else `about` names: when it changes, the time is looked at once more. */
export function useNow(runs = true, about?: unknown): number {
  const now = useSignal(performance.now());
  useEffect(() => {
    if (!runs) return;
    const tick = () => {
      now.value = performance.now();
    };
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [runs, about, now]);
  return now.value;
}
