/**
 * The few ideas of somebody who counts cards by the handful: the best repairs, and as much of the offer as the limits allow.
 * Whoever salvages just the best pair lets the player who starts have one pair more in every game: thirty cards are fifteen
 * pairs. With as many cards as possible at a time neither is favoured, and sixes that are left over get laid.
 */
import { type ActionList, type Seat, topOf } from '@airlock/kernel';
import { canSalvage } from '../rules/salvage.ts';
import { AT, type State } from '../state.ts';
import { candidates } from './candidates.ts';
import { openProspect, rankRepairs } from './planner.ts';
import { Ranking } from './ranking.ts';
import { fullestSalvage } from './salvages.ts';
import { CANDIDATES } from './weights.ts';

export function handful(most: number): (state: State, seat: Seat, into: ActionList) => void {
  const repairs = new Ranking(most);
  return (state, seat, into) => {
    if (topOf(state) !== AT.turn) {
      candidates(state, seat, into);
      return;
    }
    rankRepairs(openProspect(state, seat, CANDIDATES.handShare), repairs.clear());
    for (let place = 0; place < repairs.size; place++) into.add(repairs.actionAt(place));
    if (canSalvage(state, seat)) into.add(fullestSalvage(state, seat));
  };
}
