/**
 * The template for new games: examined like every game, playable where one develops, and on the shelf of no release. What a
 * release is made of imports nothing from here but what it leaves unused.
 */
import type { ShelfCard } from './card.ts';
import { card } from './games/goofspiel/card.ts';
import { SHELF } from './games.ts';
import { type CatalogueEntry, loadGame } from './load.ts';

/** The shelf as developers see it. */
export const DEVELOPERS_SHELF: readonly ShelfCard[] = [...SHELF, card];

/** A game of the shelf, or the template. */
export async function loadForDevelopers(id: string): Promise<CatalogueEntry | undefined> {
  return id === card.id ? (await import('./games/goofspiel/entry.ts')).entry : loadGame(id);
}
