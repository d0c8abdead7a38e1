/** A place of its own in the PostgreSQL that the test run has started, or the reason to skip. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';

/** Set by `scripts/databases`; without it, whatever needs PostgreSQL is skipped, and the run says so at its end. */
export const POSTGRES = process.env.AIRLOCK_TEST_POSTGRES;

/** The address of an empty schema, which is gone after the test. */
export async function freshPostgres(): Promise<string> {
  if (POSTGRES === undefined) throw new Error('There is no PostgreSQL for tests.');
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await inPostgres(`create schema ${schema}`);
  onTestFinished(async () => {
    await inPostgres(`drop schema ${schema} cascade`);
  });
  const url = new URL(POSTGRES);
  url.searchParams.set('options', `-csearch_path=${schema}`);
  return url.href;
}

export async function inPostgres(statement: string, url = POSTGRES): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
