/** Something that shows only as long as it is held, by finger, mouse or key: spread over the button that is held. */
import type { Signal } from '@preact/signals';
import { set } from '../look/set.ts';

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

export function heldFor(shows: Signal<boolean>) {
  const release = set(shows, false);
  return {
    onPointerDown: set(shows, true),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onBlur: release,
    onKeyDown(event: KeyboardEvent) {
      if (!isHoldKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      shows.value = true;
    },
    onKeyUp(event: KeyboardEvent) {
      if (isHoldKey(event)) shows.value = false;
    },
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}
