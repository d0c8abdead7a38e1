import { CLOSE, MOST_BYTES_A_FRAME, MOST_TABLES_A_SOCKET, type RefusalCode } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { guest, stranger } from '../testing/guest.ts';
import { climber, LADDER, pairAtTable } from '../testing/seated.ts';
import { startForTest } from '../testing/startForTest.ts';
import { TestSocket } from '../testing/testSocket.ts';

describe('a message is refused with a code and a sentence', () => {
  it.each<[string, string, RefusalCode]>([
    ['no JSON', 'hello?', 'bad-message'],
    ['a list', '[]', 'bad-message'],
    ['nothing', 'null', 'bad-message'],
    ['an unknown type', '{"type":"cheat"}', 'bad-message'],
    ['a field too many', '{"type":"ping","id":1,"extra":2}', 'bad-message'],
    ['a code that is none', '{"type":"join","table":"nowhere"}', 'bad-message'],
    ['a negative sequence', '{"type":"join","table":"KEEL-42-VANE","seen":-1}', 'bad-message'],
    ['talk of blanks', '{"type":"talk","table":"KEEL-42-VANE","id":1,"text":"  "}', 'bad-message'],
    ['a table that does not exist', '{"type":"join","table":"KEEL-42-VANE"}', 'no-such-table'],
    [
      'acting without joining',
      '{"type":"act","table":"KEEL-42-VANE","id":4,"after":0,"action":"x"}',
      'not-joined',
    ],
    ['leaving without joining', '{"type":"leave","table":"KEEL-42-VANE"}', 'not-joined'],
    ['a frame too long', `{"type":"ping","id":1,"x":"${'y'.repeat(MOST_BYTES_A_FRAME)}"}`, 'too-long'],
  ])('when it is %s', async (_what, frame, code) => {
    const { url } = await startForTest();
    const socket = await (await guest(url, 'Ann')).socket();
    socket.sendRaw(frame);
    const refused = await socket.next('refused');
    expect(refused).toMatchObject({ code, sentence: expect.stringMatching(/\.$/) });
    await socket.settle();
  });

  it('and the number of the message comes back even when the rest makes no sense', async () => {
    const { url } = await startForTest();
    const socket = await stranger(url).socket();
    socket.send({ type: 'act', table: 'KEEL-42-VANE', id: 77 });
    expect(await socket.next('refused')).toMatchObject({
      id: 77,
      table: 'KEEL-42-VANE',
      code: 'bad-message',
    });
  });

  it('when it is binary', async () => {
    const { url } = await startForTest();
    const socket = await stranger(url).socket();
    socket.sendRaw(Buffer.from('{"type":"ping","id":1}'));
    expect(await socket.next('refused')).toMatchObject({ code: 'bad-message' });
  });
});

describe('a socket is closed with a code that tells why', () => {
  it('when it does not say hello first', async () => {
    const { url } = await startForTest();
    const socket = await TestSocket.open(url, '');
    socket.send({ type: 'ping', id: 1 });
    expect(await socket.next('refused')).toMatchObject({ code: 'hello-first', id: 1 });
    expect(await socket.closing()).toBe(CLOSE.noHello);
  });

  it('when it does not say hello at all', async () => {
    const { url } = await startForTest({ helloMs: 20 });
    const socket = await TestSocket.open(url, '');
    expect(await socket.closing()).toBe(CLOSE.noHello);
  });

  it('when it speaks another version', async () => {
    const { url } = await startForTest();
    const socket = await TestSocket.open(url, '');
    socket.send({ type: 'hello', version: 99 });
    expect(await socket.next('refused')).toMatchObject({ code: 'wrong-version' });
    expect(await socket.closing()).toBe(CLOSE.wrongVersion);
  });

  it('when a frame is huge', async () => {
    const { url } = await startForTest();
    const socket = await (await guest(url, 'Ann')).socket();
    socket.sendRaw('x'.repeat(200_000));
    expect(await socket.closing()).toBe(CLOSE.tooBig);
  });

  it('when the server stops', async () => {
    const server = await startForTest();
    const socket = await (await guest(server.url, 'Ann')).socket();
    const stopped = server.stop();
    expect(await socket.closing()).toBe(CLOSE.goingAway);
    await stopped;
  });
});

