/** Pictures for people to look at, in a folder that git ignores; taken where AIRLOCK_PICTURES asks for them. */
import type { Page } from '@playwright/test';
import { inLight } from './light.ts';

export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.AIRLOCK_PICTURES) return;
  await inLight(page, () => page.screenshot({ path: `screenshots/${name}.png` }));
}
