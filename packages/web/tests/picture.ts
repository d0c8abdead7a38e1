/** Pictures for people to look at, in a folder that git ignores; taken where AIRLOCK_PICTURES asks for them. */
import type { Page } from '@playwright/test';

export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.AIRLOCK_PICTURES) await page.screenshot({ path: `screenshots/${name}.png` });
}
