/** Whoever wants to know why can ask: for the risk at a station, and for a card that cannot be used. */
import { expect, type Page } from '@playwright/test';
import { card } from '../src/games/hypatia/testing/position.ts';
import { expectAccessible } from './accessibility.ts';
import { door } from './door.ts';
import { finger, mouse, openWritten, picture } from './hypatiaTable.ts';
import { test } from './pages.ts';

test.use({ keep: 'played' });

const RISKY = {
  round: 3,
  hand: 'ENG-10 SEC-9 OPS-A',
  tricks: { hangar: '| (SEC-3) (ENG-4) SCI-10 (SCI-2)', labs: '| (ENG-9)' },
  crewDiscard: '',
} as const;

/** Engineering has won at Reserve Power: a station is turned over now, and no card is of use. */
const FLIPPING = [
  { hand: 'ENG-10 SEC-9', tricks: { power: 'ENG-K ENG-Q ENG-J ENG-9 |' } },
  'station H-ENG-10 power',
] as const;

const paper = (page: Page) => page.getByRole('dialog', { name: /^Why \d+ % at the Hangar\?$/ });
const nine = (page: Page) => page.locator(`[data-card="${card('SEC-9')}"]`);
const why = (page: Page) => page.locator('[data-risk]').getByRole('button', { name: /Why/ });

async function expectPaper(page: Page): Promise<void> {
  await expect(paper(page)).toContainText('1 missing, 3 Phage coming');
  for (const rule of ['HYP-302', 'HYP-203']) await expect(paper(page)).toContainText(rule);
}

async function expectReason(page: Page): Promise<void> {
  await expect(door(page)).toContainText('Something else has to be decided now.');
  await expect(door(page)).toContainText('You may turn over one station.');
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the risk says by mouse and by keyboard how it is made', async ({ page }) => {
    await openWritten(page, RISKY);
    await mouse.press(why(page));
    await expectPaper(page);
    await picture(page, 'risk-why-desktop');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(paper(page)).toHaveCount(0);
    await why(page).focus();
    await page.keyboard.press('Enter');
    await expectPaper(page);
  });

  test('a card that is of no use says why, by mouse, by key and to whoever looks closely', async ({
    page,
  }) => {
    const { acts } = await openWritten(page, ...FLIPPING);
    await mouse.press(nine(page));
    await expectReason(page);
    await picture(page, 'card-off-desktop');
    await page.keyboard.press('Escape');
    await nine(page).focus();
    await page.keyboard.press('Enter');
    await expectReason(page);
    await page.keyboard.press('Escape');
    // The paper gives the focus back when it is gone; the key is meant for the card.
    await nine(page).focus();
    await page.keyboard.press('i');
    await expect(page.locator('[class*="peek"]')).toContainText('You may turn over one station.');
    await expect(nine(page)).toHaveAccessibleName(/cannot be used now: Something else has to be decided now/);
    expect(acts).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the risk says how it is made where the read-out names it, and in the closer look', async ({
    page,
  }) => {
    await openWritten(page, RISKY);
    const readOut = page.getByRole('region', { name: 'Read-out' });
    await finger.press(readOut.getByText(/Hangar fills before your next play/));
    await expectPaper(page);
    await picture(page, 'risk-why-phone');
    await page.keyboard.press('Escape');
    await finger.press(page.locator('[data-station="2"]'));
    await finger.press(page.getByRole('region', { name: 'A closer look' }).getByText(/Fills before/));
    await expectPaper(page);
  });

  test('a card that is of no use says why when it is touched', async ({ page }) => {
    const { acts } = await openWritten(page, ...FLIPPING);
    await finger.press(nine(page));
    await expectReason(page);
    await picture(page, 'card-off-phone');
    expect(acts).toEqual([]);
  });
});
