/**
 * A press belongs to what it began on. Going down with a finger already shows what was being shown (`keys.ts`), and other buttons
 * may then lie where the one stood that was meant; a browser would press the newcomer when the finger is lifted.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const controlAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a[href], [role="button"], summary, label') : null;

export function usePressed(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const frame = root.current;
    if (!frame) return;
    /** `null` if no finger or mouse has gone down since the last press: keys and screen readers press without. */
    let began: { readonly on: Element | null } | null = null;
    const onDown = ({ target }: Event): void => {
      began = { on: controlAt(target) };
    };
    const onCancel = (): void => {
      began = null;
    };
    const onClick = (event: MouseEvent): void => {
      const on = controlAt(event.target);
      const isOther = began !== null && event.detail > 0 && on !== null && on !== began.on;
      began = null;
      if (!isOther) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    frame.addEventListener('pointerdown', onDown, true);
    frame.addEventListener('pointercancel', onCancel, true);
    frame.addEventListener('click', onClick, true);
    return () => {
      frame.removeEventListener('pointerdown', onDown, true);
      frame.removeEventListener('pointercancel', onCancel, true);
      frame.removeEventListener('click', onClick, true);
    };
  }, [root]);
}
