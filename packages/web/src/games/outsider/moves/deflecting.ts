/** Realign the Thrusters: its sabotage is a reaction, never something out of a window. */
import type { Action } from '@airlock/kernel';
import { actionOf, goalCard, sabotageAction } from '@airlock/outsider';
import type { Position } from './reading.ts';

/** What pressing "Sabotage" at one of the reader's Goals does now. */
export const sabotageOf = ({ legal }: Pick<Position, 'legal'>, goal: number): Action =>
  goalCard(goal).sabotage.isReaction && legal.has(actionOf('deflect'))
    ? actionOf('deflect')
    : sabotageAction(goal);
