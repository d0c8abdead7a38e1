/** Every rule and every ruling is named by a test that shows it. */
import { describeCitations } from '@airlock/conformance';
import { expect, test } from 'vitest';
import { REASONS } from './rules/refusals.ts';
import { HELP } from './words/help.ts';
import { RULES } from './words/rules.ts';
import { RULINGS } from './words/rulings.ts';

describeCitations({
  folder: import.meta.dirname,
  rules: RULES,
  rulings: RULINGS,
  reasons: REASONS,
});

test('there are 91 rules and 22 rulings, all of them in the help or beside it', () => {
  expect([Object.keys(RULES).length, Object.keys(RULINGS).length]).toEqual([91, 22]);
  const helped = new Set(HELP.flatMap(({ rules }) => rules));
  expect(Object.keys(RULES).filter((id) => !helped.has(id))).toEqual([]);
});
