/** The template for new games is for developers: nothing of it is in what a release is made of. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameList, ROUTES } from '@airlock/protocol';
import { expect, it } from 'vitest';
import { stranger } from '../testing/guest.ts';
import { builtFile, builtFolder, startForTest } from '../testing/startForTest.ts';

const TEMPLATE = /goofspiel/i;

/** A built file with all that it loads, at once or later. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !existsSync(path)) return seen;
  seen.add(path);
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/["'](\.\/[\w.-]+\.js)["']/g))
    withImports(join(dirname(path), target), seen);
  return seen;
}

const naming = (paths: Iterable<string>): string[] =>
  [...paths].filter((path) => TEMPLATE.test(path) || TEMPLATE.test(readFileSync(path, 'utf8')));

it.each(['airlock.js', 'airlock-ahead.js', 'airlock-thread.js', 'airlock-upkeep.js'])(
  'no file that %s loads names the template',
  (name) => {
    const files = withImports(builtFile(name));
    expect(files.size).toBeGreaterThan(5);
    expect(naming(files)).toEqual([]);
  },
);

it('the server for tests has it, so that the search above can find something', () => {
  expect(naming(withImports(builtFile('test-server.js')))).not.toEqual([]);
});

it('no file of the built page names it', () => {
  const page = join(builtFolder(), '..', '..', 'web', 'dist');
  const files = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|svg)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(naming(files.map((name) => join(page, name)))).toEqual([]);
});

it('a released server does not know it', async () => {
  const { url } = await startForTest();
  const { body } = await stranger(url).ask('GET', ROUTES.games);
  expect(gameList.parse(body).map(({ id }) => id)).not.toContain('goofspiel');
});
