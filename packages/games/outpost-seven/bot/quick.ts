/** Plays on at once: the best pair in hand, in the best cell for it. A search plays thousands of games with it. */
import { type Action, missing, type Policy, type Seat } from '@airlock/kernel';
import { repairAction } from '../actions.ts';
import type { Card } from '../cards.ts';
import { CELL_COUNT, type Cell, connectedCells, holds, NO_CELL } from '../grid.ts';
import { gatherHand } from '../rules/hand.ts';
import { cubesPlaced } from '../rules/repair.ts';
import { canSalvage } from '../rules/salvage.ts';
import type { State } from '../state.ts';
import { glance, Trials } from './board.ts';
import { moduleOf, PAIR_STRIDE, pairsUnder, qualityAt } from './pairs.ts';
import { withTurns } from './phases.ts';
import { fullestSalvage } from './salvages.ts';
import { QUICK } from './weights.ts';

export const quick: Policy<State> = withTurns((state, seat) => {
  const hand = gatherHand(state, seat);
  const pairs = pairsUnder(state.options);
  let bestQuality = -1;
  let bestPair = 0;
  for (let one = 1; one < hand.length; one++) {
    for (let other = 0; other < one; other++) {
      const pair = (hand[one] ?? missing()) * PAIR_STRIDE + (hand[other] ?? missing());
      const quality = qualityAt(pairs, pair);
      if (quality <= bestQuality) continue;
      bestQuality = quality;
      bestPair = pair;
    }
  }
  const isWorthIt = hand.length >= QUICK.leastHand && bestQuality >= QUICK.leastQuality;
  if (!isWorthIt && canSalvage(state, seat)) return fullestSalvage(state, seat);
  const module = moduleOf(pairs, bestPair);
  const one = Math.floor(bestPair / PAIR_STRIDE);
  const other = bestPair % PAIR_STRIDE;
  return repairInBestCell(state, seat, module, module === one ? other : one);
});

function repairInBestCell(state: State, seat: Seat, play: Card, scrap: Card): Action {
  const cells = connectedCells(state.occupied);
  const placed = cubesPlaced(play, scrap);
  const trials = new Trials(state);
  let best: Cell = NO_CELL;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (!holds(cells, cell)) continue;
    const value = glance(trials.repair(seat, play, cell, placed), seat);
    if (value <= most) continue;
    most = value;
    best = cell;
  }
  return repairAction(play, scrap, best);
}
