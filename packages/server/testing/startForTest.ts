/** A server for one test: in this process, on a free port, with a real database in a folder of its own. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { type Replacements, type RunningServer, startServer } from '../server.ts';
import { DEFAULTS, type Settings } from '../settings.ts';

/** Where the built server lies. */
export const builtFolder = (): string => join(import.meta.dirname, '..', 'dist');

/** A file of the built server: threads and processes run JavaScript only. */
export function builtFile(name: string): string {
  const path = join(builtFolder(), name);
  if (!existsSync(path)) throw new Error(`dist/${name} is missing. Run "npm run build" first.`);
  return path;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'airlock-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const TEST_SETTINGS: Settings = {
  ...DEFAULTS,
  port: 0,
  logLevel: 'silent',
  limited: false,
  botPaceMs: 0,
};

/** Stops by itself when the test is over. */
export async function startForTest(
  wanted: Partial<Settings> = {},
  instead: Replacements = {},
): Promise<RunningServer> {
  const settings = { ...TEST_SETTINGS, ...wanted, data: wanted.data ?? temporaryFolder() };
  const server = await startServer(settings, {
    thread: pathToFileURL(builtFile('airlock-thread.js')),
    page: join(settings.data, 'no-page'),
    ...instead,
  });
  onTestFinished(() => server.stop());
  return server;
}

/** Stops the clock that budgets fill by: a test of limits must not depend on how fast it runs. */
export function stopBudgetClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** For `expect.poll`: a busy machine is no reason to fail. */
export const PATIENTLY = { timeout: 20_000 };
