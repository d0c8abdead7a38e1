/**
 * The focus does not get lost with what had it. A card that is played takes the focus with it, and the next Tab would begin at the
 * top of the page or wherever the browser thinks; the door takes it instead, since it says what comes next.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { DOOR_ID } from './doorId.ts';

export function useLostFocus(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const frame = root.current;
    if (!frame) return;
    let last: Element | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = null;
      // Whoever closed a sheet has been led back to where they were.
      if (document.activeElement === document.body)
        document.getElementById(DOOR_ID)?.focus({ preventScroll: true });
    });
    frame.addEventListener('focusin', onFocus);
    observer.observe(frame, { childList: true, subtree: true });
    return () => {
      frame.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [root]);
}
