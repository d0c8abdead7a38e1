import { GOALS } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import { coveredIcons, coversGoal, smallestSets } from './scrap.ts';

const [SEALANT, IGNITER, TRUSS, RIFT, FLASK] = [0, 1, 2, 3, 4] as const;
const SHIFT_DRIVE = 17;
const SHIELDS = 31;

describe('Scrap', () => {
  it('lights icons exactly first, then with wild ones (OUT-405)', () => {
    expect(coveredIcons(GOALS[1]?.scrap ?? [], [IGNITER])).toEqual([true, true, true, false]);
    expect(coveredIcons(GOALS[1]?.scrap ?? [], [IGNITER, TRUSS])).toEqual([true, true, true, true]);
    expect(coveredIcons(GOALS[15]?.scrap ?? [], [])).toEqual([false, false, false, false]);
  });

  it('takes anything spare for an icon that may be any', () => {
    expect(coveredIcons(['EX', 'EX', 'PA', 'AN'], [RIFT, FLASK])).toEqual([true, true, true, true]);
    expect(coveredIcons(['AN'], [TRUSS])).toEqual([true]);
  });

  it('lets the Mechanic leave one icon out', () => {
    expect(coversGoal(SHIFT_DRIVE, [IGNITER], false)).toBe(false);
    expect(coversGoal(SHIFT_DRIVE, [IGNITER], true)).toBe(true);
    expect(coversGoal(SHIFT_DRIVE, [], true)).toBe(false);
  });

  it('offers the sets with the fewest cards', () => {
    expect(smallestSets(SHIELDS, [SEALANT, IGNITER, TRUSS, FLASK], false)).toEqual([
      [SEALANT, IGNITER],
      [SEALANT, FLASK],
    ]);
    expect(smallestSets(SHIELDS, [TRUSS], false)).toEqual([]);
  });
});
