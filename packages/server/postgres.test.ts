import { present } from '@airlock/kernel';
import { atTable, ROUTES } from '@airlock/protocol';
import { GroupCommit, NotOurs } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import { TIMERS } from './given.ts';
import { MIGRATIONS } from './store/postgres/migrations.ts';
import { openPostgresStore } from './store/postgres/postgresStore.ts';
import type { Write } from './store/store.ts';
import { guest, stranger } from './testing/guest.ts';
import { linkTo } from './testing/link.ts';
import { playOut } from './testing/player.ts';
import { freshPostgres, inPostgres, POSTGRES } from './testing/postgres.ts';
import { pairAtTable } from './testing/seated.ts';
import { PATIENTLY, startForTest } from './testing/startForTest.ts';

const ignored = (): void => undefined;

describe.skipIf(POSTGRES === undefined)('a server that keeps everything in PostgreSQL', () => {
  it('plays a match to its end, and another server tells of it', async () => {
    const database = await freshPostgres();
    const first = await startForTest({ database });
    const { code, people, awaited, other } = await pairAtTable(first.url);
    await playOut([awaited, other]);
    await first.stop();
    const second = await startForTest({ database });
    const [ann] = people;
    const again = await ann.at(second.url).get('GET', ROUTES.tables);
    expect(again).toMatchObject([{ code, stage: 'over' }]);
  });

  it('is set up once, however many servers start at the same time', async () => {
    const database = await freshPostgres();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgresStore(database, ignored)));
    const keys = await Promise.all(stores.map((store, index) => store.secret('key', `offered ${index}`)));
    expect(new Set(keys).size).toBe(1);
    for (const store of stores) await store.close();
    const { rows } = await inPostgres('select version from format', database);
    expect(rows).toEqual([{ version: MIGRATIONS.length }]);
  });

  it('refuses a group of which somebody has appended a part, and says which', async () => {
    const store = await openPostgresStore(await freshPostgres(), ignored);
    const append = (match: number, sequence: number, action = 'pass') =>
      ({ kind: 'action', match, sequence, seat: 0, action, at: 1 }) as const;
    await store.commit([append(7, 0), append(8, 0)]);
    await expect(store.commit([append(7, 1), append(8, 0), append(9, 0)])).rejects.toThrow(
      'Match 8 has 1 actions, so none can be written as number 1.',
    );
    await expect(store.commit([append(9, 1), append(7, 1)])).rejects.toThrow(
      'Match 9 has 0 actions, so none can be written as number 2.',
    );
    await store.commit([append(9, 0), append(7, 1, 'say "\\" {,} ünï'), append(7, 2)]);
    const logs = await Promise.all([7, 8, 9].map((match) => store.log(match)));
    expect(logs.map((log) => log.map(({ action }) => action))).toEqual([
      ['pass', 'say "\\" {,} ünï', 'pass'],
      ['pass'],
      ['pass'],
    ]);
    await store.close();
  });

  it('appends to several tables side by side, and finds all of it again', async () => {
    const store = await openPostgresStore(await freshPostgres(), ignored);
    const watch = { committed: ignored, failed: ignored, broke: ignored };
    const commits = new GroupCommit<Write>(store, TIMERS, watch);
    const ACTIONS = 12;
    const matches = Array.from({ length: 100 }, (_, index) => index + 1);
    const play = async (match: number): Promise<void> => {
      for (let sequence = 0; sequence < ACTIONS; sequence++)
        await commits.write({ kind: 'action', match, sequence, seat: 0, action: `${match}`, at: sequence });
    };
    await Promise.all(matches.map(play));
    for (const match of matches) {
      const log = await store.log(match);
      expect(log.map(({ at }) => at)).toEqual(Array.from({ length: ACTIONS }, (_, at) => at));
      expect(new Set(log.map(({ action }) => action))).toEqual(new Set([`${match}`]));
    }
    await store.close();
  });

  it('writes over nothing that a second one has written, where somebody forgot Redis', async () => {
    const database = await freshPostgres();
    const [one, two] = [await startForTest({ database }), await startForTest({ database })];
    const { code, people, awaited, other } = await pairAtTable(one.url);
    await playOut([awaited, other], 2);
    const [ann, bob] = people;
    const { number } = present(await one.store.table(code));
    const stale = one.hall.inMemory(code);
    // Read at the second, and changed there.
    expect(await ann.at(two.url).get('GET', atTable(ROUTES.table, code))).toMatchObject({ stage: 'playing' });
    const record = present(two.hall.inMemory(code)).record;
    await two.store.commit([{ kind: 'table', table: { ...record, changedAt: 12_345 } }]);
    const late = { ...record, changedAt: 1 };
    await expect(one.store.commit([{ kind: 'table', table: late }])).rejects.toThrow(NotOurs);
    const said = { number: 1, seat: 0, name: 'Ann', text: 'Ahoy', at: 1 };
    await expect(one.store.commit([{ kind: 'talk', table: number, line: said }])).rejects.toThrow(NotOurs);
    expect((await one.store.table(code))?.changedAt).toBe(12_345);
    // The first is refused once, reads it again, and goes on.
    const next = [awaited, other].find(({ isAwaited }) => isAwaited) ?? awaited;
    next.socket.send({ type: 'act', table: code, id: 9, after: 2, action: next.anyAction() });
    expect(await next.socket.next('refused')).toMatchObject({ id: 9, table: code });
    await expect.poll(() => stale?.record.changedAt, PATIENTLY).toBe(12_345);
    expect(await bob.get('GET', atTable(ROUTES.table, code))).toMatchObject({ code });
  });

  it('leaves a database of a newer version alone, and says so', async () => {
    const database = await freshPostgres();
    await (await openPostgresStore(database, ignored)).close();
    await inPostgres('update format set version = 99', database);
    await expect(startForTest({ database })).rejects.toThrow(
      /cannot be used: it has format 99, and this version of Airlock reads format \d+\. DATABASE_URL names it\.$/,
    );
  });

  it('says what is wrong where there is no database, without its password', async () => {
    const database = 'postgres://me:secret@127.0.0.1:1/airlock';
    const failure = await startForTest({ database }).catch((error: Error) => error.message);
    expect(failure).toMatch(
      /^The PostgreSQL database airlock at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    );
    expect(failure).not.toContain('secret');
  });

  it('refuses with one sentence while the database is away, loses nothing, and goes on by itself', async () => {
    const link = await linkTo(await freshPostgres());
    const { url } = await startForTest({ database: link.url });
    const { code, people, awaited, other } = await pairAtTable(url);
    await awaited.act();
    await other.hear(1);
    link.cut();
    // What meets a line that breaks just then is in doubt, and has tests of its own.
    await expect
      .poll(async () => (await stranger(url).ask('GET', ROUTES.readiness)).status, PATIENTLY)
      .toBe(503);
    const next = other.isAwaited ? other : awaited;
    next.socket.send({ type: 'act', table: code, id: 9, after: 1, action: next.anyAction() });
    expect(await next.socket.next('refused')).toMatchObject({ code: 'storage', id: 9 });
    for (const route of [ROUTES.health, ROUTES.readiness]) {
      expect((await stranger(url).ask('GET', route)).status).toBe(503);
    }
    // Whoever comes now is told why not, and sent away: they come back by themselves.
    const early = await stranger(url).socket();
    early.send({ type: 'join', table: 'KEEL-000000-VANE' });
    expect(await early.next('refused')).toMatchObject({ code: 'storage' });
    await early.closing();
    link.mend();
    await expect
      .poll(async () => (await stranger(url).ask('GET', ROUTES.readiness)).status, PATIENTLY)
      .toBe(200);
    const [ann] = people;
    const socket = await ann.socket();
    socket.send({ type: 'join', table: code, compact: true });
    expect(await socket.next('view')).toMatchObject({ sequence: 1 });
    expect(await guest(url, 'Eve')).toBeDefined();
  });
});
