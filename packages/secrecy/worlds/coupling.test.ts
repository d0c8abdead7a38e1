import { loadGame } from '@airlock/catalogue';
import { fastRandom, type Seat } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { settingsFor } from '../settings.ts';
import { type BySide, bySide, Coupling, type Step } from './coupling.ts';
import { knownTo, Mirror } from './mirror.ts';
import { positionsOf } from './playthrough.ts';
import { preparedGame } from './prepared.ts';

const SEED = '5eed'.repeat(16);
const VIEWER: Seat = 0;
const POSITIONS = 30;

interface Coupled {
  readonly step: Step;
  readonly mirrors: BySide<Mirror>;
}

/** Steps at many positions of Outbreak, where most is chosen in secret. */
async function stepsInOutbreak(): Promise<Coupled[]> {
  const entry = await loadGame('outbreak');
  const setting = entry && settingsFor(entry.game)[0];
  if (!entry || !setting) throw new Error('Outbreak is not on the shelf.');
  const { game } = entry;
  const random = fastRandom('coupling');
  const found: Coupled[] = [];
  for (const { state, number } of positionsOf(game, setting, 'coupling')) {
    if (number >= POSITIONS) break;
    const states = { one: game.clone(state), other: game.imagine(game.view(state, VIEWER), random) };
    const mirrors = bySide((side) => {
      const prepared = preparedGame(game, SEED, { state: states[side], opening: [] });
      return new Mirror({ game: prepared, ...setting, seed: SEED });
    });
    const step = new Coupling(mirrors, VIEWER, random).stepOf([1, 2, 3, 4], 1);
    if (step) found.push({ step, mirrors });
  }
  return found;
}

describe('two worlds that go on together', () => {
  it('look the same to the viewer after every step', async () => {
    const steps = await stepsInOutbreak();
    expect(steps.length).toBeGreaterThan(POSITIONS / 3);
    for (const { step, mirrors } of steps) {
      const { one, other } = bySide((side) => {
        const outcome = mirrors[side].attempt(step.seat, step[side], 1);
        return outcome && knownTo(VIEWER, mirrors[side].game, outcome);
      });
      expect(one).not.toBe(null);
      expect(one).toBe(other);
    }
  });

  it('take different secret actions as well as the same ones', async () => {
    const steps = await stepsInOutbreak();
    const same = steps.filter(({ step }) => step.one === step.other).length;
    expect(same).toBeGreaterThan(0);
    expect(same).toBeLessThan(steps.length);
  });
});
