/** Which tests of a game cite which of its rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Complaint } from './complaint.ts';
import { inHouse } from './house.ts';
import { testsIn } from './testTitles.ts';

export interface Citation {
  /** From the game's folder. */
  readonly file: string;
  readonly title: string;
}

export function citationsIn(game: string, rules: readonly string[]): Map<string, Citation[]> {
  const folder = inHouse('packages', 'games', game);
  if (!existsSync(join(folder, 'package.json'))) {
    throw new Complaint(`The sources of ${game} are not here, so its tests cannot be searched.`);
  }
  const citations = new Map<string, Citation[]>();
  for (const path of testFiles(folder)) {
    const file = relative(folder, path).replaceAll(sep, '/');
    for (const { title, text } of testsIn(readFileSync(path, 'utf8'))) {
      for (const rule of citedIn(text, rules)) {
        citations.set(rule, [...(citations.get(rule) ?? []), { file, title }]);
      }
    }
  }
  return citations;
}

/** The rules a text names, one by one (`OPS-110`) or from one to another (`OPS-110 to OPS-114`). */
export function citedIn(text: string, rules: readonly string[]): string[] {
  const cited = new Set<string>();
  for (const [, first, last] of text.matchAll(/\b([A-Z]+-\d+)\b(?:(?: to |–)([A-Z]+-\d+)\b)?/g)) {
    const from = rules.indexOf(first as string);
    const to = last === undefined ? from : rules.indexOf(last);
    if (from >= 0) for (const rule of rules.slice(from, Math.max(from, to) + 1)) cited.add(rule);
  }
  return [...cited];
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
