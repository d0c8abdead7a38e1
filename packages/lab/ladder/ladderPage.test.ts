import { readFileSync } from 'node:fs';
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { describe, expect, it } from 'vitest';
import { ladderPage, measuredGames, pageOf } from './ladderPage.ts';

describe('docs/LADDERS.md', () => {
  it('says what the data says; `airlock ladder --write` makes it again', async () => {
    expect(readFileSync(ladderPage(), 'utf8')).toBe(pageOf(await measuredGames()));
  });

  it('has a row for every level, and says plainly which were not measured', async () => {
    const entry = (await loadGame('omega-virus')) as CatalogueEntry;
    const page = pageOf([{ entry, ladder: [] }]);
    for (const { name } of entry.levels)
      expect(page).toMatch(new RegExp(`^\\| ${name} \\|.*\\| not measured \\|`, 'm'));
  });

  it('gives the figures of a step, by side and alone where a game has them', async () => {
    const entry = (await loadGame('outsider')) as CatalogueEntry;
    const [lowest, next] = entry.levels;
    if (!lowest || !next) throw new Error('Outsider has no levels.');
    const measured = {
      cost: { median: 0.5, p99: 7.25, decisions: 400 },
      seats: 5,
      command: 'airlock ladder outsider',
      commit: 'abc',
    };
    const share = { rate: 0.5, low: 0.4, high: 0.6 };
    const step = {
      against: lowest.id,
      games: 100,
      wins: 60,
      losses: 30,
      draws: 10,
      rate: 0.65,
      low: 0.55,
      high: 0.74,
    };
    const page = pageOf([
      {
        entry,
        ladder: [
          { level: lowest.id, step: null, ...measured },
          { level: next.id, step: { ...step, sides: [{ side: 'Crew', ...share }] }, ...measured },
        ],
      },
    ]);
    expect(page).toContain(`| ${lowest.name} | ${lowest.help} | lowest level |`);
    expect(page).toContain(
      '| 65.0 % | 55.0 % to 74.0 % | 100 | 5 seats: as Crew 50.0 % (40.0 % to 60.0 %) | 0.5 ms | 7.25 ms |',
    );
    expect(page).toContain(`Measured by \`airlock ladder outsider\` at abc: ${lowest.name}, ${next.name}.`);
  });
});
