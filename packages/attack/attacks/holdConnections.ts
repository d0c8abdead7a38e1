/**
 * Every open connection costs the server a descriptor, and there are only this many. Clients that are refused, talk nonsense, or say
 * nothing at all must be dropped, even when they do not close their own end.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { SOCKET_PATH } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { Ground } from '../ground/ground.ts';
import { inParallel } from '../ground/parallel.ts';
import { RawConnection } from '../ground/rawConnection.ts';
import { figure } from '../judging/figures.ts';

interface Held {
  readonly called: string;
  readonly says: string;
  readonly count: number;
  readonly patienceMs: number;
}

const upgrade = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==\r\n${more}\r\n`;

const HELD: readonly Held[] = [
  { called: 'requests that are not HTTP', says: 'nonsense\r\n\r\n', count: 400, patienceMs: 5_000 },
  {
    called: 'requests with two lengths',
    says: 'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    count: 200,
    patienceMs: 5_000,
  },
  { called: 'upgrades at a wrong address', says: upgrade('/elsewhere'), count: 200, patienceMs: 5_000 },
  {
    called: 'upgrades from another site’s page',
    says: upgrade(SOCKET_PATH, 'Origin: http://elsewhere.example\r\n'),
    count: 200,
    patienceMs: 5_000,
  },
  {
    called: 'headers that never end',
    says: 'GET / HTTP/1.1\r\nHost: x\r\nX-',
    count: 150,
    patienceMs: 50_000,
  },
  {
    called: 'bodies that never come',
    says: 'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
    count: 150,
    patienceMs: 50_000,
  },
  {
    called: 'sockets that say no hello and answer no close',
    says: upgrade(SOCKET_PATH),
    count: 150,
    patienceMs: 50_000,
  },
];

const AT_ONCE = 20;
/** The database, the log, whoever measures: not what is held. */
const SLACK = 12;
const LOOK_MS = 250;

export const holdConnections: Attack = {
  number: 12,
  name: 'hold connections',
  harm: 'The server runs out of descriptors, and nobody else can connect.',
  patient: true,
  async *run(ground: Ground): AsyncIterable<Trial> {
    yield* await Promise.all(HELD.map((held) => hold(ground, held)));
  },
};

async function hold(ground: Ground, { called, says, count, patienceMs }: Held): Promise<Trial> {
  const server = await ground.server();
  await ground.stranger(server).ask('GET', '/healthz');
  const before = server.openDescriptors();
  await inParallel(AT_ONCE, count, async () => {
    const connection = await RawConnection.to(ground, server);
    connection.send(says);
  });
  const most = server.openDescriptors();
  const began = performance.now();
  const isBack = (): boolean => server.openDescriptors() <= before + SLACK;
  while (!isBack() && performance.now() - began < patienceMs) await sleep(LOOK_MS);
  const left = server.openDescriptors();
  const held = isBack();
  const { status } = await ground.stranger(server).ask('GET', '/healthz');
  await server.stop();
  return {
    tried: `hold ${count} ${called}`,
    held: held && status === 200,
    evidence: held
      ? `descriptors ${before}, then ${most}, back at ${left} after ${figure((performance.now() - began) / 1000)} s`
      : `descriptors ${before}, then ${most}, still ${left} after ${patienceMs / 1000} s`,
  };
}
