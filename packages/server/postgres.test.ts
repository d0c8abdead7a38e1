import { ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from './store/postgres/migrations.ts';
import { openPostgresStore } from './store/postgres/postgresStore.ts';
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
