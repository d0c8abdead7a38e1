/** Runs the cues of the event that is being shown. Transform and opacity only; whatever stops it, nothing stays behind. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Model } from '../model.ts';
import { type Cue, type CueKind, cuesOf } from './cues.ts';

const OUT = 'cubic-bezier(.2,.8,.2,1)';
const LONGEST = 600;

const FRAMES: Readonly<Record<Exclude<CueKind, 'arrive'>, Keyframe[]>> = {
  flash: [{}, { transform: 'scale(1.03)', offset: 0.3 }, {}],
  flip: [{ transform: 'rotateY(180deg)' }, {}],
  pulse: [{}, { transform: 'scale(1.25)', offset: 0.4 }, {}],
  lock: [{}, { transform: 'scale(.97)', offset: 0.4 }, {}],
  strike: [{}, { opacity: 0.4, offset: 0.25 }, {}, { opacity: 0.6, offset: 0.7 }, {}],
  shake: [
    {},
    { transform: 'translateX(-6px)' },
    { transform: 'translateX(5px)' },
    { transform: 'translateX(-4px)' },
    { transform: 'translateX(2px)' },
    {},
  ],
  launch: [{}, { transform: 'translateY(-10px)', offset: 0.5 }, {}],
};

export function useMotion(model: Model, ship: RefObject<HTMLElement | null>): void {
  const playing = model.desk.playing.value;
  useLayoutEffect(() => {
    const root = ship.current;
    if (!playing || playing.lasts === 0 || !root) return;
    const timing = { duration: Math.min(playing.lasts, LONGEST), easing: OUT };
    const animations = cuesOf(playing.event).flatMap((cue) => {
      const target = targetOf(root, cue);
      if (!target) return [];
      const frames =
        cue.kind === 'arrive' ? comingFrom(root.querySelector('[data-tower]'), target) : FRAMES[cue.kind];
      return [target.animate(frames, timing)];
    });
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [playing]);
}

function targetOf(root: HTMLElement, { target }: Cue): Element | null {
  if (target === 'tower') return root.querySelector('[data-tower]');
  if (!target.endsWith('-last')) return root.querySelector(`[data-thing="${target}"]`);
  const all = root.querySelectorAll(`[data-thing^="${target.slice(0, -'last'.length)}"]`);
  return all[all.length - 1] ?? null;
}

/** From one place of the ship to another. */
function comingFrom(origin: Element | null, target: Element): Keyframe[] {
  if (!origin) return [{ opacity: 0 }, {}];
  const [from, to] = [origin.getBoundingClientRect(), target.getBoundingClientRect()];
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return [{ transform: `translate(${x}px, ${y}px) scale(1.6)`, opacity: 0.4, zIndex: 20 }, { zIndex: 20 }];
}
