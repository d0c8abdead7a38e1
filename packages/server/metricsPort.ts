/**
 * Where those who run the server read its metrics: a port or a Unix socket of its own, never the port that people
 * play on. Off unless asked for, and bound to this computer unless told otherwise.
 */
import { lstatSync, unlinkSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Registry } from 'prom-client';
import { urlOf } from './addresses.ts';
import { MetricsReading } from './metricsReading.ts';
import type { MetricsPlace } from './settings.ts';
import { CannotStart } from './store/dataFolder.ts';

export interface MetricsPort {
  /** What to give to whatever collects them. */
  readonly address: string;
  close(): Promise<void>;
}

const PATH = '/metrics';

/** Nobody who may ask has a reason to be slow. */
const MOST_MS_A_REQUEST = 5_000;

export async function openMetricsPort(
  place: MetricsPlace,
  registry: Registry,
  failed: (error: unknown) => void,
): Promise<MetricsPort> {
  const reading = new MetricsReading(registry, failed);
  await reading.read();
  const server = createServer({ requestTimeout: MOST_MS_A_REQUEST }, answer(reading));
  try {
    await listen(server, place);
  } catch (error) {
    reading.stop();
    throw cannotListen(error, place);
  }
  return {
    address: 'path' in place ? `unix:${place.path}` : urlOf(server.address() as AddressInfo) + PATH,
    close() {
      reading.stop();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(reading: MetricsReading): RequestListener {
  return ({ method, url }, reply) => {
    const isThere = (method === 'GET' || method === 'HEAD') && url?.split('?')[0] === PATH;
    reply.writeHead(isThere ? 200 : 404, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    reply.end(isThere ? reading.text : `There is nothing here but ${PATH}.\n`);
  };
}

async function listen(server: Server, place: MetricsPlace): Promise<void> {
  try {
    await opened(server, place);
  } catch (error) {
    if (!('path' in place) || codeOf(error) !== 'EADDRINUSE' || !(await isLeftBehind(place.path)))
      throw error;
    unlinkSync(place.path);
    await opened(server, place);
  }
}

function opened(server: Server, place: MetricsPlace): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Whether it is the socket of a server that ended suddenly: nobody listens there. */
async function isLeftBehind(path: string): Promise<boolean> {
  if (!lstatSync(path).isSocket()) return false;
  return new Promise((resolve) => {
    const stream = connect(path, () => {
      stream.destroy();
      resolve(false);
    });
    stream.on('error', (error) => resolve(codeOf(error) === 'ECONNREFUSED'));
  });
}

function cannotListen(error: unknown, place: MetricsPlace): Error {
  const where = 'path' in place ? place.path : `${place.host}:${place.port}`;
  const reason = REASONS[codeOf(error) ?? ''] ?? (error as Error).message;
  return new CannotStart(
    `The metrics cannot be read at ${where}: ${reason}. Choose another place with AIRLOCK_METRICS.`,
  );
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is taken',
  EACCES: 'you may not use it',
  EADDRNOTAVAIL: 'this computer has no such address',
  ENOTFOUND: 'this computer has no such address',
  ENOENT: 'there is no such folder',
};

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
