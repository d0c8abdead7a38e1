/** From the last move to the ending: the table stays in sight until the ending can be drawn whole. */
import { expect } from '@playwright/test';
import { test } from './pages.ts';
import { resign } from './resigning.ts';

test('no empty screen stands between the table and its ending', async ({ page }) => {
  await page.request.post('/api/session', { data: { name: 'Moonhopper' } });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const reply = await page.request.post('/api/tables', {
    data: { game: 'outpost-seven', seats, start: true },
  });
  const { code } = await reply.json();
  let asked = () => {};
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/tables/${code}/match*`, async (route) => {
    asked();
    await mayAnswer;
    await route.continue();
  });
  await page.goto(`/t/${code}`);
  await expect(page.locator('#door')).toBeVisible();
  await resign(page);
  await isAsked;
  // The match file is on its way, and whatever else the page waits for is over by then.
  await expect(page.getByText('Replaying the match')).toHaveCount(0);
  await expect(page.locator('#door')).toBeVisible();
  answer();
  await expect(page.getByText('You lost')).toBeVisible();
  await expect(page.locator('#door')).toHaveCount(0);
  await expect(page).toHaveTitle(`${await page.getByRole('heading', { level: 1 }).innerText()} · Airlock`);
});
