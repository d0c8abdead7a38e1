/** How much of the built page is fetched for something, as it goes over the wire. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, '..', 'dist', 'assets');

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(join(ASSETS, file), 'utf8').matchAll(/(?:from|import)\s*["`']\.\/([^"`']+\.js)["`']/g),
  ].map(([, name = '']) => name);

/** A chunk with everything it loads before it runs. */
function withImports(file: string, into = new Set<string>()): Set<string> {
  if (into.has(file)) return into;
  into.add(file);
  for (const other of importsOf(file)) withImports(other, into);
  return into;
}

function chunk(name: RegExp): string {
  const found = readdirSync(ASSETS).filter((file) => name.test(file));
  if (found.length !== 1) throw new Error(`${found.length} files are called ${name}.`);
  return found[0] ?? '';
}

/** The chunk that a loader of the catalogue names for a game. */
function entryOf(game: string): string {
  const loaders = readFileSync(join(ASSETS, chunk(/^games-.*\.js$/)), 'utf8');
  const name = new RegExp(`["'\`]?${game}["'\`]?:\\(\\)=>[^,]*import\\(["'\`]\\./(entry-[^"'\`]+)`).exec(
    loaders,
  )?.[1];
  if (name === undefined) throw new Error(`The page has no bots for "${game}".`);
  return name;
}

/** Rules and bots of a game, and what they need, beyond the first load and the room itself. */
export function weighEntry(game: string): number {
  const room = withImports(chunk(/^roomWorker-.*\.js$/));
  return [...withImports(entryOf(game))]
    .filter((file) => !room.has(file))
    .reduce((sum, file) => sum + statSync(join(ASSETS, `${file}.br`)).size, 0);
}
