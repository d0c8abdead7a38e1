/**
 * Roving focus: a grid or a row of buttons is one stop of the tab key, the arrows move inside. The container gets
 * `ref` and `onKeyDown`; every button inside is reached, whatever it holds. Only "why?" is a stop of its own: the arrows
 * lead to things, not to what is said about them.
 */
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Begin = 'first' | 'newest';

const buttonsIn = (container: HTMLElement, begin: Begin): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(
    // A log has nothing else to go to.
    begin === 'newest' ? 'button' : 'button:not([data-why]), [role="button"], [role="gridcell"][tabindex]',
  ),
];

/** The button that lies next in a direction: the nearest centre, distance to the side counting double. */
function neighbour(from: HTMLElement, all: readonly HTMLElement[], across: number, down: number) {
  const here = centre(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    if (one === from) continue;
    const there = centre(one);
    const ahead = (there.x - here.x) * across + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * across);
    if (ahead < 4 || ahead < aside / 2) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = one;
    }
  }
  return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Makes `chosen` the one that the tab key finds. */
function offer(all: readonly HTMLElement[], chosen: HTMLElement | undefined): void {
  for (const one of all) one.tabIndex = one === chosen ? 0 : -1;
}

/** `newest`: the tab key finds the last button, as in a log, whatever was found before. */
export function useRoving<Container extends HTMLElement>(begin: Begin = 'first') {
  const ref = useRef<Container>(null);

  // After every drawing: buttons may have come and gone.
  useLayoutEffect(() => {
    if (!ref.current) return;
    const all = buttonsIn(ref.current, begin);
    const usual = begin === 'newest' ? all.at(-1) : (all.find((one) => one.tabIndex === 0) ?? all[0]);
    offer(all, all.find((one) => one === document.activeElement) ?? usual);
  });

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const from = (event.target as HTMLElement).closest<HTMLElement>(
        'button, [role="button"], [role="gridcell"]',
      );
      if (!step || !from || !ref.current) return;
      const all = buttonsIn(ref.current, begin);
      const next = neighbour(from, all, ...step);
      event.preventDefault();
      if (!next) return;
      offer(all, next);
      next.focus();
    },
    [begin],
  );

  const onFocusIn = useCallback(
    (event: FocusEvent) => {
      if (!ref.current) return;
      const all = buttonsIn(ref.current, begin);
      const into = (event.target as HTMLElement).closest<HTMLElement>(
        'button, [role="button"], [role="gridcell"]',
      );
      if (into && all.includes(into)) offer(all, into);
    },
    [begin],
  );

  return { ref, onKeyDown, onFocusIn };
}
