/**
 * Something that shows only as long as it is held, by finger, mouse or key: spread over the button that is held. Whoever cannot hold
 * has set that one press opens it, and it closes by itself.
 */
import type { Signal } from '@preact/signals';
import { settings } from '../settings.ts';

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** How long one press opens it. */
const OPEN_MS = 4_000;

let closing: ReturnType<typeof setTimeout> | undefined;

/** Opens it as the reader has set: until `letGo`, or for a few seconds. */
export function holdOpen(shows: Signal<boolean>): void {
  clearTimeout(closing);
  shows.value = true;
  if (!settings.peek().holds) closing = setTimeout(() => close(shows), OPEN_MS);
}

export function letGo(shows: Signal<boolean>): void {
  if (settings.peek().holds) close(shows);
}

function close(shows: Signal<boolean>): void {
  shows.value = false;
}

/**
 * `leavesEnter`: it has been looked at, and Enter is for the door's answer. A key that is still held down is not: it went down to
 * look.
 */
export function heldFor(shows: Signal<boolean>, leavesEnter = false) {
  const open = () => holdOpen(shows);
  const release = () => letGo(shows);
  return {
    'data-held': leavesEnter ? '' : undefined,
    onPointerDown: open,
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onBlur: release,
    onKeyDown(event: KeyboardEvent) {
      if (!isHoldKey(event) || (leavesEnter && event.key === 'Enter' && !event.repeat)) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
    onKeyUp(event: KeyboardEvent) {
      if (isHoldKey(event)) release();
    },
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}
