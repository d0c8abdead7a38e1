import { describe, expect, it } from 'vitest';
import { type Ladder, ladderOf, type Rung, rungsOf } from './ladder.ts';
import type { CatalogueEntry } from './load.ts';
import { DEVELOPERS_SHELF, loadForDevelopers } from './template.ts';

const entries = await Promise.all(
  DEVELOPERS_SHELF.map(async ({ id }) => ({ id, entry: (await loadForDevelopers(id)) as CatalogueEntry })),
);

describe('what was measured of the levels', () => {
  it.each(entries)('belongs to levels that $id has, none of them twice', ({ id, entry }) => {
    const measured = ladderOf(id).map(({ level }) => level);
    const known = entry.levels.map((level) => level.id);
    expect(measured.filter((level) => !known.includes(level))).toEqual([]);
    expect(new Set(measured).size).toBe(measured.length);
  });

  it.each(entries)('adds up in $id', ({ id }) => {
    for (const { step, cost, command, commit } of ladderOf(id)) {
      expect(command).toContain(`airlock ladder ${id}`);
      expect(commit).not.toBe('');
      expect(cost.median).toBeLessThanOrEqual(cost.p99);
      if (!step) continue;
      expect(step.wins + step.losses + step.draws).toBe(step.games);
      expect(step.rate).toBeCloseTo((step.wins + step.draws / 2) / step.games, 4);
      expect(step.low).toBeLessThanOrEqual(step.rate);
      expect(step.high).toBeGreaterThanOrEqual(step.rate);
    }
  });
});

describe('a level', () => {
  const step = { against: 'random', games: 2, wins: 1, losses: 1, draws: 0, rate: 0.5, low: 0, high: 1 };
  const measured = { cost: { median: 1, p99: 2, decisions: 9 }, seats: 2, command: '', commit: '' };
  const ladder: Ladder = [
    { level: 'random', step: null, ...measured },
    { level: 'trainee', step, ...measured },
  ];
  const levelsOf = (rungs: readonly (Rung | null)[]) => rungs.map((rung) => rung?.level ?? 'not measured');

  it('that was never measured has no figures', () => {
    const levels = [{ id: 'random' }, { id: 'trainee' }, { id: 'newcomer' }];
    expect(levelsOf(rungsOf(ladder, levels))).toEqual(['random', 'trainee', 'not measured']);
    expect(ladderOf('constructor')).toEqual([]);
  });

  it('keeps its figures only as long as the same level is below it', () => {
    const levels = [{ id: 'random' }, { id: 'newcomer' }, { id: 'trainee' }];
    expect(levelsOf(rungsOf(ladder, levels))).toEqual(['random', 'not measured', 'not measured']);
    expect(levelsOf(rungsOf(ladder, [{ id: 'trainee' }, { id: 'random' }]))).toEqual([
      'not measured',
      'not measured',
    ]);
  });
});
