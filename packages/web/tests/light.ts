/**
 * Pages are laid out, styled and pressed as ever, but nothing is painted: no test looks at single pixels, and to paint
 * without a graphics card took a seventh of the time. Where colours or pictures matter, the light is turned on.
 */
import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What keeps the page dark. */
    darkness?: CSSStyleSheet;
  }
}

/** Everything that is opened from now on stays dark. */
export async function keepDark(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.darkness = new CSSStyleSheet();
    window.darkness.replaceSync(':root { opacity: 0 }');
    document.adoptedStyleSheets.push(window.darkness);
  });
}

async function setLight(page: Page, on: boolean): Promise<void> {
  await page.evaluate((lit) => {
    if (!window.darkness) throw new Error('This page was never dark.');
    window.darkness.disabled = lit;
  }, on);
}

/** Looks at a page in the light. */
export async function inLight<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await setLight(page, true);
  const seen = await look();
  await setLight(page, false);
  return seen;
}
