// Installs the dependencies when the lock file changed since the last time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { fromRoot, note, root, timed } from './shell.mjs';

const stampFile = fromRoot('node_modules', '.airlock-install.json');

/** What an installed tree depends on: the lock file and what native binaries are chosen by. */
export function wantedIn(folder) {
  const platform = `${process.platform}-${process.arch}-${process.versions.modules}`;
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(platform)
    .digest('hex');
}

const wanted = () => wantedIn(root);

/** The record of the last install: what it was for, and the packages that do not support this Node. */
export function lastInstall() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : undefined;
}

/** Where only what runs was installed, whoever develops still lacks the tools; the other way round nothing is missing. */
function isInstalled(tools) {
  const last = lastInstall();
  return last?.wanted === wanted() && (!tools || last.tools !== false);
}

/** `tools: false` is for whoever only plays: two thirds of all packages are for developers. */
export async function ensureInstalled({ tools = true } = {}) {
  if (isInstalled(tools)) return true;
  return alone(() => isInstalled(tools) || timed('npm ci', () => install(tools)));
}

function install(tools) {
  // --ignore-scripts: nothing we use needs an install script, so a blocked download cannot break set-up.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  if (!tools) args.push('--omit=dev');
  const result = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 26,
  });
  process.stderr.write(result.stderr ?? '');
  if (result.status !== 0) {
    note(`npm ci failed${result.error ? `: ${result.error.message}` : ''}`);
    return false;
  }
  // Kept for the check `engines`: a package that does not support a Node may install and crash later.
  const unsupported = [...result.stderr.matchAll(/EBADENGINE\s+package: '([^']+)'/g)].map(
    (match) => match[1],
  );
  writeRecord(unsupported, tools);
  return true;
}

/** As a new file: where several trees share the files of one installation, each keeps its own record. */
function writeRecord(unsupported, tools) {
  const fresh = `${stampFile}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify({ wanted: wanted(), node: process.version, unsupported, tools }));
  renameSync(fresh, stampFile);
}

/** Said by whoever changed the lock file and the installed tree alike, so that nothing is installed for it. */
export const noteInstalled = () =>
  writeRecord(lastInstall()?.unsupported ?? [], lastInstall()?.tools ?? true);
