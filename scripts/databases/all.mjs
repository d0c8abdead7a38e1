// The databases that tests run against, started for one run and ended with it.
import { note } from '../shell.mjs';
import { dropDatabase, freshDatabase, startPostgres } from './postgres.mjs';

/**
 * `env` tells the tests where they are; `missing` says, a sentence each, what could not be had, so that nobody takes
 * tests that did not run for tests that passed.
 */
export async function startDatabases() {
  const started = Date.now();
  const postgres = await startPostgres();
  if (!postgres.url) {
    return {
      env: {},
      missing: [`Not run for want of PostgreSQL: ${postgres.problem}.`],
      stop: async () => undefined,
    };
  }
  // In a database that was given, others may work at the same time.
  const own = await freshDatabase(postgres.url);
  note(`[databases] PostgreSQL (${postgres.how}): ${Date.now() - started} ms`);
  return {
    env: { AIRLOCK_TEST_POSTGRES: own },
    missing: [],
    async stop() {
      await dropDatabase(postgres.url, own);
      await postgres.stop();
    },
  };
}
