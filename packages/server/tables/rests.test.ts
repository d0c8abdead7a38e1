import { join } from 'node:path';
import { atTable, type NewTable, ROUTES } from '@airlock/protocol';
import { endOf } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { type Guest, guest, stranger } from '../testing/guest.ts';
import { fiveAtTable, hurriedOutbreak } from '../testing/outbreakTable.ts';
import { heard, raceServer } from '../testing/racers.ts';
import { PATIENTLY, startForTest, temporaryFolder } from '../testing/startForTest.ts';

const GRACE_MS = 60;
const HOUR = 3_600_000;

const bot = (level = 'random') => ({ kind: 'bot' as const, level });

async function betweenBots(url: string, wish: Partial<NewTable> = {}) {
  const host = await guest(url, 'Ann');
  const { code } = await host.setTable({ seats: [bot(), bot()], start: true, ...wish });
  return { host, code };
}

const moves = async ({ hall }: RunningServer, code: string): Promise<number> =>
  (await hall.find(code)).match?.log.length ?? 0;

/** Until the table says that it rests. */
const resting = (person: Guest, code: string) =>
  expect
    .poll(() => person.get('GET', atTable(ROUTES.table, code)), PATIENTLY)
    .toMatchObject({ resting: true });

describe('a table of bots alone', () => {
  it('does not play until its host comes, whoever else watches', async () => {
    const server = await startForTest();
    const { host, code } = await betweenBots(server.url);
    const watcher = await stranger(server.url).socket();
    expect((await watcher.join(code)).table).toMatchObject({ resting: true, stage: 'playing' });
    // A table at which something is going on, so that there was time enough for this one as well.
    const other = await betweenBots(server.url);
    const socket = await other.host.socket();
    await socket.join(other.code);
    await socket.next('over');
    expect(await moves(server, code)).toBe(0);
    const own = await host.socket();
    expect((await own.join(code)).table).not.toHaveProperty('resting');
    await watcher.next('over');
  });

  it('rests again when its host has been away for the grace time, and leaves memory', async () => {
    const server = await startForTest({ graceMs: GRACE_MS, idleMs: 200, botPaceMs: 20 });
    const { host, code } = await betweenBots(server.url);
    const watcher = await stranger(server.url).socket();
    await watcher.join(code);
    const socket = await host.socket();
    await socket.join(code);
    await watcher.next('events');
    socket.close();
    await watcher.next('table', ({ table }) => table.resting === true);
    await watcher.settle();
    const before = await moves(server, code);
    watcher.close();
    await expect.poll(() => server.hall.tablesInMemory, PATIENTLY).toBe(0);
    expect(await moves(server, code)).toBe(before);
    await (await host.socket()).join(code);
    await expect.poll(() => moves(server, code), PATIENTLY).toBeGreaterThan(before);
  });

  it('rests after a restart until its host comes', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data, botPaceMs: 60_000 });
    const { host, code } = await betweenBots(first.url);
    await (await host.socket()).join(code);
    await first.stop();
    const second = await startForTest({ data });
    const again = host.at(second.url);
    expect(await again.get('GET', atTable(ROUTES.table, code))).toMatchObject({ resting: true });
    const socket = await again.socket();
    await socket.join(code);
    await socket.next('over');
  });

  it('does not race either', async () => {
    const server = await raceServer();
    const race = { game: 'omega-virus', seats: [bot('omega'), bot('omega')], options: { mode: 'versus' } };
    const { host, code } = await betweenBots(server.url, race);
    const watcher = await stranger(server.url).socket();
    await watcher.join(code);
    await watcher.settle();
    const table = await server.hall.find(code);
    expect(table.isResting).toBe(true);
    expect(table.match?.log).toEqual([]);
    const socket = await host.socket();
    await socket.join(code);
    await heard(socket, 'go');
  }, 60_000);
});

