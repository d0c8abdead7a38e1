/** Where things lie on the tables of every game, with as many seats as there can be and the longest names. */
import { SHELF } from '@airlock/catalogue';
import { expect } from '@playwright/test';
import { expectAccessible, expectStillAccessible, unreadableWhenForced } from './accessibility.ts';
import { expectGoodLayout, type Screen } from './layout.ts';
import { test } from './pages.ts';
import {
  openEnding,
  openRecorded,
  openReview,
  recordedEnds,
  recordedTables,
  recordingsOf,
} from './recordedTable.ts';

test.use({ keep: 'played' });

/** More would show the same again. */
const QUESTIONS = 3;

for (const { id, title } of SHELF) {
  test(`the table of ${title} has room for everything in every window`, async ({ visit }) => {
    // With the fewest seats there is more to read at some tables: what is counted for somebody who plays alone, for one.
    const [most = '', ...others] = recordingsOf(id);
    const tables = await recordedTables(id, most, QUESTIONS);
    const fewest = others.at(-1);
    if (fewest) tables.push(...(await recordedTables(id, fewest, QUESTIONS)));
    await expectGoodLayout(
      visit,
      tables.map(
        (recorded): Screen => ({
          name: `${recorded.names.length} seats, ${recorded.name}`,
          varies: true,
          open: (page) => openRecorded(page, recorded),
        }),
      ),
    );
  });
}

for (const { id, title } of SHELF) {
  test(`every ending of ${title}, and its review, have room for everything in every window`, async ({
    visit,
  }) => {
    const ends = await recordedEnds(id);
    expect(ends.length).toBeGreaterThan(2);
    await expectGoodLayout(visit, [
      ...ends.map(
        (end): Screen => ({
          name: end.name,
          open: (page) => openEnding(page, end),
        }),
      ),
      ...ends.slice(0, 1).map(
        (end): Screen => ({
          name: `review, ${end.name}`,
          varies: true,
          open: (page) => openReview(page, end),
        }),
      ),
    ]);
  });
}

for (const { id, title } of SHELF) {
  test(`what opens over the table of ${title} has room in every window, and its colours can be read`, async ({
    visit,
  }) => {
    const [file = ''] = recordingsOf(id);
    const [recorded] = await recordedTables(id, file, 2);
    if (!recorded) throw new Error(`Nothing is asked in ${file}.`);
    await expectGoodLayout(visit, [
      {
        name: 'Menu',
        varies: true,
        async open(page) {
          await openRecorded(page, recorded);
          await page.getByRole('button', { name: 'Menu' }).click();
          await expect(page.locator('section[aria-label="Menu"]')).toBeVisible();
        },
        within: 'section[aria-label="Menu"]',
      },
    ]);
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await openRecorded(page, recorded);
    await expectAccessible(page);
    expect(await unreadableWhenForced(page)).toEqual([]);
    await page.getByRole('button', { name: 'Rules and help' }).click();
    await expectStillAccessible(page);
  });
}

test('colours that cannot be read are found where the reader forces their own', async ({ visit }) => {
  const page = await visit();
  const [recorded] = await recordedTables('outpost-seven', recordingsOf('outpost-seven')[0] ?? '', 2);
  if (!recorded) throw new Error('Nothing is asked there.');
  await openRecorded(page, recorded);
  await page.evaluate(() => {
    const planted = document.createElement('p');
    planted.textContent = 'planted';
    planted.style.cssText =
      'position: fixed; inset: 0 auto auto 0; z-index: 99; forced-color-adjust: none; color: #777; background: #888';
    planted.id = 'planted';
    document.body.append(planted);
  });
  expect(await unreadableWhenForced(page)).toEqual([expect.stringContaining('planted')]);
  // The page serves other tests, too.
  await page.evaluate(() => document.querySelector('#planted')?.remove());
});
