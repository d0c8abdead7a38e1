import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/startForTest.ts';
import { closeDatabase, openDatabase } from './sqlite.ts';
import { openSqliteStore } from './sqliteStore.ts';
import { Damaged, type Write } from './store.ts';

const action = (match: number, sequence: number): Extract<Write, { kind: 'action' }> => ({
  kind: 'action',
  match,
  sequence,
  seat: 0,
  action: `act ${sequence}`,
  at: 0,
});

const actions = (match: number, from: number, to: number): Write[] =>
  Array.from({ length: to - from }, (_, index) => action(match, from + index));

const texts = (count: number): string[] => Array.from({ length: count }, (_, index) => `act ${index}`);

describe('the SQLite file', () => {
  it('syncs the disk with every transaction', async () => {
    const database = await openDatabase(join(temporaryFolder(), 'test.db'));
    expect(Object.values(database.prepare('pragma synchronous').get() as object)).toEqual([2]);
    expect(Object.values(database.prepare('pragma journal_mode').get() as object)).toEqual(['wal']);
    closeDatabase(database);
  });

  it('belongs to one process at a time, and is free when it is closed', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const store = await openSqliteStore(file);
    await expect(openSqliteStore(file)).rejects.toThrow('locked');
    await store.close();
    await (await openSqliteStore(file)).close();
  });

  it('is not opened when it has another format', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const database = await openDatabase(file);
    database.exec('pragma user_version = 99');
    closeDatabase(database);
    await expect(openSqliteStore(file)).rejects.toThrow('it has format 99');
  });

  it('exchanges a cookie from before there were sessions once', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const store = await openSqliteStore(file);
    await store.commit([{ kind: 'person', person: { id: 'ann', name: 'Ann' } }]);
    await store.close();
    const database = await openDatabase(file);
    database.exec('update person set old_cookie = 1');
    closeDatabase(database);
    const again = await openSqliteStore(file);
    onTestFinished(() => again.close());
    const session = { id: 's', person: 'ann', token: 't', next: 'n', former: null, formerUntil: 0 };
    const times = { createdAt: 1, renewedAt: 0, expiresAt: 9, device: null };
    await again.commit([{ kind: 'newSession', session: { ...session, ...times } }]);
    expect(await again.hasOldCookie('ann')).toBe(false);
    await again.commit([{ kind: 'endSessions', person: 'ann' }]);
    expect(await again.hasOldCookie('ann')).toBe(false);
  });

  it('files the journal by match when it is opened, and goes on where it was', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const first = await openSqliteStore(file);
    await first.commit([...actions(1, 0, 3), ...actions(2, 0, 2)]);
    await first.close();
    const second = await openSqliteStore(file);
    expect((await second.log(1)).map((line) => line.action)).toEqual(texts(3));
    await second.commit(actions(1, 3, 5));
    expect((await second.log(1)).map((line) => line.action)).toEqual(texts(5));
    await expect(second.commit(actions(1, 3, 4))).rejects.toThrow('has 5 actions');
    await expect(second.commit(actions(2, 0, 1))).rejects.toThrow('has 2 actions');
    await second.close();
    const database = await openDatabase(file);
    expect(database.prepare('select match, length from match_log order by match').all()).toMatchObject([
      { match: 1, length: 3 },
      { match: 2, length: 2 },
    ]);
    closeDatabase(database);
  });

  it('files a long journal while it goes on, and loses no action', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const store = await openSqliteStore(file);
    const matches = 10;
    const rounds = 60;
    const each = 50;
    for (let round = 0; round < rounds; round++) {
      const group = Array.from({ length: matches }, (_, match) =>
        actions(match, round * each, (round + 1) * each),
      );
      await store.commit(group.flat());
    }
    for (let match = 0; match < matches; match++) {
      expect((await store.log(match)).map((line) => line.action)).toEqual(texts(rounds * each));
    }
    await store.close();
    const database = await openDatabase(file);
    const { rows } = database.prepare('select count(*) as rows from journal').get() as { rows: number };
    expect(rows).toBeLessThan(rounds / 2);
    closeDatabase(database);
  });

  it('sets aside what does not follow on the rest of a match, and plays the others on', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const store = await openSqliteStore(file);
    await store.commit([...actions(1, 0, 3), ...actions(2, 0, 2)]);
    await store.close();
    const database = await openDatabase(file);
    database.exec(
      `update journal set lines = replace(lines, '1 1 0 0 act 1' || char(10), 'what?' || char(10))`,
    );
    closeDatabase(database);
    const complaints: unknown[] = [];
    const again = await openSqliteStore(file, (error) => complaints.push(error));
    expect(complaints.map(String)).toEqual([
      'Error: Some actions belong to no known match.',
      'Error: Actions of match 1 are missing.',
    ]);
    await expect(again.log(1)).rejects.toThrow(Damaged);
    await expect(again.commit(actions(1, 1, 2))).rejects.toThrow(Damaged);
    expect((await again.log(2)).map((line) => line.action)).toEqual(texts(2));
    await again.commit(actions(2, 2, 4));
    await again.close();
    const later = await openSqliteStore(file);
    await expect(later.log(1)).rejects.toThrow(Damaged);
    expect((await later.log(2)).map((line) => line.action)).toEqual(texts(4));
    await later.close();
    const evidence = await openDatabase(file);
    expect(evidence.prepare('select match, lines from set_aside order by number').all()).toMatchObject([
      { match: -1, lines: 'what?\n' },
      { match: 1, lines: '1 2 0 0 act 2\n' },
    ]);
    closeDatabase(evidence);
  });

  it('does not give a log away as whole that is not', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const store = await openSqliteStore(file);
    await store.commit([...actions(1, 0, 3), ...actions(2, 0, 3), ...actions(3, 0, 3)]);
    await store.close();
    await (await openSqliteStore(file)).close();
    const database = await openDatabase(file);
    database.exec(`
      update match_log set lines = replace(lines, '0 0 act 1' || char(10), '') where match = 1;
      update match_log set lines = replace(lines, '0 0 act 1', 'zero 0 act 1') where match = 2;
    `);
    closeDatabase(database);
    const again = await openSqliteStore(file);
    await expect(again.log(1)).rejects.toThrow('Match 1 should have 3 actions and has 2.');
    await expect(again.log(2)).rejects.toThrow('Action 2 cannot be read.');
    expect(await again.log(3)).toHaveLength(3);
    await again.close();
  });

  it('lets its file be copied: while it is held, only the write-ahead log changes, and only grows', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const store = await openSqliteStore(file);
    await store.commit(actions(1, 0, 10));
    const [first, second] = [store.hold(), store.hold()];
    const copy = readFileSync(file);
    const write = (round: number): Promise<void> =>
      store.commit([{ ...action(2, round), action: 'x'.repeat(100_000) }]);
    await write(0);
    const begun = readFileSync(`${file}-wal`);
    // More than would be brought into the file otherwise.
    for (let round = 1; round < 200; round++) await write(round);
    const log = readFileSync(`${file}-wal`);
    expect(log.length).toBeGreaterThan(200 * 100_000);
    expect(log.subarray(0, begun.length).equals(begun)).toBe(true);
    expect(first()).toBe(true);
    await write(200);
    expect(readFileSync(file).equals(copy)).toBe(true);
    expect(second()).toBe(true);
    await write(201);
    expect(readFileSync(file).equals(copy)).toBe(false);
    await store.close();

    // What was copied is a database with all that was written until then.
    const elsewhere = join(temporaryFolder(), 'copy.db');
    writeFileSync(elsewhere, copy);
    writeFileSync(`${elsewhere}-wal`, log);
    const restored = await openSqliteStore(elsewhere);
    expect(await restored.log(1)).toHaveLength(10);
    expect(await restored.log(2)).toHaveLength(200);
    await restored.close();
  });

  it('is not held for ever: whoever copies too slowly is told that the copy is none', async () => {
    const store = await openSqliteStore(join(temporaryFolder(), 'test.db'));
    const letGo = store.hold(50_000);
    await store.commit([{ ...action(1, 0), action: 'x'.repeat(100_000) }]);
    await store.tryWriting();
    expect(letGo()).toBe(false);
    await store.close();
  });
});
