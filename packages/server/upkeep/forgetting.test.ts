import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atTable, CLOSE, type PersonData, ROUTES, type TableInfo } from '@airlock/protocol';
import { middlingLevel } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { type Guest, guest, startedPair, stranger } from '../testing/guest.ts';
import { pairAtTable } from '../testing/seated.ts';
import { PATIENTLY, startForTest, temporaryFolder } from '../testing/startForTest.ts';
import { upkeep } from '../testing/upkeep.ts';
import { check } from './check/check.ts';

const forgetMe = (person: Guest) => person.get<Record<string, number>>('DELETE', ROUTES.person);
const myData = (person: Guest) => person.get<PersonData>('GET', ROUTES.person);

const namesAt = ({ seats }: TableInfo): string[] =>
  seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));

/** A match of two that is over, with something said in it. */
async function finishedPair(url: string) {
  const pair = await pairAtTable(url);
  pair.awaited.socket.send({ type: 'talk', table: pair.code, id: 1, text: 'good luck' });
  await pair.other.socket.next('talk');
  await pair.awaited.act('resign');
  for (const { socket } of [pair.awaited, pair.other]) await socket.next('over');
  return pair;
}

describe('what is kept about me', () => {
  it('can be read: my tables, what I did and what I said', async () => {
    const { url } = await startForTest();
    const { code, people, awaited } = await finishedPair(url);
    const me = people[awaited.viewer] as Guest;
    const lobby = await me.setTable();
    const { person, tables, talk } = await myData(me);
    expect(person).toMatchObject({
      name: me.name,
      id: (await me.get<{ id: string }>('GET', ROUTES.session)).id,
    });
    expect(Date.now() - person.seenAt).toBeLessThan(60_000);
    expect(tables).toMatchObject([
      { code: lobby.code, stage: 'lobby', host: true, seat: 0, startedAt: null, actions: [] },
      { code, stage: 'over', seat: awaited.viewer, name: me.name, actions: [{ action: 'resign' }] },
    ]);
    expect(talk).toEqual([{ table: code, text: 'good luck', at: expect.any(Number) }]);
  });

  it('tells of a match that goes on nothing but what I did', async () => {
    const { url } = await startForTest();
    const { people, awaited, other } = await pairAtTable(url);
    await awaited.act();
    await other.hear(1);
    const [mine, theirs] = [
      await myData(people[awaited.viewer] as Guest),
      await myData(people[other.viewer] as Guest),
    ];
    expect(mine.tables[0]?.actions).toHaveLength(1);
    expect(theirs.tables[0]?.actions).toEqual([]);
    expect(JSON.stringify(mine)).not.toMatch(/seed|[0-9a-f]{64}/);
  });

  it('is for me alone', async () => {
    const { url } = await startForTest();
    for (const method of ['GET', 'DELETE']) {
      expect(await stranger(url).ask(method, ROUTES.person)).toMatchObject({
        status: 401,
        body: { code: 'no-session' },
      });
    }
  });
});

