import { join } from 'node:path';
import { ROUTES } from '@airlock/protocol';
import { GroupCommit, Hall } from '@airlock/tables';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SYSTEM_CHANCE, sha256, TIMERS } from '../given.ts';
import { loadGames } from '../loadGames.ts';
import { DEFAULTS, type Keep } from '../settings.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { CannotWrite, type MatchStore, type TableRecord, type Write } from '../store/store.ts';
import { guest } from '../testing/guest.ts';
import { playerAt } from '../testing/seated.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';
import { textFrame } from '../wire/textFrame.ts';
import { type Cleaned, Cleaner } from './cleaning.ts';
import { Forgetting } from './forgetting.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_000 * DAY_MS;

/** Everything for ten days, unless a test says otherwise. */
const TEN_DAYS: Keep = { finished: 10, abandoned: 10, unfinished: 10, lobbies: 10, guests: 10 };

const NOTHING: Cleaned = { finished: 0, abandoned: 0, unfinished: 0, lobbies: 0, guests: 0 };

async function aHall(keep: Keep = TEN_DAYS) {
  const file = join(temporaryFolder(), 'airlock.db');
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  const commits = new GroupCommit<Write>(store, TIMERS, { committed() {}, failed() {}, broke() {} });
  const hall = new Hall(
    {
      store,
      commits,
      games: await loadGames(),
      chance: SYSTEM_CHANCE,
      sha256,
      frameOf: textFrame,
      graceMs: 0,
    },
    { restored() {}, lost() {}, stumbled() {}, damaged() {}, judged() {}, woke() {} },
  );
  const forgetting = new Forgetting({ hall, store, commits, signOut() {}, changed() {}, failed() {} });
  const told: Cleaned[] = [];
  const parts = {
    hall,
    store,
    keep,
    isNeeded: () => false,
    forget: (person: string) => forgetting.forget(person),
  };
  const cleaner = new Cleaner(parts, { cleaned: (what) => told.push(what), failed() {} }, 0);
  return { store, hall, cleaner, told, parts };
}

let codes = 0;

async function aTable(
  store: MatchStore,
  stage: TableRecord['stage'],
  daysAgo: number,
  more: Partial<TableRecord> = {},
): Promise<TableRecord> {
  const changedAt = NOW - daysAgo * DAY_MS;
  const table = await store.createTable({
    code: `KEEL-${String(++codes % 100).padStart(2, '0')}-${'ABCDEFGHIJ'[Math.floor(codes / 100) % 10]}ANE`,
    game: 'outpost-seven',
    host: 'ann',
    options: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    stage,
    match: stage === 'lobby' ? null : { rules: 1, seed: 'f'.repeat(64), startedAt: changedAt },
    rematch: null,
    changedAt,
    ...more,
  });
  if (table === 'code-taken') throw new Error('Codes are counted.');
  return table;
}

const isThere = async (store: MatchStore, { code }: TableRecord): Promise<boolean> =>
  (await store.table(code)) !== undefined;

