import { join } from 'node:path';
import { EVERYBODY } from '@airlock/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/startForTest.ts';
import { closeDatabase, openDatabase } from './sqlite.ts';
import { openSqliteStore } from './sqliteStore.ts';
import type { Write } from './store.ts';

const actions = (match: number, from: number, to: number): Write[] =>
  Array.from({ length: to - from }, (_, index) => ({
    kind: 'action',
    match,
    sequence: from + index,
    seat: 0,
    action: `act ${from + index}`,
    at: 0,
  }));

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

  it('is brought to the present format with everything that was said and done', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const fresh = await openSqliteStore(file);
    await fresh.close();
    const database = await openDatabase(file);
    database.exec(`
      drop table talk;
      create table talk (table_number integer not null, number integer not null, seat integer,
        name text not null, words text not null, at integer not null, primary key (table_number, number));
      insert into talk values (7, 1, 0, 'Ann', 'hello', 5);
      drop table journal;
      create table journal (number integer primary key, match integer not null, sequence integer not null,
        seat integer not null, action text not null, at integer not null);
      insert into journal values (1, 7, 0, 1, 'act one', 10), (2, 7, 1, 0, 'act two', 20);
      drop table session;
      alter table person drop column old_cookie;
      insert into person values ('ann', 'Ann');
      pragma user_version = 1;
    `);
    closeDatabase(database);
    const store = await openSqliteStore(file);
    expect(await store.talk(7, EVERYBODY, 5)).toEqual([
      { number: 1, seat: 0, name: 'Ann', text: 'hello', at: 5 },
    ]);
    expect(await store.log(7)).toEqual([
      { seat: 1, action: 'act one', at: 10 },
      { seat: 0, action: 'act two', at: 20 },
    ]);
    expect(await store.person('ann')).toEqual({ id: 'ann', name: 'Ann' });
    expect(await store.hasOldCookie('ann')).toBe(true);
    await store.commit([{ kind: 'person', person: { id: 'bob', name: 'Bob' } }]);
    expect(await store.hasOldCookie('bob')).toBe(false);
    await store.close();
    await (await openSqliteStore(file)).close();
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
    const times = { createdAt: 1, renewedAt: 0, expiresAt: 9 };
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
    expect((await second.log(1)).map(({ action }) => action)).toEqual(texts(3));
    await second.commit(actions(1, 3, 5));
    expect((await second.log(1)).map(({ action }) => action)).toEqual(texts(5));
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
      expect((await store.log(match)).map(({ action }) => action)).toEqual(texts(rounds * each));
    }
    await store.close();
    const database = await openDatabase(file);
    const { rows } = database.prepare('select count(*) as rows from journal').get() as { rows: number };
    expect(rows).toBeLessThan(rounds / 2);
    closeDatabase(database);
  });

  it('says so when the journal has a gap', async () => {
    const file = join(temporaryFolder(), 'test.db');
    const store = await openSqliteStore(file);
    await store.commit(actions(1, 0, 3));
    await store.close();
    const database = await openDatabase(file);
    database.exec(`update journal set lines = replace(lines, '1 1 0 0 act 1' || char(10), '')`);
    closeDatabase(database);
    await expect(openSqliteStore(file)).rejects.toThrow('Match 1 has 1 actions');
  });
});
