/** A ship laid out by hand, and a finished voyage: how it ended, and what it looks like again. */

import { type APIRequestContext, expect } from '@playwright/test';
import { doorButton } from './door.ts';
import { HAND, lit, mouse, picture, STATION, untilAsked } from './hypatiaTable.ts';
import { PHONE, test } from './pages.ts';
import { expectGoodScreen, expectStillGoodScreen } from './screens.ts';
import { Watch } from './watch.ts';

/** The Captain saves fourteen from this ship, in eighteen rounds. */
const SHIP = 'Lifeboat 94';

/** Lets the Captain play that ship to its end, and gives the code of his table. */
async function captainsVoyage(request: APIRequestContext): Promise<string> {
  await request.post('/api/session', { data: { name: 'quietmoss' } });
  const seats = [{ kind: 'bot', level: 'captain' }];
  const table = { game: 'hypatia', seats, options: { seed: SHIP }, start: true };
  const { code } = await (await request.post('/api/tables', { data: table })).json();
  await expect.poll(async () => (await (await request.get(`/api/tables/${code}`)).json()).stage).toBe('over');
  return code;
}

test('the stations are laid out by hand before the ship is dealt', async ({ person }) => {
  const { page, complaints } = await person();
  const watch = new Watch(page);
  await page.goto('/new/hypatia');
  await page.getByRole('button', { name: 'The ship', expanded: false }).click();
  await page.getByLabel('Where the stations lie', { exact: true }).selectOption('custom');
  await page.getByRole('button', { name: /^Start/ }).click();
  for (let laid = 0; laid < 7; laid++) {
    expect(await untilAsked(page)).toContain('Choose a station');
    if (laid === 1) {
      await picture(page, 'layout-desktop');
      await expectStillGoodScreen(page);
    }
    await watch.untilAnswered(async () => {
      await mouse.press(lit(page, 'button[data-thing^="station-"]').first());
      await mouse.press(lit(page, 'button[data-thing^="cell-"]').last());
    });
  }
  await untilAsked(page);
  await expect(page.locator(HAND)).toHaveCount(5);
  const north = page.locator(STATION).nth(1);
  await expect(north).not.toHaveAttribute('aria-label', /^Cryonics/);
  expect(complaints).toEqual([]);
});

test('a won voyage ends with those who got away, and can be looked at again', async ({ person, request }) => {
  const code = await captainsVoyage(request);
  const { page, complaints } = await person();
  await page.goto(`/t/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fourteen got away.');
  await expect(page.getByText('Great', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('HYP-810').first()).toBeVisible();
  await picture(page, 'won-desktop');
  await expectGoodScreen(page);

  await page
    .getByRole('link', { name: 'Review' })
    .or(page.getByRole('button', { name: 'Review' }))
    .click();
  await expect(page.locator(STATION)).toHaveCount(8);
  await page.keyboard.press('Home');
  await expect(page.locator(HAND)).toHaveCount(5);
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'This moment' }).click();
  await expect(page.getByText('Step 6 of', { exact: false })).toBeVisible();
  await expect(page.locator(`${HAND}[aria-pressed], ${STATION}[aria-pressed]`)).toHaveCount(0);
  // Everybody may know by now what lay face down.
  const phage = page.locator('[data-thing^="phage-"]');
  await expect(phage).not.toHaveCount(0);
  await expect(page.locator('[data-thing^="phage-"]:not([data-piece])')).toHaveCount(0);
  await picture(page, 'review-desktop');
  await expectStillGoodScreen(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('Round 1 · Phage phase')).toBeVisible();
  await expect(page.getByText(/^Round 1\.$/)).toHaveCount(0);
  await expect(doorButton(page, 'Pass')).toHaveCount(0);

  const phone = await person(PHONE);
  await phone.page.goto(`/t/${code}`);
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Fourteen got away.');
  await picture(phone.page, 'won-phone');
  await expectStillGoodScreen(phone.page);
  expect([...complaints, ...phone.complaints]).toEqual([]);
});
