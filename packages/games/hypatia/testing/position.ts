/** Prepared ships run to their first decision. */
import { itemAt } from '@airlock/kernel';
import { hypatia } from '../game.ts';
import { prepare, type WrittenPosition } from '../prepared.ts';
import type { Ship, State } from '../state.ts';
import { type Told, telling } from './play.ts';

export type { WrittenPosition } from '../prepared.ts';

export interface Opened {
  readonly state: State;
  readonly ship: Ship;
  /** What was told on the way to the first decision. */
  readonly told: Told[];
}

/** The ship as written, run to her first decision. */
export function open(written: WrittenPosition = {}): Opened {
  const state = prepare(written);
  const told = telling(state, (ships, context) => hypatia.begin(ships, context));
  return { state, ship: itemAt(state.ships, 0), told };
}
