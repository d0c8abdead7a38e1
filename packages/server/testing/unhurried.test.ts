import { loadGame } from '@airlock/catalogue';
import { type AnyGame, defaultOptions, fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { unhurriedGames } from './unhurried.ts';

function deadlineOf(game: AnyGame, options: object): number | undefined {
  const state = game.setup(5, { ...defaultOptions(game.options), ...options }, fastRandom('a test'));
  game.begin(state, { random: fastRandom('a test'), now: 0, tell: null });
  return game.hosting?.deadline(state)?.milliseconds;
}

describe('the games of a server for tests', () => {
  it('wait a hundred times as long before the clock decides, and never less long', async () => {
    const [real, unhurried] = [
      (await loadGame('outbreak'))?.game,
      (await unhurriedGames()).get('outbreak')?.game,
    ];
    if (!real || !unhurried) throw new Error('Outbreak is not built.');
    expect(deadlineOf(unhurried, {})).toBe(100 * (deadlineOf(real, {}) ?? 0));
    const slow = { pace: 'async', asyncDeadlineHours: 48 };
    expect(deadlineOf(unhurried, slow)).toBe(deadlineOf(real, slow));
  });

  it('are those of the shelf, and play by the same rules', async () => {
    for (const [id, { game, levels }] of await unhurriedGames()) {
      const entry = await loadGame(id);
      expect(game.refusal).toBe(entry?.game.refusal);
      expect(levels).toBe(entry?.levels);
    }
  });
});
