import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cookieKey } from '../../people/sessions.ts';
import { closeDatabase, openDatabase } from '../../store/sqlite.ts';
import { openSqliteStore } from '../../store/sqliteStore.ts';
import { type KeptMatch, keptMatches, LINES_A_TABLE } from '../../testing/keptMatches.ts';
import { pairAtTable } from '../../testing/seated.ts';
import { startProcess } from '../../testing/serverProcess.ts';
import { startForTest, temporaryFolder } from '../../testing/startForTest.ts';
import { upkeep } from '../../testing/upkeep.ts';
import { check, type Report } from './check.ts';
import { tellReport } from './telling.ts';

const PAGE_BYTES = 4096;

/** A folder at rest with matches of all games in it. */
async function aFolder(each = 2, actions = 12): Promise<{ data: string; file: string; kept: KeptMatch[] }> {
  const data = temporaryFolder();
  const kept = await keptMatches(data, each, actions);
  cookieKey(data);
  return { data, file: join(data, 'airlock.db'), kept };
}

async function withSql(file: string, sql: string): Promise<void> {
  const database = await openDatabase(file);
  database.exec(sql);
  closeDatabase(database);
}

/** Files what the journal has, as the next start would. */
const filed = async (file: string): Promise<void> => (await openSqliteStore(file)).close();

const damages = (report: Report): string[] =>
  report.findings.filter(({ isDamage }) => isDamage).map(({ sentence }) => sentence);

const looked = (data: string): Promise<Report> => check({ data, salvage: undefined });

/** Salvages, looks at what was salvaged, and gives the matches in it by code. */
async function salvaged(data: string): Promise<{ report: Report; matches: Map<string, KeptMatch> }> {
  const target = join(temporaryFolder(), 'new');
  const report = await check({ data, salvage: target });
  expect(damages(await looked(target))).toEqual([]);
  const matches = new Map<string, KeptMatch>();
  const database = await openDatabase(join(target, 'airlock.db'));
  const codes = database.prepare('select code from game_table').all() as { code: string }[];
  closeDatabase(database);
  const store = await openSqliteStore(join(target, 'airlock.db'));
  for (const { code } of codes) {
    const record = await store.table(code);
    if (record) matches.set(code, { record, log: await store.log(record.number) });
  }
  await store.close();
  return { report, matches };
}

/** Whatever was salvaged was there before: a whole match, or the beginning of one that nobody can play on. */
function expectNothingInvented(matches: Map<string, KeptMatch>, kept: readonly KeptMatch[]): void {
  const before = new Map(kept.map((one) => [one.record.code, one]));
  for (const [code, { record, log }] of matches) {
    const original = before.get(code) as KeptMatch;
    expect(log).toEqual(original.log.slice(0, log.length));
    if (log.length < original.log.length) expect(record.stage).toBe('abandoned');
    expect([original.record, { ...original.record, stage: 'abandoned' }]).toContainEqual(record);
  }
}

describe('a check of data that is whole', () => {
  it('says so, counts what is there and changes nothing', async () => {
    const { data, kept } = await aFolder();
    const state = () => readdirSync(data).map((name) => [name, readFileSync(join(data, name), 'hex')]);
    const before = state();
    const report = await looked(data);
    expect(report).toMatchObject({
      findings: [],
      running: false,
      tables: kept.length,
      actions: kept.reduce((sum, { log }) => sum + log.length, 0),
      people: kept.reduce((sum, { record }) => sum + record.seats.length, 0),
      lines: kept.length * LINES_A_TABLE,
    });
    expect(tellReport(report)).toContain('Everything is whole.');
    expect(state()).toEqual(before);
  });

  it('looks at a copy while a server runs', async () => {
    const data = temporaryFolder();
    const { url } = await startForTest({ data });
    const { awaited, other } = await pairAtTable(url);
    await awaited.act();
    const { code, stdout } = await upkeep('check', '--json', '--data', data);
    expect(JSON.parse(stdout)).toMatchObject({
      running: true,
      findings: [],
      tables: 1,
      actions: 1,
      people: 2,
    });
    expect(code).toBe(0);
    await other.hear(1);
  });

  it('reads what a killed server left in its write-ahead log', async () => {
    const data = temporaryFolder();
    const server = await startProcess({ args: ['--port', '0', '--data', data] });
    const { awaited } = await pairAtTable(server.url);
    await awaited.act();
    await server.end('SIGKILL');
    expect(await looked(data)).toMatchObject({ findings: [], tables: 1, actions: 1 });
  });

  it('does not take what is lost for damage where nobody can tell: a match of other rules', async () => {
    const { data, file } = await aFolder(1);
    await withSql(file, 'update game_table set rules = 99');
    expect((await looked(data)).findings).toEqual([]);
    await filed(file);
    await withSql(file, `update match_log set lines = replace(lines, '#', '#0') where match = 1`);
    const report = await looked(data);
    expect(damages(report)).toEqual([]);
    expect(report.findings.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(
        /was played with version 99 of the rules; with version \d its action 1 leads to a different/,
      ),
    ]);
  });

  it('does not take for damage that a match ended because its rules were changed', async () => {
    const { data, file } = await aFolder(1);
    await withSql(file, `update game_table set stage = 'abandoned', ended_by = 9 where number = 1`);
    const report = await looked(data);
    expect(damages(report)).toEqual([]);
    expect(report.findings[0]?.sentence).toContain('version 9 of the rules');
    const { matches } = await salvaged(data);
    expect([...matches.values()].filter(({ record }) => record.match?.endedBy === 9)).toHaveLength(1);
  });

  it('reads a folder of the format before, which knows neither digests nor matches that ended so', async () => {
    const { data, file } = await aFolder(1);
    await filed(file);
    await withSql(
      file,
      'alter table game_table drop column ended_by; alter table game_table drop column sealed; alter table game_table drop column company; alter table session drop column device; drop table passkey; drop table challenge; drop table report; drop table ban; drop index sitting_of_table; alter table push drop column wants; pragma user_version = 3',
    );
    expect((await looked(data)).findings).toEqual([]);
  });
});

