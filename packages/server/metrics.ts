/**
 * What the server counts about itself, exactly. None of it leaves the process as it is: what is published, and how
 * coarsely, is decided in `metricsReading.ts`.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  readonly tables: () => number;
  readonly matches: () => number;
  readonly sockets: () => number;
  readonly unfinishedThoughts: () => number;
  /** What this server knows of others that share its database; one that is alone counts itself. */
  readonly servers: () => number;
  readonly farLines: () => number;
  readonly isRedisAway: () => boolean;
}

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // Event loop lag, memory, CPU, open handles.
  collectDefaultMetrics({ register: registry });
  // Counted in a plain number, for it happens with every action, and handed over at a reading. Nobody counts who
  // acted: together with what everybody sees, that would tell whose time ran out.
  const actions = { total: 0 };
  new Counter({
    name: 'airlock_actions_total',
    help: 'Actions taken, by whom',
    registers,
    collect() {
      this.reset();
      this.inc(actions.total);
    },
  });
  const refusals = new Counter({
    name: 'airlock_refusals_total',
    help: 'Messages and requests refused, by code',
    labelNames: ['code'],
    registers,
  });
  return {
    registry,
    actions,
    refusals,
    commitSeconds: new Histogram({
      name: 'airlock_commit_seconds',
      help: 'Time one transaction took',
      buckets: [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
      registers,
    }),
    commitWrites: new Histogram({
      name: 'airlock_commit_writes',
      help: 'Writes that shared one transaction',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    commitFailures: new Counter({
      name: 'airlock_commit_failures_total',
      help: 'Transactions that could not be written',
      registers,
    }),
    thinkSeconds: new Histogram({
      name: 'airlock_bot_think_seconds',
      help: 'CPU time a bot thought about one action',
      labelNames: ['level'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.25, 0.5, 1, 2, 5],
      registers,
    }),
    reducedThoughts: new Counter({
      name: 'airlock_bot_thoughts_reduced_total',
      help: 'Thoughts cut short because the server was busy',
      labelNames: ['level'],
      registers,
    }),
    botFailures: new Counter({
      name: 'airlock_bot_failures_total',
      help: 'Thoughts that failed and were handed to a simpler level',
      labelNames: ['level', 'reason'],
      registers,
    }),
    slowSockets: new Counter({
      name: 'airlock_slow_sockets_total',
      help: 'Sockets closed because they did not read what was sent',
      registers,
    }),
    /** Things that are looked at when they are read. */
    watch(gauges: Gauges): void {
      const gauge = (name: string, help: string, read: () => number): void => {
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      };
      gauge('airlock_tables_in_memory', 'Tables in memory', gauges.tables);
      gauge('airlock_matches_live', 'Matches going on in memory', gauges.matches);
      gauge('airlock_sockets', 'Open sockets', gauges.sockets);
      gauge('airlock_servers', 'Servers that share the database and gave a sign of life', gauges.servers);
      gauge('airlock_far_lines', 'Lines between clients and tables that two servers carry', gauges.farLines);
      gauge('airlock_redis_away', '1 while Redis cannot be reached', () => Number(gauges.isRedisAway()));
      gauge('airlock_bot_thoughts', 'Bots thinking or waiting for a worker', gauges.unfinishedThoughts);
    },
  };
}
