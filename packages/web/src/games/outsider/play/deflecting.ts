/** Realign the Thrusters: its sabotage is a reaction, never something out of a window. */
import type { Action } from '@airlock/kernel';
import { actionOf, FIRST_GOAL, sabotageAction } from '@airlock/outsider';
import type { Position } from './reading.ts';

export const DEFLECTING_GOAL = FIRST_GOAL + 11;

/** What pressing "Sabotage" at one of the reader's Goals does now. */
export const sabotageOf = ({ legal }: Pick<Position, 'legal'>, goal: number): Action =>
  goal === DEFLECTING_GOAL && legal.has(actionOf('deflect')) ? actionOf('deflect') : sabotageAction(goal);
