import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '@airlock/protocol';
import type { Games } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../loadGames.ts';
import { closeDatabase, openDatabase } from '../store/sqlite.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { changedRules } from '../testing/changedRules.ts';
import { type KeptMatch, keptMatches } from '../testing/keptMatches.ts';
import { pairAtTable } from '../testing/seated.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';
import { upkeep } from '../testing/upkeep.ts';
import { checkMatches, goesWell, type MatchFate } from './checkMatches.ts';
import { tellMatches } from './checkMatchesTelling.ts';

const ACTIONS = 12;

/** A folder at rest with a match of every game in it. */
async function aFolder(actions = ACTIONS): Promise<{ data: string; file: string; kept: KeptMatch[] }> {
  const data = temporaryFolder();
  const kept = await keptMatches(data, 1, actions);
  const file = join(data, 'airlock.db');
  // Files what the journal has, as the next start would.
  await (await openSqliteStore(file)).close();
  return { data, file, kept };
}

async function withSql(file: string, sql: string): Promise<void> {
  const database = await openDatabase(file);
  database.exec(sql);
  closeDatabase(database);
}

const raised = (games: Games): Games =>
  new Map(
    [...games].map(([id, entry]) => [
      id,
      { ...entry, game: { ...entry.game, version: entry.game.version + 1 } },
    ]),
  );

const fates = (matches: readonly MatchFate[]): string[] => matches.map(({ fate }) => fate);

/** Some matches end early when they are played by chance. */
const byStage = (kept: readonly KeptMatch[], playing: MatchFate['fate'], over: MatchFate['fate']): string[] =>
  kept.map(({ record }) => (record.stage === 'playing' ? playing : over));

const bytesIn = (data: string) =>
  readdirSync(data).map((name) => [name, readFileSync(join(data, name), 'hex')]);