describe('somebody who wants to be forgotten', () => {
  it('is nobody from then on: the cookie is worth nothing, and sockets are closed', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const socket = await ann.socket();
    expect(await forgetMe(ann)).toEqual({ left: 0, handedOver: 0, unnamed: 0, removed: 0, lines: 0 });
    expect(await socket.closing()).toBe(CLOSE.signedOut);
    expect(await ann.get('GET', ROUTES.session)).toBeNull();
    expect(await ann.ask('DELETE', ROUTES.person)).toMatchObject({ status: 401 });
    const reply = await (await guest(url, 'Bob')).ask('DELETE', ROUTES.person);
    expect(reply.headers.get('set-cookie')).toMatch(/^airlock=;.*Expires=Thu, 01 Jan 1970/);
  });

  it('leaves what others played whole and without the name', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const { code, people, awaited } = await finishedPair(first.url);
    const [me, other] = [people[awaited.viewer] as Guest, people[1 - awaited.viewer] as Guest];
    const before = await other.get<{ seats: string[] }>('GET', atTable(ROUTES.match, code));
    expect(await forgetMe(me)).toMatchObject({ unnamed: 1, lines: 1, removed: 0 });
    const seats = [0, 1].map((seat) => (seat === awaited.viewer ? 'Somebody' : other.name));
    const look = async (person: Guest) => {
      expect(namesAt(await person.get('GET', atTable(ROUTES.table, code)))).toEqual(seats);
      expect(await person.get('GET', atTable(ROUTES.match, code))).toEqual({ ...before, seats });
      const socket = await person.socket();
      await socket.join(code);
      expect((await socket.next('talk')).lines).toMatchObject([{ name: 'Somebody', text: 'good luck' }]);
      expect(await person.get('GET', ROUTES.tables)).toMatchObject([{ code, seats }]);
    };
    await look(other);
    await first.stop();
    // Not even in what was freed is the name to be found.
    const bytes = readFileSync(join(data, 'airlock.db'), 'latin1');
    expect(bytes).not.toContain(`"name":"${me.name}"`);
    expect((await check({ data, salvage: undefined })).findings).toEqual([]);
    await look(other.at((await startForTest({ data })).url));
  });

  it('is replaced by a bot where the match goes on, and the others need not wait', async () => {
    const { url, hall } = await startForTest();
    const { code, people, awaited, other } = await pairAtTable(url);
    expect(await forgetMe(people[awaited.viewer] as Guest)).toMatchObject({ handedOver: 1, removed: 0 });
    const { table } = await other.socket.next('table', (message) =>
      namesAt(message.table).includes('Somebody'),
    );
    const standIn = middlingLevel(hall.game('outpost-seven'));
    expect(table.seats[awaited.viewer]).toMatchObject({ name: 'Somebody', here: false, standIn });
    expect((await hall.find(code)).record.seats[awaited.viewer]).toMatchObject({ person: '' });
    // The bot of the one who left moves by itself.
    await other.hear(1);
  });

  it('leaves a match that all others had agreed to stop', async () => {
    const { url } = await startForTest();
    const { code, people } = await startedPair(url);
    await people[1].get('POST', atTable(ROUTES.abandon, code), { agree: true });
    await forgetMe(people[0]);
    expect(await people[1].get('GET', atTable(ROUTES.table, code))).toMatchObject({ stage: 'abandoned' });
  });

  it('gives seats back before the start, and another one is the host', async () => {
    const { url } = await startForTest();
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
    const { code } = await ann.setTable();
    await bob.claim(code);
    expect(await forgetMe(ann)).toMatchObject({ left: 1, removed: 0 });
    expect(await bob.get('GET', atTable(ROUTES.table, code))).toMatchObject({
      host: true,
      seats: [{ kind: 'open' }, { kind: 'person', name: 'Bob' }],
    });
  });

  it('takes along what nobody else had to do with', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const lobby = await ann.setTable();
    const alone = await ann.setTable({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      start: true,
    });
    const watcher = await stranger(url).socket();
    await watcher.join(alone.code);
    expect(await forgetMe(ann)).toMatchObject({ removed: 2 });
    expect(await watcher.closing()).toBe(CLOSE.broken);
    for (const { code } of [lobby, alone]) {
      expect(await stranger(url).ask('GET', atTable(ROUTES.table, code))).toMatchObject({ status: 404 });
    }
  });

  it('is named nowhere as one who watched, either', async () => {
    const { url } = await startForTest();
    const { code } = await startedPair(url);
    const wim = await guest(url, 'Wim');
    const socket = await wim.socket();
    await socket.join(code);
    socket.send({ type: 'talk', table: code, id: 1, text: 'hello' });
    await socket.next('talk');
    expect(await forgetMe(wim)).toMatchObject({ lines: 1 });
    const eve = await (await guest(url, 'Eve')).socket();
    await eve.join(code);
    expect((await eve.next('talk')).lines).toMatchObject([{ seat: null, name: 'Somebody', text: 'hello' }]);
  });

  it('is forgotten to the end by the next server, if one is killed in the middle', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const { code, people } = await startedPair(first.url);
    const { id } = await people[0].get<{ id: string }>('GET', ROUTES.session);
    await first.stop();
    const store = await openSqliteStore(join(data, 'airlock.db'));
    await store.commit([{ kind: 'leaving', person: id, at: 1 }]);
    await store.close();
    const second = await startForTest({ data });
    expect(await people[0].at(second.url).get('GET', ROUTES.session)).toBeNull();
    const bob = people[1].at(second.url);
    await expect
      .poll(async () => namesAt(await bob.get('GET', atTable(ROUTES.table, code))), PATIENTLY)
      .toEqual(['Somebody', 'Bob']);
    await expect.poll(() => second.store.keeping.personRecord(id), PATIENTLY).toBeUndefined();
  });

  it('leaves a seat open in a rematch', async () => {
    const { url } = await startForTest();
    const { code, people, awaited } = await finishedPair(url);
    await forgetMe(people[awaited.viewer] as Guest);
    const next = await (people[1 - awaited.viewer] as Guest).get('POST', atTable(ROUTES.rematch, code), {});
    expect(next.seats.filter(({ kind }) => kind === 'open')).toHaveLength(1);
  });
});

describe('who runs the server', () => {
  it('can forget somebody by the id or the name, while the server runs and without it', async () => {
    const data = temporaryFolder();
    const server = await startForTest({ data });
    const { code, people } = await startedPair(server.url);
    const [ann, bob] = people;
    expect(await upkeep('forget', 'Ann', '--data', data)).toEqual({
      code: 0,
      stderr: '',
      stdout:
        'Ann is forgotten: 0 seats given up, 1 matches taken over by a bot, 0 kept for the others without the name, ' +
        '0 tables deleted, 0 lines of talk without the name.\n',
    });
    expect(await ann.get('GET', ROUTES.session)).toBeNull();
    expect(namesAt(await bob.get('GET', atTable(ROUTES.table, code)))).toEqual(['Somebody', 'Bob']);
    const { id } = await bob.get<{ id: string }>('GET', ROUTES.session);
    const twin = await guest(server.url, 'Bob');
    await server.stop();
    const { stderr, code: exit } = await upkeep('forget', 'Bob', '--data', data);
    expect(stderr).toMatch(
      /^airlock: 2 people are called "Bob"; name one by the id: .{22}, last here on \d{4}-/,
    );
    expect(exit).toBe(2);
    expect((await upkeep('forget', '--data', data, '--', id)).stdout).toContain('1 tables deleted');
    expect((await upkeep('forget', '--data', data, '--', id)).stderr).toContain(
      'Nobody here has the id or the name',
    );
    const again = await startForTest({ data });
    expect(await bob.at(again.url).get('GET', ROUTES.session)).toBeNull();
    expect(await twin.at(again.url).get('GET', ROUTES.session)).toMatchObject({ name: 'Bob' });
  });
});
