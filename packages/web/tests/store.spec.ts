/** The store of tables in a browser, in a real one. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { sourceAliases } from '../../../scripts/workspaces.mjs';
import { test } from './pages.ts';
import type { StoreChecks } from './storeInside.ts';

declare global {
  var storeChecks: StoreChecks;
}

/** The checks and the store in one script. */
async function bundled(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: sourceAliases() },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'storeInside.ts'), formats: ['iife'], name: 'inside' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = output[0]?.output ?? [];
  if (!chunk) throw new Error('Nothing was bundled.');
  return chunk.code;
}

async function withChecks(page: Page): Promise<void> {
  await page.goto('/credits');
  await page.evaluate(await bundled());
}

test.use({ keep: 'none' });

test('keeps tables as every store does, and durably', async ({ page }) => {
  await withChecks(page);
  const names = await page.evaluate(() => storeChecks.names);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    expect(await page.evaluate((one) => storeChecks.run(one), name), name).toBeNull();
  }
  const durabilities = await page.evaluate(() => storeChecks.durabilities());
  expect(durabilities.length).toBeGreaterThan(2);
  expect(new Set(durabilities)).toEqual(new Set(['strict']));
});

test('keeps nothing of a tab that another one has taken over from', async ({ page }) => {
  await withChecks(page);
  expect(await page.evaluate(() => storeChecks.takenOver())).toEqual({ late: 'taken over', log: 2 });
});
