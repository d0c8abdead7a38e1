// Keeps two commands started at the same time in one checkout from installing or building over each other.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { note, root } from './shell.mjs';

const folder = join(tmpdir(), `airlock-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.lock`);
const owner = join(folder, 'pid');

function isAbandoned() {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'EPERM') return false;
    if (error.code === 'ESRCH') return true;
    // No owner written yet: the other process is between two lines, or died there.
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    return age > 5000;
  }
}

/** Runs `work` while no other process of this checkout runs its own. */
export async function alone(work) {
  for (let waited = 0; ; waited++) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAbandoned()) rmSync(folder, { recursive: true, force: true });
      else if (waited === 10) note('[setup] waiting for another command that is setting up this checkout');
      await pause(100);
    }
  }
  try {
    writeFileSync(owner, String(process.pid));
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
