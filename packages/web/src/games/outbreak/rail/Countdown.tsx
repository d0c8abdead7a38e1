/** The time that is left before the clock chooses for whoever has not. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Model } from '../model.ts';

/** From here on the clock is heard. */
const LOW = 10;

/** Whole seconds until the clock acts; nothing at a slow table. */
export function useSecondsLeft(model: Model): number | null {
  const due = model.desk.due.value;
  const seconds = useSignal<number | null>(null);
  useEffect(() => {
    if (due === null || model.desk.mode === 'review') {
      seconds.value = null;
      return;
    }
    const tick = () => {
      const left = Math.max(0, Math.ceil((due - performance.now()) / 1000));
      if (left <= LOW && left > 0 && left !== seconds.peek()) model.desk.sound('clock-low');
      seconds.value = left;
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [due, model, seconds]);
  return seconds.value;
}

export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
