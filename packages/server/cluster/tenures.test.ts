import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgresStoreBy } from '../store/postgres/postgresStore.ts';
import { freshPostgres, POSTGRES } from '../testing/postgres.ts';
import { PATIENTLY } from '../testing/startForTest.ts';
import { Tenures } from './tenures.ts';

/** It looks for the others four times as often. */
const LEASE_MS = 400;

/** What a server learns of others that share its database, while it has to do with `partners`. */
async function departedFrom(partners: readonly string[]) {
  // On a busy machine a sign of life may come too late; the next one comes by itself.
  const failed = (): void => undefined;
  const store = await openPostgresStoreBy(
    await freshPostgres(),
    failed,
    (pool) => new Tenures(pool, 'this one', LEASE_MS),
  );
  const { tenure: tenures } = store;
  const departed: string[] = [];
  tenures.watch({
    expired: () => undefined,
    regained: () => undefined,
    departed: (nodes) => void departed.push(...nodes),
    partners: () => partners,
    failed,
  });
  onTestFinished(async () => {
    await tenures.end();
    await store.close();
  });
  return departed;
}

describe.skipIf(POSTGRES === undefined)('a server that looks for the others', () => {
  it('notices that one is gone that it has met and never seen a sign of', async () => {
    const departed = await departedFrom(['short-lived']);
    await expect.poll(() => departed, PATIENTLY).toContain('short-lived');
    expect(departed).not.toContain('this one');
  });
});
