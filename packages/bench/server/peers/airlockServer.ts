/**
 * Our server as it is, but for one thing: whoever knows a table's code knows its deal. So the load can play games it
 * recorded beforehand, as it does with the other servers, and does not slow the server down by thinking.
 */
import { DEFAULTS, startServer } from '@airlock/server';
import { seedOfTable } from '../recordedGames.ts';

const [port, data, storage, idleMs] = process.argv.slice(2) as [string, string, 'sqlite' | 'memory', string];
const server = await startServer(
  {
    ...DEFAULTS,
    port: Number(port),
    data,
    storage,
    database: process.env.AIRLOCK_BENCH_DATABASE || null,
    mail: process.env.AIRLOCK_BENCH_MAIL || null,
    idleMs: Number(idleMs),
    limited: false,
    logLevel: 'error',
  },
  { chance: { seed: seedOfTable } },
);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
