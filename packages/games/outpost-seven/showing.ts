/** How long what happens is shown: a page takes that time, and no clock runs meanwhile. */
import type { Shown } from '@airlock/kernel';
import { POP } from './cards.ts';
import type { OutpostEvent } from './events.ts';

/** Milliseconds at normal speed: a card travels, a cube drops, a bonus sweeps out, something is looked at. */
export const TRAVEL = 240;
export const CUBE = 110;
/** A cube is still settling when the next one drops. */
export const SETTLING = 50;
export const SWEEP = 200;
export const BEAT = 420;
/** Between two things of a row that begin one after the other. */
export const ROW = 90;
export const FLIP = BEAT - 120;
export const NEXT_CUBE = 60;
export const CUBE_CHANGE = 160;
/** After each, so that the next does not run into it. */
const BREATH = 80;

const row = (count: number, each: number, lasts: number): number => (count - 1) * each + lasts;

/** Until the last thing that moves has come to rest; 0 where nothing moves. */
function motionOf(event: OutpostEvent): number {
  switch (event.type) {
    case 'dealt':
      return TRAVEL - BREATH;
    case 'kept':
    case 'salvaged':
      return TRAVEL;
    case 'repaired': {
      const { placed } = event.open;
      return placed === 0 ? TRAVEL : TRAVEL + row(placed, CUBE, CUBE + SETTLING);
    }
    case 'bonusUsed': {
      const { kind, cubes, lines, safe } = event.open;
      if (kind === POP) return lines.length === 0 ? SWEEP : SWEEP + BEAT;
      const hit = cubes.length === 0 ? 0 : row(cubes.length, NEXT_CUBE, CUBE_CHANGE);
      return SWEEP + Math.max(hit, safe.length === 0 ? 0 : BEAT);
    }
    case 'votes':
      return event.open.flipped.length === 0 ? 0 : row(event.open.flipped.length, ROW, FLIP);
    case 'offerFilled':
      return event.open.slots.length === 0 ? 0 : row(event.open.slots.length, ROW, TRAVEL);
    default:
      return 0;
  }
}

export function shows(event: OutpostEvent): Shown | null {
  const lasts = motionOf(event);
  return lasts === 0 ? null : { lasts: lasts + BREATH };
}
