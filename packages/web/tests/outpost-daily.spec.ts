/** The daily station: the same deal for everybody on a date, against the same bot. */
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mouse } from './hands.ts';
import { HAND, picture, untilAsked } from './outpostTable.ts';
import { test } from './pages.ts';
import { resign } from './resigning.ts';

// Their clocks are the test's own: at midnight there is another station.
test.use({ keep: 'none' });

test('two people who take today’s station are dealt the same cards', async ({ visit }) => {
  const hands: (string | null)[][] = [];
  for (const reader of ['one', 'other']) {
    const page = await visit();
    await page.clock.setFixedTime(new Date('2026-03-14T15:09:00Z'));
    await page.goto('/daily/outpost-seven');
    await expect(page.getByRole('heading', { level: 1, name: 'The daily station' })).toBeVisible();
    if (reader === 'one') {
      await expect(page.getByText(/^Par: in your place the Engineer/)).toBeVisible();
      await picture(page, 'daily');
      await expectAccessible(page);
    }
    await mouse.press(page.getByRole('button', { name: 'Play today’s station' }));
    await untilAsked(page);
    const cards = page.locator(HAND);
    await expect(cards).toHaveCount(7);
    hands.push(await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-card'))));
  }
  expect(hands[0]).toEqual(hands[1]);
});

test('the first try counts: it goes on where it was left, and is the one to share', async ({ person }) => {
  const { page, complaints } = await person();
  await page.clock.setFixedTime(new Date('2026-03-15T15:09:00Z'));
  await page.goto('/daily/outpost-seven');
  await mouse.press(page.getByRole('button', { name: 'Play today’s station' }));
  await untilAsked(page);
  const table = page.url();
  await page.goto('/daily/outpost-seven');
  await mouse.press(page.getByRole('button', { name: 'Continue today’s station' }));
  await untilAsked(page);
  expect(page.url()).toBe(table);
  await resign(page);
  const line = page.getByText(/^Outpost Seven, 15 March 2026: no win with \d+ people\.$/);
  await expect(line).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You lost: you left the station to Yellow.',
  );
  await picture(page, 'daily-over');
  await page.goto('/daily/outpost-seven');
  await expect(line).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it again, for practice' })).toBeVisible();
  await picture(page, 'daily-played');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
