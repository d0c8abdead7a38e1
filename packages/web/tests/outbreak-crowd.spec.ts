/** Eight seats, and Patient Zero's hand: the fullest table there is, on the smallest and a usual screen. */
import { expect } from '@playwright/test';
import { arguingCrowdView } from '../src/games/outbreak/testing/position.ts';
import { expectAccessible } from './accessibility.ts';
import { openDrawing, picture } from './outbreakTable.ts';
import { test } from './pages.ts';

test.use({ keep: 'played' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, width, height] of [
  ['desktop', 1280, 800],
  ['phone', 360, 640],
] as const) {
  test(`everything has room with eight seats at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openDrawing(page, 'crowd');
    await expect(page.locator('button[data-seat]')).toHaveCount(8);
    await picture(page, `crowd-${name}`);
    const outside = await page.locator('button:visible').evaluateAll((buttons) =>
      buttons
        .map((button) => ({
          label: button.getAttribute('aria-label') ?? button.textContent,
          box: button.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.left < -1 || box.right > document.documentElement.clientWidth + 1)
        .map(({ label }) => label),
    );
    expect(outside).toEqual([]);
    await expectAccessible(page);
  });
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const) {
  test(`what does not fit in the claims of eight is in view at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openDrawing(page, 'crowd', { view: arguingCrowdView() });
    await page.getByRole('tab', { name: 'Claims' }).click();
    const ledger = page.getByRole('region', { name: 'Ledger of claims' });
    await expect(ledger.getByRole('row')).toHaveCount(9);
    await expect(ledger.getByText('A claim of Complete 2 is false.')).toBeInViewport({ ratio: 1 });
    await picture(page, `crowd-ledger-${width}`);
  });
}
