/** One person against a bot at a table of Omega Virus: a whole match by keyboard, and the mouse. */
import { expect } from '@playwright/test';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { doorButton } from './door.ts';
import { board, picture, playBot, Racer } from './omegaTable.ts';
import { test } from './pages.ts';

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('one person plays a whole match against a bot by keyboard', async ({ page }) => {
    const racer = new Racer(page);
    await playBot(page);
    await expectAccessible(page);
    // Among bots nobody talks, and no empty place is kept for it.
    await expect(page.getByRole('tabpanel', { name: 'Race' })).toBeVisible();
    await expect(page.getByText('Nobody has said anything yet.')).toHaveCount(0);
    await picture(page, 'play-briefing');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('timer')).toBeVisible();
    await picture(page, 'play-count');
    await racer.playOn(() => racer.phase === 'LIVE' && (racer.view?.seats[0]?.plays ?? 0) >= 7);
    await picture(page, 'play-live');
    await expectStillAccessible(page);
    await racer.playOn(() => racer.phase === 'REVIEW');
    await expect(page.getByRole('region', { name: 'Round 1, scored' })).toBeVisible();
    await picture(page, 'play-round');
    await expectAccessible(page);
    await racer.playOn(() => racer.phase === 'GAME_OVER');
    expect(racer.view?.rounds).toHaveLength(3);
    await expect(page.getByRole('heading', { name: /wins? the race/ })).toBeVisible();
    await picture(page, 'play-ending');
    expect(racer.ownRefusals).toEqual([]);
    expect(racer.complaints).toEqual([]);
  });

  test('a card follows the mouse, is turned by the wheel and placed by a click', async ({ page }) => {
    const racer = new Racer(page);
    await playBot(page);
    await doorButton(page, 'Ready').click();
    await expect(page.locator('[data-ghost]')).toBeVisible();
    const box = await board(page).boundingBox();
    if (!box) throw new Error('The board is not on the page.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, 100);
    expect((await racer.ghost())?.[2]).toBe(1);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => racer.view?.seats[0]?.plan?.length).toBe(1);
    // The next card turns up under the mouse, although it has not moved.
    const [laid = 0] = racer.plan;
    await expect(page.locator('[data-ghost]')).toHaveAttribute(
      'data-ghost',
      `${((laid >> 7) & 127) - 64},${(laid >> 14) - 64},0`,
    );
    // Far from everything: the page says why not, and asks nobody.
    await page.mouse.move(box.x + 40, box.y + 40);
    await page.mouse.click(box.x + 40, box.y + 40);
    await expect(page.locator('#door')).toContainText('must touch or overlap');
    expect(racer.refusals).toEqual([]);
    expect(racer.complaints).toEqual([]);
  });
});
