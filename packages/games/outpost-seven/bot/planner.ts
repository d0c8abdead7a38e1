/** Weighs how safe every lead is and what the hand promises, one turn ahead. */
import { ActionList, type Policy, type Seat } from '@airlock/kernel';
import { repairOf, SALVAGE } from '../actions.ts';
import { type Card, LIMITS, NO_CARD } from '../cards.ts';
import { gatherHand } from '../rules/hand.ts';
import { cubesPlaced, isPair } from '../rules/repair.ts';
import { listSalvages } from '../rules/salvage.ts';
import { deckSize, handSize, type State } from '../state.ts';
import { outlook } from './board.ts';
import { type Places, valueSubsets, valueWithSlots } from './hand.ts';
import { withTurns } from './phases.ts';
import { Ranking } from './ranking.ts';
import { Repairs } from './repairs.ts';
import { PLANNER } from './weights.ts';

/** A turn as the planner sees it. */
export interface Prospect {
  readonly state: State;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** Cards that may still be played once this turn is over: after a repair two fewer than after a salvage. */
  readonly left: number;
  readonly leftAfterRepair: number;
  /** How much of the hand's value counts. */
  readonly handShare: number;
  /** Values of hands by their places; valid until another prospect is opened. */
  readonly values: Float64Array;
}

export function openProspect(state: State, seat: Seat, handShare: number): Prospect {
  const hand = gatherHand(state, seat).slice();
  const left = cardsLeft(state);
  const values = valueSubsets(hand, state.options);
  return { state, seat, hand, left, leftAfterRepair: left - 2, handShare, values };
}

function cardsLeft(state: State): number {
  let left = deckSize(state) + handSize(state, 0) + handSize(state, 1);
  for (let slot = 0; slot < LIMITS.offerSize; slot++) if (state.offer[slot] !== NO_CARD) left++;
  return left;
}

/** A hand counts less and less towards the end, when it can no longer be played. */
const handWeight = (left: number): number => Math.min(1, left / PLANNER.fewCards);

/** What is left in hand after a repair with the cards at these two places. */
export function restAfterRepair(prospect: Prospect, module: number, scrap: number): number {
  const { hand, values, handShare, leftAfterRepair } = prospect;
  const rest: Places = (2 ** hand.length - 1) ^ (1 << module) ^ (1 << scrap);
  return handShare * handWeight(leftAfterRepair) * values[rest];
}

export const stationsAhead = ({ state, seat, leftAfterRepair }: Prospect): Repairs =>
  new Repairs(state, seat, (station) => outlook(station, seat, leftAfterRepair));

/** Judges the repairs with one pair of cards, in all cells. */
export function rankPair(
  prospect: Prospect,
  stations: Repairs,
  module: number,
  scrap: number,
  into: Ranking,
): void {
  const { hand } = prospect;
  const rest = restAfterRepair(prospect, module, scrap);
  const repair = repairOf(hand[module], hand[scrap]);
  const judged = stations.judge(hand[module], cubesPlaced(hand[module], hand[scrap]));
  for (let index = 0; index < judged.length; index++) {
    into.offer(repair + stations.cells[index], judged[index] + rest);
  }
}

export function rankRepairs(prospect: Prospect, into: Ranking): void {
  const { state, hand } = prospect;
  const stations = stationsAhead(prospect);
  for (let module = 0; module < hand.length; module++) {
    for (let scrap = 0; scrap < hand.length; scrap++) {
      if (isPair(state, hand[module], hand[scrap])) rankPair(prospect, stations, module, scrap, into);
    }
  }
}

/** Filled by `rankSalvages`. */
const salvages = new ActionList();

/** What the refill will bring is not guessed at. */
export function rankSalvages(prospect: Prospect, into: Ranking): void {
  const { state, seat, hand, left, handShare, values } = prospect;
  listSalvages(state, seat, salvages.clear());
  if (salvages.size === 0) return;
  const board = outlook(state, seat, left) + PLANNER.salvage;
  const weight = handShare * handWeight(left);
  const cards = [...hand, ...state.offer];
  const wholeHand: Places = 2 ** hand.length - 1;
  for (let index = 0; index < salvages.size; index++) {
    const salvage = salvages.at(index);
    const slots = salvage - SALVAGE;
    valueWithSlots(cards, hand.length, slots, state.options);
    into.offer(salvage, board + weight * values[wholeHand | (slots << hand.length)]);
  }
}

const best = new Ranking(1);

export const planner: Policy<State> = withTurns((state, seat) => {
  const prospect = openProspect(state, seat, 1);
  rankRepairs(prospect, best.clear());
  rankSalvages(prospect, best);
  return best.actions[0];
});
