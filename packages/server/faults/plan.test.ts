import { describe, expect, it } from 'vitest';
import { KINDS, planFaults } from './plan.ts';

const GAMES = ['a', 'b', 'c', 'd', 'e'];

describe('the plan of a fault run', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(planFaults('1', 50, GAMES)).toEqual(planFaults('1', 50, GAMES));
    expect(planFaults('1', 50, GAMES)).not.toEqual(planFaults('2', 50, GAMES));
  });

  it('lets every kind of fault strike every game as often as any other', () => {
    const plan = planFaults('1', 200, GAMES);
    expect(plan.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    for (const kind of KINDS) {
      for (const game of GAMES) {
        expect(plan.filter((fault) => fault.kind === kind && fault.game === game)).toHaveLength(10);
      }
    }
  });
});
