/** Every rule and every ruling is named by a test that shows it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REASONS } from './rules/refusals.ts';
import { HELP } from './words/help.ts';
import { RULES } from './words/rules.ts';
import { RULINGS } from './words/rulings.ts';

const here = import.meta.dirname;

/** What stands in brackets in test names: `(OMG-105, OMGR-21)`. */
const cited = new Set(
  readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !/^(dist|node_modules)/.test(file))
    .map((file) => readFileSync(join(here, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/\(((?:OMGR?-\d+(?:, )?)+)\)'/g)])
    .flatMap(([, ids]) => (ids as string).split(', ')),
);

test('every rule is cited by a test', () => {
  expect(Object.keys(RULES).filter((id) => !cited.has(id))).toEqual([]);
});

test('every ruling is cited by a test', () => {
  expect(Object.keys(RULINGS).filter((id) => !cited.has(id))).toEqual([]);
});

test('no test cites a rule that does not exist', () => {
  expect([...cited].filter((id) => !(id in RULES) && !(id in RULINGS))).toEqual([]);
});

test('there are 91 rules and 22 rulings, all of them in the help or beside it', () => {
  expect([Object.keys(RULES).length, Object.keys(RULINGS).length]).toEqual([91, 22]);
  const helped = new Set(HELP.flatMap(({ rules }) => rules));
  expect(Object.keys(RULES).filter((id) => !helped.has(id))).toEqual([]);
});

test('every refusal names a rule that exists', () => {
  expect(Object.values(REASONS).filter((rule) => !(rule in RULES))).toEqual([]);
});