describe('a check of a damaged file', () => {
  it('finds every page that is overwritten, and saves all that is not on it', async () => {
    const { data, file, kept } = await aFolder(3, 8);
    await filed(file);
    const whole = readFileSync(file);
    const pages = whole.length / PAGE_BYTES;
    const free = freePages(whole);
    let lost = 0;
    for (let page = 0; page < pages; page++) {
      const bytes = Buffer.from(whole);
      bytes.fill(0xa5, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
      writeFileSync(file, bytes);
      const { report, matches } = await salvaged(data);
      if (!free.has(page + 1)) expect(damages(report), `page ${page + 1}`).not.toEqual([]);
      expectNothingInvented(matches, kept);
      lost += kept.length - matches.size;
    }
    // A page holds a few tables, and only when it is theirs are they lost.
    expect(lost).toBeLessThan(2 * kept.length);
  }, 300_000);

  it.each([0.9, 0.5, 0.2])('saves what is left of a file that is cut at %d of its length', async (share) => {
    const { data, file, kept } = await aFolder(3, 8);
    await filed(file);
    truncateSync(file, Math.floor(statSync(file).size * share));
    const { report, matches } = await salvaged(data);
    expect(damages(report)[0]).toMatch(/^The database is cut short: \d+ of its \d+ pages are missing\.$/);
    expectNothingInvented(matches, kept);
  });

  it('saves what can be told by its looks alone when the first page is gone', async () => {
    const { data, file, kept } = await aFolder(3, 8);
    await filed(file);
    const bytes = readFileSync(file);
    bytes.fill(0, 0, PAGE_BYTES);
    writeFileSync(file, bytes);
    const { report, matches } = await salvaged(data);
    expect(damages(report)).not.toEqual([]);
    expectNothingInvented(matches, kept);
    expect(matches.size).toBe(kept.length);
    expect(report.people).toBe(kept.reduce((sum, { record }) => sum + record.seats.length, 0));
    expect(report.lines).toBe(kept.length * LINES_A_TABLE);
  });

  it('tells a write-ahead log that is damaged from one that a killed server left', async () => {
    const data = temporaryFolder();
    const server = await startProcess({ args: ['--port', '0', '--data', data] });
    const { awaited, other } = await pairAtTable(server.url);
    for (const player of [awaited, other, awaited, other]) {
      if (player.isAwaited) await player.act();
      for (const one of [awaited, other]) await one.hear(player.sequence);
    }
    await server.end('SIGKILL');
    const log = join(data, 'airlock.db-wal');
    const whole = readFileSync(log);
    // In the middle of the last write: that one was acknowledged to nobody.
    writeFileSync(log, whole.subarray(0, whole.length - 100));
    expect((await looked(data)).findings).toEqual([]);
    const bytes = Buffer.from(whole);
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
    writeFileSync(log, bytes);
    expect(damages(await looked(data))[0]).toMatch(
      /^The write-ahead log is damaged: up to \d+ of the last transactions are lost\.$/,
    );
    writeFileSync(log, whole.fill(0, 0, 32));
    expect(damages(await looked(data))[0]).toMatch(/^The write-ahead log cannot be read/);
  });

  it('says when there is nothing to look at', async () => {
    await expect(looked(temporaryFolder())).rejects.toThrow(/^There is no airlock\.db in/);
    const { data, file } = await aFolder(1);
    writeFileSync(file, 'this is no database, and long enough to tell'.repeat(200));
    expect(damages(await looked(data))[0]).toContain('file is not a database');
    writeFileSync(file, '');
    expect(await looked(data)).toMatchObject({ tables: 0 });
  });
});

describe('a check of damaged records', () => {
  it.each<[string, string, RegExp]>([
    [
      'the first action is missing from a log',
      `update match_log set lines = substr(lines, instr(lines, char(10)) + 1) where match = 1`,
      /there should be 12 actions, but there are 11; nothing is left of it\.$/,
    ],
    [
      'a log says another length',
      'update match_log set length = length + 1 where match = 1',
      /there should be 13 actions, but there are 12; its first 12 actions can be reviewed\.$/,
    ],
    [
      'an action cannot be read',
      `update match_log set lines = substr(lines, 1, instr(lines, char(10))) || 'what' || char(10) where match = 1`,
      /action 2 cannot be read; its first 1 action can be reviewed\.$/,
    ],
    [
      'an action is not one of its game',
      `update match_log set length = 1, lines = '0 0 jump' || char(10) where match = 1`,
      /action 1 is not one of its game; nothing is left of it\.$/,
    ],
    [
      'a log leads elsewhere than it did',
      `update match_log set lines = replace(lines, '#', '#0') where match = 1`,
      /from action 1 on it leads somewhere else than it did; nothing is left of it\.$/,
    ],
    [
      'the journal has a gap',
      `insert into journal (lines) values ('1 13 0 0 act' || char(10))`,
      /action 13 is missing; its first 12 actions can be reviewed\.$/,
    ],
    [
      'a line of the journal is none',
      `insert into journal (lines) values ('what' || char(10))`,
      /^1 action belongs to no known match\.$/,
    ],
    [
      'actions were set aside',
      `insert into set_aside (match, lines) values (1, '1 14 0 0 act' || char(10))`,
      /some later actions were set aside/,
    ],
    [
      'a record cannot be read',
      `update game_table set seats = '[{' where number = 1`,
      /^Table KEEL-10-VAAN cannot be read/,
    ],
    [
      'a record is gone',
      'delete from game_table where number = 1',
      /^The table of match 1 is gone; its 12 actions are of no use\.$/,
    ],
    [
      'a record says that it is over',
      `update game_table set stage = 'over' where number = 1`,
      /its last actions are missing; its first 12 actions can be reviewed\.$/,
    ],
    [
      'a person is gone',
      `delete from person where id = 'hypatia 0 0'`,
      /^hypatia 0 0, who sits at table KEEL-10-VAAN, is no longer known/,
    ],
    [
      'a person has no name',
      `update person set name = x'00' where id = 'hypatia 0 0'`,
      /^1 person cannot be read/,
    ],
    ['a seat cannot be found', 'delete from sitting where table_number = 1', /^1 seat cannot be found/],
    [
      'a line of talk is gone',
      'delete from talk where table_number = 1 and number = 2',
      /^1 line is missing/,
    ],
    [
      'a line of talk is no text',
      `update talk set words = x'00' where table_number = 1 and number = 2`,
      /^1 line cannot be read/,
    ],
  ])('says that %s, and saves the rest', async (_what, sql, sentence) => {
    const { data, file, kept } = await aFolder(1);
    await filed(file);
    await withSql(file, sql);
    const { report, matches } = await salvaged(data);
    expect(damages(report)).not.toEqual([]);
    for (const found of damages(report)) expect(found).toMatch(/^[A-Z0-9h].*\.$/);
    expect(
      damages(report).some((found) => sentence.test(found)),
      damages(report).join('\n'),
    ).toBe(true);
    expect(tellReport(report)).toContain('✗');
    expectNothingInvented(
      matches,
      kept.filter(({ record }) => record.number !== 1 || matches.has(record.code)),
    );
    for (const { record } of kept.slice(1)) expect(matches.get(record.code)?.record).toEqual(record);
  });

  it('says that the key is damaged, or that there is none', async () => {
    const { data } = await aFolder(1);
    writeFileSync(join(data, 'cookie.key'), 'short');
    expect(damages(await looked(data))).toEqual(['cookie.key is damaged: everybody will be a stranger.']);
    rmSync(join(data, 'cookie.key'));
    expect(damages(await looked(data))).toEqual([]);
    expect((await looked(data)).findings).toHaveLength(1);
  });

  it('exits with 1 when something is damaged, and changes nothing unless it salvages into a new folder', async () => {
    const { data, file } = await aFolder(1);
    await filed(file);
    await withSql(file, 'update match_log set length = 99 where match = 1');
    const before = readFileSync(file, 'hex');
    const { code, stdout } = await upkeep('check', '--data', data);
    expect(code).toBe(1);
    expect(stdout).toContain('✗  tables');
    expect(stdout).toContain('--salvage FOLDER');
    expect(readFileSync(file, 'hex')).toBe(before);
    expect(await upkeep('check', '--data', data, '--salvage', data)).toEqual({
      code: 2,
      stdout: '',
      stderr: `airlock: ${data} is not empty; name a new folder.\n`,
    });
  });
});

/** Pages that hold nothing: damage there concerns nobody. */
function freePages(file: Buffer): Set<number> {
  const free = new Set<number>();
  for (let trunk = file.readUInt32BE(32); trunk !== 0; ) {
    const at = (trunk - 1) * PAGE_BYTES;
    free.add(trunk);
    for (let leaf = 0; leaf < file.readUInt32BE(at + 4); leaf++)
      free.add(file.readUInt32BE(at + 8 + 4 * leaf));
    trunk = file.readUInt32BE(at);
  }
  return free;
}
