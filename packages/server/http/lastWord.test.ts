/** Connections that are refused, or never say what they want, are let go of whatever the client does. */
import { connect, type Socket } from 'node:net';
import { SOCKET_PATH } from '@airlock/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RunningServer } from '../server.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';

const MANY = 40;

/** A client that says something and then neither closes its half nor goes away by itself. */
async function stubborn(
  { url }: RunningServer,
  text: string,
): Promise<{ client: Socket; heard: () => string }> {
  const { port } = new URL(url);
  const client = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  let heard = '';
  client.on('data', (part) => {
    heard += part;
  });
  client.on('error', () => {});
  await new Promise((resolve) => client.once('connect', resolve));
  client.write(text);
  return { client, heard: () => heard };
}

const upgrade = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`;

describe('a connection is let go of', () => {
  it.each([
    ['what came is not HTTP', '\u0000\u0001 nonsense\r\n\r\n', '400'],
    [
      'a request goes on where it should end',
      'GET / HTTP/1.1\r\nHost: here\r\nContent-Length: x\r\n\r\n',
      '400',
    ],
    ['its head is too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['it wants a socket where there is none', upgrade('/elsewhere'), '404'],
    [
      'it wants a socket for a page of another site',
      upgrade(SOCKET_PATH, 'Origin: http://evil.example\r\n'),
      '403',
    ],
    ['it asks for a socket wrongly', upgrade(SOCKET_PATH), '400'],
  ])('when %s', async (_what, text, status) => {
    const server = await startForTest();
    const clients = await Promise.all(Array.from({ length: MANY }, () => stubborn(server, text)));
    await expect
      .poll(() => clients.every(({ heard }) => heard().startsWith(`HTTP/1.1 ${status} `)), PATIENTLY)
      .toBe(true);
    await expect.poll(() => server.connections(), PATIENTLY).toBe(0);
  });

  it.each([
    ['says nothing', ''],
    ['says half of what it wants', 'GET / HTTP/1.1\r\nHost: here\r\n'],
  ])('when it %s for too long', async (_what, text) => {
    const server = await startForTest({ headersMs: 200 });
    const clients = await Promise.all(Array.from({ length: MANY }, () => stubborn(server, text)));
    await expect.poll(() => server.connections(), PATIENTLY).toBe(0);
    for (const { heard } of clients) expect(heard()).toMatch(/^HTTP\/1\.1 408 .*did not arrive in time/s);
  });

  it('when it opened a socket and never says hello', async () => {
    const server = await startForTest({ helloMs: 100 });
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';
    const { heard } = await stubborn(server, upgrade(SOCKET_PATH, key));
    await expect.poll(() => server.connections(), PATIENTLY).toBe(0);
    expect(heard()).toMatch(/^HTTP\/1\.1 101 /);
  });
});
