// Running other programs from the project's folder.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const fromRoot = (...parts) => join(root, ...parts);

/** A folder for everything that may be thrown away; inside node_modules, so a fresh install clears it. */
export function cacheFile(name) {
  const folder = fromRoot('node_modules', '.cache', 'airlock');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

/** Progress goes to stderr: stdout belongs to the command that was asked for. */
export const note = (message) => process.stderr.write(`${message}\n`);

const windows = process.platform === 'win32';

/** Path of a tool installed in node_modules. */
const tool = (name) => fromRoot('node_modules', '.bin', windows ? `${name}.cmd` : name);

/** Colours are for terminals; in a log file they are noise. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs an installed tool and gives its exit code. `quiet` moves its output to stderr. */
export function run(name, args, { quiet = false, env = {} } = {}) {
  const result = spawnSync(tool(name), args, {
    cwd: root,
    stdio: ['ignore', quiet ? 2 : 'inherit', 'inherit'],
    shell: windows,
    env: { ...process.env, ...plain, ...env },
  });
  if (result.error) note(`${name} could not be run: ${result.error.message}`);
  return result.status ?? 1;
}

/** Does a piece of set-up work and says how long it took. */
export function timed(what, work) {
  const started = Date.now();
  const result = work();
  note(`[setup] ${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
