/** A game with clocks that wait: nobody at a table of a test is late because a machine is slow. */
import type { CatalogueEntry } from '@airlock/catalogue';
import type { AnyGame, Deadline } from '@airlock/kernel';

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

export const unhurriedEntry = (entry: CatalogueEntry): CatalogueEntry => ({
  ...entry,
  game: unhurried(entry.game),
});
