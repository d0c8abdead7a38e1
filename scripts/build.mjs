// Compiles all packages (which is also the type check) and bundles page, server and command line, when a source changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastInstall } from './install.mjs';
import { alone } from './lock.mjs';
import { cacheFile, fromRoot, run, timed } from './shell.mjs';
import { workspaces } from './workspaces.mjs';

const notSources = new Set(['node_modules', 'dist', '.types', 'coverage', 'reports', 'screenshots', 'data']);

/** One line a file: path, size and time of the last change. Reads no file, so it takes milliseconds. */
function* fingerprints(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (notSources.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* fingerprints(path);
    else if (entry.isFile()) yield fingerprint(path);
  }
}

function fingerprint(path) {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}\n`;
}

function sourceStamp() {
  const hash = createHash('sha256').update(lastInstall()?.wanted ?? '');
  for (const line of fingerprints(fromRoot('packages'))) hash.update(line);
  for (const name of [
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.test.json',
    'vitest.config.ts',
    'playwright.config.ts',
  ])
    if (existsSync(fromRoot(name))) hash.update(fingerprint(fromRoot(name)));
  return hash.digest('hex');
}

/** What runs as a bundle, and the file that shows it is there. */
const BUNDLES = [
  { what: 'the page', folder: 'packages/web', file: 'index.html' },
  { what: 'the server', folder: 'packages/server', file: 'airlock.js' },
  { what: 'the command line', folder: 'packages/lab', file: 'airlock.js' },
];

/** A build whose output somebody deleted is stale, whatever the stamp says. */
function outputIsThere() {
  const packagesBuilt = workspaces().every(({ room, folder }) =>
    existsSync(join(folder, room === 'web' ? '.types' : 'dist', 'tsconfig.tsbuildinfo')),
  );
  return packagesBuilt && BUNDLES.every(({ folder, file }) => existsSync(fromRoot(folder, 'dist', file)));
}

function isFresh() {
  const file = cacheFile('build-stamp');
  return existsSync(file) && readFileSync(file, 'utf8') === sourceStamp() && outputIsThere();
}

async function build() {
  // Taken before the work: a file saved while the compiler runs makes the next command build again.
  const stamp = sourceStamp();
  rmSync(cacheFile('build-stamp'), { force: true });
  const bundle = ({ what, folder }) =>
    timed(`vite build, ${what}`, () => run('vite', ['build', folder, '--logLevel', 'warn'], { quiet: true }));
  const compile = timed('tsc -b', () => run('tsc', ['-b'], { quiet: true }));
  // None reads what another writes.
  const codes = await Promise.all([compile, ...BUNDLES.map(bundle)]);
  if (codes.some((code) => code !== 0)) return false;
  writeFileSync(cacheFile('build-stamp'), stamp);
  return true;
}

/** Builds if a source changed since the last build; says nothing if not. */
export const ensureBuilt = async () => isFresh() || alone(() => isFresh() || build());

export const rebuild = () => alone(build);
