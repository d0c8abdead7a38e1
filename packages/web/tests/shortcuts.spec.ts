/** Single keys can be switched off, for all games alike. */
import { SHELF } from '@airlock/catalogue';
import { expect, type Page } from '@playwright/test';
import { test } from './pages.ts';
import { openRecorded, recordedTables, recordingsOf } from './recordedTable.ts';

test.use({ keep: 'none' });

const SINGLE_KEYS = [...'abcdefghijklmnopqrstuvwxyz123456789?/'];

/** What is open on a page, what is picked, and what the door offers; its clocks run on. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const told = [
      ...document.querySelectorAll(
        '[role="dialog"], section, [aria-pressed], [aria-expanded], [aria-selected], [aria-checked], #door button',
      ),
    ].map((one) =>
      [
        one.tagName,
        one.tagName === 'BUTTON' ? one.textContent?.replace(/\d/g, '') : one.ariaLabel,
        one.ariaPressed,
        one.ariaExpanded,
        one.ariaSelected,
        one.ariaChecked,
      ].join(' '),
    );
    return told.join('\n');
  });

async function setShortcuts(page: Page, on: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).setChecked(on);
  await page.keyboard.press('Escape');
  await expect(page.locator('section[aria-label="Menu"]')).toHaveCount(0);
}

for (const { id, title } of SHELF) {
  test(`no single key does anything at the table of ${title} once they are switched off`, async ({
    visit,
  }) => {
    const [file = ''] = recordingsOf(id);
    const [recorded] = await recordedTables(id, file, 2);
    if (!recorded) throw new Error(`Nothing is asked in ${file}.`);
    const page = await visit();
    await openRecorded(page, recorded);
    await setShortcuts(page, false);
    const before = await shown(page);
    for (const key of SINGLE_KEYS) await page.keyboard.press(key);
    expect(await shown(page)).toBe(before);
    await setShortcuts(page, true);
    await page.keyboard.press('?');
    await expect(page.getByRole('region', { name: 'Which key does what' })).toBeVisible();
  });
}
