/** The large card: opens on hover, long press and the key I over anything marked `data-peek`. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Parts } from '../games/contract.ts';
import { isSwitchedOff } from '../singleKeys.ts';
import { DOOR_ID } from './doorId.ts';
import styles from './peek.module.css';
import { GAP, placeFor } from './peekPlace.ts';

const HOVER = 400;
const LONG_PRESS = 450;
const WIDTH = 200;
const HEIGHT = 280;

interface Shown {
  readonly about: string;
  readonly left: number;
  readonly top: number;
}

const markedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-peek]') : null;

/** What may be compared with the thing or pressed next: other things with a preview, and all buttons of table and door. */
const BUSY = `[data-peek], [data-thing], main button, #${DOOR_ID} button`;

function placeBeside(thing: HTMLElement): Shown {
  const busy = [...document.querySelectorAll<HTMLElement>(BUSY)].filter(
    (other) => other !== thing && !other.contains(thing) && !thing.contains(other),
  );
  const place = placeFor(
    thing.getBoundingClientRect(),
    { width: WIDTH, height: HEIGHT },
    { width: innerWidth, height: innerHeight },
    busy.map((other) => other.getBoundingClientRect()),
  );
  return { about: thing.dataset.peek as string, ...place };
}

export function usePeek(root: RefObject<HTMLElement | null>, parts: Parts) {
  const shown = useSignal<Shown | null>(null);

  useEffect(() => {
    const area = root.current;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitingFor: HTMLElement | null = null;
    /** Whether it was asked for by key, wherever the pointer rests. */
    let isByKey = false;
    /** Where the pointer was last moved to. */
    let pointer = { x: -1, y: -1 };

    function openLater(thing: HTMLElement, delay: number) {
      clearTimeout(timer);
      waitingFor = thing;
      timer = setTimeout(() => {
        shown.value = placeBeside(thing);
      }, delay);
    }
    function close() {
      clearTimeout(timer);
      waitingFor = null;
      isByKey = false;
      shown.value = null;
    }
    function onOver(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      // Something came to lie under a pointer that rests: nobody has gone there to look.
      if (event.clientX === pointer.x && event.clientY === pointer.y) {
        if (!isByKey) close();
        return;
      }
      const thing = markedAt(event.target);
      if (thing === waitingFor) return;
      close();
      // What is large enough as it lies is looked at closer only by asking for it: nothing covers its neighbours.
      if (thing && thing.dataset.still === undefined) openLater(thing, HOVER);
    }
    function onMove({ clientX, clientY }: PointerEvent) {
      pointer = { x: clientX, y: clientY };
    }
    function onDown(event: PointerEvent) {
      const thing = markedAt(event.target);
      close();
      if (thing && event.pointerType !== 'mouse') openLater(thing, LONG_PRESS);
    }
    function onUp(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      // What was looked at was not meant to be pressed.
      if (shown.peek()) addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
      close();
    }
    function swallow(event: Event) {
      event.preventDefault();
      event.stopPropagation();
    }
    function onKey(event: KeyboardEvent) {
      if (shown.peek()) return close();
      const thing = markedAt(document.activeElement);
      if (isSwitchedOff(event)) return;
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || !thing) return;
      event.preventDefault();
      isByKey = true;
      shown.value = placeBeside(thing);
    }
    // A long press is ours: the browser's menu would cover the card.
    function onMenu(event: Event) {
      if (waitingFor && markedAt(event.target)) event.preventDefault();
    }

    area.addEventListener('pointerover', onOver);
    area.addEventListener('pointermove', onMove);
    area.addEventListener('pointerleave', close);
    area.addEventListener('pointerdown', onDown);
    area.addEventListener('pointerup', onUp);
    area.addEventListener('pointercancel', close);
    area.addEventListener('contextmenu', onMenu);
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      area.removeEventListener('pointerover', onOver);
      area.removeEventListener('pointermove', onMove);
      area.removeEventListener('pointerleave', close);
      area.removeEventListener('pointerdown', onDown);
      area.removeEventListener('pointerup', onUp);
      area.removeEventListener('pointercancel', close);
      area.removeEventListener('contextmenu', onMenu);
      removeEventListener('keydown', onKey);
    };
  }, [root, shown]);

  if (!shown.value) return null;
  const { Peek } = parts;
  const { about, left, top } = shown.value;
  const insideWindow = (card: HTMLElement | null): void => {
    const over = card ? card.getBoundingClientRect().bottom + GAP - innerHeight : 0;
    if (card && over > 0) card.style.top = `${Math.max(GAP, top - over)}px`;
  };
  // The marks on it are all in the label of the thing itself, so that it is for the eye only.
  return (
    <div
      class={styles.peek}
      ref={insideWindow}
      style={{ left: `${left}px`, top: `${top}px`, width: `${WIDTH}px` }}
      aria-hidden="true"
      data-large={about}
    >
      <Peek about={about} />
    </div>
  );
}
