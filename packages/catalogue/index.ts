/** What can be played: the shelf everybody sees, and each game with its bots behind it. */

export type { BotLevel, CatalogueEntry } from './load.ts';
export { loadGame } from './load.ts';
export { type GameId, SHELF, type ShelfCard } from './shelf.ts';
