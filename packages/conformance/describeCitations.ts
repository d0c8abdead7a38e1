/** Every rule and every ruling of a game is named by a test that shows it: one call in a game's test file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleId } from '@airlock/kernel';

/** Loaded in a test run only, as in describeConformance. */
const vitest = process.env.VITEST ? await import('vitest') : null;

type Texts = Readonly<Record<RuleId, unknown>>;

export interface Citations {
  /** The game's folder, with all its tests. */
  readonly folder: string;
  readonly rules: Texts;
  readonly rulings: Texts;
  /** Reasons of refusals and their rules. */
  readonly reasons: Readonly<Record<string, RuleId>>;
  /** Rulings no test of the game can show, because the house keeps them. */
  readonly ofTheHouse?: readonly RuleId[];
}

export function describeCitations({ folder, rules, rulings, reasons, ofTheHouse = [] }: Citations): void {
  if (!vitest) throw new Error('describeCitations works only in a test run.');
  const { expect, it } = vitest;
  const cited = citedIn(folder);
  const uncited = (texts: Texts) => Object.keys(texts).filter((id) => !cited.has(id));
  it('every rule is cited by a test', () => expect(uncited(rules)).toEqual([]));
  it('every ruling is cited by a test', () => expect(uncited(rulings)).toEqual(ofTheHouse));
  it('no test cites a rule that does not exist', () => {
    expect([...cited].filter((id) => !(id in rules) && !(id in rulings))).toEqual([]);
  });
  it('every refusal names a rule that exists', () => {
    expect(Object.values(reasons).filter((rule) => !(rule in rules))).toEqual([]);
  });
}

/** What stands in brackets at the end of test names: `(OPS-131, OPSR-29)`. */
const CITATION = /\(((?:[A-Z]{3}(?:-\d{3,4}|R-\d{2})(?:, )?)+)\)['`]/g;

export function citedIn(folder: string): ReadonlySet<RuleId> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !/^(dist|node_modules)/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const brackets = sources.flatMap((source) => [...source.matchAll(CITATION)]);
  return new Set(brackets.flatMap(([, ids]) => (ids as string).split(', ')));
}
