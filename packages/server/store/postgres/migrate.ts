/** Brings a database to the present format, safely when several servers start at once. */
import type { Pool } from 'pg';
import { inTransaction, rowOf, UNHURRIED_MS } from './connection.ts';
import { MIGRATIONS } from './migrations.ts';

/** Any number, as long as it is ours alone: whoever holds it migrates, and the others wait. */
const LOCK = 4_715_203;

/** The types do not know that one statement can have its own. */
const UNHURRIED = { query_timeout: UNHURRIED_MS } as object;

export async function migrate(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    const unhurried = (text: string) => client.query({ text, ...UNHURRIED });
    await unhurried(`select pg_advisory_xact_lock(${LOCK})`);
    await client.query('create table if not exists format (version integer not null)');
    const found = await rowOf<{ version: number }>(client, 'select version from format');
    const from = found?.version ?? 0;
    if (from > MIGRATIONS.length) {
      throw new Error(`it has format ${from}, and this version of Airlock reads format ${MIGRATIONS.length}`);
    }
    for (const step of MIGRATIONS.slice(from)) await unhurried(step);
    if (!found) await client.query('insert into format (version) values (0)');
    await client.query(`update format set version = ${MIGRATIONS.length}`);
  });
}
