/**
 * A rest after a round has ended: whoever still presses Enter, or taps where the button to place was, meant the race and
 * not what is asked now. Nothing rests when the race begins: every moment counts there.
 */
import type { Phase } from '@airlock/omega-virus';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** How long the door's button rests when a phase begins. */
const RESTS: Readonly<Partial<Record<Phase, number>>> = { REVIEW: 1_000, BRIEFING: 500, PAUSED: 500 };

export function restAfterChange(phase: ReadonlySignal<Phase>): ReadonlySignal<boolean> {
  const resting = signal(false);
  let before: Phase = phase.peek();
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const now = phase.value;
    if (now === before) return;
    before = now;
    clearTimeout(timer);
    const rest = RESTS[now] ?? 0;
    resting.value = rest > 0;
    if (rest > 0) {
      timer = setTimeout(() => {
        resting.value = false;
      }, rest);
    }
  });
  return resting;
}
