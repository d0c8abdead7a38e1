import { join } from 'node:path';
import { EVERYBODY } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/startForTest.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { closeDatabase, type Database, openDatabase } from './sqlite.ts';
import { openSqliteStore } from './sqliteStore.ts';

const TABLES = `
  create table person (id text primary key, name text not null);
  create table game_table (number integer primary key, code text not null unique, game text not null,
    host text not null, options text not null, seats text not null, stage text not null, with_bots integer not null,
    rules integer, seed text, started_at integer, rematch text, changed_at integer not null);
  create index game_table_with_bots on game_table (stage, with_bots);
  create table sitting (person text not null, table_number integer not null, primary key (person, table_number));
  create table match_log (match integer primary key, length integer not null, lines text not null);
  insert into person values ('ann', 'Ann');
  insert into game_table values (7, 'KEEL-42-VANE', 'outpost-seven', 'ann', '{}',
    '[{"kind":"person","person":"ann","name":"Ann","ready":true},{"kind":"bot","level":"random","name":"Drifter"}]',
    'playing', 1, 1, 'seed', 5, null, 6);
  insert into sitting values ('ann', 7);
  insert into match_log values (7, 1, '1 5 act none' || char(10));
`;

/** Every format that was ever written, with the same in it. */
const FORMATS: readonly [version: number, sql: string][] = [
  [
    1,
    `${TABLES}
    create table talk (table_number integer not null, number integer not null, seat integer, name text not null,
      words text not null, at integer not null, primary key (table_number, number));
    insert into talk values (7, 1, 0, 'Ann', 'hello', 5);
    create table journal (number integer primary key, match integer not null, sequence integer not null,
      seat integer not null, action text not null, at integer not null);
    insert into journal values (1, 7, 1, 1, 'act one', 10), (2, 7, 2, 0, 'act two', 20);`,
  ],
  [
    2,
    `${TABLES}
    create table talk (table_number integer not null, circle integer not null, number integer not null,
      seat integer, name text not null, words text not null, at integer not null,
      primary key (table_number, circle, number));
    insert into talk values (7, 0, 1, 0, 'Ann', 'hello', 5), (7, 1, 1, null, 'Wim', 'psst', 6);
    create table journal (number integer primary key, lines text not null);
    insert into journal values (1, '7 1 1 10 act one' || char(10) || '7 2 0 20 act two' || char(10));`,
  ],
  [
    3,
    `${TABLES}
    alter table person add column seen_at integer not null default 0;
    update person set seen_at = 9999999999999;
    alter table person add column leaving_at integer;
    alter table person add column old_cookie integer not null default 0;
    update person set old_cookie = 1;
    create table session (id text primary key, person text not null, token text not null unique,
      next text not null unique, former text unique, former_until integer not null, created_at integer not null,
      renewed_at integer not null, expires_at integer not null);
    create index session_person on session (person);
    create index session_expires on session (expires_at);
    create table talk (table_number integer not null, circle integer not null, number integer not null,
      seat integer, name text not null, words text not null, at integer not null, person text,
      primary key (table_number, circle, number));
    create index talk_of_person on talk (person) where person is not null;
    insert into talk values (7, 0, 1, 0, 'Ann', 'hello', 5, 'ann'), (7, 1, 1, null, 'Wim', 'psst', 6, null);
    create table set_aside (number integer primary key, match integer not null, lines text not null);
    create index game_table_by_age on game_table (stage, changed_at);
    create index person_by_age on person (seen_at, id);
    create table journal (number integer primary key, lines text not null);
    insert into journal values (1, '7 1 1 10 act one' || char(10) || '7 2 0 20 act two' || char(10));`,
  ],
];

/** Tables with their columns, and indexes with theirs. */
function shapeOf(database: Database): unknown {
  const names = database
    .prepare(`select type, name from sqlite_master where sql is not null order by name`)
    .all();
  return (names as { type: string; name: string }[]).map(({ type, name }) => [
    name,
    type === 'table'
      ? database.prepare(`select name, type, "notnull", pk from pragma_table_info(?) order by name`).all(name)
      : database.prepare('select name from pragma_index_info(?) order by seqno').all(name),
  ]);
}

describe('the format of the file', () => {
  it.each(FORMATS)(
    'is brought from version %i to the present one with everything in it',
    async (version, sql) => {
      const folder = temporaryFolder();
      const file = join(folder, 'test.db');
      const before = Date.now() - 1_000;
      const old = await openDatabase(file);
      old.exec(`${sql} pragma user_version = ${version}`);
      closeDatabase(old);

      const store = await openSqliteStore(file);
      expect(await store.talk(7, EVERYBODY, 5)).toEqual([
        { number: 1, seat: 0, name: 'Ann', text: 'hello', at: 5 },
      ]);
      expect(await store.log(7)).toEqual([
        { seat: 1, action: 'act none', at: 5 },
        { seat: 1, action: 'act one', at: 10 },
        { seat: 0, action: 'act two', at: 20 },
      ]);
      expect(await store.table('KEEL-42-VANE')).toMatchObject({ number: 7, seats: [{ name: 'Ann' }, {}] });
      expect(await store.person('ann')).toMatchObject({ id: 'ann', name: 'Ann' });
      expect(await store.tablesOf('ann', 5)).toHaveLength(1);
      expect(await store.hasOldCookie('ann')).toBe(true);
      await store.close();

      const database = await openDatabase(file);
      expect(database.prepare('pragma user_version').get()).toMatchObject({ user_version: SCHEMA_VERSION });
      // Whoever was there before anybody wrote down when counts as having been there now.
      const { seen_at } = database.prepare('select seen_at from person').get() as { seen_at: number };
      expect(seen_at).toBeGreaterThan(before);
      expect(database.prepare('select distinct person from talk where seat = 0').all()).toMatchObject([
        { person: 'ann' },
      ]);
      const shape = shapeOf(database);
      closeDatabase(database);
      const fresh = join(folder, 'fresh.db');
      await (await openSqliteStore(fresh)).close();
      const present = await openDatabase(fresh);
      expect(shape).toEqual(shapeOf(present));
      closeDatabase(present);
    },
  );
});
