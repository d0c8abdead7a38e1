// Programs that a browser under test needs beside it: found on the path, started, waited for, ended.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The path of the first of these programs that is there. */
export function programNamed(...names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here; perhaps in the next folder.
      }
    }
  return undefined;
}

/** Starts a program and gives how to end it; whatever it starts itself ends with it. */
export function started(program, args, env = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let printed = '';
  child.stderr.on('data', (text) => {
    printed += text;
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return {
    printed: () => printed,
    ended,
    async end() {
      if (child.exitCode === null && child.signalCode === null) {
        try {
          process.kill(-child.pid, 'SIGKILL');
        } catch {
          // It has just ended by itself.
        }
      }
      await ended;
    },
  };
}

/** Asks until something is there, or gives up with what was wanted. */
export async function until(what, look, patience = 60_000) {
  const end = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`In vain: ${what}.`);
    await pause(40);
  }
}
