import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { LONGEST_TEST, PATIENCE } from './packages/web/tests/patience.ts';

interface Browser {
  executablePath?: string;
  args?: string[];
  env?: Record<string, string>;
}

// Both are set by scripts/browser-tests.mjs.
const browser = JSON.parse(process.env.AIRLOCK_BROWSER ?? '{}') as Browser;
const port = process.env.AIRLOCK_TEST_PORT ?? '4599';
const address = `http://127.0.0.1:${port}`;

/** In containers shared memory may be tiny; Playwright then lets pages be drawn by way of files, everywhere. */
function hasSharedMemory(): boolean {
  const [place, enough] = ['/dev/shm', 2 ** 30];
  if (!existsSync(place)) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize >= enough;
}

export default defineConfig({
  testDir: 'packages/web/tests',
  fullyParallel: true,
  // A third would read every page and warm up every check once more, and unit tests run beside them.
  workers: 2,
  // Nothing hangs on chance or on the machine's speed, so that there is no second try.
  retries: 0,
  timeout: LONGEST_TEST,
  expect: { timeout: PATIENCE },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'node_modules/.cache/airlock/playwright',
  use: {
    baseURL: address,
    // What costs time and is tested by itself: motion, and the worker that fetches the whole page for offline.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [] },
    launchOptions: {
      ...(browser.executablePath ? { executablePath: browser.executablePath } : {}),
      args: browser.args ?? [],
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  webServer: {
    command: 'node packages/server/dist/test-server.js',
    url: `${address}/healthz`,
    env: {
      AIRLOCK_PORT: port,
      AIRLOCK_DATA: mkdtempSync(join(tmpdir(), 'airlock-browser-tests-')),
      AIRLOCK_LOG: 'warn',
      AIRLOCK_OPERATOR_TOKEN: 'the token of the tests',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    reuseExistingServer: false,
  },
});
