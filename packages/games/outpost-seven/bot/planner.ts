/** Weighs how safe every lead is and what the hand promises, one turn ahead. */
import { ActionList, missing, type Policy, type Seat } from '@airlock/kernel';
import { repairOf, SALVAGE } from '../actions.ts';
import { type Card, LIMITS, NO_CARD } from '../cards.ts';
import { gatherHand } from '../rules/hand.ts';
import { cubesPlaced, isPair } from '../rules/repair.ts';
import { listSalvages } from '../rules/salvage.ts';
import { deckSize, handSize, offered, type State } from '../state.ts';
import { outlook } from './board.ts';
import { bitsIn, type Places, valueSubsets, valueWithSlots } from './hand.ts';
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
  /** What the value of the hand counts after either. */
  readonly handWeight: number;
  readonly handWeightAfterRepair: number;
  /** Values of hands by their places; valid until another prospect is opened. */
  readonly values: Float64Array;
}

/** `handShare` says how much of the hand's value counts at all. */
export function openProspect(state: State, seat: Seat, handShare: number): Prospect {
  const left = cardsLeft(state);
  const leftAfterRepair = left - 2;
  const hand = gatherHand(state, seat).slice();
  return {
    state,
    seat,
    hand,
    left,
    leftAfterRepair,
    handWeight: handShare * late(left),
    handWeightAfterRepair: handShare * late(leftAfterRepair),
    values: valueSubsets(hand, state.options),
  };
}

function cardsLeft(state: State): number {
  let left = deckSize(state) + handSize(state, 0) + handSize(state, 1);
  for (let slot = 0; slot < LIMITS.offerSize; slot++) if (offered(state, slot) !== NO_CARD) left++;
  return left;
}

/** A hand counts less and less towards the end, when it can no longer be played. */
const late = (left: number): number => Math.min(1, left / PLANNER.fewCards);

const wholeHand = ({ hand }: Prospect): Places => (1 << hand.length) - 1;

/** What is left in hand after a repair with the cards at these two places. */
export function restAfterRepair(prospect: Prospect, module: number, scrap: number): number {
  const rest: Places = wholeHand(prospect) ^ (1 << module) ^ (1 << scrap);
  return prospect.handWeightAfterRepair * (prospect.values[rest] ?? missing());
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
  const play = hand[module] ?? missing();
  const paid = hand[scrap] ?? missing();
  const repair = repairOf(play, paid);
  const judged = stations.judge(play, cubesPlaced(play, paid));
  for (let index = 0; index < judged.length; index++) {
    into.offer(repair + (stations.cells[index] ?? missing()), (judged[index] ?? missing()) + rest);
  }
}

export function rankRepairs(prospect: Prospect, into: Ranking): void {
  const { state, hand } = prospect;
  const stations = stationsAhead(prospect);
  for (const [module, play] of hand.entries()) {
    for (const [scrap, paid] of hand.entries()) {
      if (isPair(state, play, paid)) rankPair(prospect, stations, module, scrap, into);
    }
  }
}

/** Filled by `rankSalvages`. */
const salvages = new ActionList();

/** What the refill will bring is not guessed at. */
export function rankSalvages(prospect: Prospect, into: Ranking): void {
  const { state, seat, hand, left, handWeight, values } = prospect;
  listSalvages(state, seat, salvages.clear());
  if (salvages.size === 0) return;
  const board = outlook(state, seat, left) + PLANNER.salvage;
  const cards = [...hand, ...state.offer];
  const room = LIMITS.handLimit - hand.length;
  for (let index = 0; index < salvages.size; index++) {
    const salvage = salvages.at(index);
    const slots = salvage - SALVAGE;
    valueWithSlots(cards, hand.length, slots, room - bitsIn(slots), state.options);
    into.offer(
      salvage,
      board + handWeight * (values[wholeHand(prospect) | (slots << hand.length)] ?? missing()),
    );
  }
}

const best = new Ranking(1);

export const planner: Policy<State> = withTurns((state, seat) => {
  const prospect = openProspect(state, seat, 1);
  rankRepairs(prospect, best.clear());
  rankSalvages(prospect, best);
  return best.best;
});
