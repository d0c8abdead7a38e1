/**
 * Lets pieces travel. Elements marked `data-piece` keep their identity: where one stands elsewhere after an event,
 * it moves there from where it stood. Transform only, so that nothing else has to be laid out again.
 */
import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../games/contract.ts';

const TRAVEL: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(.2,1.3,.4,1)' };
/** Closer than this is no journey. */
const LEAST = 2;

type Places = ReadonlyMap<string, DOMRect>;

function placesIn(root: HTMLElement): Places {
  const places = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    places.set(piece.dataset.piece as string, piece.getBoundingClientRect());
  }
  return places;
}

function travelFrom(root: HTMLElement, before: Places, lasts: number): void {
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const from = before.get(piece.dataset.piece as string);
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    const [across, down] = [from.left - to.left, from.top - to.top];
    if (Math.abs(across) < LEAST && Math.abs(down) < LEAST) continue;
    const scale = to.width > 0 ? from.width / to.width : 1;
    piece.animate(
      [
        {
          transform: `translate(${across}px, ${down}px) scale(${scale})`,
          transformOrigin: '0 0',
          zIndex: 20,
        },
        { transform: 'none', transformOrigin: '0 0', zIndex: 20 },
      ],
      { ...TRAVEL, duration: Math.min(Number(TRAVEL.duration), lasts) },
    );
  }
}

export function useTravel(root: RefObject<HTMLElement | null>, desk: Desk): void {
  useEffect(() => {
    let shown = desk.shown.peek();
    // Runs when the signal changes, before anything is redrawn: the pieces still stand where they stood.
    return effect(() => {
      const playing = desk.playing.value;
      if (desk.shown.value === shown) return;
      shown = desk.shown.value;
      if (!playing || !root.current) return;
      const before = placesIn(root.current);
      requestAnimationFrame(() => {
        if (root.current) travelFrom(root.current, before, playing.lasts);
      });
    });
  }, [root, desk]);
}
