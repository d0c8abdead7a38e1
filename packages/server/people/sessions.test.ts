import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atTable, CLOSE, ROUTES } from '@airlock/protocol';
import { GroupCommit } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import { TIMERS } from '../given.ts';
import { MemoryStore } from '../store/memoryStore.ts';
import { closeDatabase, openDatabase } from '../store/sqlite.ts';
import type { Write } from '../store/store.ts';
import { Guest, guest, stranger } from '../testing/guest.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';
import {
  COOKIE_NAME,
  DEVICE_MS,
  freshCookieKey,
  IDLE_MS,
  OVERLAP_MS,
  RENEW_AFTER_MS,
  Sessions,
} from './sessions.ts';

/** Sessions with a clock of their own. */
function house() {
  const clock = { now: 1_000_000_000_000 };
  const store = new MemoryStore();
  const commits = new GroupCommit<Write>(store, TIMERS, {
    committed() {},
    failed(error) {
      throw error;
    },
    broke(error) {
      throw error;
    },
  });
  const parts = { store, commits, key: freshCookieKey(), now: () => clock.now };
  return { clock, store, sessions: new Sessions(parts), again: () => new Sessions(parts) };
}

const SOON = 1_000;

describe('a token', () => {
  it('opens the session of its person, and nothing else does', async () => {
    const { sessions } = house();
    const { person, token } = await sessions.admit('Ann');
    expect(await sessions.open(token)).toMatchObject({ person, renewal: null });
    for (const other of ['', person.id, `${token}x`, token.slice(1), token.toUpperCase()]) {
      expect(await sessions.open(other)).toBeNull();
    }
  });

  it('lies in the store as a digest only', async () => {
    const { sessions, store } = house();
    const { token } = await sessions.admit('Ann');
    const kept = [...Object.values(store)].map((part) => (part instanceof Map ? [...part.entries()] : null));
    expect(kept.flat().length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('is renewed after a day, by the same next one however often it is asked', async () => {
    const { sessions, clock, again } = house();
    const { token } = await sessions.admit('Ann');
    clock.now += RENEW_AFTER_MS - SOON;
    expect((await sessions.open(token))?.renewal).toBeNull();
    clock.now += SOON;
    const first = await sessions.open(token);
    expect(first?.renewal).toMatch(/^[\w-]{43}$/);
    expect(first?.renewal).not.toBe(token);
    clock.now += 3 * RENEW_AFTER_MS;
    expect((await again().open(token))?.renewal).toBe(first?.renewal);
  });

  it('is good until the next one is used, and a few minutes more', async () => {
    const { sessions, clock } = house();
    const { token, person } = await sessions.admit('Ann');
    clock.now += RENEW_AFTER_MS;
    const next = (await sessions.open(token))?.renewal ?? '';
    clock.now += 30 * RENEW_AFTER_MS;
    expect(await sessions.open(token)).toMatchObject({ person });
    expect(await sessions.open(next)).toMatchObject({ person, renewal: null });
    clock.now += OVERLAP_MS - SOON;
    expect(await sessions.open(token)).toMatchObject({ person, renewal: null });
    clock.now += SOON;
    expect(await sessions.open(token)).toBeNull();
    expect(await sessions.open(next)).toMatchObject({ person });
  });

  it('is good no longer when nobody came for half a year, and for ever while somebody does', async () => {
    const { sessions, clock, store } = house();
    const [ann, bob] = [await sessions.admit('Ann'), await sessions.admit('Bob')];
    for (let visit = 0; visit < 10; visit++) {
      clock.now += IDLE_MS / 4;
      // A program that ignores every new token.
      expect(await sessions.open(ann.token)).not.toBeNull();
    }
    expect(await sessions.open(bob.token)).toBeNull();
    expect(await store.endExpiredSessions(clock.now, 10)).toBe(1);
    clock.now += IDLE_MS;
    expect(await sessions.open(ann.token)).toBeNull();
  });

  it('ends with its session, or with all of its person', async () => {
    const { sessions, clock } = house();
    const { token, person } = await sessions.admit('Ann');
    clock.now += RENEW_AFTER_MS;
    const session = await sessions.open(token);
    if (!session?.renewal) throw new Error('No renewal came.');
    await sessions.end(session);
    for (const one of [token, session.renewal]) expect(await sessions.open(one)).toBeNull();
    expect(await sessions.isSignedOut(person)).toBe(true);
    const bob = await sessions.admit('Bob');
    await sessions.endAll(person);
    expect(await sessions.open(bob.token)).not.toBeNull();
    await sessions.endAll(bob.person);
    expect(await sessions.open(bob.token)).toBeNull();
  });

  it('is not brought back by a request that was under way when its session ended', async () => {
    const { sessions, clock } = house();
    const { token, person } = await sessions.admit('Ann');
    clock.now += RENEW_AFTER_MS;
    const next = (await sessions.open(token))?.renewal ?? '';
    await Promise.all([sessions.open(next), sessions.endAll(person), sessions.open(next)]);
    expect(await sessions.open(next)).toBeNull();
  });
});

/** The cookie that a server of the time before sessions gave. */
function oldCookie(data: string, person: string): string {
  const key = readFileSync(join(data, 'cookie.key'), 'utf8');
  const signature = createHmac('sha256', key).update(person).digest('base64').replace(/=+$/, '');
  return `${COOKIE_NAME}=${encodeURIComponent(`${person}.${signature}`)}`;
}

const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

describe('a cookie from before there were sessions', () => {
  /** A data folder of that time as it is after its upgrade, with Ann at a table. */
  async function oldHouse() {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const ann = await guest(first.url, 'Ann');
    const { id } = await ann.get<{ id: string }>('GET', ROUTES.session);
    const { code } = await ann.setTable();
    await first.stop();
    const database = await openDatabase(join(data, 'airlock.db'));
    database.exec('delete from session; update person set old_cookie = 1');
    closeDatabase(database);
    const clock = { now: Date.now() };
    const { url } = await startForTest({ data }, { now: () => clock.now });
    return { url, clock, id, code, old: new Guest(url, oldCookie(data, id), 'Ann') };
  }

  it('is exchanged for a token, and nobody loses a seat by it', async () => {
    const { url, id, code, old } = await oldHouse();
    const reply = await old.ask('GET', atTable(ROUTES.table, code));
    expect(reply).toMatchObject({ status: 200, body: { mySeat: 0, host: true } });
    const ann = new Guest(url, cookieOf(reply.headers), 'Ann');
    expect(ann.cookie).not.toContain(id);
    expect(await ann.get('GET', ROUTES.session)).toEqual({ id, name: 'Ann' });
    expect(await ann.get('GET', atTable(ROUTES.table, code))).toMatchObject({ mySeat: 0 });
  });

  it('goes on while the token it was exchanged for has not arrived, and no longer than that', async () => {
    const { url, clock, id, old } = await oldHouse();
    const replies = await Promise.all(Array.from({ length: 5 }, () => old.ask('GET', ROUTES.session)));
    const cookies = new Set(replies.map(({ headers }) => cookieOf(headers)));
    expect(cookies.size).toBe(1);
    clock.now += 10 * RENEW_AFTER_MS;
    expect(await old.ask('GET', ROUTES.session)).toMatchObject({ body: { id } });
    const [cookie = ''] = cookies;
    await new Guest(url, cookie, 'Ann').get('GET', ROUTES.session);
    clock.now += OVERLAP_MS;
    expect(await old.ask('GET', ROUTES.session)).toMatchObject({ status: 200, body: null });
  });

  it('opens sockets too', async () => {
    const { code, old } = await oldHouse();
    const socket = await old.socket();
    expect((await socket.join(code)).table.mySeat).toBe(0);
  });

  it('cannot be made from the id of somebody who came later, with the right key', async () => {
    const data = temporaryFolder();
    const { url } = await startForTest({ data });
    const { id } = await (await guest(url, 'Ann')).get<{ id: string }>('GET', ROUTES.session);
    const forged = new Guest(url, oldCookie(data, id), '');
    expect(await forged.ask('GET', ROUTES.session)).toMatchObject({ status: 200, body: null });
    const plain = new Guest(url, `${COOKIE_NAME}=${id}`, '');
    expect(await plain.ask('GET', ROUTES.session)).toMatchObject({ status: 200, body: null });
  });
});

describe('signing out', () => {
  /** Somebody at two browsers: the second has the token that came next. */
  async function atTwoBrowsers() {
    const clock = { now: Date.now() };
    const server = await startForTest({}, { now: () => clock.now });
    const here = await guest(server.url, 'Ann');
    return { ...server, clock, here };
  }

  it('here ends this session, clears the cookie and closes its sockets', async () => {
    const { url, here } = await atTwoBrowsers();
    const bob = await guest(url, 'Bob');
    const [own, other] = [await here.socket(), await bob.socket()];
    const reply = await here.ask('DELETE', ROUTES.session);
    expect(reply).toMatchObject({ status: 200, body: null });
    expect(reply.headers.get('set-cookie')).toMatch(/^airlock=;.*Expires=Thu, 01 Jan 1970/);
    expect(await own.closing()).toBe(CLOSE.signedOut);
    expect(await here.ask('GET', ROUTES.session)).toMatchObject({ body: null });
    expect(await here.ask('PATCH', ROUTES.session, { name: 'Anna' })).toMatchObject({ status: 401 });
    await other.settle();
    expect(await bob.get('GET', ROUTES.session)).toMatchObject({ name: 'Bob' });
  });

  it('everywhere ends all of them', async () => {
    const { url, clock, here } = await atTwoBrowsers();
    clock.now += RENEW_AFTER_MS;
    const later = new Guest(url, cookieOf((await here.ask('GET', ROUTES.session)).headers), 'Ann');
    const socket = await here.socket();
    expect(await later.ask('DELETE', ROUTES.sessions)).toMatchObject({ status: 200, body: null });
    expect(await socket.closing()).toBe(CLOSE.signedOut);
    for (const one of [here, later])
      expect(await one.ask('GET', ROUTES.session)).toMatchObject({ body: null });
  });

  it('gives back the seats at tables that have not begun', async () => {
    const { url, here } = await atTwoBrowsers();
    const bob = await guest(url, 'Bob');
    const { code } = await bob.setTable();
    await here.claim(code);
    await here.ask('DELETE', ROUTES.session);
    expect(await bob.get('GET', atTable(ROUTES.table, code))).toMatchObject({
      seats: [{}, { kind: 'open' }],
    });
  });

  it('harms nobody who is not signed in', async () => {
    const { url } = await atTwoBrowsers();
    for (const route of [ROUTES.session, ROUTES.sessions]) {
      expect(await stranger(url).ask('DELETE', route)).toMatchObject({ status: 200, body: null });
    }
  });
});

describe('a page of another site', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('does nothing for a mere onlooker: %j', async (headers) => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const reply = await fetch(url + ROUTES.session, {
      method: 'DELETE',
      headers: { cookie: ann.cookie, ...headers },
    });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({
      code: 'not-allowed',
      sentence: expect.stringContaining('another site'),
    });
    expect(await ann.get('GET', ROUTES.session)).toMatchObject({ name: 'Ann' });
  });

  it('is none of ours: our own page may', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const headers = { cookie: ann.cookie, origin: url, 'sec-fetch-site': 'same-origin' };
    expect((await fetch(url + ROUTES.session, { method: 'DELETE', headers })).status).toBe(200);
  });
});

