// Running other programs from the project's folder.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Colours are for terminals; in a log file they are noise. A tool whose output goes through us cannot know. */
const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/**
 * Runs an installed tool and gives its exit code. `quiet` moves its output to stderr; `print` takes it, piece by piece.
 */
export async function run(name, args, { quiet = false, print, env = {} } = {}) {
  const out = print ? 'pipe' : quiet ? 2 : 'inherit';
  const child = spawn(tool(name), args, {
    cwd: root,
    stdio: ['ignore', out, print ? 'pipe' : 'inherit'],
    shell: windows,
    env: { ...process.env, ...colours, ...env },
  });
  child.stdout?.on('data', print);
  child.stderr?.on('data', print);
  try {
    const [status] = await once(child, 'close');
    return status ?? 1;
  } catch (error) {
    note(`${name} could not be run: ${error.message}`);
    return 1;
  }
}

/** Runs any program and gives whether it ended well and what it printed. */
export function outputOf(program, args, options = {}) {
  return new Promise((resolve) => {
    execFile(program, args, { maxBuffer: 1 << 26, ...options }, (error, stdout, stderr) => {
      resolve({ ok: error === null, stdout, stderr: stderr || (error?.message ?? '') });
    });
  });
}

/** Does a piece of set-up work and says how long it took. */
export async function timed(what, work) {
  const started = Date.now();
  const result = await work();
  note(`[setup] ${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
