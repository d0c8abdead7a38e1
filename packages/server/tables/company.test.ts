/** Who decides about a table before its match, who sits where, and what everybody is told of it. */
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { type Guest, guest } from '../testing/guest.ts';
import { startForTest } from '../testing/startForTest.ts';

const at = (route: keyof typeof ROUTES, code: string): string => atTable(ROUTES[route], code);

async function friends(wish: Parameters<Guest['setTable']>[0] = { game: 'outsider' }, settings = {}) {
  const server = await startForTest(settings);
  const [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')];
  const { code } = await ann.setTable(wish);
  await bob.claim(code);
  const change = (body: object) => ann.ask<TableInfo>('PATCH', at('table', code), body);
  return { ...server, ann, bob, code, change };
}

const seatOf = ({ seats }: TableInfo, name: string) =>
  seats.find((seat) => seat.kind === 'person' && seat.name === name);

const NOBODY_SAID = { seat: null, name: '' };

describe('a change before the match', () => {
  it('asks whoever was ready again, and says what it was', async () => {
    const { ann, bob, code, change } = await friends();
    const socket = await bob.socket();
    await socket.join(code);
    await bob.ready(code);
    await change({ options: { outsiders: 2 } });
    const { table } = await socket.next('table', ({ table: now }) => 'again' in (seatOf(now, 'Bob') ?? {}));
    const news = { by: 'Ann', option: 'outsiders', label: 'Outsiders', from: 'As recommended', to: 'Two' };
    expect(seatOf(table, 'Bob')).toMatchObject({ ready: false, again: [news] });
    expect(await socket.next('talk')).toMatchObject({
      lines: [{ ...NOBODY_SAID, text: 'Ann changed Outsiders from As recommended to Two.' }],
    });
    // Another change of the same thing is one change, and none if it is back where it was.
    expect(seatOf((await change({ options: { outsiders: 1 } })).body, 'Bob')).toMatchObject({
      again: [{ ...news, to: 'One' }],
    });
    const back = seatOf((await change({ options: { outsiders: 'recommended' } })).body, 'Bob');
    expect(back).toMatchObject({ ready: true });
    expect(back).not.toHaveProperty('again');
    expect(seatOf(await ann.get('GET', at('table', code)), 'Ann')).toMatchObject({ ready: true, host: true });
  });

  it('of seats and bots asks again, too; that somebody sits down does not', async () => {
    const { url, bob, code, change } = await friends();
    await bob.ready(code);
    const cho = await guest(url, 'Cho');
    expect(seatOf(await cho.claim(code), 'Bob')).toMatchObject({ ready: true });
    const { body } = await change({ seats: 4, seat: { index: 3, plan: { kind: 'bot', level: 'random' } } });
    expect(seatOf(body, 'Bob')).toMatchObject({
      ready: false,
      again: [{ label: 'Seats', from: '3', to: '4' }],
    });
    expect(await bob.ready(code)).toMatchObject({ seats: [{}, { ready: true }, {}, { kind: 'bot' }] });
    expect(seatOf(await bob.get('GET', at('table', code)), 'Bob')).not.toHaveProperty('again');
  });

  it('is refused with a sentence where it does not fit the seats', async () => {
    const { change } = await friends();
    expect(await change({ options: { outsiders: 3 } })).toMatchObject({
      status: 400,
      body: { sentence: '“Outsiders” cannot be “Three” at this table (needs four seats).' },
    });
    expect(await change({ options: { firstPlayer: 5 } })).toMatchObject({
      status: 400,
      body: { sentence: '“First turn without a Captain” cannot be “Seat 6” at this table (no such seat).' },
    });
    expect(await change({ seats: 6, options: { firstPlayer: 5 } })).toMatchObject({ status: 200 });
  });

  it('of the seats changes what no longer fits, and tells of it', async () => {
    const { bob, code, change } = await friends();
    await change({ seats: 6, options: { firstPlayer: 5 } });
    await bob.ready(code);
    const { body } = await change({ seats: 3 });
    expect(body.options).toMatchObject({ firstPlayer: 'random' });
    expect(seatOf(body, 'Bob')).toMatchObject({
      again: expect.arrayContaining([expect.objectContaining({ from: 'Seat 6', to: 'At random' })]),
    });
  });

  it('is in nobody’s talk where nobody else is', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable({ game: 'outsider' });
    const socket = await ann.socket();
    await socket.join(code);
    await ann.get('PATCH', at('table', code), { options: { outsiders: 2 } });
    await socket.settle();
    expect(socket.messages.filter(({ type }) => type === 'talk')).toEqual([]);
  });
});

