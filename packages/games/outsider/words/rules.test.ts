import { describe, expect, test } from 'vitest';
import { CHARACTERS, CRISES, GOALS, TECH } from '../cards.ts';
import { OPTIONS } from '../options.ts';
import { HELP } from './help.ts';
import { OPTION_WORDS } from './options.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';

describe('rule texts', () => {
  test('all 140 rules have one, no two the same', () => {
    expect(Object.keys(RULES)).toHaveLength(140);
    expect(new Set(Object.values(RULES)).size).toBe(140);
    for (const text of Object.values(RULES)) expect(text).toMatch(/^[A-Z0-9][^{}<>*_]*[.]$/);
  });

  test('sabotage and salvage are one thing, and a larger Scrap set is allowed (OUTR-07, OUTR-35)', () => {
    expect(Object.values(RULES).join(' ')).not.toMatch(/salvage/i);
    expect(RULES['OUT-406']).toContain('larger');
  });

  test('all 52 rulings are a question and an answer', () => {
    expect(Object.keys(RULINGS)).toHaveLength(52);
    for (const [question, ruling] of Object.values(RULINGS)) {
      expect(question).toMatch(/\?$/);
      expect(ruling).toMatch(/[.]$/);
    }
  });

  test('every rule stands in exactly one part of the help', () => {
    expect(HELP.flatMap(({ rules }) => rules).sort()).toEqual(Object.keys(RULES).sort());
  });

  test('every option has words for each of its values', () => {
    for (const [name, spec] of Object.entries(OPTIONS)) {
      const { values = {} } = OPTION_WORDS[name as keyof typeof OPTIONS];
      if (spec.kind === 'choice') expect(Object.keys(values).sort()).toEqual(spec.values.map(String).sort());
    }
  });

  test('every card says something, and does something unless other rules ask for it', () => {
    expect([CHARACTERS, GOALS, TECH, CRISES].map(({ length }) => length)).toEqual([12, 16, 6, 22]);
    const bonuses = GOALS.flatMap(({ repair, sabotage }) => [repair, sabotage]);
    for (const { says } of [...CHARACTERS, ...TECH, ...CRISES, ...bonuses])
      expect(says).toMatch(/^[A-Z].+[.]$/);
    for (const { does, clearedBy } of CRISES) expect(does.length > 0).toBe(clearedBy === undefined);
    for (const { repair, sabotage } of GOALS) {
      expect(repair.does.length).toBeGreaterThan(0);
      expect(sabotage.does.length > 0).toBe(sabotage.isReaction === undefined);
    }
  });
});
