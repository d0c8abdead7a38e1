/** Every game alone or with bots, in the page, without any connection, to its end. */
import { expect, type Page } from '@playwright/test';
import { untilActed } from './acts.ts';
import { mouse } from './hands.ts';
import { askRoom, type House, play, test, untilKept } from './house.ts';
import { decideBy, playOn as playHypatia } from './hypatiaTable.ts';
import { Racer } from './omegaTable.ts';
import { decide as decideOutbreak, untilAsked as untilOutbreakAsks } from './outbreakTable.ts';
import { playOn as playOutpost } from './outpostTable.ts';
import {
  byMouse,
  lookAtLoyalty,
  press as pressOutsider,
  untilAsked as untilOutsiderAsks,
} from './outsiderTable.ts';
import { Watch } from './watch.ts';

/** Visits once, and from then on there is no server. */
async function withoutServer(house: House): Promise<Page> {
  const page = await house.visit();
  await untilKept(page);
  await house.server.stop();
  await page.goto(house.address);
  await expect(page.getByText('The server is not answering.')).toBeVisible();
  return page;
}

/** The ending is verified, the match is in the list, and can be looked through and taken home. */
async function expectKept(page: Page, house: House): Promise<void> {
  await expect(page.getByText('Shuffle verified')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the match' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^HERE-\d{6}-[A-Z]+\.airlock\.json$/);
  await page.getByRole('link', { name: 'Review' }).first().click();
  await expect(page).toHaveURL(/\/replay\/HERE-/);
  await expect(page.getByRole('slider').first()).toBeVisible();
  await page.goto(house.address);
  await expect(page.getByText('Finished · in this browser')).toBeVisible();
}

test('Outpost Seven', async ({ house }) => {
  const page = await withoutServer(house);
  const watch = new Watch(page);
  await play(page, 'Play a bot: Outpost Seven');
  await playOutpost(page, mouse, watch);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/station/i);
  await expectKept(page, house);
});

test('Outbreak on Hypatia', async ({ house }) => {
  const page = await withoutServer(house);
  const watch = new Watch(page);
  await play(page, 'Play now: Outbreak on Hypatia');
  await playHypatia(page, watch, (decision) => decideBy(page, mouse, decision));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/got away|drifts|late/);
  await expectKept(page, house);
});

test('Omega Virus', async ({ house }) => {
  await house.server.stop();
  const folder = house.pages.make({ seed: house.seed, unhurried: true });
  await house.server.start({ AIRLOCK_TEST_PAGE: folder });
  const page = await withoutServer(house);
  const racer = new Racer(page);
  await play(page, 'Play a bot: Omega Virus: Prologue');
  await page.keyboard.press('Enter');
  await racer.playOn(() => racer.phase === 'GAME_OVER');
  await expect(page.getByRole('heading', { name: /wins? the race/ })).toBeVisible();
  expect(racer.ownRefusals).toEqual([]);
  await expectKept(page, house);
});

/** A deck that is nearly spent and two Outsiders among three: such games are over soon. */
const SHORT = { startEntropy: 8, outsiders: 2, turnSeconds: 0, reactionSeconds: 30 };
const MOST_PRESSES = 900;

test('Outsider', async ({ house }) => {
  const page = await withoutServer(house);
  await page.getByRole('button', { name: 'Play with bots: Outsider' }).hover();
  await page.waitForFunction(() => window.room !== undefined);
  const bot = { kind: 'bot', level: 'casual' };
  const wish = { game: 'outsider', options: SHORT, seats: [{ kind: 'me' }, bot, bot], start: true };
  const { code } = await askRoom<{ code: string }>(page, 'POST', '/api/tables', wish);
  await page.goto(`${house.address}/t/${code}`);
  await lookAtLoyalty(page);
  for (let presses = 0; ; presses++) {
    const asked = await untilOutsiderAsks(page);
    if (asked.over) break;
    if (presses > MOST_PRESSES) throw new Error('The game does not end.');
    await pressOutsider(page, byMouse, asked);
  }
  await expect(page.getByRole('table')).toContainText('Outsider');
});

test('Outbreak', async ({ house }) => {
  const page = await withoutServer(house);
  await play(page, 'Play with bots: Outbreak');
  for (let decisions = 0; ; decisions++) {
    if ((await untilOutbreakAsks(page)) === null) break;
    if (decisions > MOST_PRESSES) throw new Error('The game does not end.');
    await untilActed(page, () => decideOutbreak(page, mouse));
  }
  await expect(page.getByRole('link', { name: 'Review' }).first()).toBeVisible();
});
