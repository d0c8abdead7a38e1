/** All games with their rules changed so that no match which was begun before comes to the same by them. */
import type { AnyGame } from '@airlock/kernel';
import type { Games } from '@airlock/tables';

export const changedRules = (games: Games): Games =>
  new Map([...games].map(([id, entry]) => [id, { ...entry, game: changed(entry.game) }]));

const changed = (game: AnyGame): AnyGame => ({
  ...game,
  version: game.version + 1,
  lasting: (state) => ({ changed: state }),
});
