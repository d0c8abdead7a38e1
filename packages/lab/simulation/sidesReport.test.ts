import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { defaultOptions } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { rangePlayer } from './playRange.ts';
import { effort } from './report.ts';
import { sidesLines } from './sidesReport.ts';
import { emptyTally } from './tally.ts';
import { type Meeting, tournamentLines, tournamentReport } from './tournamentReport.ts';

const outbreak = (await loadGame('outbreak')) as CatalogueEntry;

const planFor = (sides: readonly string[]): Plan => ({
  game: 'outbreak',
  options: defaultOptions(outbreak.game.options),
  seats: 5,
  levels: [sides.join(' against ')],
  sides,
  seed: 'sides',
  games: 12,
  skipped: 0,
  mostMoves: 20_000,
});

/** Every level on each side against every level, as the command plays it; levels that are made up play like the first. */
function tournamentOf(entry: CatalogueEntry, levels: readonly string[]) {
  const meetings = levels.flatMap((one) =>
    levels.map((other): Meeting => {
      const plan = planFor([one, other]);
      return { plan, tally: rangePlayer(entry, plan)({ from: 0, to: plan.games }).tally };
    }),
  );
  return { meetings, report: tournamentReport(entry.game, levels, meetings, effort(1, 1, 1)) };
}

describe('a tournament of a game with sides', () => {
  const levels = ['random', 'plain'];
  const { meetings, report } = tournamentOf(outbreak, levels);

  test('has every level on each side against every level, with shares and intervals', () => {
    expect(report.bySides.map(({ sides }) => sides.map(({ side, level }) => `${side} ${level}`))).toEqual([
      ['Survivors random', 'Infected random'],
      ['Survivors random', 'Infected plain'],
      ['Survivors plain', 'Infected random'],
      ['Survivors plain', 'Infected plain'],
    ]);
    for (const { games, finished, sides, nobody } of report.bySides) {
      expect([games, finished]).toEqual([12, 12]);
      expect(sides.reduce((sum, { wins }) => sum + wins, nobody.games)).toBe(12);
      for (const { rate, low, high } of sides) {
        expect(low).toBeLessThanOrEqual(rate);
        expect(high).toBeGreaterThanOrEqual(rate);
        expect(high - low).toBeGreaterThan(0.2);
      }
    }
    expect(report).toMatchObject({ asked: 48, games: 48, partial: false, warnings: [] });
  });

  test('adds both ways round up to one duel, in which the mirror has no part', () => {
    const [, first, second] = report.bySides;
    const [plain] = report.crosstable.filter(({ level }) => level === 'plain');
    const wins = (first?.sides[1]?.wins ?? 0) + (second?.sides[0]?.wins ?? 0);
    expect(plain).toMatchObject({ against: 'random', games: 24, wins });
    expect(report.ratings[0]).toMatchObject({ level: 'plain' });
    const [survivors, infected] = report.ratings[0]?.bySide ?? [];
    expect(survivors).toMatchObject({ side: 'Survivors' });
    expect(survivors?.wins).toBe(
      (report.bySides[2]?.sides[0]?.wins ?? 0) + (report.bySides[3]?.sides[0]?.wins ?? 0),
    );
    expect(infected).toMatchObject({ side: 'Infected' });
  });

  test('is read as a second table', () => {
    const lines = sidesLines(report.bySides);
    expect(lines[1]).toMatch(/^as Survivors +as Infected +games +Survivors win +Infected win +nobody$/);
    expect(lines).toHaveLength(6);
    expect(sidesLines([])).toEqual([]);
  });

  test('that was interrupted says so, and has what was played', () => {
    const [first] = meetings;
    if (!first) throw new Error('Nothing was played.');
    const rest = meetings.slice(1).map(({ plan }) => ({ plan, tally: emptyTally(plan) }));
    const half = tournamentReport(outbreak.game, levels, [first, ...rest], effort(1, 1, 1));
    expect(half).toMatchObject({ partial: true, asked: 48, games: 12, warnings: [] });
    expect(tournamentLines(half, 'Outbreak')[1]).toBe('Interrupted: 12 of 48 games were played.');
  });

  test('points out levels that cannot be told apart', () => {
    const [level] = outbreak.levels.filter(({ id }) => id === 'plain');
    if (!level) throw new Error('There is no such level.');
    const twins = { ...outbreak, levels: [...outbreak.levels, { ...level, id: 'twin' }] };
    expect(tournamentOf(twins, ['plain', 'twin']).report.warnings).toEqual([
      'plain and twin play alike as Survivors: their games are the same move for move.',
      'plain and twin play alike as Infected: their games are the same move for move.',
    ]);
  });
});
