import { describe, expect, test } from 'vitest';
import { OPTIONS, PRESETS } from '../options.ts';
import { HELP } from './help.ts';
import { OPTION_WORDS, PRESETS_OFFERED } from './options.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The numbers of all rules, topic by topic. */
const RULE_NUMBERS = [
  ...from(1, 7),
  ...from(101, 106),
  ...from(201, 210),
  ...from(301, 306),
  ...from(401, 407),
  ...from(501, 508),
  ...from(601, 605),
  ...from(701, 705),
  ...from(801, 810),
  ...from(901, 908),
  ...from(1001, 1006),
];

const isSentence = /^[A-Z0-9][^{}<>*_]*[.]$/;
const leftover = /TODO|FIXME|undefined|\$\{|lorem|\?\?/i;

describe('rule texts', () => {
  test('all 78 rules have one, in their order', () => {
    expect(RULE_NUMBERS).toHaveLength(78);
    expect(Object.keys(RULES)).toEqual(
      RULE_NUMBERS.map((number) => `OBK-${String(number).padStart(3, '0')}`),
    );
  });

  test('each is a sentence or two, no two the same, with nothing left to fill in', () => {
    for (const [id, text] of Object.entries(RULES)) {
      expect(text, id).toMatch(isSentence);
      expect(text, id).not.toMatch(leftover);
    }
    expect(new Set(Object.values(RULES)).size).toBe(78);
  });
});

describe('rulings', () => {
  test('all 31 are there, a question and an answer each', () => {
    expect(Object.keys(RULINGS)).toEqual(
      from(1, 31).map((number) => `OBKR-${String(number).padStart(2, '0')}`),
    );
    for (const [question, ruling] of Object.values(RULINGS)) {
      expect(question).toMatch(/^[A-Z].*\?$/);
      expect(ruling).toMatch(isSentence);
      expect(question + ruling).not.toMatch(leftover);
    }
  });
});

describe('help', () => {
  test('every rule stands in exactly one part', () => {
    expect(HELP.flatMap(({ rules }) => rules).sort()).toEqual(Object.keys(RULES).sort());
  });

  test('every part has a title and sentences', () => {
    for (const { title, paragraphs } of HELP) {
      expect(title).toMatch(/^[A-Z]/);
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(isSentence);
    }
  });
});

describe('options', () => {
  test('every option and every value of a choice has words, and nothing else has', () => {
    expect(Object.keys(OPTION_WORDS)).toEqual(Object.keys(OPTIONS));
    for (const [name, spec] of Object.entries(OPTIONS)) {
      const { label, help, values: named } = OPTION_WORDS[name as keyof typeof OPTIONS];
      expect(label).toMatch(/^[A-Z]/);
      expect(help).toMatch(isSentence);
      const values = spec.kind === 'choice' ? spec.values.map(String) : [];
      expect(Object.keys(named ?? {}).sort()).toEqual([...values].sort());
    }
  });

  test('every preset has words and sets only options there are', () => {
    expect(PRESETS_OFFERED.map(({ options }) => options)).toEqual(Object.values(PRESETS));
    for (const preset of Object.values(PRESETS)) {
      for (const name of Object.keys(preset)) expect(OPTIONS).toHaveProperty(name);
    }
    expect(PRESETS.quietTable).toEqual({ taskRelief: 2 });
    expect(PRESETS.expertTable).toEqual({ voteRule: 'majority', deepCover: true });
  });
});
