/**
 * The promise "durable before visible", put to the test: the real server plays all games over real sockets, and is
 * killed, frozen, cut off and left without room again and again. `npm run faults` does the same by the hundred.
 */
import { SHELF } from '@airlock/catalogue';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../loadGames.ts';
import { builtFolder, temporaryFolder } from '../testing/startForTest.ts';
import { isMissing } from '../testing/together.ts';
import { Alone } from './alone.ts';
import { ownDatabases } from './databases.ts';
import { canFillDisks } from './fullDisk.ts';
import { KINDS, KINDS_TOGETHER, type Kind, planFaults } from './plan.ts';
import { runFaults } from './run.ts';
import { SHORT_LEASE_MS, Together } from './together.ts';

describe('a server that everything happens to', () => {
  it('loses nothing that anybody saw, does nothing twice, and everybody sees what the log gives', async () => {
    const games = [...(await loadGames()).keys()];
    const isPossible = (kind: string): boolean => kind !== 'disk' || canFillDisks();
    // Every kind at every game once; what cannot be done on this system is left out.
    const faults = planFaults('test', KINDS.length * games.length, games).filter(({ kind }) =>
      isPossible(kind),
    );
    const ground = new Alone(builtFolder(), temporaryFolder());
    const report = await runFaults({ faults, ground, say() {} });
    expect(report.violations).toEqual([]);
    // Otherwise nothing would have been shown.
    expect(report.inTheAct).toBeGreaterThan(faults.length / 2);
    expect(report.acknowledged).toBeGreaterThan(2 * faults.length);
    expect(report.told).toBeGreaterThan(report.acknowledged);
    expect(games).toHaveLength(SHELF.length);
  }, 600_000);
});

/** Those that take long come once; every kind comes. */
const TOGETHER = 20;
const MOST_OF_A_KIND: Partial<Record<Kind, number>> = { all: 1, rolling: 1, kill: 3 };

function plannedTogether(games: readonly string[]) {
  const counts = new Map<Kind, number>();
  return planFaults('together', 4 * TOGETHER, games, KINDS_TOGETHER)
    .filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= (MOST_OF_A_KIND[kind] ?? 3);
    })
    .slice(0, TOGETHER);
}

describe.skipIf(isMissing)('servers that share everything, and that everything happens to', () => {
  it('lose nothing that anybody saw, do nothing twice, and everybody sees what the log gives', async () => {
    const games = [...(await loadGames()).keys()];
    const databases = await ownDatabases(new URL('../../../scripts/databases/', import.meta.url));
    if (typeof databases === 'string') throw new Error(databases);
    const faults = plannedTogether(games);
    expect(faults).toHaveLength(TOGETHER);
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(KINDS_TOGETHER));
    const ground = await Together.open({
      built: builtFolder(),
      servers: 3,
      databases,
      leaseMs: SHORT_LEASE_MS,
    });
    const report = await runFaults({ faults, ground, say() {} });
    expect(report.violations).toEqual([]);
    // Otherwise nothing would have been shown.
    expect(report.inTheAct).toBeGreaterThan(faults.length / 2);
    expect(report.acknowledged).toBeGreaterThan(2 * faults.length);
    expect(report.told).toBeGreaterThan(report.acknowledged);
    expect(report.returns.length).toBeGreaterThan(0);
  }, 900_000);
});
