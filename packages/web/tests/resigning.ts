/** Giving up, from the menu of a table: it asks twice. */
import type { Page } from '@playwright/test';
import { mouse, pressSurely } from './hands.ts';

export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await pressSurely(
    mouse,
    page.getByRole('button', { name: 'Resign', exact: true }),
    page.getByRole('button', { name: 'Resign and lose this game' }),
  );
}
