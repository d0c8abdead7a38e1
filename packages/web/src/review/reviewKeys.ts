/** The keyboard of a review: arrows step, Space plays, Home and End jump, Escape closes what is open. */
import { useLayoutEffect } from 'preact/hooks';
import type { FrameState } from '../frame/state.ts';
import { isSwitchedOff } from '../singleKeys.ts';
import type { Reviewing } from './reviewing.ts';

/** Controls that use these keys themselves. */
const OWN_KEYS = 'input, select, textarea, [role="tablist"] *, [role="grid"] *';

/** As in the list of keys: `Shift ArrowLeft`, `n`. */
const keyOf = ({ key, shiftKey }: KeyboardEvent): string =>
  key.length === 1 ? key.toLowerCase() : shiftKey ? `Shift ${key}` : key;

/** Letters of what stands beside the table, and Shift with an arrow for decisions. */
export type MoreKeys = Readonly<Record<string, () => void>>;

export function useReviewKeys(reviewing: Reviewing, state: FrameState, more: MoreKeys = {}): void {
  // Before the first picture, so that no key pressed on sight is lost.
  useLayoutEffect(() => {
    const work: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => reviewing.step(-1),
      ArrowRight: () => reviewing.step(1),
      Home: () => reviewing.goTo(0),
      End: () => reviewing.goTo(reviewing.replay.end),
      ' ': reviewing.toggle,
      ...more,
    };
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        state.closeTop();
        return;
      }
      if (isSwitchedOff(event)) return;
      const target = event.target as HTMLElement;
      if (target.closest(OWN_KEYS) || (event.key === ' ' && target.closest('button, a'))) return;
      const name = keyOf(event);
      const does = Object.hasOwn(work, name) ? work[name] : undefined;
      if (!does) return;
      event.preventDefault();
      does();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [reviewing, state, more]);
}
