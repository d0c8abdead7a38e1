/** The command line `airlock`, as whoever runs the server uses it. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const AIRLOCK = fileURLToPath(new URL('../../../lab/dist/airlock.js', import.meta.url));
const LONGEST_MS = 60_000;

export interface Ran {
  readonly code: number;
  /** What it printed, wherever. */
  readonly said: string;
}

export function airlock(...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [AIRLOCK, ...args],
      { timeout: LONGEST_MS, env: { PATH: process.env.PATH ?? '', NO_COLOR: '1' } },
      (_error, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}`.trim().replaceAll('\n', ' ') });
      },
    );
  });
}