describe('which matches an update would end', () => {
  it('are none where no rules have changed, or none that anybody has met', async () => {
    const { data, kept } = await aFolder();
    const games = await loadGames();
    for (const shelf of [games, raised(games)]) {
      const report = await checkMatches(data, shelf);
      expect(report.matches).toHaveLength(kept.length);
      expect(fates(report.matches)).toEqual(byStage(kept, 'goesOn', 'reviewable'));
      expect(goesWell(report)).toBe(true);
    }
  });

  it('are those that come to something else by the new rules, with the reason', async () => {
    const { data, kept } = await aFolder();
    const report = await checkMatches(data, changedRules(await loadGames()));
    expect(fates(report.matches)).toEqual(byStage(kept, 'ends', 'notReviewable'));
    expect(goesWell(report)).toBe(false);
    const told = tellMatches(report);
    const running = kept.filter(({ record }) => record.stage === 'playing').length;
    expect(running).toBeGreaterThan(1);
    expect(told).toContain(`✗  ${running} matches would end without a winner`);
    for (const { record, log } of kept) {
      expect(told).toMatch(
        new RegExp(
          `Table ${record.code} \\(${record.game}, rules \\d+ → \\d+, ${log.length} actions?\\): ` +
            'by these rules its action 1 leads to a different state\\.',
        ),
      );
    }
  });

  it('are those that were kept without digests, by other rules alone', async () => {
    const { data, file } = await aFolder(1);
    const database = await openDatabase(file);
    const rows = database.prepare('select match, lines from match_log').all();
    for (const { match, lines } of rows as { match: number; lines: string }[]) {
      const without = lines.replaceAll(/#[0-9a-f]+/g, '');
      database.prepare('update match_log set lines = ? where match = ?').run(without, match);
    }
    closeDatabase(database);
    const games = await loadGames();
    expect(goesWell(await checkMatches(data, games))).toBe(true);
    const report = await checkMatches(data, raised(games));
    expect(new Set(report.matches.map(({ reason }) => reason))).toEqual(
      new Set(['nobody can tell whether it comes out the same, because it was kept without digests']),
    );
  });

  it('are not those that ended before: they can be reviewed, or only be downloaded', async () => {
    const { data, file } = await aFolder();
    await withSql(
      file,
      `update game_table set stage = 'abandoned'; update game_table set ended_by = 7 where number = 1`,
    );
    const games = await loadGames();
    const same = await checkMatches(data, games);
    expect(fates(same.matches)).toEqual([
      'notReviewable',
      ...Array(same.matches.length - 1).fill('reviewable'),
    ]);
    const report = await checkMatches(data, changedRules(games));
    expect(new Set(fates(report.matches))).toEqual(new Set(['notReviewable']));
    expect(goesWell(report)).toBe(true);
    expect(tellMatches(report)).toContain('it ended when version 7 of them came');
  });

  it('leave out what cannot be opened anyway, and say so', async () => {
    const { data, file } = await aFolder();
    await withSql(
      file,
      `update game_table set game = 'chess' where number = 1;
       update match_log set length = 99 where match = 2;
       update game_table set seats = 'what' where number = 3`,
    );
    const report = await checkMatches(data);
    expect(report.unreadable).toBe(1);
    expect(fates(report.matches).slice(0, 2)).toEqual(['notOpened', 'notOpened']);
    expect(goesWell(report)).toBe(false);
    const told = tellMatches(report);
    expect(told).toContain('there is no such game');
    expect(told).toContain('it is damaged, because there should be 99 actions, but there are 12');
    expect(told).toContain('1 tables cannot be read');
  });
});

describe('airlock check-matches', () => {
  it('changes nothing, and reads a folder of the format before', async () => {
    const { data, file } = await aFolder();
    await withSql(
      file,
      'alter table game_table drop column ended_by; alter table game_table drop column sealed; alter table game_table drop column company; alter table session drop column device; drop table passkey; drop table challenge; drop table report; drop table ban; drop index sitting_of_table; alter table push drop column wants; pragma user_version = 3',
    );
    const before = bytesIn(data);
    const { code, stdout } = await upkeep('check-matches', '--', data);
    expect(stdout).toMatch(
      /✓ {2}\d+ matches would continue\n✓ {2}0 matches would end without a winner\n(.*reviewed\n)?Nothing was changed/,
    );
    expect(code).toBe(0);
    expect(bytesIn(data)).toEqual(before);
  });

  it('exits with 1 when a match would end, and prints JSON where asked', async () => {
    const { data, file } = await aFolder();
    await withSql(
      file,
      `update game_table set rules = 99; update match_log set lines = replace(lines, '#', '#0')`,
    );
    const { code, stdout } = await upkeep('check-matches', '--json', '--', data);
    expect(code).toBe(1);
    const { matches, data: folder } = JSON.parse(stdout);
    expect(folder).toBe(data);
    expect(matches[0]).toMatchObject({ fate: 'ends', running: true, rules: 99, actions: ACTIONS });
  });

  it('looks at a copy while a server runs', async () => {
    const data = temporaryFolder();
    const { url } = await startForTest({ data });
    const { awaited, other, people } = await pairAtTable(url);
    await awaited.act();
    const { code, stdout } = await upkeep('check-matches', '--json', '--', data);
    expect(JSON.parse(stdout)).toMatchObject({ serverRuns: true, matches: [{ fate: 'goesOn', actions: 1 }] });
    expect(code).toBe(0);
    await other.hear(1);
    expect(await people[0].get('GET', ROUTES.tables)).toMatchObject([{ stage: 'playing' }]);
  });

  it('says in a sentence what it cannot read', async () => {
    const missing = join(temporaryFolder(), 'nowhere');
    expect(await upkeep('check-matches', '--', missing)).toEqual({
      code: 2,
      stdout: '',
      stderr: `airlock: There is no airlock.db in ${missing}. Name the data folder of a server.\n`,
    });
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'airlock.db'), 'What is this? '.repeat(100));
    expect(await upkeep('check-matches', '--', folder)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^airlock: The database in .* cannot be read: .*\.\n$/),
    });
    const { data, file } = await aFolder();
    await withSql(file, 'pragma user_version = 99');
    expect(await upkeep('check-matches', '--', data)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('it has format 99'),
    });
    await withSql(file, 'pragma user_version = 4');
    truncateSync(file, 8192);
    expect(await upkeep('check-matches', '--', data)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be read'),
    });
  });
});
