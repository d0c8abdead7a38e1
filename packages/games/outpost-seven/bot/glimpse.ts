/** Sees only some of the moves there are, and takes the one that looks best at a glance. */
import { ActionList, type Policy } from '@airlock/kernel';
import { cellOf, isRepair, isSalvage, playedBy, scrappedBy } from '../actions.ts';
import { chart } from '../rules/chart.ts';
import { cubesPlaced } from '../rules/repair.ts';
import type { State } from '../state.ts';
import { glance, Trials } from './board.ts';
import { withTurns } from './phases.ts';
import { fullestSalvage } from './salvages.ts';
import { CASUAL } from './weights.ts';

const listed = new ActionList();

/** Looks at this many moves, whichever come to mind. One who hoards takes all that the offer allows when salvaging. */
export const glimpse = (looks: number, hoards = false): Policy<State> =>
  withTurns((state, seat, random) => {
    chart.actions(state, seat, listed.clear());
    const trials = new Trials(state);
    const salvaging = glance(state, seat) + CASUAL.leastGain;
    let best = listed.at(0);
    let most = Number.NEGATIVE_INFINITY;
    for (let look = 0; look < looks; look++) {
      const action = listed.pick(random);
      const value = isRepair(action)
        ? glance(
            trials.repair(
              seat,
              playedBy(action),
              cellOf(action),
              cubesPlaced(playedBy(action), scrappedBy(action)),
            ),
            seat,
          )
        : salvaging;
      if (value <= most) continue;
      most = value;
      best = action;
    }
    return hoards && isSalvage(best) ? fullestSalvage(state, seat) : best;
  });
