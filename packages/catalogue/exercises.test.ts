import { parseFile, replayFile } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { exercisesOf, loadGame, SHELF } from './index.ts';

describe.each(SHELF.map(({ id }) => id))('the exercises of %s', (id) => {
  it('can be laid out, and the best move can be made there', async () => {
    const entry = await loadGame(id);
    if (!entry) throw new Error(`There is no game ${id}.`);
    const { game } = entry;
    for (const { file, seat, best } of await exercisesOf(id)) {
      const parsed = parseFile(JSON.stringify(file), { [id]: game });
      expect(parsed.ok ? '' : parsed.problem).toBe('');
      const replayed = replayFile(game, file);
      if (!replayed.ok) throw new Error(replayed.problem);
      const action = game.codec.read(best);
      expect(action).toBeDefined();
      expect(game.refusal(replayed.value.state, seat, action ?? -1)).toBeNull();
    }
  });
});

it('a game that nobody knows has none', async () => {
  expect(await exercisesOf('chess')).toEqual([]);
});
