/** Pressing until something is done. */
import type { Page } from '@playwright/test';

const actsSent = (page: Page): Promise<number> => page.evaluate(() => window.actsSent);

/** Presses again and again until an action has left. */
export async function untilActed(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await actsSent(page);
  for (let presses = 0; (await actsSent(page)) === before; presses++) {
    if (presses > MOST_PRESSES) throw new Error('So many presses, and nothing is done.');
    await press();
  }
}

const MOST_PRESSES = 30;
