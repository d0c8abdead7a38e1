import { describe, expect, it } from 'vitest';
import { namedMilestones } from './milestoneNames.ts';

const at = (sequence: number, label: string) => ({ sequence, label });
const names = (end: number, ...milestones: ReturnType<typeof at>[]): string[] =>
  [...namedMilestones(milestones, end)].map(({ label }) => label).sort();

describe('the names under the line through time', () => {
  it('are all there where they have room', () => {
    expect(names(100, at(0, 'Deal'), at(40, 'Armed'), at(100, 'Lost'))).toEqual(['Armed', 'Deal', 'Lost']);
  });

  it('leave out the later of two that would overlap', () => {
    expect(names(70, at(0, 'Deal'), at(40, 'Armed'), at(42, 'Medical falls'), at(70, 'Lost'))).toEqual([
      'Armed',
      'Deal',
      'Lost',
    ]);
  });

  it('never leave out how it ended', () => {
    expect(names(70, at(0, 'Deal'), at(69, '3 away'), at(70, 'Ship destroyed'))).toEqual([
      'Deal',
      'Ship destroyed',
    ]);
    expect(names(0, at(0, 'Deal'))).toEqual(['Deal']);
  });
});
