/** A finished match whose decisions are judged: the chart, the rail, another line from there, and back. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Lets two careless bots play to the end: there is something to correct. */
async function finishedMatch(page: Page): Promise<string> {
  await page.request.post('/api/session', { data: { name: 'quietmoss' } });
  const bot = { kind: 'bot', level: 'random' };
  const opened = await page.request.post('/api/tables', {
    data: { game: 'outpost-seven', seats: [bot, bot], start: true },
  });
  const { code } = await opened.json();
  await expect
    .poll(async () => (await (await page.request.get(`/api/tables/${code}`)).json()).stage)
    .toBe('over');
  return code;
}

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });

test('decisions are judged while one reads, and a mistake says what would have been better and why', async ({
  page,
}) => {
  const watch = new Watch(page);
  await page.goto(`/replay/${await finishedMatch(page)}`);
  await expect(page.getByRole('tab', { name: 'Decision' })).toHaveAttribute('aria-selected', 'true');
  // Each decision becomes a mark on the chart as soon as it is judged.
  const marks = page.getByRole('toolbar', { name: /^Decisions of/ }).getByRole('button');
  await expect(marks.filter({ has: page.locator('svg') }).first()).toBeVisible();
  const mistake = page
    .getByRole('toolbar')
    .getByRole('button', { name: /, mistake, / })
    .first();
  await expect(mistake).toBeAttached();
  await page.keyboard.press('n');
  await expect(decision(page).getByText(/^(Mistake|Slip), −/)).toBeVisible();
  await expect(decision(page).getByText(/more of 100 games\.$/)).toBeVisible();
  await expect(decision(page).getByText(/\d+00 games for each line/)).toBeVisible();
  await expectAccessible(page);

  await decision(page).getByRole('button', { name: 'What they could know' }).click();
  await expect(page).toHaveURL(/#\d+\?as=red$/);
  await decision(page).getByRole('button', { name: 'Show on the table' }).click();
  await expect(decision(page).getByRole('button', { name: 'Back to the game' })).toBeVisible();
  expect(watch.complaints).toEqual([]);
});

test('exercises have a page of their own, by game', async ({ page }) => {
  await page.goto('/exercises');
  await expect(page.getByRole('heading', { name: 'Exercises' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Outpost Seven' })).toBeVisible();
});
