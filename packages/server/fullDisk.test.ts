import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { canFillDisks, fillDisk, freeDisk } from './faults/fullDisk.ts';
import { openSqliteStore } from './store/sqliteStore.ts';
import { CannotWrite, type Write } from './store/store.ts';
import { guest, stranger } from './testing/guest.ts';
import { pairAtTable } from './testing/seated.ts';
import { startProcess } from './testing/serverProcess.ts';
import { PATIENTLY, startForTest, temporaryFolder } from './testing/startForTest.ts';

const SENTENCE =
  'Nothing can be saved at the moment: this server’s disk is full or cannot be written to. ' +
  'Nothing was changed. Please try again later.';
const REFUSED = { code: 'storage', sentence: SENTENCE };

const health = async (url: string): Promise<number> => (await stranger(url).ask('GET', ROUTES.health)).status;

describe.runIf(canFillDisks())('a server whose disk is full', () => {
  // Not even a header fits, or a write breaks off in the middle of a page.
  it.each([0, 3_000])(
    'refuses all that has to be written with one sentence, reads on, and recovers by itself (%i bytes left)',
    async (room) => {
      const data = temporaryFolder();
      const server = await startProcess({
        args: ['--port', '0', '--data', data],
        env: { AIRLOCK_LIMITS: 'off', AIRLOCK_LOG: 'silent' },
      });
      const { code, people, awaited, other } = await pairAtTable(server.url);
      const [ann, bob] = people;
      await awaited.act();
      await other.hear(1);
      expect(await health(server.url)).toBe(200);

      fillDisk(server.pid, data, room);
      const [next, waiting] = other.isAwaited ? [other, awaited] : [awaited, other];
      const before = [next.view, waiting.view].map((view) => JSON.stringify(view));
      const action = next.anyAction();
      next.socket.send({ type: 'act', table: code, id: 70, after: 1, action });
      expect(await next.socket.next('refused')).toMatchObject({ ...REFUSED, id: 70, table: code });
      next.socket.send({ type: 'talk', table: code, id: 71, text: 'hello' });
      expect(await next.socket.next('refused')).toMatchObject({ ...REFUSED, id: 71, table: code });
      for (const [method, path, body] of [
        ['POST', ROUTES.session, { name: 'Eve' }],
        ['PATCH', ROUTES.session, { name: 'Anna' }],
        ['POST', ROUTES.tables, { game: 'outpost-seven', seats: [{ kind: 'me' }] }],
        ['POST', atTable(ROUTES.abandon, code), { agree: true }],
      ] as const) {
        expect(await ann.ask(method, path, body), path).toMatchObject({ status: 507, body: REFUSED });
      }
      expect(await stranger(server.url).ask('GET', ROUTES.health)).toMatchObject({
        status: 503,
        body: REFUSED,
      });

      // Reading goes on, and nothing has changed.
      expect(await ann.get('GET', ROUTES.session)).toMatchObject({ name: 'Ann' });
      expect(await bob.get('GET', ROUTES.tables)).toHaveLength(1);
      for (const player of [next, waiting]) {
        player.catchUp();
        expect(player.sequence).toBe(1);
      }
      expect([next.view, waiting.view].map((view) => JSON.stringify(view))).toEqual(before);
      const wim = await (await stranger(server.url)).socket();
      await wim.join(code);
      expect(await wim.next('view')).toMatchObject({ sequence: 1 });

      freeDisk(server.pid);
      await expect.poll(() => health(server.url), PATIENTLY).toBe(200);
      await next.act(action);
      await waiting.hear(2);
      await guest(server.url, 'Eve');
      await server.end('SIGKILL');
      const store = await openSqliteStore(join(data, 'airlock.db'));
      const table = await store.table(code);
      expect((await store.log(table?.number ?? 0)).map((line) => line.action)).toHaveLength(2);
      expect((await store.log(table?.number ?? 0))[1]).toMatchObject({ action });
      await store.close();
    },
  );

  it('stops in order all the same, and loses nothing by it', async () => {
    const data = temporaryFolder();
    const server = await startProcess({ args: ['--port', '0', '--data', data] });
    const { code, awaited } = await pairAtTable(server.url);
    await awaited.act();
    fillDisk(server.pid, data);
    expect(await server.end('SIGTERM')).toBe(0);
    const store = await openSqliteStore(join(data, 'airlock.db'));
    const table = await store.table(code);
    expect(await store.log(table?.number ?? 0)).toHaveLength(1);
    await store.close();
  });
});

describe('a server whose files somebody takes away', () => {
  it('says so instead of writing where nobody will ever read', async () => {
    const data = temporaryFolder();
    const server = await startForTest({ data });
    const ann = await guest(server.url, 'Ann');
    const away = join(temporaryFolder(), 'away.db');
    renameSync(join(data, 'airlock.db'), away);
    await expect.poll(() => health(server.url), PATIENTLY).toBe(503);
    expect(await ann.ask('PATCH', ROUTES.session, { name: 'Anna' })).toMatchObject({
      status: 507,
      body: REFUSED,
    });
    renameSync(away, join(data, 'airlock.db'));
    await expect.poll(() => health(server.url), PATIENTLY).toBe(200);
    expect(await ann.get('PATCH', ROUTES.session, { name: 'Anna' })).toMatchObject({ name: 'Anna' });
  });
});

describe('a bot whose move cannot be written', () => {
  it('rests until it can be, and does not try again and again', async () => {
    const store = await openSqliteStore(join(temporaryFolder(), 'airlock.db'));
    const [commit, tryWriting] = [store.commit.bind(store), store.tryWriting.bind(store)];
    const disk = { isFull: false, failures: 0 };
    const unlessFull = (): void => {
      if (!disk.isFull) return;
      disk.failures++;
      throw new CannotWrite(new Error('full'));
    };
    store.commit = async (group: readonly Write[]) => {
      // What the server writes while it is starting a match is no move.
      if (group.some(({ kind }) => kind === 'action')) unlessFull();
      await commit(group);
    };
    let tries = 0;
    store.tryWriting = async () => {
      tries++;
      if (disk.isFull) throw new CannotWrite(new Error('full'));
      await tryWriting();
    };
    const server = await startForTest({}, { store });
    disk.isFull = true;
    const ann = await guest(server.url, 'Ann');
    const { code } = await ann.setTable({
      seats: [
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ],
      start: true,
    });
    // Without somebody who watches the table would rest anyway.
    await (await ann.socket()).join(code);
    const length = async () => (await server.hall.find(code)).match?.log.length ?? 0;
    await expect.poll(() => tries, PATIENTLY).toBeGreaterThan(2);
    expect(disk.failures).toBe(1);
    expect(await length()).toBe(0);
    disk.isFull = false;
    await expect.poll(length, PATIENTLY).toBeGreaterThan(2);
  });
});
