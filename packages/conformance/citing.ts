/**
 * How a test cites the rules that it shows: by their ids in brackets at the end of its name, of the name of a group around it,
 * or of a text in the table that it is made from. This file alone knows the form; the examination of a game and `airlock rules` read it here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RuleId } from '@airlock/kernel';
import { testsIn } from './testTitles.ts';

/** What a failure shows, with an id of the game in question. */
export const exampleOf = (id: RuleId): string => `it('a tie leaves everything where it was (${id})', …)`;

/** A rule has an id of three letters and three or four digits, such as OPS-131; a ruling has an R after the letters and two digits, such as OPSR-29. */
const ID = '[A-Z]{3}(?:-\\d{3,4}|R-\\d{2})';
const IDS = `\\((${ID}(?:, ${ID})*)\\)`;
const CITATION = new RegExp(`${IDS}$`);
const CITATION_IN_TABLE = new RegExp(`${IDS}(?=['"\`])`, 'g');

/** The ids that a name cites; none where they stand in another form. */
export const citedBy = (name: string): RuleId[] => CITATION.exec(name)?.[1]?.split(', ') ?? [];

/** Whether a name means to cite a rule of these, known by how their ids begin, and does not have the form for it. */
export function isWronglyCited(name: string, rules: readonly RuleId[]): boolean {
  const prefixes = [...new Set(rules.map((id) => id.slice(0, 3)))];
  return new RegExp(`\\b(?:${prefixes.join('|')})R?-\\d`).test(name.replace(CITATION, ''));
}

export interface CitingTest {
  /** From the game's folder. */
  readonly file: string;
  readonly title: string;
  readonly cites: readonly RuleId[];
  /** Its own name and those of the groups around it. */
  readonly names: readonly string[];
}

/** All tests in a folder, with what they cite. */
export function citingTests(folder: string): CitingTest[] {
  return [...testFiles(folder)].flatMap((path) => {
    const file = relative(folder, path).replaceAll(sep, '/');
    return testsIn(readFileSync(path, 'utf8')).map(({ title, groups, table }) => {
      const names = [...groups, title];
      const inTable = [...table.matchAll(CITATION_IN_TABLE)].flatMap(([, ids = '']) => ids.split(', '));
      return { file, title, names, cites: [...new Set([...names.flatMap(citedBy), ...inTable])] };
    });
  });
}

function* testFiles(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* testFiles(path);
    } else if (entry.name.endsWith('.test.ts')) yield path;
  }
}
