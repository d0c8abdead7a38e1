/** How a page leaves a table without being loaded anew. */
import type { Page } from '@playwright/test';

/** Something to read, where nothing moves and no table is open. */
const QUIET_PLACE = '/credits';

/** Goes to another screen as a link of the page would. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

export async function leaveTable(page: Page): Promise<void> {
  await follow(page, QUIET_PLACE);
  await page.waitForFunction(() => document.querySelector('#door') === null);
}

interface Item {
  readonly name: string;
  readonly value: string;
}

const LISTENED_TO = ['console', 'pageerror', 'websocket', 'download', 'dialog'] as const;

/** Leaves everything that is open; false where a page cannot be used again. */
export async function comeToRest(page: Page): Promise<boolean> {
  if (!page.url().startsWith('http') || page.context().pages().length > 1) return false;
  for (const event of LISTENED_TO) page.removeAllListeners(event);
  await page.context().setOffline(false);
  await page.mouse.move(0, 0);
  await leaveTable(page);
  return true;
}

/**
 * Makes a page at rest forget who was there, when somebody else comes: by then whatever was still on its way has
 * arrived. `storage` is what everybody has from the beginning.
 */
export async function forget(page: Page, storage: readonly Item[]): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate((kept) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of kept) localStorage.setItem(name, value);
    // What a page has read it keeps in mind until it hears that it was forgotten.
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, storage);
}
