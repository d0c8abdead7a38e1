// Bundles page, server and command line and compiles all modules (which is also the type check), whatever is asked for and older than a source.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastInstall } from './install.mjs';
import { alone } from './lock.mjs';
import { cacheFile, fromRoot, run, timed } from './shell.mjs';
import { workspaces } from './workspaces.mjs';

const notSources = new Set(['node_modules', 'dist', '.types', 'coverage', 'reports', 'screenshots', 'data']);

/** One line per file: path, size and time of the last change. Reads no file, so it takes milliseconds. */
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

const vite = (folder) => run('vite', ['build', folder, '--logLevel', 'warn'], { quiet: true });

const bundle = (folder, file) => ({
  make: () => vite(folder),
  isThere: () => existsSync(fromRoot(folder, 'dist', file)),
});

/** What can be built, each from the sources alone: none reads what another writes. */
const PARTS = {
  'the page': bundle('packages/web', 'index.html'),
  'the server': bundle('packages/server', 'airlock.js'),
  'the command line': bundle('packages/lab', 'airlock.js'),
  'the modules': {
    make: () => run('tsc', ['-b'], { quiet: true }),
    isThere: () =>
      workspaces().every(({ room, folder }) =>
        existsSync(join(folder, room === 'web' ? '.types' : 'dist', 'tsconfig.tsbuildinfo')),
      ),
  },
};

const EVERYTHING = Object.keys(PARTS);

/** Whoever only plays does not wait for the compiler, which checks types and takes longer than all the rest. */
export const FOR_START = ['the page', 'the server'];

/** What is in the package that `npm pack` makes. */
export const FOR_RELEASE = [...FOR_START, 'the command line'];

const stampOf = (part) => cacheFile(`built-${part.replaceAll(' ', '-')}`);

/** A build whose output somebody deleted is stale, whatever its stamp says. */
function staleOf(parts) {
  const stamp = sourceStamp();
  const isFresh = (part) =>
    existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === stamp && PARTS[part].isThere();
  return parts.filter((part) => !isFresh(part));
}

async function build(parts) {
  // Taken before the work: a file saved while the compiler runs makes the next command build again.
  const stamp = sourceStamp();
  const made = await Promise.all(
    parts.map(async (part) => {
      rmSync(stampOf(part), { force: true });
      const code = await timed(`built ${part}`, PARTS[part].make);
      if (code === 0) writeFileSync(stampOf(part), stamp);
      return code === 0;
    }),
  );
  return made.every(Boolean);
}

/** Builds what is older than a source; says nothing if nothing is. */
export async function ensureBuilt(parts = EVERYTHING) {
  if (staleOf(parts).length === 0) return true;
  return alone(() => build(staleOf(parts)));
}

export const rebuild = () => alone(() => build(EVERYTHING));
