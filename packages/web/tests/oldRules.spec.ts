/** A server is updated to other rules while people are in the middle of a match. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { OwnServer } from './ownServer.ts';
import { DESKTOP, PHONE, test } from './pages.ts';
import { takePicture } from './picture.ts';
import { playBot } from './screens.ts';

// They talk with a server of their own.
test.use({ keep: 'none' });

for (const [name, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`on a ${name}, a match that cannot go on says so in the list and at the table, and its file can be taken`, async ({
    person,
  }) => {
    const server = new OwnServer();
    try {
      const { page, complaints } = await person(size);
      const before = await server.start();
      const code = await playBot(page, before);
      await page.keyboard.press('k');
      await page.keyboard.press('Enter');
      await expect(page.locator('#door')).not.toContainText('Keep cards totalling');
      await page.goto('about:blank');
      await server.stop();
      const after = await server.start({ AIRLOCK_TEST_RULES: 'changed' });
      await page.goto(after);
      await expect(page.getByText('Ended: the rules changed')).toBeVisible();
      await page.getByRole('link', { name: 'Open', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Ended by new rules' })).toBeVisible();
      await expect(page.getByText('nobody wins.')).toBeVisible();
      await expectAccessible(page);
      await takePicture(page, `old-rules-${name}`);
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download the match' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${code}.airlock.json`);
      const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
      expect(file).toMatchObject({ game: 'outpost-seven', rules: 1, abandoned: true });
      expect(file.seed).toMatch(/^[0-9a-f]{64}$/);
      expect(file.log.length).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Play again' }).click();
      await expect(page.locator('#door')).toContainText(/Keep cards|Waiting for/);
      expect(complaints).toEqual([]);
    } finally {
      await server.end();
    }
  });
}
