import { join } from 'node:path';
import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import type { PasskeyRecord } from '../../store/identity.ts';
import { openPostgresStore } from '../../store/postgres/postgresStore.ts';
import { closeDatabase, openDatabase } from '../../store/sqlite.ts';
import { guest } from '../../testing/guest.ts';
import { playOut } from '../../testing/player.ts';
import { freshPostgres, inPostgres, POSTGRES } from '../../testing/postgres.ts';
import { pairAtTable } from '../../testing/seated.ts';
import { startForTest, temporaryFolder } from '../../testing/startForTest.ts';
import { migrateData } from './migrateData.ts';

const PASSKEY: PasskeyRecord = {
  id: 'key',
  person: 'cleo',
  site: 'localhost',
  publicKey: 'pQ',
  counter: 1,
  transports: '[]',
  device: 'Firefox on Linux',
  createdAt: 1,
  usedAt: 2,
};
const BAN = { kind: 'address', who: '10.0.0.1', why: 'Rude.' } as const;

/** A folder with a match in the middle, one at its end, talk and a table that nobody began. */
async function lively() {
  const data = temporaryFolder();
  const server = await startForTest({ data });
  const { people, code, awaited, other } = await pairAtTable(server.url);
  await playOut([awaited, other], 5);
  awaited.socket.send({ type: 'talk', table: code, id: 1, text: 'Grüße' });
  await awaited.socket.next('talk');
  const ended = await pairAtTable(server.url);
  await playOut([ended.awaited, ended.other]);
  const cleo = await guest(server.url, 'Cleo');
  const lobby = await cleo.setTable();
  await cleo.get('POST', atTable(ROUTES.reports, lobby.code), { text: 'Odd.' });
  await server.store.commit([
    { kind: 'newPasskey', passkey: PASSKEY },
    { kind: 'ban', ban: BAN },
  ]);
  await server.stop();
  const [ann] = people;
  return { data, ann, code, ended: ended.code, lobby: lobby.code };
}

const rowsIn = async (database: string, table: string): Promise<number> =>
  (await inPostgres(`select count(*)::integer as rows from ${table}`, database)).rows[0].rows;

describe.skipIf(POSTGRES === undefined)('airlock migrate-data', () => {
  it('moves a folder to PostgreSQL and back, and people play on in both', async () => {
    const { data, ann, code, ended } = await lively();
    const database = await freshPostgres();
    expect(await migrateData(data, database)).toMatch(
      /: 3 tables, \d+ actions and 5 people, compared line by line\.$/,
    );

    const server = await startForTest({ database });
    const tables = await ann.at(server.url).get<{ code: string }[]>('GET', ROUTES.tables);
    expect(tables.map((table) => table.code)).toEqual([code]);
    const socket = await ann.at(server.url).socket();
    await socket.join(code);
    expect(await socket.next('view')).toMatchObject({ sequence: 5 });
    expect(await socket.next('talk')).toMatchObject({ lines: [{ text: 'Grüße' }] });
    expect(await server.store.identity.passkey('key')).toEqual(PASSKEY);
    expect(await server.store.complaints.bans()).toEqual([BAN]);
    await ann.at(server.url).get('POST', atTable(ROUTES.reports, code), { text: 'Odder.' });
    const another = await ann.at(server.url).setTable();
    expect(another.code).not.toBe(code);
    await server.stop();

    const back = join(temporaryFolder(), 'back');
    expect(await migrateData(database, back)).toContain('4 tables');
    const again = await startForTest({ data: back });
    const mine = await ann.at(again.url).get<{ code: string }[]>('GET', ROUTES.tables);
    expect(mine.map((table) => table.code)).toEqual([another.code, code]);
    expect(ended).not.toBe(code);
    expect((await again.store.complaints.reports(5)).map(({ text }) => text)).toEqual(['Odder.', 'Odd.']);
    expect(await again.store.identity.passkeysOf('cleo')).toEqual([PASSKEY]);
  });

  it('changes nothing where something is already, where a server runs, or where both are of one kind', async () => {
    const { data } = await lively();
    const database = await freshPostgres();
    await migrateData(data, database);
    await expect(migrateData(data, database)).rejects.toThrow(/^There is data in .* already\.$/);
    const empty = temporaryFolder();
    await expect(migrateData(empty, await freshPostgres())).rejects.toThrow(/^There is no airlock\.db in /);
    await expect(migrateData(data, empty)).rejects.toThrow(/^Name a data folder and the address/);
    const other = await freshPostgres();
    await startForTest({ data });
    await expect(migrateData(data, other)).rejects.toThrow(
      /^A server uses the data folder .* Stop it first\.$/,
    );
    await (await openPostgresStore(other, () => undefined)).close();
    expect(await rowsIn(other, 'game_table')).toBe(0);
  });

  it('writes nothing of a folder in which a match is damaged', async () => {
    const { data } = await lively();
    const file = await openDatabase(join(data, 'airlock.db'));
    file.exec(`insert into set_aside (match, lines) values (1, '9 0 0 act' || char(10))`);
    closeDatabase(file);
    const database = await freshPostgres();
    await expect(migrateData(data, database)).rejects.toThrow(/^1 match in .* cannot be read whole\./);
    expect(await rowsIn(database, 'person')).toBe(0);
  });
});
