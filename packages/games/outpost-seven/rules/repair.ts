/** Repair: connect a module, pay with a scrap, place cubes. */
import {
  type Action,
  type ActionList,
  type Context,
  missing,
  type Refusal,
  type Seat,
} from '@airlock/kernel';
import { cellOf, playedBy, repairOf, scrappedBy } from '../actions.ts';
import { ALL_CARDS, CARD_COUNT, type Card, cardColour, cardValue, LIMITS, NO_CARD } from '../cards.ts';
import type { OutpostEvent } from '../events.ts';
import { ALL_CELLS, CELL_COUNT, type Cell, connectedCells, holds } from '../grid.ts';
import { handSize, type State } from '../state.ts';
import { coverSpaces, putCubes } from './cubes.ts';
import { gatherHand, holdsCard, leaveHand } from './hand.ts';
import { refuse, scrapTooLow } from './refusals.ts';

const UNPAID = -1;

/** OPS-090: cubes due for playing one card and scrapping another. */
export function cubesDue(play: Card, scrap: Card): number {
  const match = cardColour(play) === cardColour(scrap) ? LIMITS.cubesForColourMatch : 0;
  return match + (cardValue(scrap) - cardValue(play)) * LIMITS.cubesPerOverpay;
}

/** OPS-091: as many of them as the module has spaces. */
export const cubesPlaced = (play: Card, scrap: Card): number =>
  Math.min(cubesDue(play, scrap), cardValue(play));

/** OPS-074: the cubes due for every module and scrap; `UNPAID` where the scrap does not pay for the module. */
const DUE: readonly number[] = [NO_CARD, ...ALL_CARDS].flatMap((play) =>
  [NO_CARD, ...ALL_CARDS].map((scrap) =>
    play === scrap || cardValue(scrap) < cardValue(play) ? UNPAID : cubesDue(play, scrap),
  ),
);

/** OPS-074, OPS-078: whether the second card pays for the first. Looked up, because listing asks for every two cards. */
export function isPair(state: State, play: Card, scrap: Card): boolean {
  const due = DUE[play * (CARD_COUNT + 1) + scrap] ?? missing();
  return due > 0 || (due === 0 && state.options.neutralPlay === 'allowed');
}

/** OPS-041: two cards of the hand form a pair, and some cell is free to connect to. */
export function canRepair(state: State, seat: Seat): boolean {
  if (handSize(state, seat) < 2 || state.occupied === ALL_CELLS) return false;
  if (state.options.neutralPlay === 'allowed') return true;
  const hand = gatherHand(state, seat);
  return hand.some((play) => hand.some((scrap) => isPair(state, play, scrap)));
}

/** Filled by `listRepairs`. */
const cells: number[] = [];

export function listRepairs(state: State, seat: Seat, into: ActionList): void {
  const hand = gatherHand(state, seat);
  const connected = connectedCells(state.occupied);
  let cellCount = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) if (holds(connected, cell)) cells[cellCount++] = cell;
  for (let first = 0; first < hand.length; first++) {
    const play = hand[first] ?? missing();
    for (let second = 0; second < hand.length; second++) {
      const scrap = hand[second] ?? missing();
      if (!isPair(state, play, scrap)) continue;
      const repair = repairOf(play, scrap);
      for (let index = 0; index < cellCount; index++) into.add(repair + (cells[index] ?? missing()));
    }
  }
}

export function repairRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  const play = playedBy(action);
  const scrap = scrappedBy(action);
  if (!holdsCard(state, seat, play)) return refuse('moduleNotInHand');
  if (play === scrap) return refuse('scrapIsModule');
  if (!holdsCard(state, seat, scrap)) return refuse('scrapNotInHand');
  if (!isPair(state, play, scrap)) {
    const paid = cardValue(scrap);
    const cost = cardValue(play);
    return paid < cost ? scrapTooLow(paid, cost) : refuse('neutralForbidden');
  }
  const cell = cellOf(action);
  if (holds(connectedCells(state.occupied), cell)) return null;
  return refuse(holds(state.occupied, cell) ? 'cellOccupied' : 'cellNotConnected');
}

/** Steps 1 and 2 of a repair: OPS-070 to OPS-097. */
export function repair(state: State, seat: Seat, action: Action, context: Context<OutpostEvent>): void {
  const card = playedBy(action);
  const scrap = scrappedBy(action);
  const cell = cellOf(action);
  leaveHand(state, seat, card);
  leaveHand(state, seat, scrap);
  state.discard.push(scrap);
  const due = cubesDue(card, scrap);
  const placed = cubesPlaced(card, scrap);
  connectModule(state, seat, card, cell, placed);
  context.tell?.({
    type: 'repaired',
    rule: placed === 0 ? 'OPS-095' : 'OPS-090',
    open: {
      seat,
      card,
      scrap,
      cell,
      colourMatch: cardColour(card) === cardColour(scrap),
      overpay: cardValue(scrap) - cardValue(card),
      placed,
      lost: due - placed,
    },
  });
}

/** What a repair does to the station itself: the module in its cell, its cubes, and the spaces they cover. */
export function connectModule(state: State, seat: Seat, card: Card, cell: Cell, placed: number): void {
  state.grid[cell] = card;
  state.occupied |= 1 << cell;
  state.playedCell = cell;
  putCubes(state, cell, seat, placed);
  coverSpaces(state.pending, card, cell, 0, placed);
}
