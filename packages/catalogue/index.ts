/** What can be played: the shelf everybody sees, and each game with its bots behind it. */

export {
  type Balance,
  type BalanceRow,
  balanceOf,
  type MeasuredCards,
  type MeasuredDecisions,
  type MeasuredEnding,
  type MeasuredLead,
  type MeasuredSpread,
  type NamedShare,
  rowAt,
  unusual,
} from './balance.ts';
export type { ShelfCard } from './card.ts';
export { type Exercise, exercisesOf } from './exercises.ts';
export { type GameId, SHELF } from './games.ts';
export {
  type AloneResult,
  type DecisionCost,
  type Ladder,
  ladderOf,
  type MeasuredShare,
  type Rung,
  rungsOf,
  type Step,
} from './ladder.ts';
export type { BotLevel, CatalogueEntry, JudgingRoom } from './load.ts';
export { loadGame } from './load.ts';
export { DEVELOPERS_SHELF, loadForDevelopers } from './template.ts';
