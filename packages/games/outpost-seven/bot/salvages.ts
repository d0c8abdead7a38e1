/** Taking as much as possible from the offer. */
import { type Action, ActionList, type Seat } from '@airlock/kernel';
import { SALVAGE } from '../actions.ts';
import { cardValue, LIMITS } from '../cards.ts';
import { listSalvages } from '../rules/salvage.ts';
import type { State } from '../state.ts';
import { offered } from '../state.ts';

/** Filled by `fullestSalvage`. */
const salvages = new ActionList();

/** More than any total of values, so that a card more always counts most. */
const PER_CARD = 100;

/** Most cards, then the highest total. */
export function fullestSalvage(state: State, seat: Seat): Action {
  listSalvages(state, seat, salvages.clear());
  let fullest = salvages.at(0);
  let most = 0;
  for (let index = 0; index < salvages.size; index++) {
    const amount = amountIn(state, salvages.at(index) - SALVAGE);
    if (amount <= most) continue;
    most = amount;
    fullest = salvages.at(index);
  }
  return fullest;
}

function amountIn(state: State, slots: number): number {
  let amount = 0;
  for (let slot = 0; slot < LIMITS.offerSize; slot++) {
    if (slots & (1 << slot)) amount += PER_CARD + cardValue(offered(state, slot));
  }
  return amount;
}
