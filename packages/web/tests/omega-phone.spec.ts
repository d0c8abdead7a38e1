/** Omega Virus on a phone: tap a place, tap again to place; drag, zoom, and everything in sight. */
import { expect } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { doorButton } from './door.ts';
import { expectInWidth } from './layout.ts';
import { missingView, openDrawing } from './omegaDrawing.ts';
import { board, dragHand, picture, playBot, Racer } from './omegaTable.ts';
import { test } from './pages.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.describe('the briefing', () => {
  test.use({ keep: 'played' });

  test('ends above the door, whatever it has to say', async ({ page }) => {
    await openDrawing(page, missingView());
    const briefing = page.getByRole('region', { name: 'Briefing' });
    const doorAt = await page.locator('#door').boundingBox();
    await picture(page, 'phone-briefing-missing');
    for (const said of [/Round 2 of 3/, /Win the three keys/, /Speed|speed card/, /is away and loses/]) {
      await expect(briefing.getByText(said).first()).toBeInViewport({ ratio: 1 });
    }
    const box = await briefing.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(doorAt?.y ?? 0);
    expect(await briefing.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  });
});

test('cards are placed by tapping twice and by dragging, and nothing is off the screen', async ({ page }) => {
  const racer = new Racer(page);
  await playBot(page);
  await picture(page, 'phone-briefing');
  await expectStillAccessible(page);
  await doorButton(page, 'Ready').tap();
  await expect(page.locator('[data-ghost]')).toBeVisible();
  const box = await board(page).boundingBox();
  if (!box) throw new Error('The board is not on the page.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // Beside the ghost the first tap brings it along, the second one places it.
  const beside = { x: middle.x, y: middle.y - 120 };
  const before = await racer.ghost();
  await page.touchscreen.tap(beside.x, beside.y);
  await expect.poll(() => racer.ghost()).not.toEqual(before);
  expect(racer.view?.seats[0]?.plan).toHaveLength(0);
  await page.touchscreen.tap(beside.x, beside.y);
  await expect.poll(() => racer.view?.seats[0]?.plan?.length).toBe(1);
  await expect(page.locator('[data-hand]')).toBeVisible();
  await dragHand(page, middle);
  await expect.poll(() => racer.view?.seats[0]?.plan?.length).toBe(2);
  for (let plays = 0; plays < 4; plays++) await racer.deed();
  await picture(page, 'phone-live');
  await expectStillAccessible(page);
  await page.getByRole('button', { name: 'Race' }).tap();
  await expect(page.getByText('Scoring now')).toBeVisible();
  await picture(page, 'phone-race');
  await expectInWidth(page);
  expect(racer.complaints).toEqual([]);
});
