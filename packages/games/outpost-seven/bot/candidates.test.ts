import { ActionList } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { BONUS_AUTO, codec, isKeep, isRepair, isSalvage } from '../actions.ts';
import { RED } from '../cards.ts';
import { act } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { newGame } from '../testing/randomGame.ts';
import { candidates } from './candidates.ts';
import { openProspect, rankRepairs, rankSalvages } from './planner.ts';
import { Ranking } from './ranking.ts';

function list(state: Parameters<typeof candidates>[0]): number[] {
  const into = new ActionList();
  candidates(state, state.active, into);
  return into.toArray();
}

describe('candidates', () => {
  const state = position({
    grid: ['r1c1 B5-1 3 red', 'r1c2 G5-1 2 yellow'],
    red: 'B3-1 B5-2 G4-1 P6-1',
  });

  it('of a turn are the seven best repairs and the three best salvages', () => {
    const found = list(state);
    const [repairs, salvages] = [new Ranking(7), new Ranking(3)];
    const prospect = openProspect(state, RED, 0.5);
    rankRepairs(prospect, repairs);
    rankSalvages(prospect, salvages);
    expect(found.filter(isRepair)).toEqual(repairs.actions);
    expect(found.filter(isSalvage)).toEqual(salvages.actions);
    expect(found).toHaveLength(10);
  });

  it('come the best first, repairs and salvages together', () => {
    const all = new Ranking(10);
    const prospect = openProspect(state, RED, 0.5);
    rankRepairs(prospect, all);
    rankSalvages(prospect, all);
    expect(list(state)[0]).toBe(all.actions[0]);
  });

  it('are fewer where there are fewer', () => {
    const last = position({ grid: ['r1c1 B5-1 3 red'], red: 'B3-1 B5-2', offer: '- - - - -', deck: '' });
    expect(list(last).map(codec.write)).toHaveLength(2);
  });

  it('of a keep are the sets with the highest hand values', () => {
    const found = list(newGame('keep', { startPlayer: 'red' }));
    expect(found.every(isKeep)).toBe(true);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(7);
  });

  it('of a choice of bonuses are all bonuses at once, because their order does not matter (OPS-163)', () => {
    const chain = position({
      grid: [
        'r1c2 G4-2 2 red',
        'r1c3 G6-1 2 yellow',
        'r2c3 B5-5 3 red',
        'r3c1 P5-2 2 yellow',
        'r3c2 P4-3 2 red',
      ],
      yellow: 'B4-1 B4-3',
      active: 1,
    });
    act(chain, 1, 'repair B4-1 B4-3 r3c3');
    expect(list(chain)).toEqual([BONUS_AUTO]);
  });
});
