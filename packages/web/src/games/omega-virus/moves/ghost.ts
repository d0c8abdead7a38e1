/** What laying the card in hand at a place would do, told before it is done. */
import type { Action } from '@airlock/kernel';
import {
  boardOf,
  type Card,
  type Colour,
  cardOf,
  cellX,
  cellY,
  connectedItems,
  halfOf,
  type Item,
  isInRange,
  matchingColours,
  type Placement,
  placeAction,
  placementOf,
  type Turn,
  touchesAt,
  touchesPlan,
  type View,
  xOf,
  yOf,
} from '@airlock/omega-virus';
import { momentFor } from '../predict.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

export interface Ghost extends Spot {
  readonly card: Card;
  readonly placement: Placement;
  readonly legal: boolean;
  /** Cards it would touch or overlap, and squares it would cover. */
  readonly touches: number;
  readonly covers: number;
  /** Items of which a visible half would be covered. */
  readonly hides: readonly Item[];
  /** Keys that it would win, items that it would connect. */
  readonly wins: readonly Colour[];
  readonly connects: readonly Item[];
  readonly finishes: boolean;
}

const bits = (set: number): number[] => [0, 1, 2].filter((bit) => set & (1 << bit));

export function ghostAt(view: View, card: Card, spot: Spot): Ghost {
  const mine = view.seats[view.viewer];
  const plan = mine?.plan ?? [];
  const { x, y, turn } = spot;
  const legal = isInRange(x, y) && touchesPlan(plan, x, y);
  const placement = placementOf(card, x, y, turn);
  const board = boardOf(plan);
  const isUnder = (column: number, row: number): boolean =>
    column >= x && column <= x + 1 && row >= y && row <= y + 1;
  const before = connectedItems(plan, board);
  const squares = new Set<string>();
  for (const one of plan) {
    for (const [dx, dy] of CORNERS) {
      if (isUnder(xOf(one) + dx, yOf(one) + dy)) squares.add(`${xOf(one) + dx},${yOf(one) + dy}`);
    }
  }
  const hides = plan.flatMap((one): Item[] => {
    const half = halfOf(one);
    const isOpen = half && board.isOnTop(cardOf(one), half.cell);
    return isOpen && isUnder(cellX(half.cell), cellY(half.cell)) ? [half.item] : [];
  });
  const after = [...plan, placement];
  const connected = connectedItems(after, boardOf(after));
  const matching = view.locations
    ? matchingColours({ locations: view.locations, round: 1, options: view.options }, after)
    : 0;
  return {
    ...spot,
    card,
    placement,
    legal,
    touches: plan.filter((one) => touchesAt(x - xOf(one), y - yOf(one))).length,
    covers: squares.size,
    hides,
    wins: legal ? bits(matching & ~(mine?.keys ?? 0)) : [],
    connects: legal ? bits(connected & ~before) : [],
    finishes: legal && connected === 7,
  };
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

export const placing = (view: View, { card, x, y, turn }: Ghost): Action =>
  placeAction(card, x, y, turn, momentFor(view));

export { cardName as floorName } from '@airlock/omega-virus';
