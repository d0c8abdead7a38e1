/** Every rule and every ruling is named by a test that shows it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from './words/rules.ts';
import { RULINGS } from './words/rulings.ts';

const here = import.meta.dirname;

/** What stands in brackets at the end of test names: `(OUT-804, OUTR-20)`. */
const cited = new Set(
  readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !/^(dist|node_modules)/.test(file))
    .map((file) => readFileSync(join(here, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/\(((?:OUTR?-\d+(?:, )?)+)\)'/g)])
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
