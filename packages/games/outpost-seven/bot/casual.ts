/** Plays for the board as it lies: repairs what gains enough at once, else fills the hand. */
import { type Policy, present } from '@airlock/kernel';
import { repairOf } from '../actions.ts';
import { gatherHand } from '../rules/hand.ts';
import { cubesPlaced, isPair } from '../rules/repair.ts';
import { canSalvage } from '../rules/salvage.ts';
import type { State } from '../state.ts';
import { glance } from './board.ts';
import { withTurns } from './phases.ts';
import { Ranking } from './ranking.ts';
import { Repairs } from './repairs.ts';
import { fullestSalvage } from './salvages.ts';
import { CASUAL } from './weights.ts';

const best = new Ranking(1);

/** Repairs from this many cards in hand on. */
const greedy = (leastHand: number): Policy<State> =>
  withTurns((state, seat) => {
    const hand = gatherHand(state, seat).slice();
    const repairs = new Repairs(state, seat, (station) => glance(station, seat));
    best.clear();
    for (const module of hand) {
      for (const scrap of hand) {
        if (!isPair(state, module, scrap)) continue;
        const judged = repairs.judge(module, cubesPlaced(module, scrap));
        for (const [index, cell] of repairs.cells.entries()) {
          best.offer(repairOf(module, scrap) + cell, present(judged[index]));
        }
      }
    }
    if (!canSalvage(state, seat)) return best.best;
    const isWorthIt =
      best.size > 0 && hand.length >= leastHand && best.valueAt(0) - glance(state, seat) >= CASUAL.leastGain;
    return isWorthIt ? best.best : fullestSalvage(state, seat);
  });

export const casual: Policy<State> = greedy(CASUAL.leastHand);

/** The same with a fuller hand to choose from. */
export const patient: Policy<State> = greedy(CASUAL.patientHand);
