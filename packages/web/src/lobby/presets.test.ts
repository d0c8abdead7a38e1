import { outbreak } from '@airlock/outbreak';
import { outsider } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import { aboutOf } from '../games/found.ts';
import { nearestPreset, optionsOf, presetMisfit } from './presets.ts';

const presets = outbreak.words.presets ?? [];
const named = (label: string) =>
  presets.find((one) => one.label === label) ?? expect.fail(`There is no preset ${label}.`);

describe('the tables that a game recommends', () => {
  it('have what they do not name as usual', () => {
    expect(optionsOf(named('Quiet table'), outbreak.options)).toMatchObject({
      taskRelief: 2,
      voteRule: 'plurality',
      pickSeconds: 45,
    });
  });

  it('are what a table is measured by', () => {
    const says = (options: Record<string, string | number | boolean>) => {
      const likeness = nearestPreset(options, presets, outbreak.options);
      return [likeness?.preset.label, likeness?.own.map(({ name, chosen }) => `${name} ${chosen}`)];
    };
    expect(says({})).toEqual(['Printed', []]);
    expect(says({ taskRelief: 2, pickSeconds: 90 })).toEqual(['Quiet table', ['pickSeconds 90']]);
    expect(says({ voteRule: 'majority', deepCover: true })).toEqual(['Expert table', []]);
    expect(says({ voteRule: 'half', infectedAtStart: 1 })).toEqual(['Balanced', []]);
    expect(says({ voteRule: 'majority', infectedAtStart: 1 })).toEqual(['Balanced for eight', []]);
    // As near to one as to the other: the first.
    expect(says({ voteRule: 'majority' })).toEqual(['Printed', ['voteRule majority']]);
  });

  it('say where the table has too few seats for them', () => {
    const options = { outsiders: 3 };
    expect(presetMisfit(outsider, { label: 'Siege', help: '', options }, 3)).toContain('needs four seats');
    expect(presetMisfit(outsider, { label: 'Siege', help: '', options }, 4)).toBeNull();
  });

  it('are begun with by their own label', () => {
    for (const game of [outbreak, outsider]) {
      const begins = aboutOf(game.id)?.begins;
      const labels = (game.words.presets ?? []).map(({ label }) => label);
      if (begins !== undefined) expect(labels, game.words.title).toContain(begins);
    }
    expect(aboutOf('outsider')?.begins).toBe('Balanced');
  });

  it('number two to six in every game, the rulebook’s first', () => {
    for (const game of [outbreak, outsider]) {
      expect(game.words.presets?.length, game.words.title).toBeGreaterThanOrEqual(2);
      expect(game.words.presets?.length, game.words.title).toBeLessThanOrEqual(6);
    }
  });
});
