/** A finished match of Outpost Seven looked at again: both hands, the piles, and every seat's own eyes. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { CELL, HAND, OFFER, picture } from './outpostTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Lets two bots play to the end and gives the code of their table. */
async function finishedMatch(page: Page): Promise<string> {
  await page.request.post('/api/session', { data: { name: 'quietmoss' } });
  const bot = { kind: 'bot', level: 'random' };
  const opened = await page.request.post('/api/tables', {
    data: { game: 'outpost-seven', seats: [bot, bot], start: true },
  });
  const { code } = await opened.json();
  await expect
    .poll(async () => (await (await page.request.get(`/api/tables/${code}`)).json()).stage)
    .toBe('over');
  return code;
}

test('everybody’s cards are open in a review, and nothing can be done', async ({ page }) => {
  const watch = new Watch(page);
  await page.goto(`/replay/${await finishedMatch(page)}`);
  await expect(page.locator(CELL)).toHaveCount(25);
  await page.keyboard.press('Home');
  await expect(page.locator(HAND)).toHaveCount(7);
  await expect(page.locator('[data-rival] [data-peek]')).toHaveCount(7);
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight');
  await expect(
    page.locator(`${HAND}[aria-pressed], ${OFFER}[aria-pressed], ${CELL}[aria-pressed]`),
  ).toHaveCount(0);
  await expect(page.getByText('deck', { exact: false }).first()).toBeVisible();
  await expect(page.locator('[data-rival]').getByText('Bot · ', { exact: false }).first()).toBeVisible();
  await picture(page, 'review-desktop');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Discard pile/ }).click();
  await expect(page.getByRole('heading', { name: 'Discard pile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Discard pile' })).toBeHidden();
  // Back to the deal: a careless bot may have emptied its hand by now.
  await page.keyboard.press('Home');
  await expect(page.locator(HAND)).toHaveCount(7);
  await page.locator(HAND).first().click();
  await expect(page.getByRole('heading', { name: 'Module' })).toBeVisible();
  expect(watch.acted()).toEqual([]);
  expect(watch.complaints).toEqual([]);
});
