/** The games that can be played at a table of this server. */
import { type CatalogueEntry, loadGame, SHELF } from '@airlock/catalogue';
import type { Games } from '@airlock/tables';

/** Games whose page is built. One that only the command line can play yet has no table here. */
export async function loadGames(): Promise<Games> {
  const games = new Map<string, CatalogueEntry>();
  for (const { id, built } of SHELF) {
    const entry = built ? await loadGame(id) : undefined;
    if (entry) games.set(id, entry);
  }
  return games;
}
