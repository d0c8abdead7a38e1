import { fastRandom, headerOf, logOf, Match, parseFile } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { exercisesOf } from './exercises.ts';
import { loadGame, SHELF } from './index.ts';

const ENOUGH = 12;

describe.each(SHELF.map(({ id }) => id))('exercises of %s', (id) => {
  it('are positions of that game in which the seat has the move, and the best one is legal', async () => {
    const entry = await loadGame(id);
    if (!entry) throw new Error(`There is no ${id}.`);
    const { game } = entry;
    const judging = (await entry.judging?.())?.judging;
    const exercises = await exercisesOf(id);
    for (const { file, seat, best, ahead } of exercises) {
      const read = parseFile(JSON.stringify(file), { [id]: game });
      expect(read.ok && read.value.game).toBe(id);
      const match = new Match(game, headerOf(file), file.seed ?? '');
      for (const { seat: actor, action, at } of logOf(game, file)) {
        expect(match.play(actor, action, at).ok).toBe(true);
      }
      const action = game.codec.read(best);
      expect(action === undefined ? 'no action' : game.refusal(match.state, seat, action)).toBeNull();
      expect(ahead).toBeGreaterThan(0);
      // Whatever is tried there can be judged.
      const seated = { seat, view: match.view(seat), heard: [] };
      expect(judging?.ask(seated, fastRandom('asks'))).toBeTruthy();
    }
  });

  it('are enough to practise with, and no two are alike', async () => {
    const exercises = await exercisesOf(id);
    expect(exercises.length).toBeGreaterThanOrEqual(ENOUGH);
    expect(new Set(exercises.map(({ file }) => `${file.seed} ${file.log.length}`)).size).toBe(
      exercises.length,
    );
  });
});
