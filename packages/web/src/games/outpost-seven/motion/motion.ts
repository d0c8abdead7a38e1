/** Runs the cues of the event that is being shown. Transform and opacity only; whatever stops it, nothing stays behind. */

import { present } from '@airlock/kernel';
import {
  type Card,
  type Cell,
  COLUMN_OF,
  CROSS_OF,
  type OutpostEvent,
  ROW_OF,
  shows,
} from '@airlock/outpost-seven';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Model } from '../model.ts';
import { type Cue, cuesOf } from './cues.ts';
import styles from './motion.module.css';

const OUT = 'cubic-bezier(.2,.8,.2,1)';
const DROP = 'cubic-bezier(.2,1.3,.4,1)';

/** What one event set going. */
interface Running {
  readonly animations: Animation[];
  readonly guests: HTMLElement[];
  readonly timers: number[];
}

export function useMotion(model: Model, station: RefObject<HTMLElement | null>): void {
  const playing = model.desk.playing.value;
  useLayoutEffect(() => {
    if (!playing || playing.lasts === 0 || !station.current) return;
    const running: Running = { animations: [], guests: [], timers: [] };
    const length = shows(playing.event)?.lasts ?? 0;
    const pace = length === 0 ? 1 : playing.lasts / length;
    for (const cue of cuesOf(playing.event)) {
      runCue(cue, pace, station.current, running, isUnseen(playing.event, playing.before));
      const { sound } = cue;
      if (sound) running.timers.push(window.setTimeout(() => model.desk.sound(sound), cue.at * pace));
    }
    return () => {
      for (const animation of running.animations) animation.cancel();
      for (const guest of running.guests) guest.remove();
      for (const timer of running.timers) clearTimeout(timer);
    };
  }, [playing]);
}

/** Whether the module comes from cards the viewer could not see, so that no piece travels by itself. */
function isUnseen(
  event: OutpostEvent,
  before: { hands: readonly { kept: Card[] | null; salvaged: Card[] }[] },
): boolean {
  if (event.type !== 'repaired') return false;
  const hand = before.hands[event.open.seat];
  return hand?.kept === null && !hand.salvaged.includes(event.open.card);
}

function runCue(cue: Cue, pace: number, station: HTMLElement, running: Running, unseen: boolean): void {
  // What leaves stays gone until the next event is drawn.
  const fill = cue.kind === 'leave' ? 'both' : 'backwards';
  const timing = { delay: cue.at * pace, duration: cue.lasts * pace, fill } as const;
  const move = (element: Element | null | undefined, frames: Keyframe[], easing = OUT): void => {
    if (element) running.animations.push(element.animate(frames, { ...timing, easing }));
  };
  switch (cue.kind) {
    case 'arrive':
      if (unseen)
        move(
          moduleAt(station, cue.cell),
          comingFrom(document.querySelector('[data-rival]'), moduleAt(station, cue.cell)),
          DROP,
        );
      return;
    case 'drop':
      move(
        cubeAt(station, cue.cell, cue.space),
        [{ transform: 'translateY(-18px) scale(1.5)', opacity: 0 }, {}],
        DROP,
      );
      return;
    case 'pop':
      move(cubeAt(station, cue.cell, cue.space), [{ transform: 'scale(0)', opacity: 0 }, {}], DROP);
      return;
    case 'leave':
      move(cubeAt(station, cue.cell, cue.space), [
        { opacity: 1 },
        { transform: 'translateY(10px) scale(.4)', opacity: 0 },
      ]);
      return;
    case 'sweep':
      for (const beam of beamsOver(station, cue.centre)) {
        running.guests.push(beam);
        station.append(beam);
        const along = beam.dataset.along === 'row' ? 'scaleX' : 'scaleY';
        move(beam, [
          { transform: `${along}(0)`, opacity: 0.75 },
          { transform: `${along}(1)`, opacity: 0.5, offset: 0.7 },
          { transform: `${along}(1)`, opacity: 0 },
        ]);
      }
      return;
    case 'shield': {
      const shield = shieldOver(station, cue.cell);
      running.guests.push(shield);
      move(shield, [
        { opacity: 0, transform: 'scale(.7)' },
        { opacity: 1, transform: 'scale(1)', offset: 0.3 },
        { opacity: 0 },
      ]);
      return;
    }
    case 'grow':
      move(station.querySelector(`[data-line="${cue.line}"]`), [
        {},
        { transform: 'scale(1.08)', offset: 0.4 },
        {},
      ]);
      return;
    case 'flip':
      move(station.querySelector(`[data-line="${cue.line}"] [data-token]`), [
        { transform: 'rotateY(180deg) scale(1.5)' },
        {},
      ]);
      return;
    case 'deal': {
      const slot = document.querySelector(`[data-slot="${cue.slot}"]`);
      move(slot, comingFrom(document.querySelector('[data-deck]'), slot));
    }
  }
}

const moduleAt = (station: HTMLElement, cell: Cell): Element | null =>
  station.querySelector(`[data-module="${cell}"]`);

/** Cubes stand on their module from the top, so the one on a space is found by counting. */
const cubeAt = (station: HTMLElement, cell: Cell, space: number): Element | undefined =>
  [...(moduleAt(station, cell)?.querySelectorAll('[data-cube]') ?? [])][space];

/** From one place of the page to another, as far as both can be seen. */
function comingFrom(origin: Element | null, target: Element | null): Keyframe[] {
  if (!origin || !target) return [{ opacity: 0, transform: 'scale(1.2)' }, {}];
  const [from, to] = [origin.getBoundingClientRect(), target.getBoundingClientRect()];
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return [{ transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.4 }, {}];
}

/** Two beams over the row and the column of a cell, growing from it. */
function beamsOver(station: HTMLElement, centre: Cell): HTMLElement[] {
  const box = station.getBoundingClientRect();
  const rectOf = (cell: Cell): DOMRect | undefined =>
    station.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect();
  const middle = rectOf(centre);
  if (!middle) return [];
  return (['row', 'column'] as const).flatMap((along) => {
    const line = along === 'row' ? ROW_OF : COLUMN_OF;
    const rects = present(CROSS_OF[centre])
      .filter((cell) => line[cell] === line[centre])
      .map(rectOf)
      .filter((rect) => rect !== undefined);
    const left = Math.min(...rects.map((rect) => rect.left));
    const top = Math.min(...rects.map((rect) => rect.top));
    const beam = document.createElement('i');
    beam.className = styles.beam as string;
    beam.dataset.along = along;
    beam.style.left = `${left - box.left}px`;
    beam.style.top = `${top - box.top}px`;
    beam.style.width = `${Math.max(...rects.map((rect) => rect.right)) - left}px`;
    beam.style.height = `${Math.max(...rects.map((rect) => rect.bottom)) - top}px`;
    beam.style.transformOrigin = `${middle.left + middle.width / 2 - left}px ${middle.top + middle.height / 2 - top}px`;
    return [beam];
  });
}

/** A shield over a module whose lowest cube an icon protects. */
function shieldOver(station: HTMLElement, cell: Cell): HTMLElement {
  const shield = document.createElement('i');
  shield.className = styles.shield as string;
  moduleAt(station, cell)?.append(shield);
  return shield;
}
