// Programs that tests start beside themselves, and end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
export const NOBODY = { uid: 65_534, gid: 65_534 };

const READY_MS = 60_000;
const ASK_AGAIN_MS = 50;
const folders = new Set();

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone when this process ends; it belongs to whoever runs the programs. */
export function ownFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `airlock-${name}-`));
  folders.add(folder);
  if (isRoot) chownSync(folder, NOBODY.uid, NOBODY.gid);
  else chmodSync(folder, 0o700);
  return folder;
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Ends with this process, however that ends short of being killed. */
export function startProgram({ file, args, options }) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk) => {
    said = (said + chunk).slice(-2_000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.once('error', (error) => hear(error.message));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return { child, said: () => said.trim().split('\n').at(-1) ?? '' };
}

export async function stopProgram({ child }, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Whether it takes connections before it gives up. */
export async function untilReady(port, { child }) {
  const until = Date.now() + READY_MS;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    if (await answers(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  return false;
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
