/** The actions worth a closer look. */
import type { ActionList, Seat } from '@airlock/kernel';
import { topOf } from '@airlock/kernel';
import { BONUS_AUTO } from '../actions.ts';
import { AT, type State } from '../state.ts';
import { rankKeeps } from './keep.ts';
import { openProspect, rankRepairs, rankSalvages } from './planner.ts';
import { Ranking } from './ranking.ts';
import { CANDIDATES } from './weights.ts';

const keeps = new Ranking(CANDIDATES.keeps);
const repairs = new Ranking(CANDIDATES.repairs);
const salvages = new Ranking(CANDIDATES.salvages);

/** The best by the planner's judgement, the best first, some of every kind. */
export function candidates(state: State, seat: Seat, into: ActionList): void {
  switch (topOf(state)) {
    case AT.keep:
      rankKeeps(state, seat, keeps.clear());
      for (let place = 0; place < keeps.size; place++) into.add(keeps.actionAt(place));
      return;
    case AT.chooseBonus:
      into.add(BONUS_AUTO);
      return;
    case AT.turn: {
      const prospect = openProspect(state, seat, CANDIDATES.handShare);
      rankRepairs(prospect, repairs.clear());
      rankSalvages(prospect, salvages.clear());
      addMerged(into);
      return;
    }
  }
}

function addMerged(into: ActionList): void {
  let repair = 0;
  let salvage = 0;
  while (repair < repairs.size || salvage < salvages.size) {
    const takeRepair =
      salvage === salvages.size ||
      (repair < repairs.size && repairs.valueAt(repair) >= salvages.valueAt(salvage));
    into.add(takeRepair ? repairs.actionAt(repair++) : salvages.actionAt(salvage++));
  }
}
