// A server of its own for measurements in the browser, without limits and without a word.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fromRoot } from './shell.mjs';

export async function startServer(data) {
  const server = spawn(
    process.execPath,
    [fromRoot('packages/server/dist/airlock.js'), '--port', '0', '--data', data],
    {
      env: { ...process.env, AIRLOCK_LIMITS: 'off', AIRLOCK_LOG: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: server.stdout })) {
    const [url] = /http:\/\/[\d.:]+/.exec(line) ?? [];
    if (url) return { url, pid: server.pid, stop: () => server.kill() };
  }
  throw new Error('The server did not start.');
}
