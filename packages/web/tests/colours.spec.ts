/** Whether colours can be read on every screen: in the dark, in the light, and where the reader forces colours of their own. */
import { SHELF } from '@airlock/catalogue';
import { expect, type Page } from '@playwright/test';
import { unreadable, unreadableWhenForced } from './accessibility.ts';
import { test } from './pages.ts';
import {
  openEnding,
  openRecorded,
  openReview,
  recordedEnds,
  recordedTables,
  recordingsOf,
} from './recordedTable.ts';
import { picture } from './screens.ts';

/** As a reader would choose it in the settings. */
async function setLook(page: Page, look: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => {
    const place = 'airlock.settings';
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
    const value = JSON.stringify({ ...kept, look: chosen });
    localStorage.setItem(place, value);
    // What another tab of the same browser would be told.
    dispatchEvent(new StorageEvent('storage', { key: place, newValue: value }));
  }, look);
  await expect(page.locator('html')).toHaveAttribute('data-look', look);
}

/** What cannot be read on a screen as it stands, look by look. */
async function looksOf(page: Page, name: string): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const look of ['light', 'dark'] as const) {
    await setLook(page, look);
    found[look] = await unreadable(page);
    await picture(page, `colours-${name.replaceAll(' ', '-')}-${look}`);
  }
  found.forced = await unreadableWhenForced(page);
  return found;
}

const CLEAR = { light: [], dark: [], forced: [] };

interface Place {
  readonly name: string;
  open(page: Page): Promise<void>;
}

const at = (name: string, path: string, sign: string): Place => ({
  name,
  async open(page) {
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeVisible();
  },
});

const PLACES: readonly Place[] = [
  at('front page', '/', 'article'),
  {
    name: 'identity',
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: /^Guest: / }).click();
      await page.getByRole('button', { name: 'Make a recovery code' }).click();
      await page.getByRole('button', { name: 'Use another device, too' }).click();
      await expect(page.getByRole('img', { name: 'QR code that signs in another device' })).toBeVisible();
    },
  },
  {
    name: 'settings',
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByLabel('Light and dark')).toBeVisible();
    },
  },
  {
    name: 'how to play alone',
    async open(page) {
      await page.goto('/');
      await page
        .getByRole('button', { name: /^How to play Outsider alone/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  ...SHELF.map(({ id, title }) => at(`lobby of ${title}`, `/new/${id}`, 'aside button')),
  ...SHELF.map(({ id, title }) => at(`lesson of ${title}`, `/learn/${id}`, '#door')),
  at('games', '/games', 'main p'),
  at('open tables', '/open', 'h1'),
  at('exercises', '/exercises', 'ol button'),
  at('daily station', '/daily/outpost-seven', 'main button'),
  at('how it works', '/how', 'h1'),
  at('nowhere', '/no/such/place', 'h1'),
];

for (const place of PLACES) {
  test(`colours can be read in every look: ${place.name}`, async ({ visit }) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await place.open(page);
    expect(await looksOf(page, place.name)).toEqual(CLEAR);
    await setLook(page, 'dark');
  });
}

test.describe('a table', () => {
  test.use({ keep: 'played' });

  for (const { id, title } of SHELF) {
    test(`has colours that can be read in every look: ${title}`, async ({ visit }) => {
      const page = await visit({ viewport: { width: 1440, height: 900 } });
      const found: Record<string, object> = {};
      for (const recorded of await recordedTables(id, recordingsOf(id)[0] ?? '', 3)) {
        await openRecorded(page, recorded);
        found[recorded.name] = await looksOf(page, `${id} ${recorded.name}`);
      }
      await setLook(page, 'dark');
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, CLEAR])));
    });

    test(`has an ending and a review whose colours can be read in every look: ${title}`, async ({
      visit,
    }) => {
      const page = await visit({ viewport: { width: 1440, height: 900 } });
      const found: Record<string, object> = {};
      const ends = await recordedEnds(id);
      for (const end of ends) {
        await openEnding(page, end);
        found[end.name] = await looksOf(page, `${id} ending ${end.name}`);
      }
      for (const end of ends.slice(0, 1)) {
        await openReview(page, end);
        found.review = await looksOf(page, `${id} review`);
      }
      await setLook(page, 'dark');
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, CLEAR])));
    });
  }
});

test.describe('the look', () => {
  test.use({ keep: 'none' });

  test('is chosen in the settings, is kept, and follows the system where it shall', async ({ page }) => {
    const html = page.locator('html');
    await page.goto('/');
    await expect(html).toHaveAttribute('data-look', 'dark');
    const choose = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByLabel('Light and dark').selectOption(name);
      await page.keyboard.press('Escape');
    };
    await choose('Light');
    await expect(html).toHaveAttribute('data-look', 'light');
    await page.reload();
    await expect(html).toHaveAttribute('data-look', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await choose('Follow my system');
    await expect(html).toHaveAttribute('data-look', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-look', 'light');
  });
});
