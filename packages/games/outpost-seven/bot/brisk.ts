/** The planner in a hurry: of all pairs in hand it tries only the one that looks best without trying. */
import type { Policy } from '@airlock/kernel';
import { isPair } from '../rules/repair.ts';
import type { State } from '../state.ts';
import { qualityOf } from './pairs.ts';
import { withTurns } from './phases.ts';
import {
  openProspect,
  type Prospect,
  rankPair,
  rankSalvages,
  restAfterRepair,
  stationsAhead,
} from './planner.ts';
import { Ranking } from './ranking.ts';

const best = new Ranking(1);

export const brisk: Policy<State> = withTurns((state, seat) => {
  const prospect = openProspect(state, seat, 1);
  rankBestPair(prospect, best.clear());
  rankSalvages(prospect, best);
  return best.best;
});

/** The pair with the best repair and the best hand left behind together. */
function rankBestPair(prospect: Prospect, into: Ranking): void {
  const { state, hand } = prospect;
  let most = Number.NEGATIVE_INFINITY;
  let bestModule = -1;
  let bestScrap = -1;
  for (const [module, play] of hand.entries()) {
    for (const [scrap, paid] of hand.entries()) {
      if (!isPair(state, play, paid)) continue;
      const looks = qualityOf(play, paid) + restAfterRepair(prospect, module, scrap);
      if (looks <= most) continue;
      most = looks;
      bestModule = module;
      bestScrap = scrap;
    }
  }
  if (bestModule >= 0) rankPair(prospect, stationsAhead(prospect), bestModule, bestScrap, into);
}
