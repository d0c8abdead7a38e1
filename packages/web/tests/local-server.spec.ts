/** From a table in the page to the server: going on there, with a friend too, and the board of the day. */
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { door } from './door.ts';
import { mouse } from './hands.ts';
import { play, test } from './house.ts';
import { decideOnce, untilAsked } from './outpostTable.ts';
import { resign } from './resigning.ts';
import { Watch } from './watch.ts';

test('a match goes on at the server where it stood, and the list shows it once', async ({ house }) => {
  const page = await house.visit();
  // Before any line is opened: it hears those that are opened from now on.
  const watch = new Watch(page);
  await play(page, 'Play a bot: Outpost Seven');
  await untilAsked(page);
  await decideOnce(page, mouse, watch);
  await untilAsked(page);
  const kept = page
    .getByRole('log')
    .first()
    .getByText(/^You kept \d cards/);
  const said = await kept.innerText();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Continue at the server' }).click();
  await expect(page).toHaveURL(/\/t\/(?!HERE)/);
  await untilAsked(page);
  await expect(kept).toHaveText(said);
  await decideOnce(page, mouse, watch);
  await page.goto(house.address);
  await expect(page.getByRole('region', { name: 'Outpost Seven' })).toHaveCount(1);
  await expect(page.getByText(/begun in a browser/)).toBeVisible();
});

test('a friend takes the place of the bot in the middle of a match', async ({ house }) => {
  const page = await house.visit();
  const own = new Watch(page);
  await play(page, 'Play a bot: Outpost Seven');
  await untilAsked(page);
  await decideOnce(page, mouse, own);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Invite a friend to this position' }).click();
  await expect(page).toHaveURL(/\/t\/(?!HERE)/);
  await expect(page.getByRole('region', { name: 'A seat is free' })).toContainText('Whoever opens the link');
  await expectAccessible(page);
  const friend = await house.visit();
  const watch = new Watch(friend);
  await friend.goto(page.url());
  const offer = friend.getByRole('region', { name: 'A seat is free' });
  await expect(offer).toContainText('begun in the other player’s browser');
  await offer.getByRole('button', { name: 'Sit down' }).click();
  await expect(offer).toHaveCount(0);
  await expect(door(friend)).not.toContainText('You are watching');
  await untilAsked(page);
  await decideOnce(page, mouse, own);
  await untilAsked(friend);
  await decideOnce(friend, mouse, watch);
});

test('the deal of the day is on everybody’s list once the server has played it again', async ({ house }) => {
  const page = await house.visit();
  await page.goto(`${house.address}/daily/outpost-seven`);
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page).toHaveURL(/\/t\/HERE-/);
  await resign(page);
  await expect(page.getByRole('link', { name: 'Review' }).first()).toBeVisible();
  await page.goto(`${house.address}/daily/outpost-seven`);
  const day = new Date().toISOString().slice(0, 10);
  const board = async () =>
    (await page.request.get(`${house.address}/api/daily?game=outpost-seven&day=${day}`)).json();
  await expect.poll(board).toMatchObject({ finished: 1, results: [{ you: true, won: false }] });
});
