import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { HELP } from './help.ts';
import { OPTION_WORDS } from './options.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The numbers of all rules, topic by topic. */
const RULE_NUMBERS = [
  ...from(1, 7),
  ...[...from(20, 26), ...from(30, 35)],
  ...from(40, 42),
  ...from(60, 67),
  ...[...from(70, 76), 78],
  ...from(90, 97),
  ...[...from(100, 106), ...from(110, 114), ...from(120, 128)],
  ...from(130, 134),
  ...[...from(140, 144), ...from(150, 154)],
  ...from(160, 168),
];

const isSentence = /^[A-Z0-9][^{}<>*_]*[.]$/;
const leftover = /TODO|FIXME|undefined|\$\{|lorem|\?\?/i;

describe('rule texts', () => {
  test('all 92 rules have one, in their order', () => {
    expect(RULE_NUMBERS).toHaveLength(92);
    expect(Object.keys(RULES)).toEqual(
      RULE_NUMBERS.map((number) => `OPS-${String(number).padStart(3, '0')}`),
    );
  });

  test('each is a sentence or two, with nothing left to fill in', () => {
    for (const [id, text] of Object.entries(RULES)) {
      expect(text, id).toMatch(isSentence);
      expect(text, id).not.toMatch(leftover);
    }
  });

  test('no two rules say the same', () => {
    expect(new Set(Object.values(RULES)).size).toBe(92);
  });
});

describe('rulings', () => {
  test('all 47 are there, a question and an answer each', () => {
    expect(Object.keys(RULINGS)).toEqual(
      from(1, 47).map((number) => `OPSR-${String(number).padStart(2, '0')}`),
    );
    for (const [question, ruling] of Object.values(RULINGS)) {
      expect(question).toMatch(/^[A-Z].*[?.]$/);
      expect(ruling).toMatch(isSentence);
      expect(question + ruling).not.toMatch(leftover);
    }
  });
});

test('the reading of chained bonuses is marked as the house’s, in rule, ruling and option (OPSR-21)', () => {
  const texts = [RULES['OPS-106'], RULINGS['OPSR-21'].join(' '), OPTION_WORDS.bonusCentre.help];
  for (const text of texts) expect(text).toMatch(/house.* reading/);
  expect(RULINGS['OPSR-21'][1]).toContain(OPTION_WORDS.bonusCentre.label);
});

describe('help', () => {
  test('every rule stands in exactly one part, and every rule named exists', () => {
    expect(HELP.flatMap(({ rules }) => rules).sort()).toEqual(Object.keys(RULES).sort());
  });

  test('every part has a title and sentences', () => {
    for (const { title, paragraphs, rules } of HELP) {
      expect(title).toMatch(/^[A-Z]/);
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(isSentence);
      expect(rules.length).toBeGreaterThan(0);
    }
  });
});

describe('options', () => {
  test('every option and every value has words, and nothing else has', () => {
    expect(Object.keys(OPTION_WORDS)).toEqual(Object.keys(OPTIONS));
    for (const [name, spec] of Object.entries(OPTIONS)) {
      const values = spec.kind === 'choice' ? spec.values : [];
      const { label, help, values: named } = OPTION_WORDS[name as keyof typeof OPTIONS];
      expect(label).toMatch(/^[A-Z0-9]/);
      expect(help).toMatch(isSentence);
      expect(Object.keys(named ?? {}).sort()).toEqual(values.map(String).sort());
      for (const text of Object.values(named ?? {})) expect(text).toMatch(/^[A-Z]/);
    }
  });
});
