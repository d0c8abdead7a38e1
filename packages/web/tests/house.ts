/** A page whose tables are in the browser, from a server of the test's own that can be stopped and changed. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { headersOf, seedOf } from './deal.ts';
import { noticeFrames } from './frames.ts';
import { keepDark } from './light.ts';
import { OwnServer } from './ownServer.ts';
import { PageCopies } from './pageCopies.ts';
import { type Liking, prefer } from './pages.ts';

export const WINDOW: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'allow',
};

export interface House {
  readonly server: OwnServer;
  readonly pages: PageCopies;
  readonly address: string;
  /** What the tables of this test are dealt from. */
  readonly seed: number;
  /** A browser window of somebody who has never been here. */
  visit(): Promise<Page>;
}

const AT_HOME: Liking = { rest: false, solo: 'here' };

export async function asPlayersLike(context: BrowserContext): Promise<void> {
  await context.addInitScript(prefer, AT_HOME);
  await noticeFrames(context);
}

export const test = base.extend<{ readonly house: House }>({
  house: async ({ browser }, use, testInfo) => {
    const server = new OwnServer();
    const pages = new PageCopies();
    const deal = seedOf(testInfo.titlePath.join(' › '));
    const seed = Number.parseInt(deal.slice(0, 8), 16);
    const contexts: BrowserContext[] = [];
    try {
      const address = await server.start({ AIRLOCK_TEST_PAGE: pages.make({ seed }) });
      await use({
        server,
        pages,
        address,
        seed,
        visit: async () => {
          const context = await (browser as Browser).newContext({
            ...WINDOW,
            extraHTTPHeaders: headersOf(deal, testInfo),
          });
          await keepDark(context);
          contexts.push(context);
          await asPlayersLike(context);
          const page = await context.newPage();
          await page.goto(address);
          return page;
        },
      });
    } finally {
      for (const context of contexts) await context.close();
      await server.end();
      pages.removeAll();
    }
  },
});

/** Asks the room of the page for something, as the page does. */
export const askRoom = <Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> =>
  page.evaluate(
    (request) =>
      new Promise<Answer>((resolve, reject) => {
        const { room } = window;
        if (!room) throw new Error('The room has not begun.');
        // Far from the numbers that the page gives.
        const id = 2 ** 40 + Math.floor(performance.now() * 1000);
        room.addEventListener('message', ({ data }) => {
          if (data.id !== id) return;
          if (data.kind === 'answer') resolve(data.value);
          else reject(new Error(data.problem.sentence));
        });
        room.postMessage({ kind: 'ask', id, request });
      }),
    { method, path, name: 'Moon Hopper', ...(body === undefined ? {} : { body }) },
  );

/** Waits until everything is kept that is needed without a connection. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

export async function play(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('#door')).toBeVisible();
  await expect(page).toHaveURL(/\/t\/HERE-/);
}
