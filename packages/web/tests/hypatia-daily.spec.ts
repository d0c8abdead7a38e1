/** The daily ship: the same for everybody on a date. */
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { HAND, mouse, picture, untilAsked } from './hypatiaTable.ts';

test('two people who take today’s ship are dealt the same hand', async ({ browser }) => {
  const hands: (string | null)[][] = [];
  for (const reader of ['one', 'other']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto('/daily/hypatia');
    await expect(page.getByRole('heading', { level: 1, name: 'The daily Hypatia' })).toBeVisible();
    if (reader === 'one') {
      await picture(page, 'daily');
      await expectAccessible(page);
    }
    await mouse.press(page.getByRole('button', { name: 'Play today’s ship' }));
    await untilAsked(page);
    const cards = page.locator(HAND);
    await expect(cards).toHaveCount(5);
    hands.push(await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-card'))));
    await context.close();
  }
  expect(hands[0]).toEqual(hands[1]);
});
