import { describe, expect, test } from 'vitest';
import { CHARACTERS, CRISES, GOALS, TECH_NAMES } from '../cards.ts';
import { PROGRAMS } from '../effects.ts';
import { OPTIONS } from '../options.ts';
import { ABILITY_TEXTS, CRISIS_TEXTS, REPAIR_TEXTS, SABOTAGE_TEXTS, TECH_TEXTS } from './cards.ts';
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

  test('all 50 rulings are a question and an answer', () => {
    expect(Object.keys(RULINGS)).toHaveLength(50);
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

  test('every card has a text and every text a program', () => {
    expect(ABILITY_TEXTS).toHaveLength(CHARACTERS.length);
    expect([REPAIR_TEXTS, SABOTAGE_TEXTS].map((texts) => texts.length)).toEqual([GOALS.length, GOALS.length]);
    expect(TECH_TEXTS).toHaveLength(TECH_NAMES.length);
    expect(CRISIS_TEXTS).toHaveLength(CRISES.length);
    expect(PROGRAMS).toHaveLength(2 * GOALS.length + CRISES.length);
  });
});
