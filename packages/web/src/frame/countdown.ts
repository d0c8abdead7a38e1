/** The time that is left before the clock decides for whoever has not. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Desk } from '../games/contract.ts';

/** From here on the clock is heard. */
export const LOW_SECONDS = 10;

/** Whole seconds until the clock acts; nothing at a slow table. A clock that is short by nature is not heard. */
export function secondsLeft(
  desk: Pick<Desk, 'due' | 'clock' | 'sound'>,
  isHeard: () => boolean = () => true,
): ReadonlySignal<number | null> {
  const seconds = signal<number | null>(null);
  let timer: ReturnType<typeof setInterval> | undefined;
  effect(() => {
    const due = desk.due.value;
    const startsAt = desk.clock.value?.startsAt ?? 0;
    clearInterval(timer);
    seconds.value = null;
    if (due === null) return;
    const tick = () => {
      // Before it runs, it stands.
      const left = Math.max(0, Math.ceil((due - Math.max(performance.now(), startsAt)) / 1000));
      const isLow = left <= LOW_SECONDS && left > 0 && left !== seconds.peek();
      if (isLow && seconds.peek() !== null && isHeard()) desk.sound('clock-low');
      seconds.value = left;
      if (left === 0) clearInterval(timer);
    };
    tick();
    timer = setInterval(tick, 1000);
  });
  return seconds;
}

const HOUR = 3600;

/** "1:52"; at a slow table, where seconds are nobody's business, "23 h 59 min". */
export function clockWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (seconds >= HOUR) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** " · 0:42", to follow the name of a phase; empty where no clock runs. */
export const timeWords = (seconds: number | null): string =>
  seconds === null ? '' : ` · ${clockWords(seconds)}`;
