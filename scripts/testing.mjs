// What tests of the commands share: folders that vanish, and a server that is waited for.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'airlock-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts a program that prints where Airlock is open, and gives that address; the program ends with the test. */
export function openedBy(program, args, options) {
  // A group of its own: whatever it starts ends with it.
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += text;
        const [, address] = /Airlock is open: (\S+)/.exec(printed) ?? [];
        if (address) resolve(address);
      });
    child.on('error', reject);
    const ended = new Promise((done) => child.on('exit', done));
    void ended.then(() => reject(new Error(`It did not open: ${printed}`)));
    onTestFinished(async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    });
  });
}
