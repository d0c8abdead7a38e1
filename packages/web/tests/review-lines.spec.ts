/** Lines of one's own from a finished match: tried, taken up again, shared; and exercises made from it. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { doorButton, untilDoorAsks } from './door.ts';
import { finishedMatch as finishedRace } from './omegaMatch.ts';
import { DESKTOP, test } from './pages.ts';
import { finishedMatch, picture } from './screens.ts';

test.use({ deal: 'a match to review' });

const banner = (page: Page) => page.getByText(/^A line of your own from step \d+\./);
/** What was done in the line, as its address tells it. */
const doneIn = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.split('&line=')[1] ?? '');

/** To the first decision of the first seat, by its mark on the chart; every match begins with cards that are kept. */
async function toFirstDecision(page: Page, code: string): Promise<void> {
  await page.goto(`/replay/${code}`);
  const first = page
    .getByRole('toolbar', { name: /^Decisions of/ })
    .getByRole('button', { name: /^Step [01], / })
    .first();
  await expect(first).toBeVisible();
  // By the keyboard: marks that come in beside it may lie over it.
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Try it from here' })).toBeVisible();
}

test('any position becomes a line, which is kept beside the review and shared by its link', async ({
  person,
  request,
}) => {
  const code = await finishedMatch(request);
  const { page, complaints } = await person(DESKTOP);
  await toFirstDecision(page, code);
  await page.getByRole('button', { name: 'Try it from here' }).click();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('What is hidden is dealt anew, to fit what you knew.')).toBeVisible();
  // How what is hidden is treated is the reader's choice.
  await page.getByRole('button', { name: 'Play it as it really lay' }).click();
  await expect(page.getByText('Everything lies as it really lay.')).toBeVisible();

  await untilDoorAsks(page, { says: /^Keep/ });
  await doorButton(page, /^Choose for me/).click();
  await doorButton(page, /^(Confirm keep|Keep)\b(?! for)/).click();
  await expect.poll(() => doneIn(page)).toMatch(/"real",".*\[0,"keep/);
  await picture(page, 'line-desktop');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', { name: 'Back to the review' }).click();
  const lines = page.getByRole('list', { name: 'Lines from this match' });
  await expect(lines.getByRole('button', { name: /^Line 1: from step [01], \d+ moves?/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try it from here' })).toBeVisible();
  await lines.getByRole('button', { name: /^Line 1/ }).click();
  await expect(banner(page)).toBeVisible();
  expect(doneIn(page)).toMatch(/\[0,"keep/);
  expect(complaints).toEqual([]);

  // Somebody else finds the same line behind the link, with what was done in it.
  const { page: friend, complaints: theirs } = await person(DESKTOP);
  await friend.goto(link);
  await expect(banner(friend)).toBeVisible();
  await expect(friend.getByText('Everything lies as it really lay.')).toBeVisible();
  expect(doneIn(friend)).toMatch(/\[0,"keep/);
  expect(theirs).toEqual([]);
});

test('a moment is shared by its link', async ({ person, request }) => {
  const code = await finishedMatch(request);
  const { page } = await person(DESKTOP);
  await page.goto(`/replay/${code}#7?as=yellow`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: friend } = await person(DESKTOP);
  await friend.goto(link);
  await expect(friend.getByLabel('Position in the match')).toHaveValue('7');
  await expect(friend.getByLabel('See as')).toHaveJSProperty('selectedIndex', 2);
});

test('a race is taken up where it stood; its clock waits for the reader', async ({ person }) => {
  const { page, complaints } = await person(DESKTOP);
  await page.goto('/replay');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(finishedRace(['Moonhopper', 'quietmoss'])),
  });
  await page.getByRole('slider', { name: /^Time of round/ }).fill('20000');
  await page.getByRole('button', { name: 'Try it from here' }).click();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('The clock stands until you do something.')).toBeVisible();
  expect(doneIn(page)).toMatch(/,\[\]\]$/);
  await picture(page, 'line-omega');
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect.poll(() => doneIn(page)).toMatch(/\["?\d+"?,"pause @\d+",\d+\]/);
  await expect(page.getByText('The clock stands until you do something.')).toBeHidden();
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await expect(page.getByRole('list', { name: 'Lines from this match' })).toBeVisible();
  expect(complaints).toEqual([]);
});
