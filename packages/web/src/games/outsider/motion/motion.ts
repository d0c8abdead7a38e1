/** Shows the event that is being played on what is drawn. Transform and opacity only; nothing stays behind. */
import type { OutsiderEvent } from '@airlock/outsider';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Model } from '../model.ts';
import styles from './motion.module.css';

const OUT = 'cubic-bezier(.2,.8,.2,1)';

/** What moves where: found by its mark on the page, with the frames it goes through. */
interface Cue {
  readonly at: string;
  readonly frames: Keyframe[];
  /** A word that rises from there: "−1". */
  readonly word?: string;
}

const SHAKE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateX(-5px)' },
  { transform: 'translateX(5px)' },
  { transform: 'none' },
];
const POP: Keyframe[] = [{ transform: 'scale(1)' }, { transform: 'scale(1.07)' }, { transform: 'scale(1)' }];
const SINK: Keyframe[] = [
  { transform: 'translateY(0)', opacity: 1 },
  { transform: 'translateY(26px) rotate(80deg) scale(.7)', opacity: 0 },
];
const RIFFLE: Keyframe[] = [
  { transform: 'rotate(0)' },
  { transform: 'rotate(-7deg) translateY(-3px)' },
  { transform: 'rotate(7deg) translateY(-3px)' },
  { transform: 'rotate(0)' },
];
const FLIP: Keyframe[] = [
  { transform: 'rotateY(0)' },
  { transform: 'rotateY(180deg)' },
  { transform: 'rotateY(360deg)' },
];

const seatAt = (seat: number): string => `[data-seat="${seat}"]`;

/** The places that show an event; the reader's own Survival is in the rail. */
export function cuesOf(event: OutsiderEvent, reader: number): Cue[] {
  const plate = (seat: number): string => (seat === reader ? `[data-you], ${seatAt(seat)}` : seatAt(seat));
  switch (event.type) {
    case 'survivalChanged': {
      const { seat, by, doomed } = event.open;
      const word = `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
      return [{ at: plate(seat), frames: doomed ? FLIP : by < 0 ? SHAKE : POP, word }];
    }
    case 'died':
      return [{ at: plate(event.open.seat), frames: FLIP }];
    case 'entropyGrew':
      return [
        { at: '[data-deck]', frames: SINK },
        { at: '[data-entropy]', frames: POP },
      ];
    case 'recycled':
      return [{ at: '[data-deck]', frames: RIFFLE }];
    case 'stabilised':
      return [{ at: '[data-deck]', frames: POP }];
    case 'supplyRevealed':
    case 'supplyFormed':
      return [{ at: '[data-supply]', frames: POP }];
    case 'leftCard':
    case 'tookCard':
      return [
        { at: '[data-supply]', frames: RIFFLE },
        { at: plate(event.open.seat), frames: POP },
      ];
    case 'discarded':
    case 'sabotaged':
      return [
        { at: '[data-discard]', frames: POP },
        { at: plate(event.open.seat), frames: event.type === 'sabotaged' ? SHAKE : POP },
      ];
    case 'goalRepaired':
    case 'goalCompleted':
      return [{ at: plate(event.open.seat), frames: POP }];
    case 'declared':
      return event.open.loyalties.map((_, seat) => ({ at: plate(seat), frames: FLIP }));
    case 'reversed':
      return [{ at: '[aria-label="Seats, clockwise"]', frames: SHAKE }];
    case 'dealtOut':
      return [{ at: `[data-place="${event.open.at}"]`, frames: POP }];
    case 'leftUndealt':
      return [{ at: '[data-discard]', frames: POP }];
    case 'locationDestroyed':
      return [{ at: `[data-place="${event.open.at}"]`, frames: SHAKE }];
    default:
      return [];
  }
}

export function useMotion(model: Model, table: RefObject<HTMLElement | null>): void {
  const playing = model.desk.playing.value;
  useLayoutEffect(() => {
    const root = table.current?.closest('main')?.parentElement;
    if (!playing || playing.lasts === 0 || !root || !model.desk.motion.peek()) return;
    const animations: Animation[] = [];
    const guests: HTMLElement[] = [];
    for (const { at, frames, word } of cuesOf(playing.event, model.naming.peek().reader)) {
      for (const element of root.querySelectorAll<HTMLElement>(at)) {
        animations.push(element.animate(frames, { duration: playing.lasts, easing: OUT }));
        if (word) guests.push(riseFrom(element, word, playing.lasts));
      }
    }
    return () => {
      for (const animation of animations) animation.cancel();
      for (const guest of guests) guest.remove();
    };
  }, [playing]);
}

/** A word that floats up from an element and is gone. */
function riseFrom(element: HTMLElement, word: string, lasts: number): HTMLElement {
  const { left, top, width } = element.getBoundingClientRect();
  const guest = document.createElement('span');
  guest.className = `${styles.word} ${word.startsWith('+') ? styles.gain : ''}`;
  guest.textContent = word;
  guest.setAttribute('aria-hidden', 'true');
  guest.style.left = `${left + width / 2}px`;
  guest.style.top = `${top + 24}px`;
  document.body.append(guest);
  guest.animate(
    [
      { transform: 'translate(-50%, 8px)', opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: 'translate(-50%, -26px)', opacity: 0 },
    ],
    { duration: lasts, easing: OUT, fill: 'forwards' },
  );
  return guest;
}
