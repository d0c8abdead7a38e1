import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { CLOSE, FRAMES_AT_ONCE } from '@airlock/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { LIMITS, MOST_CONNECTIONS_AN_ADDRESS } from '../border/limits.ts';
import { guest, stranger } from '../testing/guest.ts';
import { pairAtTable } from '../testing/seated.ts';
import { PATIENTLY, startForTest, stopBudgetClock } from '../testing/startForTest.ts';
import { TestSocket } from '../testing/testSocket.ts';
import { Connection, type ConnectionParts } from './connection.ts';

describe('a client that sends too fast', () => {
  it('is told so, and closed when it goes on, while the other player notices nothing', async () => {
    const { url, hall } = await startForTest({ limited: true });
    const { code, awaited, other } = await pairAtTable(url);
    const before = other.socket.frames.length;
    for (let id = 0; id < FRAMES_AT_ONCE * 3; id++) awaited.socket.send({ type: 'ping', id });
    expect(await awaited.socket.next('refused')).toMatchObject({ code: 'too-fast' });
    expect(await awaited.socket.closing()).toBe(CLOSE.abuse);
    expect((await hall.find(code)).match?.log).toHaveLength(0);
    await other.socket.settle();
    const since = other.socket.messages.slice(before).map(({ type }) => type);
    expect(since.filter((type) => type !== 'table' && type !== 'pong')).toEqual([]);
  });
});

describe('a client that does not read', () => {
  it('is cut off with a code, once, and not waited for', () => {
    const doings: string[] = [];
    const socket = {
      OPEN: 1,
      readyState: 1,
      close(code: number) {
        doings.push(`close ${code}`);
        this.readyState = 2;
      },
      terminate: () => doings.push('terminate'),
    };
    const stream = {
      writableLength: 0,
      write(frame: Buffer) {
        this.writableLength += frame.length;
      },
    };
    const watch = { refused() {}, cutOff: () => doings.push('count') };
    const connection = new Connection(
      socket as unknown as WebSocket,
      stream as unknown as Duplex,
      { address: '', session: undefined, person: null },
      { watch } as unknown as ConnectionParts,
      null,
    );
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (let sent = 0; sent < 20; sent++) connection.send('x'.repeat(100_000));
    expect(doings).toEqual(['count', `close ${CLOSE.tooSlow}`]);
    vi.advanceTimersByTime(5_000);
    expect(doings).toEqual(['count', `close ${CLOSE.tooSlow}`, 'terminate']);
  });
});

describe('a client that is not there any more', () => {
  it('is cut off when it does not answer a heartbeat, and only that one', async () => {
    const { url } = await startForTest({ heartbeatMs: 150 });
    const alive = await stranger(url).socket();
    const dead = await TestSocket.open(url, '', {}, false);
    await dead.hello();
    expect(await dead.closing()).toBe(1006);
    await alive.settle();
  });
});

describe('one address', () => {
  const behindProxy = true;
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('may open so many sockets at once, whatever of its network it calls from, and then must wait', async () => {
    stopBudgetClock();
    const { url } = await startForTest({ limited: true, behindProxy });
    const open = (number: number): Promise<TestSocket> =>
      TestSocket.open(url, '', from(`2001:db8:1:2::${number.toString(16)}`));
    for (let number = 0; number < LIMITS.sockets.address.atOnce; number++) await open(number);
    await expect(open(1)).rejects.toThrow('429');
    await (await TestSocket.open(url, '', from('2001:db8:1:3::1'))).hello();
  });

  it('cannot send more on many sockets than they may together', async () => {
    stopBudgetClock();
    const { url } = await startForTest({ limited: true });
    const sockets = await Promise.all(Array.from({ length: 30 }, () => stranger(url).socket()));
    // Each stays below what one socket may send.
    for (const socket of sockets) {
      for (let id = 0; id < FRAMES_AT_ONCE - 2; id++) socket.send({ type: 'ping', id });
    }
    const isRefused = (socket: TestSocket): boolean =>
      socket.messages.some((message) => message.type === 'refused' && message.code === 'too-fast');
    await expect.poll(() => sockets.some(isRefused), PATIENTLY).toBe(true);
  });

  it('may hold so many connections and no more', async () => {
    const server = await startForTest({ limited: true });
    const { port } = new URL(server.url);
    const clients = Array.from({ length: MOST_CONNECTIONS_AN_ADDRESS + 20 }, () => {
      const client = connect(Number(port), '127.0.0.1');
      client.on('error', () => {});
      onTestFinished(() => void client.destroy());
      return client;
    });
    const closed = (): number => clients.filter((client) => client.closed || client.destroyed).length;
    await expect.poll(closed, PATIENTLY).toBe(20);
    expect(await server.connections()).toBe(MOST_CONNECTIONS_AN_ADDRESS);
  });
});

describe('joining', () => {
  it('without end is told to wait, and closed when it goes on', async () => {
    stopBudgetClock();
    const { url } = await startForTest({ limited: true });
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable();
    const sockets = [await stranger(url).socket(), await stranger(url).socket()] as const;
    for (const socket of sockets) {
      for (let count = 0; count < 40; count++) socket.send({ type: 'join', table: code, compact: true });
    }
    for (const socket of sockets) await socket.settle();
    const [refused] = sockets.flatMap(({ messages }) => messages.filter(({ type }) => type === 'refused'));
    expect(refused).toMatchObject({ code: 'too-fast', table: code, wait: 1 });
    const [, second] = sockets;
    const joined = sockets.flatMap(({ messages }) => messages.filter(({ type }) => type === 'table'));
    // Those who watch are announced now and then.
    expect(joined.length).toBeLessThan(LIMITS.joins.stranger.atOnce + 5);
    for (let count = 0; count < 100; count++) second.send({ type: 'join', table: code, compact: true });
    expect(await second.closing()).toBe(CLOSE.abuse);
  });
});

describe('talk', () => {
  it('from one who watches ends soon, others who watch hear it, and those who play go on talking', async () => {
    stopBudgetClock();
    const { url } = await startForTest({ limited: true });
    const { code, awaited, other } = await pairAtTable(url);
    const wim = await (await guest(url, 'Wim')).socket();
    await wim.join(code);
    const eve = await (await guest(url, 'Eve')).socket();
    await eve.join(code);
    for (let id = 0; id < 30; id++) wim.send({ type: 'talk', table: code, id, text: `line ${id}` });
    expect(await wim.next('refused')).toMatchObject({
      code: 'too-fast',
      table: code,
      id: LIMITS.watcherTalk.person.atOnce,
      sentence: expect.stringContaining('those who watch'),
    });
    await wim.settle();
    other.socket.send({ type: 'talk', table: code, id: 1, text: 'and I?' });
    await awaited.socket.next('talk', ({ lines }) => lines[0]?.text === 'and I?');
    await eve.settle();
    const saidByWim = ({ messages }: TestSocket) =>
      messages
        .flatMap((message) => (message.type === 'talk' ? message.lines : []))
        .filter(({ name }) => name === 'Wim');
    expect(saidByWim(eve)).toHaveLength(LIMITS.watcherTalk.person.atOnce);
    expect(saidByWim(awaited.socket)).toHaveLength(0);
  });
});
