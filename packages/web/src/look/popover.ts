/** A small thing that opens beside its button: Escape and a press elsewhere close it, the focus comes back. */
import { useSignal } from '@preact/signals';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';

export function usePopover<Container extends HTMLElement>() {
  const open = useSignal(false);
  /** Holds the button and what it opens. */
  const ref = useRef<Container>(null);
  const opener = useRef<HTMLElement | null>(null);

  const close = useCallback(() => {
    if (!open.peek()) return;
    open.value = false;
    opener.current?.focus();
  }, [open]);

  function toggle() {
    if (open.peek()) return close();
    opener.current = document.activeElement as HTMLElement | null;
    open.value = true;
  }

  // Before anything is painted: what opened has the focus already, and a key pressed at once belongs to it.
  useLayoutEffect(() => {
    if (!open.value) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    const onPress = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) open.value = false;
    };
    // Before the page's own keys, so that one Escape closes one thing.
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPress, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPress, true);
    };
  }, [open, open.value, close]);

  /** For what takes the focus when it opens. */
  const first = (element: HTMLElement | null): void => {
    if (element && !element.dataset.focused) {
      element.dataset.focused = 'yes';
      element.focus();
    }
  };

  return { ref, first, open: open.value, toggle, close };
}
