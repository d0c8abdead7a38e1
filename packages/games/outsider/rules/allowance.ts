/** Action points of the active player: base ones first, then bonus and bought ones. */
import type { Seat } from '@airlock/kernel';
import { BASE_ACTIONS, MOST_PURCHASES } from '../cards.ts';
import type { State } from '../state.ts';
import { isDoomed } from './survival.ts';

export const actionPoints = (state: Pick<State, 'base' | 'used' | 'bonus'>): number =>
  Math.max(0, state.base - state.used) + state.bonus;

export function spend(state: State, points: number): void {
  const fromBase = Math.min(points, Math.max(0, state.base - state.used));
  state.used += fromBase;
  state.bonus -= points - fromBase;
}

/** OUT-302, OUT-607, and the Slowed marker. */
export const baseAllowance = (state: State, seat: Seat, isSlowed: boolean): number =>
  isDoomed(state, seat) || isSlowed ? 1 : BASE_ACTIONS;

/** OUT-310, OUT-311: what the next purchase of this turn costs; `null` when there is none. */
export const nextPrice = ({ bought }: Pick<State, 'bought'>): number | null =>
  bought < MOST_PURCHASES ? bought + 1 : null;
