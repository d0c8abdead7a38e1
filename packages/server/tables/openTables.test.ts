/** Tables that want company: who sees them, who sits down, and when bots come. */
import { atTable, type OpenTable, ROUTES, type TableInfo } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { type Guest, guest, stranger } from '../testing/guest.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';
import { stopTime } from '../testing/stoppedTime.ts';

const MINUTE = 60_000;

const listOf = (who: Guest, query = ''): Promise<OpenTable[]> =>
  who.get<OpenTable[]>('GET', `${ROUTES.openTables}${query}`);

const change = (who: Guest, code: string, body: object) =>
  who.ask<TableInfo>('PATCH', atTable(ROUTES.table, code), body);

async function annAndBob() {
  const server = await startForTest();
  return { ...server, ann: await guest(server.url, 'Ann'), bob: await guest(server.url, 'Bob') };
}

describe('a table that wants company', () => {
  it('is listed for everybody with its game, its time and who sits there, until it begins', async () => {
    const { url, ann, bob } = await annAndBob();
    const { code } = await ann.setTable();
    expect(await listOf(bob)).toEqual([]);
    expect(await change(bob, code, { open: { minutes: 5 } })).toMatchObject({ status: 403 });
    await change(ann, code, { open: { minutes: 5 }, time: { kind: 'slow', hours: 24 } });
    const [line, ...more] = await listOf(stranger(url));
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      code,
      game: 'outpost-seven',
      pace: 'slow',
      seats: 2,
      free: 1,
      people: ['Ann'],
    });
    expect(line?.fills).toBeGreaterThan(0);
    expect(await listOf(bob, '?game=outsider')).toEqual([]);
    expect(await listOf(bob, '?pace=live')).toEqual([]);
    expect(await listOf(bob, '?game=outpost-seven&pace=slow')).toHaveLength(1);
    // Sitting down there is being ready; the last seat begins the match.
    expect(await bob.get('POST', atTable(ROUTES.companySeat, code))).toMatchObject({
      stage: 'playing',
      mySeat: 1,
    });
    expect(await listOf(bob)).toEqual([]);
    const cleo = await guest(url, 'Cleo');
    expect(await cleo.ask('POST', atTable(ROUTES.companySeat, code))).toMatchObject({ status: 403 });
  });

  it('is not for those whom its host has removed, and not for programs', async () => {
    const { url, ann, bob } = await annAndBob();
    const { code } = await ann.setTable({ game: 'outsider', seats: [{ kind: 'me' }] });
    await change(ann, code, { open: { minutes: 0 } });
    await bob.get('POST', atTable(ROUTES.companySeat, code));
    await ann.get('POST', atTable(ROUTES.host, code), { do: 'remove', seat: 1 });
    expect(await listOf(bob)).toEqual([]);
    expect(await bob.ask('POST', atTable(ROUTES.companySeat, code))).toMatchObject({
      status: 403,
      body: { code: 'kept-out' },
    });
    // Looking for company leads them elsewhere.
    const own = await bob.get<TableInfo>('POST', ROUTES.company, { game: 'outsider' });
    expect(own.code).not.toBe(code);
    const { token } = await ann.get<{ token: string }>('POST', ROUTES.programs, { name: 'Robin' });
    const robin = (await guest(url, 'Robin')).withToken(token);
    expect(await robin.ask('POST', atTable(ROUTES.companySeat, code))).toMatchObject({ status: 403 });
    expect(await robin.ask('POST', ROUTES.company, { game: 'outsider' })).toMatchObject({ status: 403 });
  });

  it('wants it no longer when its host says so, and cannot want it without a seat', async () => {
    const { ann, bob } = await annAndBob();
    const { code } = await ann.setTable();
    await change(ann, code, { open: { minutes: 5, level: 'nonsense' } });
    expect(await listOf(bob)).toEqual([]);
    await change(ann, code, { open: { minutes: 5 } });
    expect(await listOf(bob)).toHaveLength(1);
    await change(ann, code, { open: null });
    expect(await listOf(bob)).toEqual([]);
    await change(ann, code, { seat: { index: 1, plan: { kind: 'bot', level: 'random' } } });
    expect(await change(ann, code, { open: { minutes: 5 } })).toMatchObject({ status: 403 });
  });

  it('is one of two at most that somebody has open', async () => {
    const { ann, bob } = await annAndBob();
    for (const status of [200, 200, 409]) {
      const { code } = await ann.setTable();
      expect(await change(ann, code, { open: { minutes: 5 } })).toMatchObject({ status });
    }
    expect(await listOf(bob)).toHaveLength(2);
    // A change of one that is open already is no further one.
    const [line] = await listOf(bob);
    expect(await change(ann, line?.code ?? '', { open: { minutes: 10 } })).toMatchObject({ status: 200 });
    expect(await ann.ask('POST', ROUTES.company, { game: 'outsider' })).toMatchObject({
      status: 409,
      body: { code: 'not-now' },
    });
  });

  it('gets bots after the time its host chose, which everybody at it sees', async () => {
    const { ann, bob } = await annAndBob();
    const { code } = await ann.setTable({ game: 'outsider', seats: [{ kind: 'me' }] });
    await bob.claim(code, 1);
    const pass = stopTime();
    const [anns, bobs] = [await ann.socket(), await bob.socket()];
    for (const socket of [anns, bobs]) await socket.join(code);
    await change(ann, code, { open: { minutes: 2 } });
    const { table } = await bobs.next('table', (message) => message.table.open !== undefined);
    expect(table.open).toMatchObject({ minutes: 2, fills: 2 * MINUTE });
    await pass(2 * MINUTE - 1_000);
    expect(await bob.get('GET', atTable(ROUTES.table, code))).toMatchObject({
      stage: 'lobby',
      open: { fills: 1_000 },
    });
    await pass(1_000);
    const begun = await bobs.next('table', (message) => message.table.stage === 'playing');
    // Bob had not said that he was ready; he was there, and that is enough.
    expect(begun.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    expect(begun.table.open).toBeUndefined();
  });

  it('wants company no longer when nobody is there', async () => {
    const server = await startForTest({ graceMs: 100 });
    const [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')];
    const { code } = await ann.setTable();
    const socket = await ann.socket();
    await socket.join(code);
    await change(ann, code, { open: { minutes: 0 } });
    expect(await listOf(bob)).toHaveLength(1);
    socket.raw.close();
    await expect.poll(() => listOf(bob), PATIENTLY).toEqual([]);
    expect(await ann.get('GET', atTable(ROUTES.table, code))).not.toHaveProperty('open');
  });
});

