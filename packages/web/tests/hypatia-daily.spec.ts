/** The daily ship: the same for everybody on a date. */
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { drift } from './hypatiaRace.ts';
import { HAND, mouse, picture, untilAsked } from './hypatiaTable.ts';
import { test } from './pages.ts';

// Their clocks are the test's own: at midnight there is another ship.
test.use({ keep: 'none' });

test('two people who take today’s ship are dealt the same hand', async ({ visit }) => {
  const hands: (string | null)[][] = [];
  for (const reader of ['one', 'other']) {
    const page = await visit();
    await page.clock.setFixedTime(new Date('2026-03-14T15:09:00Z'));
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
  }
  expect(hands[0]).toEqual(hands[1]);
});

test('the first try counts: it goes on where it was left, and is the one to share', async ({ person }) => {
  const { page, complaints } = await person();
  await page.clock.setFixedTime(new Date('2026-03-15T15:09:00Z'));
  await page.goto('/daily/hypatia');
  await mouse.press(page.getByRole('button', { name: 'Play today’s ship' }));
  await untilAsked(page);
  const table = page.url();

  await page.goto('/daily/hypatia');
  await expect(page.getByText(/Par: the Commander|The Commander is playing/)).toBeVisible();
  await expect(page.getByText('Nobody has finished today’s ship yet.')).toBeVisible();
  await mouse.press(page.getByRole('button', { name: 'Continue today’s ship' }));
  await untilAsked(page);
  expect(page.url()).toBe(table);
  await drift(page);
  const line = page.getByText(/^Outbreak on Hypatia, 15 March 2026: .*\.$/);
  await expect(line).toBeVisible();
  const counted = await line.innerText();

  await page.goto('/daily/hypatia');
  await expect(line).toHaveText(counted);
  await picture(page, 'daily-played');
  await expectAccessible(page);
  await mouse.press(page.getByRole('button', { name: 'Play it again, for practice' }));
  await untilAsked(page);
  expect(page.url()).not.toBe(table);
  await drift(page);
  await expect(line).toHaveText(counted);
  expect(complaints).toEqual([]);
});
