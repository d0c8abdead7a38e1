/** Tables in the page and what is around them: what lasts, what needs a server, and the way to another device. */
import { expect, type Page } from '@playwright/test';
import { door } from './door.ts';
import { mouse } from './hands.ts';
import { type House, play, test, untilKept } from './house.ts';
import { decideOnce, untilAsked } from './outpostTable.ts';
import { resign } from './resigning.ts';
import { Watch } from './watch.ts';

declare global {
  interface Window {
    /** How often the browser was asked to keep what is in it. */
    asksToKeep?: number;
  }
}

test('the browser is asked to keep a table that was set in it', async ({ house }) => {
  const page = await house.visit();
  await page.context().addInitScript(() => {
    window.asksToKeep = 0;
    navigator.storage.persist = async () => {
      window.asksToKeep = (window.asksToKeep ?? 0) + 1;
      return true;
    };
  });
  await page.reload();
  expect(await page.evaluate(() => window.asksToKeep)).toBe(0);
  await play(page, 'Play a bot: Outpost Seven');
  expect(await page.evaluate(() => window.asksToKeep)).toBe(1);
});

test('without a server: lessons, the deal of the day, hints; and what needs people says so beforehand', async ({
  house,
}) => {
  const page = await house.visit();
  await untilKept(page);
  await house.server.stop();
  await page.goto(house.address);
  await expect(page.getByRole('status').filter({ hasText: 'The server is not answering.' })).toContainText(
    'inviting or joining people needs the server',
  );
  await page.getByRole('link', { name: /^Lesson: learn Outbreak on Hypatia/ }).click();
  await expect(page.getByText(/^Step 1 of \d+/)).toBeVisible();
  await page.goto(`${house.address}/daily/hypatia`);
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page).toHaveURL(/\/t\/HERE-/);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(door(page)).toContainText('Hint: ');
});

const openTag = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Guest: |New guest)/ }).click();

/** Gives digits for another device, with which whoever made them is kept. */
async function digitsFrom(page: Page, house: House): Promise<string> {
  await page.goto(house.address);
  await openTag(page);
  await page.getByRole('button', { name: 'Use another device, too' }).click();
  return page.getByText(/^\d{4} \d{4}$/).innerText();
}

async function comeWith(page: Page, digits: string): Promise<void> {
  await openTag(page);
  await page.getByLabel(/^I have a code/).fill(digits);
  // The page starts over as theirs.
  const startedOver = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Come back with it' }).click();
  await startedOver;
}

test('a match that goes on at the server goes on there from another device', async ({ house }) => {
  const page = await house.visit();
  const watch = new Watch(page);
  await play(page, 'Play a bot: Outpost Seven');
  await untilAsked(page);
  await decideOnce(page, mouse, watch);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Continue at the server' }).click();
  await expect(page).toHaveURL(/\/t\/(?!HERE)/);
  await untilAsked(page);
  const address = page.url();
  const digits = await digitsFrom(page, house);

  const other = await house.visit();
  const there = new Watch(other);
  await comeWith(other, digits);
  await other.goto(`${house.address}/games`);
  await expect(other.getByText(/begun in a browser/).first()).toBeVisible();
  await other.goto(address);
  await untilAsked(other);
  await decideOnce(other, mouse, there);
});

test('of somebody who is kept, a match that is over is copied, and is on their list elsewhere', async ({
  house,
}) => {
  const page = await house.visit();
  const digits = await digitsFrom(page, house);
  await page.goto(house.address);
  await play(page, 'Play a bot: Outpost Seven');
  await resign(page);
  await expect(page.getByRole('link', { name: 'Review' }).first()).toBeVisible();
  const copied = page.waitForResponse((response) => response.url().endsWith('/api/copies'));
  await page.goto(house.address);
  expect((await copied).ok()).toBe(true);

  const other = await house.visit();
  await comeWith(other, digits);
  await other.goto(`${house.address}/games`);
  await expect(other.getByText(/begun in a browser/).first()).toBeVisible();
});
