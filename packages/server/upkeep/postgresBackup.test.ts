/** Backup and restore where everything is kept in PostgreSQL: by its own tools, and by `airlock migrate-data`. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import type { Guest } from '../testing/guest.ts';
import { playOut } from '../testing/player.ts';
import { freshPostgres, POSTGRES } from '../testing/postgres.ts';
import { outpostSeven, pairAtTable, playerAt } from '../testing/seated.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';
import { migrateData } from './migrate/migrateData.ts';

const run = promisify(execFile);

/** Set by `scripts/databases` where the programs are beside those that were started; not all packages have them. */
const BIN = process.env.AIRLOCK_TEST_POSTGRES_BIN ?? '';
const hasTools = ['pg_dump', 'pg_restore'].every((tool) => existsSync(join(BIN, tool)));

const ACTIONS = 6;

/** A server with a match in its middle. */
async function lively(database: string) {
  const server = await startForTest({ database });
  const { code, people, awaited, other } = await pairAtTable(server.url);
  await playOut([awaited, other], ACTIONS);
  return { server, code, people, players: [awaited, other] as const };
}

/** The match is where it was at the time of the copy, its people are known, and it goes on. */
async function goesOn(url: string, code: string, people: readonly Guest[], actions: number): Promise<void> {
  const game = await outpostSeven();
  const again = await Promise.all(
    people.map((person, index) => playerAt(person.at(url), code, game, `again ${index}`)),
  );
  expect(again.map(({ sequence }) => sequence)).toEqual([actions, actions]);
  expect(await playOut(again)).toBeGreaterThan(1);
  const mine = await people[0]?.at(url).get<{ code: string }[]>('GET', ROUTES.tables);
  expect(mine?.map((table) => table.code)).toEqual([code]);
}

describe.skipIf(POSTGRES === undefined)('a copy of a database whose servers run', () => {
  it('is made by airlock migrate-data, and is a data folder or another database again', async () => {
    const database = await freshPostgres();
    const { server, code, people, players } = await lively(database);
    const folder = join(temporaryFolder(), 'copy');
    // Somebody plays on while it is copied.
    const [copied] = await Promise.all([migrateData(database, folder), playOut(players, 8)]);
    expect(copied).toMatch(/: 1 tables, \d+ actions and 2 people, compared line by line\.$/);
    const actions = Number(/(\d+) actions/.exec(copied)?.[1]);
    expect(actions).toBeGreaterThanOrEqual(ACTIONS);
    await server.stop();
    const restored = await freshPostgres();
    await migrateData(folder, restored);
    const again = await startForTest({ database: restored });
    await goesOn(again.url, code, people, actions);
    await again.stop();
    const alone = await startForTest({ data: folder });
    await goesOn(alone.url, code, people, actions);
  });

  it.skipIf(!hasTools)('is made by pg_dump and brought back by pg_restore', async () => {
    const database = await freshPostgres();
    const { server, code, people, players } = await lively(database);
    const file = join(temporaryFolder(), 'airlock.dump');
    const schema = /search_path=(\w+)/.exec(decodeURIComponent(database))?.[1] ?? '';
    const plain = String(POSTGRES);
    await run(join(BIN, 'pg_dump'), ['--format=custom', `--schema=${schema}`, `--file=${file}`, plain]);
    await playOut(players, 3);
    await server.stop();
    await run(join(BIN, 'pg_restore'), ['--clean', '--if-exists', `--dbname=${plain}`, file]);
    const again = await startForTest({ database });
    await goesOn(again.url, code, people, ACTIONS);
  });
});
