/** Fetches what a table needs before it is there. Loaded on the press that sets it, so that the front page stays small. */
import { loadPage, loadRules } from '../games/load.ts';
import { prepareHere } from '../local/client.ts';
import { settings } from '../settings.ts';

export function prepare(game: string): void {
  if (settings.peek().solo === 'here') prepareHere(game);
  const parts = [
    import('../table/TablePage.tsx'),
    import('../table/MatchPage.tsx'),
    loadRules(game),
    loadPage(game),
  ];
  for (const part of parts) part.catch(() => undefined);
}
