/** Sabotages that take Survival from other players: the Outsiders' ammunition. */
import { FIRST_GOAL, type Kind } from '../../cards.ts';

interface Strike {
  readonly amount: number;
  /** How many others it meets at most. */
  readonly players: number;
}

export const STRIKES: ReadonlyMap<Kind, Strike> = new Map([
  [FIRST_GOAL + 1, { amount: 1, players: 5 }],
  [FIRST_GOAL, { amount: 2, players: 1 }],
  [FIRST_GOAL + 5, { amount: 1, players: 2 }],
  [FIRST_GOAL + 7, { amount: 1, players: 1 }],
  [FIRST_GOAL + 8, { amount: 1, players: 1 }],
  [FIRST_GOAL + 2, { amount: 1, players: 1 }],
]);
