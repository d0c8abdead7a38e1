/** How long what happens is shown: a page takes that time, and no clock runs meanwhile. */
import type { Shown } from '@airlock/kernel';
import { DESTROYED } from './cards.ts';
import type { OutbreakEvent } from './events.ts';

/** From one card of a pile to the next: long enough to wonder. */
export const STEP_MS = 1200;
/** How long the whole pile is looked at before its Tasks are settled. */
const LOOK_MS = 1400;
/** The ballots turn, the count fills, and there is time to read both before a role turns. */
export const COUNT_MS = 3000;
/** The role turns, and those who only watch have read it. */
export const ROLE_MS = 2400;
/** A repair's ballots are read, and what they come to. */
const REPAIR_MS = 3600;
const SCENE_MS = 900;
const BEAT_MS = 420;

const unhurried = (lasts: number): Shown => ({ lasts, unhurried: true });

/** The same for every seat, whatever it is told besides. */
export function shows(event: OutbreakEvent): Shown | null {
  switch (event.type) {
    case 'votesCounted':
      return unhurried(COUNT_MS);
    case 'votedOut':
      return unhurried(ROLE_MS);
    case 'repairing':
      return event.open.ballots ? unhurried(REPAIR_MS) : null;
    case 'revealed':
      return unhurried(event.open.pile.length * STEP_MS + LOOK_MS);
    case 'settled':
      return { lasts: event.open.tasks.some(({ status }) => status === DESTROYED) ? SCENE_MS : BEAT_MS };
    case 'night':
      return { lasts: SCENE_MS };
    default:
      return null;
  }
}
