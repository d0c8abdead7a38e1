/** The page as a folder on a static host, below a path: what needs no people works there, and what does says so. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type FileServer, serveFiles } from './fileServer.ts';
import { mouse } from './hands.ts';
import { asPlayersLike, untilKept, WINDOW } from './house.ts';
import { keepDark } from './light.ts';
import { playOn as playOutpost } from './outpostTable.ts';
import { PageCopies } from './pageCopies.ts';
import { Watch } from './watch.ts';

const RUN = join(import.meta.dirname, '..', '..', '..', 'scripts', 'run.mjs');

interface Site {
  readonly files: FileServer;
  visit(): ReturnType<BrowserContext['newPage']>;
}

/** Built once for a worker, by the command itself. */
const test = base.extend<{ readonly site: Site }, { readonly built: string }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from here.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'airlock-site-'));
      const args = [RUN, 'build:site', '--out', folder];
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`The site was not built: ${stderr}`);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ browser, built }, use) => {
    const pages = new PageCopies();
    const files = await serveFiles(pages.make({ seed: 77, from: built }), '/some/games/');
    const contexts: BrowserContext[] = [];
    await use({
      files,
      visit: async () => {
        const context = await browser.newContext(WINDOW);
        contexts.push(context);
        await keepDark(context);
        await asPlayersLike(context);
        const page = await context.newPage();
        await page.goto(files.address);
        return page;
      },
    });
    for (const context of contexts) await context.close();
    await files.stop();
    pages.removeAll();
  },
});

test('a match is played to its end, reloaded in the middle, and reviewed', async ({ site }) => {
  const page = await site.visit();
  const watch = new Watch(page);
  await page.getByRole('button', { name: 'Play a bot: Outpost Seven', exact: true }).click();
  await expect(page.locator('#door')).toBeVisible();
  await expect(page).toHaveURL(/\/some\/games\/\?t\/HERE-[^/]+$/);
  // The address alone is enough to come back, whatever the host knows of it.
  await page.reload();
  await expect(page.locator('#door')).toBeVisible();
  await playOutpost(page, mouse, watch);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/station/i);
  await expect(page.getByText('Shuffle verified')).toBeVisible();
  await page.getByRole('link', { name: 'Review' }).first().click();
  await expect(page).toHaveURL(/\/some\/games\/\?replay\/HERE-/);
  await expect(page.getByRole('slider').first()).toBeVisible();
  await page.getByRole('link', { name: 'Airlock' }).first().click();
  await expect(page.getByText('Finished · in this browser')).toBeVisible();
  expect(site.files.missing).toEqual([]);
});

test('lessons, rules, credits and help are there, and what needs people says how', async ({ site }) => {
  const page = await site.visit();
  await expect(page.getByRole('region', { name: 'With people' })).toContainText('somebody runs a server');
  await expect(page.getByRole('button', { name: /^Invite friends/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'How it works' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page stands alone' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Credits and licences' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Credits and licences' })).toBeVisible();
  for (const place of [
    '?learn/hypatia',
    '?learn/outpost-seven',
    '?daily/hypatia',
    '?replay',
    '?games',
    '?how',
  ]) {
    await page.goto(`${site.files.address}${place}`);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expect(page.getByText('There is nothing here')).toHaveCount(0);
  }
  // Somebody else's table is at a server, which is said.
  await page.goto(`${site.files.address}?t/KEEL-420731-VANE`);
  await expect(page.getByText('This page has no server')).toBeVisible();
  expect(site.files.missing).toEqual([]);
});

test('opens without a connection after one visit', async ({ site }) => {
  const page = await site.visit();
  await untilKept(page);
  await site.files.stop();
  await page.goto(`${site.files.address}?how`);
  await expect(page.getByRole('heading', { name: 'This page stands alone' })).toBeVisible();
});
