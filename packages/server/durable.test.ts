import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from './store/sqliteStore.ts';
import type { MatchStore, Write } from './store/store.ts';
import { guest } from './testing/guest.ts';
import { playOut } from './testing/player.ts';
import { pairAtTable, playerAt } from './testing/seated.ts';
import { PATIENTLY, startForTest, temporaryFolder } from './testing/startForTest.ts';

/** A real store whose next transactions can be held up or made to fail. */
async function troubledStore() {
  const store: MatchStore = await openSqliteStore(join(temporaryFolder(), 'airlock.db'));
  const commit = store.commit.bind(store);
  const trouble = { fails: false, held: null as Promise<void> | null, groups: [] as number[] };
  store.commit = async (group: readonly Write[]) => {
    trouble.groups.push(group.length);
    await trouble.held;
    if (trouble.fails) throw new Error('The disk is full.');
    await commit(group);
  };
  return { store, trouble };
}

function latch(): { promise: Promise<void>; open: () => void } {
  let open = (): void => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  onTestFinished(() => open());
  return { promise, open };
}

describe('durable before visible', () => {
  it('shows an action to nobody before it is written: not to the players, not to one who joins', async () => {
    const { store, trouble } = await troubledStore();
    const { url } = await startForTest({}, { store });
    const { code, awaited, other } = await pairAtTable(url);
    const wim = await (await guest(url, 'Wim')).socket();
    const { promise, open } = latch();
    trouble.held = promise;
    awaited.socket.send({ type: 'act', table: code, id: 1, after: 0, action: awaited.anyAction() });
    wim.send({ type: 'join', table: code, compact: true });
    for (const socket of [awaited.socket, other.socket, wim]) await socket.settle();
    const shown = [awaited.socket, other.socket].flatMap(({ messages }) => messages);
    expect(shown.filter(({ type }) => type === 'events')).toEqual([]);
    expect(wim.messages.map(({ type }) => type)).toEqual(['welcome', 'pong']);
    open();
    await awaited.socket.next('events');
    await other.hear(1);
    expect(await wim.next('view')).toMatchObject({ sequence: 1 });
  });

  it('does not seat somebody who joined and left while the table was busy', async () => {
    const { store, trouble } = await troubledStore();
    const { url, hall } = await startForTest({}, { store });
    const { code, awaited } = await pairAtTable(url);
    const wim = await (await guest(url, 'Wim')).socket();
    const { promise, open } = latch();
    trouble.held = promise;
    const acted = awaited.act();
    await awaited.socket.settle();
    wim.send({ type: 'join', table: code, compact: true });
    await wim.settle();
    wim.close();
    await wim.closing();
    open();
    await acted;
    await expect.poll(async () => (await hall.find(code)).members.length, PATIENTLY).toBe(2);
  });

  it('shows nothing of an action that could not be written, and everybody sees the table as it was', async () => {
    const { store, trouble } = await troubledStore();
    const { url, hall } = await startForTest({}, { store });
    const { code, awaited, other } = await pairAtTable(url);
    const before = [awaited.view, other.view];
    trouble.fails = true;
    const action = awaited.anyAction();
    awaited.socket.send({ type: 'act', table: code, id: 1, after: 0, action });
    expect(await awaited.socket.next('refused')).toMatchObject({ code: 'busy', id: 1, table: code });
    for (const [index, { socket }] of [awaited, other].entries()) {
      expect(await socket.next('view')).toMatchObject({ sequence: 0, view: before[index] });
      expect(socket.messages.filter(({ type }) => type === 'events')).toEqual([]);
    }
    trouble.fails = false;
    await awaited.act(action);
    await other.hear(1);
    expect((await hall.find(code)).match?.log).toHaveLength(1);
    expect(await store.log((await hall.find(code)).record.number)).toHaveLength(1);
  });

  it('answers HTTP with a sentence when a change could not be written, and nothing has changed', async () => {
    const { store, trouble } = await troubledStore();
    const { url } = await startForTest({}, { store });
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
    const { code } = await ann.setTable();
    trouble.fails = true;
    expect(await bob.ask('POST', `/api/tables/${code}/seat`, {})).toMatchObject({
      status: 503,
      body: { code: 'busy' },
    });
    trouble.fails = false;
    expect(await ann.get('GET', `/api/tables/${code}`)).toMatchObject({ seats: [{}, { kind: 'open' }] });
    await bob.claim(code);
  });

  it('writes what many matches do at the same time in few transactions', async () => {
    const { store, trouble } = await troubledStore();
    const { url } = await startForTest({}, { store });
    const pairs = [];
    for (let count = 0; count < 12; count++) pairs.push(await pairAtTable(url));
    const { promise, open } = latch();
    trouble.held = promise;
    trouble.groups.length = 0;
    const acts = pairs.map(({ awaited }) => awaited.act());
    for (const { awaited } of pairs) await awaited.socket.settle();
    open();
    await Promise.all(acts);
    expect(trouble.groups.reduce((sum, size) => sum + size, 0)).toBe(12);
    expect(trouble.groups.length).toBeLessThanOrEqual(2);
  });
});

describe('a restart in the middle', () => {
  it('brings everything back: seats, views, talk and whose turn it is', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const { code, game, people, awaited, other } = await pairAtTable(first.url);
    await awaited.act();
    await other.hear(1);
    const views = new Map([awaited, other].map(({ viewer, view }) => [viewer, view]));
    await first.stop();
    const second = await startForTest({ data });
    const back = [];
    for (const person of people) back.push(await playerAt(person.at(second.url), code, game));
    for (const [seat, { viewer, view }] of back.entries()) {
      expect(viewer).toBe(seat);
      expect(view).toEqual(views.get(seat));
    }
    expect(await playOut(back, 1)).toBe(1);
    expect((await second.hall.find(code)).match?.log).toHaveLength(2);
  });
});
