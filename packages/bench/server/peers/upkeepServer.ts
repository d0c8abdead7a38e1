/** Our server with a year of finished matches behind it, which cleans when it is told to and says how long its loop stood still. */

import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DEFAULTS, openSqliteStore, startServer } from '@airlock/server';
import { seedOfTable } from '../recordedGames.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ACTIONS_A_MATCH = 40;

const [port, data, batches, batchSize] = process.argv.slice(2) as [string, string, string, string];
const now = Date.now();

const store = await openSqliteStore(join(data, 'airlock.db'));
for (let batch = 0; batch < Number(batches); batch++) {
  for (let index = 0; index < Number(batchSize); index++) {
    // Each batch is kept for a day longer than the one before.
    const changedAt = now - (DEFAULTS.keep.finished ?? 0) * DAY_MS + (batch + 0.5) * DAY_MS;
    const table = await store.createTable({
      code: `OLD-${batch}-${index}`,
      game: 'outpost-seven',
      host: 'nobody',
      options: {},
      seats: [],
      stage: 'over',
      match: { rules: 1, seed: seedOfTable('old'), startedAt: changedAt },
      rematch: null,
      changedAt,
    });
    if (table === 'code-taken') throw new Error('Codes are counted.');
    await store.commit(
      Array.from({ length: ACTIONS_A_MATCH }, (_, sequence) => ({
        kind: 'action' as const,
        match: table.number,
        sequence,
        seat: sequence % 2,
        action: 'repair B3-1 G4-2 r3c3',
        at: sequence * 1_000,
      })),
    );
  }
}
await store.close();

const server = await startServer(
  { ...DEFAULTS, port: Number(port), data, limited: false, logLevel: 'error' },
  { chance: { seed: seedOfTable } },
);
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();

process.on('message', (message: { clean?: number; loop?: true }) => {
  if (message.clean !== undefined) {
    void server
      .clean(now + message.clean * DAY_MS)
      .then(({ finished }) => process.send?.({ cleaned: finished }));
  }
  if (message.loop) {
    process.send?.({ p99: loop.percentile(99) / 1e6, worst: loop.max / 1e6 });
    loop.reset();
  }
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
