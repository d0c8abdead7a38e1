/** What the server says about a table as a whole: that its bots think less than usual, or that it rests. */
import { expect, type Locator, type Page } from '@playwright/test';
import { DRAWING_NAMES, type Drawing, turnDrawing } from '../src/games/outsider/testing/position.ts';
import { expectAccessible } from './accessibility.ts';
import { door } from './door.ts';
import { expectInside } from './outsiderTable.ts';
import { test } from './pages.ts';
import { takePicture } from './picture.ts';
import { openStandingTable, tableOf } from './standingTable.ts';

test.use({ keep: 'played' });

const BUSY = 'The server is busy: bots think less than usual.';
const SPECTATOR = -1;

/** A table at which `tell` lets the server say more. */
async function openTable(page: Page, { view, moments }: Drawing) {
  const standing = { game: 'outsider', names: DRAWING_NAMES, bots: [3, 4], view, moments };
  const { say } = await openStandingTable(page, { ...standing, sign: 'button[data-seat]' });
  return {
    tell: (more: object): void => say({ type: 'table', table: { ...tableOf(standing), ...more } }),
    notice: (text: string): Locator => page.getByRole('status').filter({ hasText: text }),
  };
}

/** Nobody sees what only a screen reader says. */
const isSeen = async (notice: Locator): Promise<boolean> => ((await notice.boundingBox())?.width ?? 0) > 1;

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('who waits for bots reads that they think less than usual, until that is over', async ({ page }) => {
      const { tell, notice } = await openTable(page, turnDrawing(0));
      await expect(notice(BUSY)).toHaveCount(0);
      tell({ thinking: 'reduced' });
      await expect.poll(() => isSeen(notice(BUSY))).toBe(true);
      await expectInside(page);
      await expectAccessible(page);
      await takePicture(page, `busy-${name}`);
      tell({});
      await expect(notice(BUSY)).toHaveCount(0);
    });

    test('who watches a match that rests reads so', async ({ page }) => {
      const { tell } = await openTable(page, turnDrawing(SPECTATOR));
      tell({ resting: true });
      await expect(door(page)).toContainText('This match is on hold.');
      await expectInside(page);
      await takePicture(page, `resting-${name}`);
      tell({});
      await expect(door(page)).not.toContainText('This match is on hold.');
    });
  });
}

test('who acts has the table free, and hears it all the same', async ({ page }) => {
  const { tell, notice } = await openTable(page, turnDrawing());
  tell({ thinking: 'reduced' });
  await expect(notice(BUSY)).toHaveCount(1);
  expect(await isSeen(notice(BUSY))).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, keep: 'none' });

  test('it goes when it could be read, and the menu still says it', async ({ page }) => {
    await page.clock.install();
    const { tell, notice } = await openTable(page, turnDrawing(0));
    tell({ thinking: 'reduced' });
    await expect.poll(() => isSeen(notice(BUSY))).toBe(true);
    await page.clock.fastForward(8_000);
    await expect.poll(() => isSeen(notice(BUSY))).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: BUSY })).toBeVisible();
  });
});
