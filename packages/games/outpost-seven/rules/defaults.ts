/** What is done for a player whose clock has run out. */
import { type Action, type ActionList, itemAt, type Seat } from '@airlock/kernel';
import { BONUS_AUTO, cellOf, isKeep, isSalvage, KEEP, playedBy, SALVAGE, scrappedBy } from '../actions.ts';
import { cardValue } from '../cards.ts';
import type { State } from '../state.ts';
import { keptBy } from '../state.ts';
import { totalOf } from './keep.ts';
import { cubesDue } from './repair.ts';

/**
 * Among the legal actions: keep or salvage the most cards, then (salvage) the highest total, then the smallest
 * list of cards or slots; else repair with most cubes, then lowest module, scrap and cell; bonuses all at once.
 */
export function defaultAction(state: State, seat: Seat, legal: ActionList): Action {
  if (legal.has(BONUS_AUTO)) return BONUS_AUTO;
  const actions = legal.toArray();
  const keeps = actions.filter(isKeep);
  if (keeps.length > 0) {
    const hand = keptBy(state, seat);
    return best(keeps, (keep) => {
      const places = bitsOf(keep - KEEP);
      return [-places.length, ...places.map((place) => itemAt(hand, place))];
    });
  }
  const salvages = actions.filter(isSalvage);
  if (salvages.length > 0) {
    return best(salvages, (salvage) => {
      const slots = bitsOf(salvage - SALVAGE);
      return [-slots.length, -totalOf(state.offer, salvage - SALVAGE), ...slots];
    });
  }
  return best(actions, (repair) => {
    const play = playedBy(repair);
    const scrap = scrappedBy(repair);
    return [-Math.min(cubesDue(play, scrap), cardValue(play)), play, scrap, cellOf(repair)];
  });
}

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 0; mask >> bit > 0; bit++) if (mask & (1 << bit)) bits.push(bit);
  return bits;
}

/** The action whose list of numbers is smallest, compared from the front. */
function best(actions: readonly Action[], rank: (action: Action) => readonly number[]): Action {
  return actions.reduce((leader, rival) => (isBefore(rank(rival), rank(leader)) ? rival : leader));
}

/** No two actions have the same list, so there is always a first difference. */
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((number, index) => number !== b[index]);
  return itemAt(a, at) < itemAt(b, at);
}
