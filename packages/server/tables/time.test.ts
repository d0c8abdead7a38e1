/** The time that people agree on: a live clock or a slow one, in every game that can be played with it. */
import { CLOCK } from '@airlock/kernel';
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { guest } from '../testing/guest.ts';
import { startForTest } from '../testing/startForTest.ts';
import { stopTime } from '../testing/stoppedTime.ts';

const HOUR = 3_600_000;

/** Two people at a table with a time, before its start. */
async function timed(game: string, time: object | null, more: object = {}) {
  const server = await startForTest();
  const [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')];
  const seats =
    game === 'outsider'
      ? [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
      : [{ kind: 'me' }, { kind: 'open' }];
  const { code } = await ann.get('POST', ROUTES.tables, { game, seats });
  await bob.claim(code, 1);
  const table = await ann.get<TableInfo>('PATCH', atTable(ROUTES.table, code), { time, ...more });
  await bob.ready(code);
  const start = () => ann.get('POST', atTable(ROUTES.start, code), { fill: 'random' });
  const log = async () => (await server.hall.find(code)).match?.log ?? [];
  return { ...server, ann, bob, code, table, start, log };
}

const byClock = (log: readonly { seat: number }[]): number => log.filter(({ seat }) => seat === CLOCK).length;

describe.each(['outpost-seven', 'hypatia'])('a live clock in %s', (game) => {
  it('does what the rules say when a decision takes too long, and writes it down', async () => {
    const { ann, bob, code, table, start, log } = await timed(game, { kind: 'live', seconds: 60 });
    expect(table.time).toEqual({ kind: 'live', seconds: 60 });
    const pass = stopTime();
    await start();
    const [anns, bobs] = [await ann.socket(), await bob.socket()];
    for (const socket of [anns, bobs]) await socket.join(code);
    expect(await bobs.next('view')).toMatchObject({ due: expect.any(Number) });
    await pass(59_000);
    expect(byClock(await log())).toBe(0);
    await pass(2_000);
    await anns.settle();
    expect(byClock(await log())).toBe(1);
  });

  it('gives more time once for each decision', async () => {
    const { ann, bob, code, start, log } = await timed(game, { kind: 'live', seconds: 60 });
    const pass = stopTime();
    await start();
    const socket = await ann.socket();
    await socket.join(code);
    await pass(30_000);
    const more = atTable(ROUTES.time, code);
    await ann.get('POST', more);
    expect(await socket.next('view', ({ due }) => (due ?? 0) > 60_000)).toMatchObject({ due: 90_000 });
    expect(await bob.ask('POST', more)).toMatchObject({ status: 409, body: { code: 'not-now' } });
    await pass(80_000);
    expect(byClock(await log())).toBe(0);
    await pass(20_000);
    await socket.settle();
    expect(byClock(await log())).toBe(1);
  });
});

describe.each(['outpost-seven', 'hypatia', 'outsider'])('a slow clock in %s', (game) => {
  it('runs for hours although nobody is there', async () => {
    const options = game === 'outsider' ? { options: { turnSeconds: 0 } } : {};
    const { start, log } = await timed(game, { kind: 'slow', hours: 24 }, options);
    const pass = stopTime();
    await start();
    await pass(23 * HOUR);
    const before = byClock(await log());
    expect(before).toBe(0);
    await pass(2 * HOUR);
    expect(byClock(await log())).toBe(1);
  });
});

describe('the time of a table', () => {
  it('is a change like any other, and is gone when the host takes it away', async () => {
    const { ann, bob, code } = await timed('outpost-seven', { kind: 'live', seconds: 60 });
    const { seats, time } = await ann.get('PATCH', atTable(ROUTES.table, code), { time: null });
    expect(time).toBeUndefined();
    expect(seats[1]).toMatchObject({
      ready: false,
      again: [{ by: 'Ann', label: 'Time', from: '60 seconds', to: 'no clock' }],
    });
    expect(await bob.ask('POST', atTable(ROUTES.time, code))).toMatchObject({ status: 409 });
  });

  it('is the rules’ own in a race, and sensible everywhere', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable({ game: 'omega-virus' });
    const change = (time: object) => ann.ask('PATCH', atTable(ROUTES.table, code), { time });
    expect(await change({ kind: 'live', seconds: 60 })).toMatchObject({ status: 400 });
    for (const time of [{ kind: 'live', seconds: 1 }, { kind: 'slow', hours: 1_000 }, { kind: 'fast' }])
      expect(await change(time)).toMatchObject({ status: 400 });
  });
});

describe.each(['outpost-seven', 'hypatia', 'outsider'])('a clock by player in %s', (game) => {
  const MINUTES = 2;

  /** Ann and Bob are there; a decision costs nothing for ten seconds. */
  async function banked() {
    const options = game === 'outsider' ? { options: { turnSeconds: 120 } } : {};
    const all = await timed(game, { kind: 'bank', minutes: MINUTES, seconds: 10 }, options);
    const pass = stopTime();
    await all.start();
    const sockets = [await all.ann.socket(), await all.bob.socket()] as const;
    for (const socket of sockets) await socket.join(all.code);
    const view = await sockets[0].next('view');
    return { ...all, pass, sockets, view };
  }

  it('lets a decision take the free seconds and all that whoever is awaited has left', async () => {
    const { pass, log, sockets, view } = await banked();
    expect(view.clock?.banks?.slice(0, 2)).toEqual([MINUTES * 60_000, MINUTES * 60_000]);
    await pass(MINUTES * 60_000);
    expect(byClock(await log())).toBe(0);
    await pass(15_000);
    await sockets[0].settle();
    expect(byClock(await log())).toBeGreaterThan(0);
  });

  it('gives a minute more once for each question, which costs nobody anything, also after a restart', async () => {
    const { ann, bob, code, pass, log, sockets, hall } = await banked();
    const more = atTable(ROUTES.time, code);
    await ann.get('POST', more);
    expect(await bob.ask('POST', more)).toMatchObject({ status: 409, body: { code: 'not-now' } });
    const { clock } = await sockets[0].next('view');
    expect(clock?.banks?.[0]).toBe(MINUTES * 60_000);
    await pass(MINUTES * 60_000 + 30_000);
    expect(byClock(await log())).toBe(0);
    // As it would be read from the disk.
    const table = await hall.find(code);
    expect(table.record.company?.banks).toMatchObject({ more: true });
    await pass(60_000);
    await sockets[0].settle();
    expect(byClock(await log())).toBeGreaterThan(0);
  });
});

describe('time by player', () => {
  it('needs a live table where a game has stages, and is none of a race', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const time = { kind: 'bank', minutes: 10, seconds: 20 };
    const outbreak = await ann.setTable({ game: 'outbreak' });
    const change = (code: string, body: object) =>
      ann.ask<TableInfo>('PATCH', atTable(ROUTES.table, code), body);
    const none = { pace: 'async', asyncDeadlineHours: 'none' };
    expect(await change(outbreak.code, { time, options: none })).toMatchObject({ status: 400 });
    expect(await change(outbreak.code, { time, options: { pace: 'live' } })).toMatchObject({
      status: 200,
      body: { time },
    });
    const omega = await ann.setTable({ game: 'omega-virus' });
    expect(await change(omega.code, { time })).toMatchObject({ status: 400 });
  });
});
