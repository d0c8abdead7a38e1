/** Who may watch, through whose eyes, how much later, and who hears those who do. */
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { type Guest, guest } from '../testing/guest.ts';
import { startForTest } from '../testing/startForTest.ts';
import { stopTime } from '../testing/stoppedTime.ts';

const at = (route: keyof typeof ROUTES, code: string): string => atTable(ROUTES[route], code);

/** Ann and Bob play Outpost Seven; Wim only has the link. */
async function match(settings = {}) {
  const server = await startForTest(settings);
  const [ann, bob, wim] = [
    await guest(server.url, 'Ann'),
    await guest(server.url, 'Bob'),
    await guest(server.url, 'Wim'),
  ];
  const { code } = await ann.setTable({ game: 'outpost-seven', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.claim(code);
  await bob.ready(code);
  await ann.get('POST', at('start', code), {});
  const watching = (who: Guest, body: object) => who.ask<TableInfo>('POST', at('watching', code), body);
  return { ...server, ann, bob, wim, code, watching };
}

describe('watching', () => {
  it('is for whoever has the link, unless the host says otherwise', async () => {
    const { ann, wim, code, watching } = await match();
    const socket = await wim.socket();
    await socket.join(code);
    expect((await socket.next('view')).viewer).toBe(-1);
    expect((await watching(ann, { do: 'allow', rule: { who: 'nobody' } })).body).toMatchObject({
      watching: { who: 'nobody' },
    });
    // Whoever watches already has to go, and cannot come back.
    await socket.closing();
    expect(await wim.ask('GET', at('table', code))).toMatchObject({
      status: 403,
      body: { code: 'not-watched' },
    });
    const again = await wim.socket();
    again.send({ type: 'join', table: code });
    expect(await again.next('refused')).toMatchObject({ code: 'not-watched' });
    expect(await watching(wim, { do: 'knock' })).toMatchObject({ status: 403 });
    // Those who play are not concerned.
    expect((await ann.get('GET', at('table', code))).mySeat).toBe(0);
  });

  it('is asked for at a table that lets nobody in unasked, and answered by its host', async () => {
    const { ann, bob, wim, code, watching } = await match();
    await watching(ann, { do: 'allow', rule: { who: 'asked' } });
    expect(await watching(wim, { do: 'knock' })).toMatchObject({ status: 200, body: { asked: true } });
    // Asking twice is asking once.
    await watching(wim, { do: 'knock' });
    const [wish] = (await ann.get('GET', at('table', code))).wishes ?? [];
    expect(wish).toEqual({ number: 1, name: 'Wim', seat: null });
    expect(await bob.get('GET', at('table', code))).not.toHaveProperty('wishes');
    expect(await watching(bob, { do: 'answer', number: 1, agree: true })).toMatchObject({ status: 403 });
    expect(await watching(ann, { do: 'answer', number: 1, agree: true })).toMatchObject({ status: 200 });
    expect((await wim.get('GET', at('table', code))).mySeat).toBeNull();
    const socket = await wim.socket();
    await socket.join(code);
    expect((await socket.next('view')).viewer).toBe(-1);
  });

  it('goes through one seat only while its player agrees, and everybody sees it', async () => {
    const { ann, bob, wim, code, watching } = await match();
    const socket = await wim.socket();
    await socket.join(code);
    await socket.next('view');
    const hers = await (await ann.socket()).join(code);
    expect(hers.table.mySeat).toBe(0);
    await watching(wim, { do: 'look', seat: 0 });
    expect((await ann.get('GET', at('table', code))).wishes).toEqual([{ number: 1, name: 'Wim', seat: 0 }]);
    expect(await watching(bob, { do: 'answer', number: 1, agree: true })).toMatchObject({ status: 403 });
    await watching(ann, { do: 'answer', number: 1, agree: true });
    const view = await socket.next('view');
    expect(view.viewer).toBe(0);
    expect((await bob.get('GET', at('table', code))).seats[0]).toMatchObject({ lookers: ['Wim'] });
    // Whoever sees cards neither acts nor talks, nor may sit down.
    socket.send({ type: 'act', table: code, id: 1, after: view.sequence, action: 'resign' });
    expect(await socket.next('refused')).toMatchObject({ code: 'not-your-seat' });
    socket.send({ type: 'talk', table: code, id: 2, text: 'She has a five.' });
    expect(await socket.next('refused')).toMatchObject({ code: 'not-now', id: 2 });
    await watching(ann, { do: 'endLooks' });
    expect((await socket.next('view')).viewer).toBe(-1);
    expect((await bob.get('GET', at('table', code))).seats[0]).not.toHaveProperty('lookers');
  });

  it('is not for those who play, and leads to no other seat', async () => {
    const { ann, bob, wim, code, watching } = await match();
    expect(await watching(bob, { do: 'look', seat: 0 })).toMatchObject({ status: 403 });
    await watching(wim, { do: 'look', seat: 0 });
    await watching(ann, { do: 'answer', number: 1, agree: true });
    await watching(ann, { do: 'endLooks' });
    expect(await wim.ask('POST', at('seat', code), {})).toMatchObject({ status: 403 });
  });

  it('is heard among those who watch alone, until the match is over', async () => {
    const { url, ann, wim, code } = await match();
    const [hers, his, other] = [
      await ann.socket(),
      await wim.socket(),
      await (await guest(url, 'Zoe')).socket(),
    ];
    for (const socket of [hers, his, other]) await socket.join(code);
    his.send({ type: 'talk', table: code, id: 1, text: 'Who leads?' });
    expect(await other.next('talk')).toMatchObject({ lines: [{ text: 'Who leads?', seat: null }] });
    hers.send({ type: 'talk', table: code, id: 1, text: 'My turn.' });
    // The first line she hears is her own.
    expect(await hers.next('talk')).toMatchObject({ lines: [{ text: 'My turn.' }] });
    await his.next('talk', ({ lines }) => lines[0]?.text === 'My turn.');
    await hers.join(code);
    const { sequence } = await hers.next('view');
    hers.send({ type: 'act', table: code, id: 2, after: sequence, action: 'resign' });
    const { lines } = await hers.next('talk', ({ lines: all }) => all.length > 1);
    expect(lines.map(({ text }) => text)).toContain('Who leads?');
  });

  it('comes later where the table wants it so, and at once when it is over', async () => {
    const { ann, wim, code, watching } = await match();
    await watching(ann, { do: 'allow', rule: { who: 'link', delay: 30 } });
    const pass = stopTime();
    const [hers, his] = [await ann.socket(), await wim.socket()];
    await hers.join(code);
    const { sequence } = await hers.next('view');
    his.send({ type: 'join', table: code, compact: true });
    await his.settle();
    expect(his.messages.some(({ type }) => type === 'view')).toBe(false);
    await pass(30_000);
    await his.next('view');
    hers.send({ type: 'act', table: code, id: 2, after: sequence, action: 'resign' });
    await hers.next('over');
    await his.next('over');
  });
});

describe('a host', () => {
  it('mutes somebody, who is told so, and lets them speak again', async () => {
    const { ann, bob, code } = await match();
    const socket = await bob.socket();
    await socket.join(code);
    expect(
      (await ann.get('POST', at('host', code), { do: 'mute', seat: 1, on: true })).seats[1],
    ).toMatchObject({ muted: true });
    socket.send({ type: 'talk', table: code, id: 1, text: 'Hey!' });
    expect(await socket.next('refused')).toMatchObject({ code: 'muted', id: 1 });
    await ann.get('POST', at('host', code), { do: 'mute', seat: 1, on: false });
    socket.send({ type: 'talk', table: code, id: 2, text: 'Thanks.' });
    await socket.next('talk', ({ lines }) => lines[0]?.text === 'Thanks.');
  });

  it('offers the seat of a bot, which somebody takes in the middle of the match', async () => {
    const { url } = await startForTest();
    const [ann, wim] = [await guest(url, 'Ann'), await guest(url, 'Wim')];
    const { code } = await ann.setTable({
      game: 'outpost-seven',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      start: true,
    });
    expect(await wim.ask('POST', at('seat', code), {})).toMatchObject({ status: 403 });
    await ann.get('POST', at('host', code), { do: 'offer', seat: 1, on: true });
    expect((await wim.get('POST', at('seat', code), {})).mySeat).toBe(1);
  });

  it('does not offer a seat that a person plays', async () => {
    const { ann, code } = await match();
    expect(await ann.ask('POST', at('host', code), { do: 'offer', seat: 1, on: true })).toMatchObject({
      status: 403,
      body: { sentence: 'No bot plays that seat.' },
    });
  });
});
