/** Pages whose clock is the test's own, so that what lasts a moment can be looked at however long that takes. */
import type { Page } from '@playwright/test';

/** How far the page's clock jumps before it stands still: longer than it takes to tell it so. */
const AHEAD = 60_000;

/** From here on the page's clock goes only as far as `page.clock.runFor` says; it was installed before. */
export async function standStill(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD);
}

/** Until what has changed is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
