/** Whatever a player needs lies on the screen, at any size of it. */
import { expect, type Page } from '@playwright/test';

/** `things` are selected besides the door; cards may lie in a list that scrolls. */
export async function expectNothingOutside(page: Page, things: string, size: string): Promise<void> {
  const outside = await page.locator(`${things}, [data-card], #door button, #door`).evaluateAll((found) =>
    found
      .filter((thing) => {
        const { left, top, right, bottom, width } = thing.getBoundingClientRect();
        const list = thing.closest('section');
        const scrolls = list !== null && list.scrollHeight > list.clientHeight;
        if (width === 0 || (scrolls && thing.hasAttribute('data-card'))) return false;
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((thing) => thing.getAttribute('aria-label') ?? thing.id),
  );
  expect(outside, size).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), size).toBe(true);
}
