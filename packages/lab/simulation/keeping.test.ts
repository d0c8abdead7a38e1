import { type CatalogueEntry, DEVELOPERS_SHELF, loadForDevelopers } from '@airlock/catalogue';
import { defaultOptions, type LogEntry, replayFile } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { openText } from '../matchFiles.ts';
import type { Plan } from './plan.ts';
import { gamePlayer } from './playGame.ts';
import { rangePlayer } from './playRange.ts';

const entries = await Promise.all(
  DEVELOPERS_SHELF.map(async ({ id }) => (await loadForDevelopers(id)) as CatalogueEntry),
);

const planFor = ({ game, levels }: CatalogueEntry, games: number): Plan => ({
  game: game.id,
  options: defaultOptions(game.options),
  seats: game.seats.max,
  // The second weakest talk where a game has talk, and think about nothing for long.
  levels: [levels[1]?.id ?? 'random'],
  seed: 'kept',
  games,
  skipped: 0,
  mostMoves: 20_000,
  keep: 1,
});

describe('a kept game', () => {
  test.each(entries.map((entry) => ({ id: entry.game.id, entry })))(
    'of $id is read like any match file, and ends as it was simulated',
    async ({ entry, id }) => {
      const plan = planFor(entry, 2);
      const { kept } = rangePlayer(entry, plan)({ from: 0, to: 2 });
      expect(kept.map(({ game }) => game)).toEqual([0]);
      const [one] = kept;
      if (!one) return;
      const { game } = entry;
      // The template is on no shelf that files are read from.
      if (id !== 'goofspiel') expect(await openText(JSON.stringify(one.file))).toMatchObject({ ok: true });
      const replayed = replayFile(game, one.file);
      if (!replayed.ok) throw new Error(replayed.problem);
      const log: LogEntry[] = [];
      const finished = gamePlayer(entry, plan)(0, log);
      expect(replayed.value.outcome).toEqual(finished.outcome);
      expect(replayed.value.log).toEqual(log);
    },
  );

  test('that was given up is marked as abandoned, with its seed', () => {
    const [entry] = entries;
    if (!entry) throw new Error('There is no game.');
    const { kept } = rangePlayer(entry, { ...planFor(entry, 1), mostMoves: 3 })({ from: 0, to: 1 });
    expect(kept[0]?.file).toMatchObject({ abandoned: true, seed: 'kept shuffle 0' });
    expect(kept[0]?.file.outcome).toBeUndefined();
  });

  test('has bots that go by the names of their levels, and by none where levels go by sides', () => {
    const outbreak = entries.find(({ game }) => game.id === 'outbreak');
    if (!outbreak) throw new Error('Outbreak is missing.');
    const plan: Plan = { ...planFor(outbreak, 1), levels: ['random', 'casual'], mostMoves: 2 };
    const namesOf = (some: Plan) =>
      rangePlayer(outbreak, some)({ from: 0, to: 1 }).kept[0]?.file.seats.slice(0, 3);
    expect(namesOf(plan)).toEqual(['Drifter', 'Deckhand', 'Drifter 2']);
    expect(namesOf({ ...plan, sides: ['random', 'random'], levels: ['both'] })).toEqual([
      'Bot',
      'Bot 2',
      'Bot 3',
    ]);
  });
});
