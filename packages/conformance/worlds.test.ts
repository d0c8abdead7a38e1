import { type AnyGame, fastRandom, REVIEWER, SPECTATOR, silentContext } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { countOf } from './checks/census.ts';
import type { Plan } from './plan.ts';
import { flotsam, flotsamPlan } from './toy/flotsam.ts';
import type { State } from './toy/state.ts';
import { SwappedWorlds } from './worlds.ts';

const game = flotsam as AnyGame;
const plan = flotsamPlan as Plan;

function dealt(): State {
  const random = fastRandom('swaps');
  const state = flotsam.setup(3, { handSize: 3, flares: true }, random);
  flotsam.begin(state, silentContext(random));
  return state;
}

describe('a world with two cards swapped', () => {
  for (const viewer of [0, 2, SPECTATOR]) {
    it(`looks the same to viewer ${viewer}, holds the same cards and is another one`, () => {
      const state = dealt();
      const before = JSON.stringify(state);
      const worlds = new SwappedWorlds({ game, plan, state, viewer }, fastRandom('hidden'));
      const random = fastRandom('which');
      for (let round = 0; round < 20; round++) {
        const world = worlds.next(random) as State;
        expect(JSON.stringify(world)).not.toBe(before);
        expect(flotsam.view(world, viewer)).toEqual(flotsam.view(state, viewer));
        expect(countOf(plan, world)).toBe(countOf(plan, state));
      }
      expect(JSON.stringify(state)).toBe(before);
    });
  }

  it('does not exist for whoever sees everything', () => {
    const worlds = new SwappedWorlds({ game, plan, state: dealt(), viewer: REVIEWER }, fastRandom('hidden'));
    expect(worlds.next(fastRandom('which'))).toBeNull();
  });
});
