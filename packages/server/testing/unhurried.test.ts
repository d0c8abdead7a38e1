import { DEVELOPERS_SHELF, loadForDevelopers, loadGame } from '@airlock/catalogue';
import { type AnyGame, defaultOptions, fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { developing } from '../development/developing.ts';
import { unhurriedEntry } from './unhurried.ts';

const unhurriedGames = async () => (await developing(unhurriedEntry)).games ?? new Map();

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

  it('are those of the shelf and the template, and play by the same rules', async () => {
    const games = await unhurriedGames();
    expect([...games.keys()]).toEqual(DEVELOPERS_SHELF.map(({ id }) => id));
    for (const [id, { game, levels }] of games) {
      const entry = await loadForDevelopers(id);
      expect(game.refusal).toBe(entry?.game.refusal);
      expect(levels).toBe(entry?.levels);
    }
  });
});
