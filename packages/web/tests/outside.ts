/** Whatever a player needs lies on the screen, at any size of it. */
import { expect, type Page } from '@playwright/test';
import { expectInWidth } from './layout.ts';

/** `things` are selected besides the door; cards may lie in a list that scrolls. */
export async function expectNothingOutside(page: Page, things: string, size: string): Promise<void> {
  const outside = await page.locator(`${things}, [data-card], #door button, #door`).evaluateAll((found) =>
    found
      .filter((thing) => {
        const { left, top, right, bottom, width } = thing.getBoundingClientRect();
        const list = thing.closest('section');
        const scrolls = list !== null && list.scrollHeight > list.clientHeight;
        if (width === 0 || (scrolls && thing.hasAttribute('data-card'))) return false;
        const { clientWidth, clientHeight } = document.documentElement;
        return left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1;
      })
      .map((thing) => thing.getAttribute('aria-label') ?? thing.id),
  );
  expect(outside, size).toEqual([]);
  await expectInWidth(page);
}
