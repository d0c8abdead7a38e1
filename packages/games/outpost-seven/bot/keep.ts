/** Which dealt cards to keep: those that promise most. */
import { type Action, present, type Seat } from '@airlock/kernel';
import { keepAction } from '../actions.ts';
import type { Card } from '../cards.ts';
import { keepTarget, legalKeeps } from '../rules/keep.ts';
import type { State } from '../state.ts';
import { keptBy } from '../state.ts';
import { valueSubsets } from './hand.ts';
import { Ranking } from './ranking.ts';

export function rankKeeps(state: State, seat: Seat, into: Ranking): void {
  const dealt: readonly Card[] = keptBy(state, seat);
  const values = valueSubsets(dealt, state.options);
  for (const places of legalKeeps(dealt, keepTarget(state, seat))) {
    into.offer(keepAction(places), present(values[places]));
  }
}

const best = new Ranking(1);

export function bestKeep(state: State, seat: Seat): Action {
  rankKeeps(state, seat, best.clear());
  return best.best;
}
