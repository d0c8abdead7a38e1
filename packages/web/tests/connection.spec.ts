import { expect } from '@playwright/test';
import { DESKTOP, PHONE, test } from './pages.ts';
import { expectGoodScreen, expectStillGoodScreen, picture, playBot } from './screens.ts';
import { standStill } from './stillness.ts';

// Lines are cut and the page is listened to from inside.
test.use({ keep: 'none' });

test('a lost connection is said in a banner, and what was there is there again afterwards', async ({
  person,
}) => {
  const { page } = await person();
  await playBot(page);
  const door = page.locator('#door');
  await expect(door).toContainText(/Keep cards|Waiting for/);
  await page.context().setOffline(true);
  await expect(page.getByRole('alert')).toContainText('Connection lost. Trying again');
  await expect(door).toContainText('Waiting for your connection.');
  await expectGoodScreen(page);
  await picture(page, 'connection-lost-desktop');
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(door).toContainText(/Keep cards/);
});

test('a short gap is repaired without a word', async ({ person }) => {
  const { page } = await person();
  await page.clock.install();
  await playBot(page);
  await expect(page.locator('#door')).toContainText('Keep cards');
  let banners = 0;
  await page.exposeFunction('countBanner', () => banners++);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="alert"]'))
        (window as never as { countBanner(): void }).countBanner();
    }).observe(document.body, { childList: true, subtree: true });
  });
  // However long the gap takes here, it is short in the page.
  await standStill(page);
  const opened = page.waitForEvent('websocket');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await opened;
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.locator('#door')).not.toContainText('Keep cards totalling');
  expect(banners).toBe(0);
});

test('the banner fits a phone', async ({ person }) => {
  const { page } = await person(PHONE);
  await playBot(page);
  await page.context().setOffline(true);
  await expect(page.getByRole('alert')).toContainText('Connection lost.');
  await expectStillGoodScreen(page);
  await picture(page, 'connection-lost-phone');
});

test('a page that was closed in the middle opens where it was, in a second tab too', async ({ person }) => {
  const { page } = await person();
  const code = await playBot(page);
  await expect(page.locator('#door')).toContainText('Keep cards');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(/You kept \d cards/);
  const second = await page.context().newPage();
  await second.goto(`/t/${code}`);
  await expect(second.getByRole('log')).toContainText(/You kept \d cards/);
  await page.reload();
  await expect(page.getByRole('log')).toContainText(/You kept \d cards/);
});

test('once visited, the page opens without a connection', async ({ person }) => {
  const { page } = await person({ ...DESKTOP, serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  await page.context().setOffline(true);
  await page.goto('/credits');
  await expect(page.getByRole('heading', { name: 'Credits and licences' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('button', { name: 'Play a bot: Outpost Seven' }).click();
  await expect(
    page.getByText('The server is not answering. Check your connection and try again.'),
  ).toBeVisible();
});
