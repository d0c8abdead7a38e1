/** A finished race looked back at: both plans side by side in real time, the clock, and the scoring cards filling. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectInWidth } from './layout.ts';
import { finishedMatch } from './omegaMatch.ts';
import { picture } from './omegaTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

const FILE = finishedMatch(['Moonhopper', 'quietmoss']);

async function openReplay(page: Page): Promise<void> {
  await page.goto('/replay');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(FILE),
  });
  await expect(page.getByRole('region', { name: 'Moonhopper', exact: true })).toBeVisible();
}

const time = (page: Page) => page.getByRole('slider', { name: /^Time of round/ });
const clock = async (page: Page): Promise<string> => (await time(page).getAttribute('aria-valuetext')) ?? '';

/** To forty seconds into the first round; from another one, so that its button is seen to lead there. */
async function toTheMiddle(page: Page): Promise<void> {
  for (const round of [2, 1]) {
    await page.getByRole('button', { name: `Round ${round}`, exact: true }).click();
    await expect(time(page)).toHaveAccessibleName(`Time of round ${round}`);
  }
  await time(page).fill('40000');
}

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
  ['landscape', { width: 844, height: 390 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('both plans stand side by side under their names at one moment of the clock', async ({ page }) => {
      const watch = new Watch(page);
      await openReplay(page);
      await toTheMiddle(page);
      for (const name of ['Moonhopper', 'quietmoss']) {
        const half = page.getByRole('region', { name, exact: true });
        await expect(
          half.getByRole('img', { name: new RegExp(`^The plan of ${name}, [1-9]\\d* cards?$`) }),
        ).toBeVisible();
        await expect(half).toContainText(/\d+ cards? placed · \d+ in the deck/);
        await expect(half).toContainText(/\d:\d\d (placed|took|connected|picked up)/);
      }
      await expect.poll(() => clock(page)).toMatch(/^0:(3\d|40)$/);
      const keys = page.locator('[data-mark="key"]');
      expect(await keys.count()).toBeGreaterThanOrEqual(4);
      await picture(page, `replay-${device}`);
      await expectAccessible(page);
      await expectInWidth(page);
      expect(watch.complaints).toEqual([]);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('scoring cards fill, and it is said what the round would be worth', async ({ page }) => {
    await openReplay(page);
    await toTheMiddle(page);
    await page.getByRole('tab', { name: 'This moment' }).click();
    const rail = page.getByRole('tabpanel');
    // In the first round the speed card is worth as much as a scoring card.
    await expect(rail.getByText('1 point', { exact: true })).toHaveCount(4);
    await expect(rail.getByText(/^If the round ended here: \d to \d/)).toBeVisible();
    await expect(rail.getByText('Speed card, first to finish')).toBeVisible();
  });

  test('the clock runs as it ran in the race, and the line is a list for those who cannot see it', async ({
    page,
  }) => {
    await page.clock.install();
    await openReplay(page);
    await toTheMiddle(page);
    const before = await clock(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.clock.runFor(10_000);
    await expect.poll(() => clock(page)).not.toBe(before);
    const seconds = (words: string): number => {
      const [minutes = 0, rest = 0] = words.split(':').map(Number);
      return minutes * 60 + rest;
    };
    const passed = seconds(await clock(page)) - seconds(before);
    expect(Math.abs(passed - 10)).toBeLessThanOrEqual(2);
    await expect(
      page.getByRole('list', { name: 'Round 1, in order of time' }).getByRole('listitem').first(),
    ).toHaveText(/^0:\d\d (Moonhopper|quietmoss) placed floor plan \d+$/);
  });
});
