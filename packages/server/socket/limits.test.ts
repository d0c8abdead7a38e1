import type { Duplex } from 'node:stream';
import { CLOSE, FRAMES_AT_ONCE } from '@airlock/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { stranger } from '../testing/guest.ts';
import { pairAtTable } from '../testing/seated.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';
import { TestSocket } from '../testing/testSocket.ts';
import { Bucket } from './bucket.ts';
import { Connection } from './connection.ts';
import type { Doorman } from './doorman.ts';

describe('a bucket', () => {
  it('lets pass what is in it, then what flows in', () => {
    const bucket = new Bucket(10, 3, 0);
    expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
    expect(bucket.take(99)).toBe(false);
    expect(bucket.take(150)).toBe(true);
    expect(bucket.take(150)).toBe(false);
    expect([1, 2, 3, 4].map(() => bucket.take(100_000))).toEqual([true, true, true, false]);
  });
});

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
    const doorman = { limited: false, cutOff: (connection: Connection) => connection.cutOff() };
    const connection = new Connection(
      socket as unknown as WebSocket,
      stream as unknown as Duplex,
      null,
      doorman as unknown as Doorman,
    );
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (let sent = 0; sent < 20; sent++) connection.send('x'.repeat(100_000));
    expect(doings).toEqual([`close ${CLOSE.tooSlow}`]);
    vi.advanceTimersByTime(5_000);
    expect(doings).toEqual([`close ${CLOSE.tooSlow}`, 'terminate']);
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
  it('may have so many sockets and no more', async () => {
    const { url } = await startForTest({ limited: true });
    const open = (): Promise<TestSocket> => TestSocket.open(url, '');
    const sockets = await Promise.all(Array.from({ length: 200 }, open));
    await expect(open()).rejects.toThrow('429');
    sockets[0]?.close();
    const tried = (): Promise<string> => open().then(() => 'open', String);
    await expect.poll(tried, PATIENTLY).toBe('open');
  });
});