describe('cleaning', () => {
  it('takes away what is older than it is kept, by its kind, and nothing else', async () => {
    const { store, cleaner, told } = await aHall({
      finished: 30,
      abandoned: 20,
      unfinished: 10,
      lobbies: 5,
      guests: 400,
    });
    const kinds = [
      ['over', 31, 29],
      ['abandoned', 21, 19],
      ['playing', 11, 9],
      ['lobby', 6, 4],
    ] as const;
    const old = [];
    const young = [];
    for (const [stage, before, after] of kinds) {
      old.push(await aTable(store, stage, before));
      young.push(await aTable(store, stage, after));
    }
    const cleaned = { finished: 1, abandoned: 1, unfinished: 1, lobbies: 1, guests: 0 };
    expect(await cleaner.pass(NOW)).toEqual(cleaned);
    expect(told).toEqual([cleaned]);
    for (const table of old) expect(await isThere(store, table)).toBe(false);
    for (const table of young) expect(await isThere(store, table)).toBe(true);
    expect(await cleaner.pass(NOW)).toEqual(NOTHING);
    expect(told).toHaveLength(1);
  });

  it('takes nothing away that is kept for ever', async () => {
    const forever = { finished: null, abandoned: null, unfinished: null, lobbies: null, guests: null };
    const { store, cleaner } = await aHall(forever);
    await store.commit([{ kind: 'person', person: { id: 'ann', name: 'Ann' }, seenAt: 0 }]);
    for (const stage of ['over', 'abandoned', 'playing', 'lobby'] as const) await aTable(store, stage, 900);
    expect(await cleaner.pass(NOW)).toEqual(NOTHING);
    expect(await store.person('ann')).toBeDefined();
  });

  it('counts the age of a match that goes on from its last action', async () => {
    const { store, cleaner } = await aHall();
    const table = await aTable(store, 'playing', 300);
    const other = await aTable(store, 'playing', 300);
    const action = (match: number, at: number): Write => ({
      kind: 'action',
      match,
      sequence: 0,
      seat: 0,
      action: 'act',
      at,
    });
    await store.commit([action(table.number, 295 * DAY_MS), action(other.number, 100 * DAY_MS)]);
    expect(await cleaner.pass(NOW)).toEqual({ ...NOTHING, unfinished: 1 });
    expect(await isThere(store, table)).toBe(true);
    expect(await isThere(store, other)).toBe(false);
  });

  it('takes away hundreds, and all that was said there', async () => {
    const { store, cleaner } = await aHall();
    const tables = [];
    for (let count = 0; count < 120; count++) tables.push(await aTable(store, 'lobby', 11));
    const [first] = tables as [TableRecord];
    const lines = Array.from({ length: 250 }, (_, index): Write => {
      const line = { number: index + 1, seat: null, name: 'Ann', text: 'x', at: 0 };
      return { kind: 'talk', table: first.number, line };
    });
    await store.commit(lines);
    expect(await cleaner.pass(NOW)).toEqual({ ...NOTHING, lobbies: 120 });
    expect(await store.talkLines(first.number)).toEqual(new Map());
  });

  it('forgets people who come no more and sit nowhere, and no others', async () => {
    const { store, cleaner } = await aHall();
    for (const [id, daysAgo] of [
      ['ann', 11],
      ['bob', 11],
      ['cleo', 9],
    ] as const) {
      await store.commit([{ kind: 'person', person: { id, name: id }, seenAt: NOW - daysAgo * DAY_MS }]);
    }
    const kept = await aTable(store, 'over', 2, { host: 'bob' });
    const line = { number: 1, seat: null, name: 'ann', text: 'hello', at: 5 };
    await store.commit([{ kind: 'talk', table: kept.number, line, person: 'ann' }]);
    expect(await cleaner.pass(NOW)).toEqual({ ...NOTHING, guests: 1 });
    expect(await store.person('ann')).toBeUndefined();
    expect(await store.person('bob')).toBeDefined();
    expect(await store.person('cleo')).toBeDefined();
    expect(await store.talk(kept.number, 0, 5)).toMatchObject([{ name: 'Somebody', text: 'hello' }]);
    // Bob goes with the last table he has to do with.
    expect(await cleaner.pass(NOW + 9 * DAY_MS)).toMatchObject({ finished: 1, guests: 2 });
  });

  it('leaves alone what somebody uses', async () => {
    const { store, hall, parts } = await aHall();
    const [used, needed, idle] = [
      await aTable(store, 'lobby', 11),
      await aTable(store, 'lobby', 11),
      await aTable(store, 'lobby', 11),
    ];
    const live = await hall.find(used.code);
    const listener = { person: null, isOpen: true, roundTrips: [], heardAt: 0 };
    const deaf = { heartbeat() {}, send() {}, sendFrame() {}, drop() {} };
    live.members.push({ listener: { ...listener, ...deaf }, viewer: -1 });
    await hall.find(needed.code);
    const forgotten = await hall.find(idle.code);
    const careful = new Cleaner(
      { ...parts, isNeeded: (table) => table.code === needed.code },
      { cleaned() {}, failed() {} },
      0,
    );
    expect(await careful.pass(NOW)).toEqual({ ...NOTHING, lobbies: 1 });
    await expect(hall.find(idle.code)).rejects.toThrow('There is no table');
    // Whoever still holds on to it cannot write what nobody would find.
    await expect(forgotten.look(() => 'still there')).rejects.toThrow('could not be saved');
    await hall.find(used.code);
    await hall.find(needed.code);
  });

  it('goes on after a step that failed, and after a restart, without leaving halves behind', async () => {
    const { store, cleaner } = await aHall();
    const tables = [];
    for (let count = 0; count < 10; count++) tables.push(await aTable(store, 'over', 11));
    const removeTable = store.keeping.removeTable.bind(store.keeping);
    let steps = 0;
    store.keeping.removeTable = async (number, most) => {
      if (++steps === 4) throw new CannotWrite(new Error('full'));
      return removeTable(number, most);
    };
    await expect(cleaner.pass(NOW)).rejects.toThrow(CannotWrite);
    const left = [];
    for (const table of tables) if (await isThere(store, table)) left.push(table);
    expect(left).toHaveLength(7);
    expect(await cleaner.pass(NOW)).toEqual({ ...NOTHING, finished: 7 });
  });

  it('has sensible terms unless told otherwise', () => {
    expect(DEFAULTS.keep).toEqual({ finished: 365, abandoned: 90, unfinished: 180, lobbies: 7, guests: 400 });
  });
});

describe('a table that was deleted', () => {
  it('is no table to anybody, and a rematch is another one', async () => {
    const data = temporaryFolder();
    const server = await startForTest({ data });
    const [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')];
    const { code } = await ann.setTable();
    await bob.claim(code);
    await bob.ready(code);
    await ann.start(code);
    const { game } = (await server.hall.find(code)).entry;
    const players = [await playerAt(ann, code, game), await playerAt(bob, code, game)];
    await players.find(({ isAwaited }) => isAwaited)?.act('resign');
    for (const { socket } of players) await socket.next('over');
    const rematch = await ann.get('POST', `/api/tables/${code}/rematch`, {});
    for (const { socket } of players) socket.close();
    const table = await server.hall.find(rematch.code);
    server.hall.dismiss(table);
    await server.store.keeping.removeTable(table.record.number, 100);
    expect(await bob.ask('GET', `/api/tables/${rematch.code}`)).toMatchObject({
      status: 404,
      body: { code: 'no-such-table' },
    });
    expect(await bob.get<unknown[]>('GET', ROUTES.tables)).toHaveLength(1);
    const next = await bob.get('POST', `/api/tables/${code}/rematch`, {});
    expect(next.code).not.toBe(rematch.code);
    expect((await ann.get('POST', `/api/tables/${code}/rematch`, {})).code).toBe(next.code);
  });
});