describe('a code', () => {
  it('of words brings somebody back, however it is typed, until another one is made', async () => {
    const { sessions } = house();
    const { person, token } = await sessions.admit('Ann');
    const first = await sessions.recoveryCode(person);
    expect(first).toMatch(/^([A-Z]{3,6}-){10}[A-Z]{3,6}$/);
    for (const typed of [first, first.toLowerCase(), ` ${first.replaceAll('-', '  ')}\n`]) {
      const back = await sessions.signIn(typed);
      expect(back?.person).toEqual(person);
      expect(await sessions.open(back?.token ?? '')).toMatchObject({ person });
    }
    const second = await sessions.recoveryCode(person);
    expect(await sessions.signIn(first)).toBeNull();
    expect(await sessions.signIn(second)).toMatchObject({ person });
    expect(await sessions.open(token)).toMatchObject({ person });
  });

  it('opens nothing by itself, and outlives signing out everywhere', async () => {
    const { sessions } = house();
    const { person, token } = await sessions.admit('Ann');
    const code = await sessions.recoveryCode(person);
    expect(await sessions.open(code)).toBeNull();
    await sessions.endAll(person);
    expect(await sessions.open(token)).toBeNull();
    expect(await sessions.signIn(code)).toMatchObject({ person });
  });

  it('for another device is good once, and for ten minutes', async () => {
    const { sessions, clock } = house();
    const { person } = await sessions.admit('Ann');
    const { code, token } = await sessions.deviceCode(person);
    expect(code).toMatch(/^\d{8}$/);
    expect(await sessions.signIn(`${code.slice(0, 4)} ${code.slice(4)}`)).toMatchObject({ person });
    expect(await sessions.signIn(code)).toBeNull();
    expect(await sessions.signIn(token)).toBeNull();
    const link = await sessions.deviceCode(person);
    expect(await sessions.signIn(link.token)).toMatchObject({ person });
    const late = await sessions.deviceCode(person);
    clock.now += DEVICE_MS;
    expect(await sessions.signIn(late.code)).toBeNull();
  });

  it.each(['', 'nonsense', '00000000', 'ALPHA-BRAVO', ' '])(
    'that is none brings nobody: %j',
    async (text) => {
      const { sessions } = house();
      await sessions.recoveryCode((await sessions.admit('Ann')).person);
      expect(await sessions.signIn(text)).toBeNull();
    },
  );
});
