/** Nonsense of every kind on the socket and on every route: answered or closed, and nobody else notices. */
import { connect } from 'node:net';
import { atTable, httpProblem, REFUSAL_CODES, ROUTES } from '@airlock/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from './server.ts';
import { type Guest, guest, stranger } from './testing/guest.ts';
import { playOut } from './testing/player.ts';
import { pairAtTable } from './testing/seated.ts';
import { PATIENTLY, startForTest } from './testing/startForTest.ts';
import type { TestSocket } from './testing/testSocket.ts';

const RUNS = 150;

/** Keys and values that have broken servers before. */
const trap = fc.constantFrom<unknown>(
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "'; drop table journal; --",
  '\u0000',
  '\ud800',
  'KEEL-42-VANE',
  '',
  'x'.repeat(3_000),
  -1,
  1e308,
  2 ** 53,
  null,
  true,
  [],
  {},
);

const anything = fc.oneof(
  { weight: 2, arbitrary: trap },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** A match in the middle, with two players who must notice nothing. */
async function bystanders(server: RunningServer) {
  const pair = await pairAtTable(server.url);
  await playOut([pair.awaited, pair.other], 4);
  const table = await server.hall.find(pair.code);
  const { record, match } = table;
  const before = JSON.stringify([record, match?.log, match?.state]);
  const heard = [pair.awaited, pair.other].map(({ socket }) => socket.frames.length);
  return {
    ...pair,
    /** Nothing has changed, nothing was heard but who is there, and play goes on. */
    async areUntouched(): Promise<void> {
      const now = await server.hall.find(pair.code);
      expect(JSON.stringify([now.record, now.match?.log, now.match?.state])).toBe(before);
      const players = [pair.awaited, pair.other];
      for (const [index, { socket }] of players.entries()) {
        await socket.settle();
        const news = socket.messages.slice(heard[index]).map(({ type }) => type);
        expect(news.filter((type) => type !== 'table' && type !== 'pong')).toEqual([]);
      }
      expect(await playOut(players, 2)).toBe(2);
    },
  };
}

describe('nonsense on the socket', () => {
  it('of random bytes, texts, depths and lengths is answered or closed with a code', async () => {
    const server = await startForTest({ limited: true });
    const others = await bystanders(server);
    const frame = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.json(),
      fc.integer({ min: 1, max: 2_000 }).map(nested),
      fc.integer({ min: 1, max: 80_000 }).map((length) => 'z'.repeat(length)),
    );
    let socket = await stranger(server.url).socket();
    const closes = new Set<number>();
    for (const data of fc.sample(frame, RUNS)) {
      const before = socket.messages.length;
      socket.sendRaw(data);
      // Either an answer comes or the socket is closed; a frame is never met with silence.
      await expect
        .poll(() => socket.messages.length > before || socket.closed !== null, { ...PATIENTLY, interval: 2 })
        .toBe(true);
      if (socket.closed !== null) {
        closes.add(socket.closed);
        socket = await stranger(server.url).socket();
      } else {
        expect(socket.messages.at(-1)).toMatchObject({
          type: 'refused',
          code: expect.stringMatching(/^(bad-message|too-long|too-fast)$/),
        });
      }
    }
    expect([...closes].every((code) => [1007, 1009, 4003].includes(code))).toBe(true);
    await others.areUntouched();
  });

  it('in the shape of messages is refused with a code of the protocol, whoever sends it', async () => {
    const server = await startForTest();
    const others = await bystanders(server);
    const { code } = others;
    const senders = [stranger(server.url), await guest(server.url, 'Eve'), ...others.people];
    const kind = fc.constantFrom(
      'hello',
      'join',
      'leave',
      'act',
      'undo',
      'talk',
      'interrupt',
      'gather',
      'lead',
      'look',
      'ping',
      'view',
      'events',
      '__proto__',
    );
    const message = fc.record(
      {
        type: fc.oneof(kind, anything),
        table: fc.oneof(fc.constant(code), anything),
        id: fc.oneof(fc.nat(), anything),
        after: fc.oneof(fc.integer({ min: -2, max: 9 }), anything),
        action: fc.oneof(fc.constantFrom('undo', 'timeout', 'keep 1', 'salvage 9', 'repair a b c'), anything),
        seen: fc.oneof(fc.nat({ max: 9 }), anything),
        on: fc.oneof(fc.boolean(), anything),
        version: fc.constantFrom(1, 0, '1'),
        seat: fc.nat({ max: 3 }),
        __proto__: anything,
      },
      { requiredKeys: ['type'] },
    );
    for (const sender of senders) {
      const socket = await sender.socket();
      for (const wish of fc.sample(message, RUNS)) {
        if (isHarmless(wish)) continue;
        socket.send(wish);
        if (socket.closed !== null) break;
      }
      await socket.settledOrClosed();
      for (const answer of socket.messages) {
        if (answer.type === 'refused') expect(REFUSAL_CODES).toContain(answer.code);
      }
      socket.raw.terminate();
      await socket.closing();
    }
    await others.areUntouched();
  });

  it('of actions out of turn, stale, doubled, replayed, for another seat and from a spectator changes nothing', async () => {
    const server = await startForTest();
    const others = await bystanders(server);
    const { code, game, awaited, other } = others;
    const sequence = awaited.sequence;
    const idle = awaited.isAwaited ? other : awaited;
    const busy = awaited.isAwaited ? awaited : other;
    const sockets = await Promise.all(
      [others.people[idle.viewer] as Guest, await guest(server.url, 'Eve'), stranger(server.url)].map(
        (person) => person.socket(),
      ),
    );
    const log = (await server.hall.find(code)).match?.log ?? [];
    const played = log.map(({ action }) => game.codec.write(action));
    let id = 0;
    const act = (socket: TestSocket, after: number, action: string) =>
      socket.send({ type: 'act', table: code, id: id++, after, action });
    for (const socket of sockets) {
      await socket.join(code);
      // Out of turn, or from a spectator: what the other seat could do now.
      for (let count = 0; count < 20; count++) act(socket, sequence, busy.anyAction());
      // Replayed and stale: what was done before.
      for (const [index, action] of played.entries()) {
        act(socket, index, action);
        act(socket, sequence + 1, action);
        act(socket, sequence, action);
      }
      socket.send({ type: 'undo', table: code, id: id++, after: sequence });
    }
    for (const socket of sockets) {
      await socket.settle();
      expect(socket.messages.filter(({ type }) => type === 'events')).toEqual([]);
    }
    const answers = sockets.flatMap(({ messages }) =>
      messages.flatMap((message) => {
        if (message.type === 'refused') return [message.code];
        return message.type === 'overtaken' ? [message.type] : [];
      }),
    );
    expect(answers).toHaveLength(id);
    expect([...new Set(answers)].sort()).toEqual(['not-your-seat', 'overtaken', 'rules', 'stale']);
    for (const socket of sockets) socket.close();
    await others.areUntouched();
  });

  it('a hundred times a second is told to slow down, then closed', async () => {
    const server = await startForTest({ limited: true });
    const others = await bystanders(server);
    const eve = await (await guest(server.url, 'Eve')).socket();
    await eve.join(others.code);
    for (let id = 0; id < 400 && eve.closed === null; id++) {
      eve.send({ type: 'act', table: others.code, id, after: 0, action: 'resign' });
      if (id % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await eve.closing()).toBe(4003);
    expect(eve.messages.some((message) => message.type === 'refused' && message.code === 'too-fast')).toBe(
      true,
    );
    await others.areUntouched();
  });
});

/** Messages an honest client of that person might send: they may change something. */
function isHarmless(wish: { type: unknown; action?: unknown }): boolean {
  return wish.type === 'talk' || wish.action === 'resign';
}

/** All of an answer; of a stream, which has no end, nothing. */
async function beginning(reply: Response): Promise<string> {
  if (!reply.headers.get('content-type')?.includes('ndjson')) return reply.text();
  await reply.body?.cancel();
  return '';
}

describe('nonsense on every route', () => {
  const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
  const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
  const wish = fc.record(
    Object.fromEntries(
      ['name', 'game', 'seats', 'options', 'seat', 'ready', 'fill', 'do', 'level'].map((key) => [
        key,
        anything,
      ]),
    ),
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    anything.map((value) => JSON.stringify(value)),
    wish.map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary' }),
    fc.integer({ min: 1, max: 30_000 }).map(nested),
    fc.constant('{"__proto__":{"admin":true},"name":"Eve"}'),
    fc.constant(`{"name":"${'x'.repeat(40_000)}"}`),
  );

  it.each(Object.values(ROUTES))(
    '%s is answered with a code and a sentence, or harmlessly',
    async (route) => {
      const server = await startForTest();
      const others = await bystanders(server);
      const eve = await guest(server.url, 'Eve');
      const codes = [others.code, 'KEEL-42-VANE', '%00', '%zz', '..%2f..', '__proto__', 'x'.repeat(500)];
      const requests = fc.sample(
        fc.record({
          method: fc.constantFrom(...METHODS),
          type: fc.constantFrom(...TYPES),
          code: fc.constantFrom(...codes),
          cookie: fc.oneof(
            fc.constant(eve.cookie),
            fc.webUrl().map((text) => `airlock=${text}`),
          ),
          body,
        }),
        RUNS,
      );
      for (const { method, type, code, cookie, body: text } of requests) {
        const path = atTable(route, code);
        const reply = await fetch(server.url + path, {
          method,
          headers: { cookie, 'content-type': type },
          ...(method === 'GET' ? {} : { body: text }),
        });
        const answer = await beginning(reply);
        const what = `${method} ${path} ${text.slice(0, 80)} ${answer.slice(0, 200)}`;
        expect(reply.status, what).toBeLessThan(500);
        if (reply.status >= 400) expect(httpProblem.safeParse(JSON.parse(answer)).success, what).toBe(true);
      }
      await others.areUntouched();
    },
  );

  it('what is not even HTTP is told so', async () => {
    const { url } = await startForTest();
    const { port } = new URL(url);
    const connection = connect(Number(port), '127.0.0.1');
    connection.end('\u0000\u0001 nonsense\r\n\r\n');
    const chunks: Buffer[] = [];
    for await (const chunk of connection) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 400 .*"code":"bad-request"/s);
  });
});
