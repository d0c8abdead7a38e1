import { outbreak } from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { optionsOf, presetOf } from './presets.ts';

const presets = outbreak.words.presets ?? [];
const named = (label: string) =>
  presets.find((one) => one.label === label) ?? expect.fail(`There is no preset ${label}.`);

describe('the tables that a game recommends', () => {
  it('change what presets name and nothing else', () => {
    expect(optionsOf(named('Quiet table'), presets, outbreak.options)).toEqual({
      taskRelief: 2,
      voteRule: 'plurality',
      deepCover: false,
      infectedAtStart: 0,
    });
  });

  it('are known by their options, whatever else is agreed', () => {
    const says = (options: Record<string, string | number | boolean>) =>
      presetOf(options, presets, outbreak.options)?.label;
    expect(says({})).toBe('Printed');
    expect(says({ taskRelief: 2, pickSeconds: 90 })).toBe('Quiet table');
    expect(says({ voteRule: 'majority', deepCover: true })).toBe('Expert table');
    expect(says({ voteRule: 'majority' })).toBe('Balanced');
    expect(says({ voteRule: 'majority', infectedLearnPatientZero: true })).toBe('Balanced');
    expect(says({ infectedAtStart: 1 })).toBeUndefined();
  });
});
