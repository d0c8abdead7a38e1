/** The games of the shelf, with clocks that wait: nobody at a table of a test is late because a machine is slow. */
import { type CatalogueEntry, loadGame, SHELF } from '@airlock/catalogue';
import type { AnyGame, Deadline } from '@airlock/kernel';
import type { Games } from '../tables/hall.ts';

/** Longer than any test may take, and no more than a timer can hold. */
const TIMES_LONGER = 100;
const MOST_MS = 24 * 60 * 60_000;

const later = (deadline: Deadline): Deadline => ({
  ...deadline,
  milliseconds: Math.max(deadline.milliseconds, Math.min(deadline.milliseconds * TIMES_LONGER, MOST_MS)),
});

function unhurried(game: AnyGame): AnyGame {
  const { hosting } = game;
  if (!hosting) return game;
  return {
    ...game,
    hosting: {
      ...hosting,
      deadline(state) {
        const deadline = hosting.deadline(state);
        return deadline && later(deadline);
      },
    },
  };
}

export async function unhurriedGames(): Promise<Games> {
  const games = new Map<string, CatalogueEntry>();
  for (const { id } of SHELF) {
    const entry = await loadGame(id);
    if (entry) games.set(id, { ...entry, game: unhurried(entry.game) });
  }
  return games;
}
