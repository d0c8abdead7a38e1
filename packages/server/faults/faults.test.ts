/**
 * The promise "durable before visible", put to the test: the real server plays all games over real sockets, and is
 * killed, frozen, cut off and left without room again and again. `npm run faults` does the same by the hundred.
 */
import { SHELF } from '@airlock/catalogue';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../loadGames.ts';
import { builtFolder, temporaryFolder } from '../testing/startForTest.ts';
import { Alone } from './alone.ts';
import { canFillDisks } from './fullDisk.ts';
import { KINDS, planFaults } from './plan.ts';
import { runFaults } from './run.ts';

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