describe('looking for company', () => {
  it('sits me at the table that fits and has waited longest, or opens one', async () => {
    const { url, ann, bob } = await annAndBob();
    const first = await ann.get<TableInfo>('POST', ROUTES.company, { game: 'outsider', minutes: 10 });
    expect(first).toMatchObject({ stage: 'lobby', mySeat: 0, host: true, open: { minutes: 10 } });
    expect(first.seats).toHaveLength(3);
    // Another game, another time: another table.
    const slow = await bob.get<TableInfo>('POST', ROUTES.company, { game: 'outsider', pace: 'slow' });
    expect(slow).toMatchObject({ host: true, time: { kind: 'slow', hours: 24 } });
    const cleo = await guest(url, 'Cleo');
    expect(await cleo.get('POST', ROUTES.company, { game: 'outsider' })).toMatchObject({
      code: first.code,
      mySeat: 1,
    });
    // Whoever asks again stays where they are.
    expect(await cleo.get('POST', ROUTES.company, { game: 'outsider' })).toMatchObject({
      code: first.code,
      mySeat: 1,
    });
    const dan = await guest(url, 'Dan');
    expect(await dan.get('POST', ROUTES.company, { game: 'outsider', pace: 'slow' })).toMatchObject({
      code: slow.code,
    });
    expect(await dan.ask('POST', ROUTES.company, { game: 'omega-virus', pace: 'slow' })).toMatchObject({
      status: 400,
    });
    expect(await dan.ask('POST', ROUTES.company, { game: 'chess' })).toMatchObject({ status: 404 });
  });

  it('seats two who are equally fast at one table, and nobody twice', async () => {
    const { url, ann } = await annAndBob();
    const { code } = await ann.get<TableInfo>('POST', ROUTES.company, { game: 'outpost-seven', minutes: 0 });
    const people = await Promise.all(['Bea', 'Cleo', 'Dan'].map((name) => guest(url, name)));
    const found = await Promise.all(
      people.map((one) => one.get<TableInfo>('POST', ROUTES.company, { game: 'outpost-seven', minutes: 0 })),
    );
    expect(found.filter((table) => table.code === code)).toHaveLength(1);
  });
});
