/** Fetches what a table needs before it is there. Loaded on the press that sets it, so that the front page stays small. */
import { loadPage, loadRules } from '../games/load.ts';
import { settings } from '../settings.ts';
import { IS_SITE } from '../site.ts';
import { here } from '../wire/http.ts';

export function prepare(game: string): void {
  const parts: Promise<unknown>[] = [
    import('../table/TablePage.tsx'),
    import('../table/MatchPage.tsx'),
    loadRules(game),
    loadPage(game),
  ];
  // Wakes the worker with the tables, which loads the game to answer.
  if (IS_SITE || settings.peek().solo === 'here') parts.push(here.game(game));
  for (const part of parts) part.catch(() => undefined);
}