describe('the host', () => {
  it('is marked at their seat, and passes the table on', async () => {
    const { ann, bob, code } = await friends();
    const socket = await bob.socket();
    await socket.join(code);
    const passed = await ann.get('POST', at('host', code), { do: 'pass', seat: 1 });
    expect(passed).toMatchObject({ host: false });
    expect(seatOf(passed, 'Bob')).toMatchObject({ host: true });
    expect(await socket.next('talk')).toMatchObject({ lines: [{ text: 'Ann made Bob the host.' }] });
    expect(await bob.get('PATCH', at('table', code), { options: { outsiders: 2 } })).toMatchObject({
      host: true,
    });
    expect(await ann.ask('PATCH', at('table', code), { options: {} })).toMatchObject({ status: 403 });
    for (const seat of [0, 2, 7]) {
      const reply = await ann.ask('POST', at('host', code), { do: 'pass', seat });
      expect(reply, `seat ${seat}`).toMatchObject({ status: 403 });
    }
  });

  it('who stays away is followed by whoever has sat there longest', async () => {
    const { url, ann, bob, code } = await friends(undefined, { graceMs: 100 });
    const cho = await guest(url, 'Cho');
    await cho.claim(code);
    const [anns, chos, bobs] = [await ann.socket(), await cho.socket(), await bob.socket()];
    for (const socket of [anns, chos, bobs]) await socket.join(code);
    anns.close();
    const { table } = await chos.next('table', ({ table: now }) => 'host' in (seatOf(now, 'Bob') ?? {}));
    expect(seatOf(table, 'Ann')).not.toHaveProperty('host');
    expect(await bobs.next('talk')).toMatchObject({
      lines: [{ text: 'The host has been away for a while. Bob is the host now.' }],
    });
    // Nobody is asked whether the match may begin but whoever is host now.
    await bob.ready(code);
    expect(await bob.ask('POST', at('start', code), { fill: 'random' })).toMatchObject({ status: 200 });
  });

  it('removes somebody, who cannot come back', async () => {
    const { url, ann, bob, code, hall } = await friends();
    const socket = await bob.socket();
    await socket.join(code);
    const without = await ann.get('POST', at('host', code), { do: 'remove', seat: 1 });
    expect(without.seats[1]).toEqual({ kind: 'open' });
    await socket.closing();
    const sentence = 'The host has removed you from this table.';
    for (const [method, route, body] of [
      ['GET', 'table', undefined],
      ['POST', 'seat', {}],
      ['GET', 'match', undefined],
    ] as const) {
      expect(await bob.ask(method, at(route, code), body)).toMatchObject({
        status: 403,
        body: { code: 'kept-out', sentence },
      });
    }
    const again = await bob.socket();
    again.send({ type: 'join', table: code, compact: true });
    expect(await again.next('refused')).toMatchObject({ code: 'kept-out', sentence });
    // Kept over a restart, like everything about a table.
    const { record } = await hall.find(code);
    expect((await hall.store.table(code))?.company).toEqual(record.company);
    expect(await (await guest(url, 'Cho')).claim(code, 1)).toMatchObject({ mySeat: 1 });
    expect(await ann.ask('POST', at('host', code), { do: 'remove', seat: 0 })).toMatchObject({ status: 400 });
    expect(await ann.ask('POST', at('host', code), { do: 'remove', seat: 2 })).toMatchObject({ status: 400 });
  });
});

describe('changing places', () => {
  it('takes both, and leaves both as ready as they were', async () => {
    const { ann, bob, code } = await friends();
    await bob.ready(code);
    const swap = (who: Guest, seat: number, agree = true) =>
      who.get('POST', at('swap', code), { seat, agree });
    expect(seatOf(await swap(ann, 1), 'Ann')).toMatchObject({ wishes: 1 });
    expect(seatOf(await swap(bob, 0, false), 'Ann')).not.toHaveProperty('wishes');
    await swap(bob, 0);
    const swapped = await swap(ann, 1);
    expect(swapped).toMatchObject({
      mySeat: 1,
      seats: [{ name: 'Bob', ready: true }, { name: 'Ann', ready: true }, { kind: 'open' }],
    });
    for (const seat of swapped.seats) expect(seat).not.toHaveProperty('wishes');
  });

  it('is asked of people only, and forgotten when somebody moves', async () => {
    const { ann, bob, code } = await friends();
    expect(await ann.ask('POST', at('swap', code), { seat: 2, agree: true })).toMatchObject({ status: 400 });
    expect(await ann.ask('POST', at('swap', code), { seat: 0, agree: true })).toMatchObject({ status: 400 });
    await ann.get('POST', at('swap', code), { seat: 1, agree: true });
    expect(seatOf(await bob.claim(code, 2), 'Ann')).not.toHaveProperty('wishes');
  });
});
