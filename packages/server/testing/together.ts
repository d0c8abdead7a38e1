/** Servers that share PostgreSQL and Redis, for one test. */
import type { Replacements, RunningServer } from '../server.ts';
import type { Settings } from '../settings.ts';
import { type Guest, guest } from './guest.ts';
import type { Player } from './player.ts';
import { freshPostgres, POSTGRES } from './postgres.ts';
import { outpostSeven, playerAt } from './seated.ts';
import { startForTest } from './startForTest.ts';

/** Set by `scripts/databases`, as that of PostgreSQL. */
export const REDIS = process.env.AIRLOCK_TEST_REDIS;

export const isMissing = POSTGRES === undefined || REDIS === undefined;

/** None loses its tables because the machine is busy; where that is tried, a test says how soon. */
const LEASE_MS = 600_000;

/** Servers that share everything. */
export async function startTogether(
  count: number,
  { mail = String(REDIS), ...wanted }: Partial<Settings> = {},
  instead: Replacements = {},
) {
  const database = wanted.database ?? (await freshPostgres());
  const servers: RunningServer[] = [];
  for (let started = 0; started < count; started++) {
    servers.push(await startForTest({ leaseMs: LEASE_MS, ...wanted, database, mail }, instead));
  }
  return servers as [RunningServer, RunningServer, RunningServer];
}

/** Ann at the first server has set the table; Bob came by way of the second. */
export async function startedApart(here: string, there: string) {
  const ann = await guest(here, 'Ann');
  const bob = await guest(there, 'Bob');
  const { code } = await ann.setTable();
  await bob.claim(code);
  await bob.ready(code);
  await ann.start(code);
  return { code, ann, bob };
}

export async function seated(code: string, ...people: readonly Guest[]): Promise<Player[]> {
  const game = await outpostSeven();
  return Promise.all(people.map((person, index) => playerAt(person, code, game, index)));
}
