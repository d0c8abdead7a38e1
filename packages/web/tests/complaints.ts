/** Whatever a page's console complains of is kept. */
import type { Page } from '@playwright/test';

/** Said by the tests' own browser, which leaves the offline worker out. */
const OUR_OWN = 'Service Worker registration blocked by Playwright';

export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOne = message.type() === 'error' || message.type() === 'warning';
    if (isOne && message.text() !== OUR_OWN) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
