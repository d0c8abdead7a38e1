/** What is different where one develops: the template is on the shelf, and its bots can think. */
import { type CatalogueEntry, DEVELOPERS_SHELF, loadForDevelopers } from '@airlock/catalogue';
import type { Replacements } from '../server.ts';

/** Every game of the developers' shelf, as `change` has it. */
async function gamesForDevelopers(
  change: (entry: CatalogueEntry) => CatalogueEntry,
): Promise<Map<string, CatalogueEntry>> {
  const games = new Map<string, CatalogueEntry>();
  for (const { id } of DEVELOPERS_SHELF) {
    const entry = await loadForDevelopers(id);
    if (entry) games.set(id, change(entry));
  }
  return games;
}

export async function developing(
  change: (entry: CatalogueEntry) => CatalogueEntry = (entry) => entry,
): Promise<Required<Pick<Replacements, 'games' | 'shelf' | 'thread'>>> {
  return {
    games: await gamesForDevelopers(change),
    shelf: DEVELOPERS_SHELF,
    thread: new URL('./development-thread.js', import.meta.url),
  };
}