describe('people who have all left', () => {
  it('find the question as they left it, with all its time again', async () => {
    const server = await startForTest({ graceMs: GRACE_MS }, { games: await hurriedOutbreak(60_000) });
    const { code, people, players } = await fiveAtTable(server);
    const [ann, bob] = people as [Guest, Guest];
    const watcher = await stranger(server.url).socket();
    await watcher.join(code);
    for (const { socket } of players) socket.close();
    await watcher.next('table', ({ table }) => table.resting === true);
    // Whoever watches is told that the clock has stopped,
    expect((await watcher.next('view')).due).toBeNull();
    await shiftStart(server, code, -HOUR);
    const socket = await ann.socket();
    await socket.join(code);
    const { due } = await socket.next('view');
    expect(due).toBeGreaterThan(30_000);
    expect(due).toBeLessThanOrEqual(60_000);
    // and that it goes on.
    expect((await watcher.next('view')).due).toBeGreaterThan(30_000);
    const late = await bob.socket();
    await late.join(code);
    expect((await late.next('view')).due).toBeLessThanOrEqual(60_000);
  });

  it('are told so when they knew all but the clock', async () => {
    const server = await startForTest({ graceMs: GRACE_MS }, { games: await hurriedOutbreak(60_000) });
    const { code, people, players } = await fiveAtTable(server);
    for (const { socket } of players) socket.close();
    await resting(people[0] as Guest, code);
    const socket = await (people[0] as Guest).socket();
    await socket.join(code, 0);
    expect((await socket.next('view')).due).toBeGreaterThan(30_000);
  });

  it('do not keep their table in memory, although a clock would run there', async () => {
    const games = await hurriedOutbreak(60_000);
    const server = await startForTest({ graceMs: GRACE_MS, idleMs: 50 }, { games });
    const { players } = await fiveAtTable(server);
    expect(server.hall.tablesInMemory).toBe(1);
    for (const { socket } of players) socket.close();
    await expect.poll(() => server.hall.tablesInMemory, PATIENTLY).toBe(0);
  });

  it('have all the time of a question again after a restart', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data }, { games: await hurriedOutbreak(60_000) });
    const { code, people } = await fiveAtTable(first);
    await first.stop();
    const store = await openSqliteStore(join(data, 'airlock.db'));
    const record = await store.table(code);
    if (!record?.match) throw new Error('The match is not kept.');
    const match = { ...record.match, startedAt: record.match.startedAt - HOUR };
    await store.commit([{ kind: 'table', table: { ...record, match } }]);
    await store.close();
    const second = await startForTest({ data }, { games: await hurriedOutbreak(60_000) });
    const socket = await people[0]?.at(second.url).socket();
    await socket?.join(code);
    expect((await socket?.next('view'))?.due).toBeGreaterThan(30_000);
    expect((await second.hall.find(code)).match?.log).toEqual([]);
  });
});

describe('the time for a question', () => {
  const ASKED = 1_000_000;

  it('counts from when it was asked', () => {
    expect(endOf(30_000, ASKED, null)).toBe(ASKED + 30_000);
  });

  it('begins anew when the table wakes', () => {
    expect(endOf(30_000, ASKED, ASKED + 500_000)).toBe(ASKED + 530_000);
  });

  it('runs on where it is counted in hours, but leaves whoever comes a moment', () => {
    expect(endOf(12 * HOUR, ASKED, ASKED + 3 * HOUR)).toBe(ASKED + 12 * HOUR);
    expect(endOf(12 * HOUR, ASKED, ASKED + 30 * HOUR)).toBe(ASKED + 30 * HOUR + 5_000);
  });
});

describe('unfinished matches', () => {
  it('cost nothing at the start of a server, however many there are', async () => {
    const store = await openSqliteStore(join(temporaryFolder(), 'airlock.db'));
    const record = { game: 'outpost-seven', host: 'ann', options: {}, rematch: null, changedAt: 0 };
    const match = { rules: 1, seed: 'seed', startedAt: 0 };
    const seats = [bot(), bot()].map((seat) => ({ ...seat, name: 'Drifter' }));
    for (let number = 10; number < 100; number++) {
      await store.createTable({ ...record, code: `KEEL-${number}-VANE`, seats, stage: 'playing', match });
    }
    const reads: string[] = [];
    const watched = new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (/^(table|log|talk)/.test(String(name))) reads.push(String(name));
        return value.bind(target);
      },
    });
    const server = await startForTest({ graceMs: GRACE_MS }, { store: watched });
    // A whole match later nothing was read either.
    const { host, code } = await betweenBots(server.url);
    const socket = await host.socket();
    await socket.join(code);
    await socket.next('over');
    expect(reads).toEqual([]);
    expect(server.hall.tablesInMemory).toBe(1);
    await host.get('GET', atTable(ROUTES.table, 'KEEL-10-VANE')).catch(() => undefined);
    expect(reads).toContain('log');
  });
});

/** Lets it look as if a match had begun at another time. */
async function shiftStart({ hall }: RunningServer, code: string, milliseconds: number): Promise<void> {
  const table = await hall.find(code);
  const { match } = table.record;
  if (!match) throw new Error('The match has not begun.');
  table.record = { ...table.record, match: { ...match, startedAt: match.startedAt + milliseconds } };
}
