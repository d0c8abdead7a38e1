/** Time that stands still until a test lets it pass: what the server dates, and when its clocks strike. */
import { onTestFinished, vi } from 'vitest';

const BEGINNING = 1_700_000_000_000;

/** To be called when the server runs: it is stopped in real time again. */
export function stopTime(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({
    now: BEGINNING,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
  return async (milliseconds) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
}
