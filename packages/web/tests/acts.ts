/**
 * How many actions a page has sent. It is counted inside the page, where a press has done all it does when the press is
 * over; what the browser reports of a socket may come later.
 */
import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    actsSent: number;
  }
}

/** For everything that is opened from now on. */
export async function countActs(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.actsSent = 0;
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (this: WebSocket, data) {
      if (String(data).startsWith('{"type":"act"')) window.actsSent++;
      send.call(this, data);
    };
  });
}

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
