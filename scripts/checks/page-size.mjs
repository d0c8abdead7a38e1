// Holds the weight of the front page's first load: what the built index.html makes a browser fetch, compressed.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isFrontFont } from '../page-build.mjs';
import { fromRoot } from '../shell.mjs';

const MOST_SCRIPT = 60_000;
const MOST_IN_ALL = 150_000;

/** As the server sends it: compressed at build time, fonts as they are. */
const weight = (path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/** All scripts that a script loads before it runs, itself included. */
function withImports(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  const source = readFileSync(path, 'utf8');
  // Only imports and exports that name a file at once; `import()` waits until it is wanted.
  for (const [, target] of source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g))
    withImports(join(path, '..', target), seen);
  return seen;
}

/** What the first load consists of, by kind, in bytes. */
export function firstLoad(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const linked = (form) => [...html.matchAll(form)].map(([, path]) => join(folder, path));
  const scripts = new Set(linked(/<script[^>]+src="([^"]+\.js)"/g).flatMap((path) => [...withImports(path)]));
  for (const path of linked(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+\.js)"/g)) scripts.add(path);
  const styles = linked(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+\.css)"/g);
  const assets = readdirSync(join(folder, 'assets')).map((name) => join(folder, 'assets', name));
  const fonts = assets.filter(isFrontFont);
  const pictures = assets.filter((path) => path.endsWith('.svg'));
  const sum = (paths) => [...paths].reduce((bytes, path) => bytes + weight(path), 0);
  return {
    page: weight(join(folder, 'index.html')),
    script: sum(scripts),
    style: sum(styles),
    fonts: sum(fonts),
    pictures: sum(pictures),
  };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** Faults of the built page; nothing when it is light enough. */
export function pageSizeFaults(folder = fromRoot('packages/web/dist')) {
  if (!existsSync(join(folder, 'index.html'))) return ['packages/web/dist: the page is not built'];
  const load = firstLoad(folder);
  const all = Object.values(load).reduce((sum, bytes) => sum + bytes, 0);
  const listed = Object.entries(load).map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`);
  const faults = [];
  if (load.script > MOST_SCRIPT)
    faults.push(
      `the front page loads ${kilobytes(load.script)} of script; at most ${kilobytes(MOST_SCRIPT)} is allowed`,
    );
  if (all > MOST_IN_ALL)
    faults.push(
      `the front page loads ${kilobytes(all)} (${listed.join(', ')}); at most ${kilobytes(MOST_IN_ALL)} is allowed`,
    );
  return faults;
}