describe('an action is refused and changes nothing', () => {
  it('when it is not the turn of that seat, with the rule', async () => {
    const { url, hall } = await startForTest();
    const { code, other } = await pairAtTable(url);
    other.socket.send({ type: 'act', table: code, id: 1, after: 0, action: 'salvage 1' });
    const refused = await other.socket.next('refused');
    expect(refused).toMatchObject({ code: 'rules', id: 1, table: code, rule: expect.stringMatching(/^OPS/) });
    expect((await hall.find(code)).match?.log).toHaveLength(0);
  });

  it('when the game knows no such action, with how the nearest one is written', async () => {
    const { url } = await startForTest();
    const { code, awaited } = await pairAtTable(url);
    for (const action of ['', 'dance', 'keep 99', 'resign now', 'undo', '__proto__']) {
      awaited.socket.send({ type: 'act', table: code, id: 1, after: 0, action });
      const refused = await awaited.socket.next('refused');
      expect(refused, action).toMatchObject({ code: 'no-such-action' });
      expect(refused, action).not.toHaveProperty('rule');
    }
    awaited.socket.send({ type: 'act', table: code, id: 1, after: 0, action: 'salvge 1' });
    expect(await awaited.socket.next('refused')).toMatchObject({
      sentence:
        '“salvge 1” is no action of this game. It is written salvage <some of 1|2|3|4|5, with commas; - for none>.',
      form: { kind: 'salvage', words: [{ some: ['1', '2', '3', '4', '5'] }] },
    });
  });

  it('when it is stale, and the view comes along', async () => {
    const { url, hall } = await startForTest();
    const { code, awaited, other } = await pairAtTable(url);
    const action = awaited.anyAction();
    await awaited.act(action);
    await other.hear(1);
    // The same again, as a client would that did not hear the answer.
    awaited.socket.send({ type: 'act', table: code, id: 50, after: 0, action });
    expect(await awaited.socket.next('refused')).toMatchObject({ code: 'stale', id: 50 });
    expect(await awaited.socket.next('view')).toMatchObject({ sequence: 1, view: awaited.view });
    expect((await hall.find(code)).match?.log).toHaveLength(1);
    await other.socket.settle();
    expect(other.socket.messages.filter(({ type }) => type === 'events')).toHaveLength(1);
  });

  it('when the same message comes twice at once: one of the two is done', async () => {
    const { url, hall } = await startForTest();
    const { code, awaited } = await pairAtTable(url);
    const message = { type: 'act', table: code, id: 1, after: 0, action: awaited.anyAction() };
    awaited.socket.send(message);
    awaited.socket.send(message);
    expect(await awaited.socket.next('events')).toMatchObject({ id: 1, sequence: 1 });
    expect(await awaited.socket.next('refused')).toMatchObject({ code: 'stale' });
    expect((await hall.find(code)).match?.log).toHaveLength(1);
  });

  it('not when somebody else acted first on a ship of their own, but still when it comes twice', async () => {
    const { url, hall } = await startForTest();
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
    const { code } = await ann.setTable({
      game: 'hypatia',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { mode: 'race' },
    });
    await bob.claim(code);
    await bob.ready(code);
    await ann.start(code);
    const [one, other] = [await ann.socket(), await bob.socket()];
    for (const socket of [one, other]) await socket.join(code);
    const pass = { type: 'act', table: code, id: 1, after: 0, action: 'pass' };
    one.send(pass);
    expect(await one.next('events')).toMatchObject({ id: 1, sequence: 1 });
    other.send(pass);
    expect(await other.next('events', ({ id }) => id === 1)).toMatchObject({ sequence: 2, seat: 1 });
    other.send({ ...pass, id: 2 });
    expect(await other.next('refused')).toMatchObject({ code: 'stale', id: 2 });
    expect((await hall.find(code)).match?.log.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('when the match has not begun', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable();
    const socket = await ann.socket();
    await socket.join(code);
    socket.send({ type: 'act', table: code, id: 1, after: 0, action: 'resign' });
    expect(await socket.next('refused')).toMatchObject({ code: 'not-started' });
  });

  it('when the match is over', async () => {
    const { url } = await startForTest();
    const { code, awaited } = await pairAtTable(url);
    await awaited.act('resign');
    awaited.socket.send({ type: 'act', table: code, id: 5, after: 1, action: 'resign' });
    expect(await awaited.socket.next('refused')).toMatchObject({ code: 'rules', rule: expect.any(String) });
  });

  it('when the rules themselves break: the table is read again and everybody sees it as it was', async () => {
    const { url } = await startForTest({}, { games: LADDER });
    const { code, player } = await climber(url);
    await player.act('climb');
    player.socket.send({ type: 'act', table: code, id: 2, after: 1, action: 'fall' });
    expect(await player.socket.next('refused')).toMatchObject({ code: 'busy', id: 2 });
    expect(await player.socket.next('view')).toMatchObject({ sequence: 1, view: { rung: 1 } });
    player.catchUp();
    await player.act('climb');
    expect(player.view).toMatchObject({ rung: 2 });
  });
});

describe('a socket', () => {
  it('can be at so many tables and no more', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const socket = await ann.socket();
    for (let count = 0; count < MOST_TABLES_A_SOCKET; count++) await socket.join((await ann.setTable()).code);
    const { code } = await ann.setTable();
    socket.send({ type: 'join', table: code, compact: true });
    expect(await socket.next('refused')).toMatchObject({ code: 'too-long', table: code });
  });

  it('is not opened for pages of other sites, nor at other addresses', async () => {
    const { url } = await startForTest();
    await expect(TestSocket.open(url, '', { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await expect(TestSocket.open(url, '', { origin: 'nonsense' })).rejects.toThrow('403');
    await expect(TestSocket.open(`${url}/other`, '')).rejects.toThrow('404');
    const own = await TestSocket.open(url, '', { origin: url });
    await own.hello();
  });

  it('hears nothing of a table it has left', async () => {
    const { url } = await startForTest();
    const { code, awaited, other } = await pairAtTable(url);
    other.socket.send({ type: 'leave', table: code });
    await other.socket.settle();
    await awaited.act();
    await other.socket.settle();
    expect(other.socket.messages.filter(({ type }) => type === 'events')).toHaveLength(0);
  });
});
