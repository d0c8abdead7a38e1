/**
 * A page that serves one test after the other: to load it anew and to warm up axe takes longer than most looks at a
 * drawing. For tests that play the server themselves and change no settings.
 */
import { test as base, type Page } from '@playwright/test';
import { leaveTable } from './playedServer.ts';

type Pages = Map<string, Page>;

async function forget(page: Page, storage: readonly { name: string; value: string }[]): Promise<void> {
  await page.evaluate((kept) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, storage);
}

export const test = base.extend<object, { readonly kept: Pages }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
    async ({}, use) => {
      const pages: Pages = new Map();
      await use(pages);
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  page: async (
    { browser, kept, viewport, hasTouch, isMobile, contextOptions, storageState },
    use,
    testInfo,
  ) => {
    const size = JSON.stringify([viewport, hasTouch, isMobile, contextOptions]);
    const page = kept.get(size) ?? (await (await browser.newContext()).newPage());
    kept.set(size, page);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      kept.delete(size);
      await page.context().close();
      return;
    }
    if (!hasTouch) await page.mouse.move(0, 0);
    await leaveTable(page);
    const origins = typeof storageState === 'object' ? storageState.origins : [];
    await forget(page, origins[0]?.localStorage ?? []);
  },
});
