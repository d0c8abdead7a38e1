// The databases that tests run against, started for one run and ended with it.
import { note } from '../shell.mjs';
import { createSchemas, dropDatabase, freshDatabase, startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * `env` tells the tests where they are; `missing` says, a sentence each, what could not be had, so that nobody takes
 * tests that did not run for tests that passed.
 */
export async function startDatabases() {
  const started = Date.now();
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const missing = [];
  if (!postgres.url) missing.push(`Not run for want of PostgreSQL: ${postgres.problem}.`);
  if (!redis.url) missing.push(`Not run for want of Redis: ${redis.problem}.`);
  // In a database that was given, others may work at the same time.
  const own = postgres.url && (await freshDatabase(postgres.url));
  const how = [postgres.how && `PostgreSQL (${postgres.how})`, redis.how && `Redis (${redis.how})`];
  note(`[databases] ${how.filter(Boolean).join(', ') || 'none'}: ${Date.now() - started} ms`);
  return {
    env: {
      ...(own ? { AIRLOCK_TEST_POSTGRES: own } : {}),
      ...(postgres.bin ? { AIRLOCK_TEST_POSTGRES_BIN: postgres.bin } : {}),
      ...(redis.url ? { AIRLOCK_TEST_REDIS: redis.url } : {}),
    },
    missing,
    programs: { postgres: postgres.started?.child.pid, redis: redis.started?.child.pid },
    async stop() {
      if (own) await dropDatabase(postgres.url, own);
      await Promise.all([postgres.stop?.(), redis.stop?.()]);
    },
  };
}

/** For programs that take them from the environment. They end with this process. */
export async function databasesInEnv(schemas = []) {
  const { env, missing, programs } = await startDatabases();
  for (const sentence of missing) note(sentence);
  // Whoever measures wants to know what they cost.
  process.env.AIRLOCK_POSTGRES_PID = String(programs.postgres ?? '');
  process.env.AIRLOCK_REDIS_PID = String(programs.redis ?? '');
  if (env.AIRLOCK_TEST_POSTGRES) {
    process.env.DATABASE_URL = env.AIRLOCK_TEST_POSTGRES;
    if (schemas.length > 0) await createSchemas(env.AIRLOCK_TEST_POSTGRES, schemas);
  }
  if (env.AIRLOCK_TEST_REDIS) process.env.REDIS_URL = env.AIRLOCK_TEST_REDIS;
}
