import { readFileSync } from 'node:fs';
import { balanceOf, type CatalogueEntry, loadGame, rowAt, SHELF, unusual } from '@airlock/catalogue';
import { defaultOptions, present } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../simulation/plan.ts';
import { rangePlayer } from '../simulation/playRange.ts';
import { balanceFile, balanceSource } from './balanceFile.ts';
import { balancedGames, balancePage, pageOf } from './balancePage.ts';
import { presetNamed, tableWords } from './presets.ts';
import { rowOf } from './rows.ts';

const entryOf = async (id: string): Promise<CatalogueEntry> => present(await loadGame(id));

async function measured(id: string, seats: number, options = {}): Promise<ReturnType<typeof rowOf>> {
  const entry = await entryOf(id);
  const plan: Plan = {
    game: id,
    options: { ...defaultOptions(entry.game.options), ...options },
    seats,
    levels: ['random'],
    seed: 'balance',
    games: 12,
    skipped: 0,
    mostMoves: 5000,
    survey: true,
  };
  const { tally } = rangePlayer(entry, plan)({ from: 0, to: plan.games });
  return rowOf(entry.game, entry.survey, plan, tally, { command: 'airlock balance', commit: 'abc' });
}

describe('what was measured of tables', () => {
  it.each([...SHELF])('of $title is kept as it is shown', ({ id }) => {
    expect(readFileSync(balanceFile(id), 'utf8')).toBe(balanceSource(id, balanceOf(id).rows));
  });

  it.each([...SHELF])('of $title belongs to levels and options that it has', async ({ id }) => {
    const { game, levels } = await entryOf(id);
    for (const { level, options, seats, finished, games, endings, command } of balanceOf(id).rows) {
      expect(levels.map((one) => one.id)).toContain(level);
      expect(unusual(game.options, { ...defaultOptions(game.options), ...options })).toEqual(options);
      expect(seats).toBeGreaterThanOrEqual(game.seats.min);
      expect(finished).toBeLessThanOrEqual(games);
      expect(endings.reduce((sum, one) => sum + one.games, 0)).toBe(finished);
      expect(command).toContain(`airlock balance ${id}`);
    }
  });

  it('is found by seats and options', async () => {
    const rows = [await measured('outbreak', 5), await measured('outbreak', 5, { taskRelief: 2 })];
    expect(rowAt(rows, 5, { taskRelief: 2 })).toBe(rows[1]);
    expect(rowAt(rows, 5, {})).toBe(rows[0]);
    expect(rowAt(rows, 6, {})).toBeUndefined();
    expect(rowAt(rows, 5, { taskRelief: 1 })).toBeUndefined();
  });
});

describe('a row', () => {
  it.each([
    ['hypatia', 1, ['won']],
    ['outpost-seven', 2, ['starting player']],
    ['outsider', 4, ['Crew', 'Outsiders']],
    ['outbreak', 6, ['Survivors', 'Infected']],
  ] as const)('of %s at %i seats says who won, and adds up', async (id, seats, names) => {
    const row = await measured(id, seats);
    expect(row.shares.map(({ name }) => name)).toEqual(names);
    expect(row.endings.reduce((sum, { games }) => sum + games, 0)).toBe(row.finished);
    expect(row.bySeat).toHaveLength(seats === 1 ? 0 : seats);
    const { perGame, forced } = present(row.decisions ?? undefined);
    expect(perGame).toBeGreaterThan(1);
    expect(forced.rate).toBeLessThan(1);
    expect(present(row.cards ?? undefined).unused.split(' ').length).toBeLessThanOrEqual(
      present(row.cards ?? undefined).all,
    );
  });
});

describe('docs/BALANCE.md', () => {
  it('says what the data says; `airlock balance --write` makes it again', async () => {
    expect(readFileSync(balancePage(), 'utf8')).toBe(pageOf(await balancedGames()));
  });

  it('has the figures of a table, and what was changed', async () => {
    const entry = await entryOf('outbreak');
    const page = pageOf([{ entry, rows: [await measured('outbreak', 5)], changes: ['Nothing was.'] }]);
    expect(page).toMatch(/^\| 5 \| Printed \| Drifter \| 12 \| Survivors \d+\.\d % \(/m);
    expect(page).toContain('### What was changed, and why\n\nNothing was.\n');
    expect(pageOf([{ entry, rows: [], changes: [] }])).toContain('Not measured.');
  });
});

describe('a table', () => {
  it('is called by its preset, or by what is different about it', async () => {
    const { game } = await entryOf('outbreak');
    expect(tableWords(game, { deepCover: true, voteRule: 'majority' })).toBe('Expert table');
    expect(tableWords(game, { deepCover: true })).toBe('deepCover=true');
    expect(presetNamed(game, 'expert-table').label).toBe('Expert table');
    expect(() => presetNamed(game, 'easy')).toThrow(
      /printed, quiet-table, expert-table, balanced and balanced-for-eight/,
    );
  });
});
