/** A hand lays its cards out by itself: however many there are, each of them can be pressed with a finger. */
import { expect, type Page } from '@playwright/test';
import { DRAWING_SEAT, handDrawing } from '../src/games/outsider/testing/position.ts';
import { faultsOf } from './layout.ts';
import { openDrawing, picture } from './outsiderTable.ts';
import { PHONE, test } from './pages.ts';

test.use({ keep: 'played', ...PHONE });

const HAND = 'button[data-card]';

/** What cannot be pressed; that cards cover each other's words is what a hand does. */
const pressFaults = async (page: Page): Promise<string[]> =>
  (await faultsOf(page, 44, 'section[aria-label="Your hand"]')).filter((fault) =>
    /press|outside/.test(fault),
  );

/** How many rows the cards lie in. */
const rowsOf = (page: Page): Promise<number> =>
  page
    .locator(HAND)
    .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size);

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`thirteen cards fit ${width} × ${height}, and a finger finds each of them`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openDrawing(page, handDrawing(13, DRAWING_SEAT + 1));
    await expect(page.locator(HAND)).toHaveCount(13);
    await expect.poll(() => rowsOf(page)).toBe(2);
    await picture(page, `thirteen-${width}`);
    expect(await pressFaults(page)).toEqual([]);
  });
}

test('a hand that fits stays in one row, and takes a second one when the phone is narrower', async ({
  page,
}) => {
  await page.setViewportSize({ width: 430, height: 844 });
  await openDrawing(page, handDrawing(8, DRAWING_SEAT + 1));
  await expect.poll(() => rowsOf(page)).toBe(1);
  await page.setViewportSize({ width: 320, height: 844 });
  await expect.poll(() => rowsOf(page)).toBe(2);
});
