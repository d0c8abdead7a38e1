/** One person with bots at a table of Outbreak: by mouse, by keyboard, and on a phone with a spectator beside. */

import { STEP_MS } from '@airlock/outbreak';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { untilActed } from './acts.ts';
import { door, mainAnswer, sentence } from './door.ts';
import { finger, mouse } from './hands.ts';
import { expectInWidth } from './layout.ts';
import { decide, picture, playWithBots, untilAsked } from './outbreakTable.ts';
import { DESKTOP, PHONE, test, type Visit } from './pages.ts';
import { standStill } from './stillness.ts';
import { Watch } from './watch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('one person plays two Days with bots by mouse, claims, asks and votes', async ({ page }) => {
    const watch = new Watch(page);
    await playWithBots(page, mouse);
    const stages = new Set<string>();
    await playUntil(page, async (day) => {
      const [stage = ''] = (await sentence(page)).split(' ');
      if (!stages.has(stage)) {
        stages.add(stage);
        await picture(page, `play-${stage.toLowerCase()}-${stages.size}`);
        await (stages.size === 1 ? expectAccessible(page) : expectStillAccessible(page));
      }
      return day > 2;
    });
    expect(watch.complaints).toEqual([]);
  });

  test('bots answer what they are asked, all but perhaps the one who would give itself away', async ({
    page,
  }) => {
    const watch = new Watch(page);
    await playWithBots(page, mouse);
    await playUntil(page, async () => (await page.getByText(/pile, in reveal order/i).count()) > 0);
    const seats = page.locator('button[data-seat]');
    for (let seat = 1; seat < 5; seat++) {
      const name = ((await seats.nth(seat).locator('b').textContent()) ?? '').replace('Bot · ', '');
      await page.getByRole('button', { name: 'Claim', exact: true }).last().click();
      await page.getByRole('button', { name: 'What did you play?' }).click();
      await page.getByRole('group', { name: 'Who' }).getByRole('button', { name, exact: true }).click();
      await page.getByRole('button', { name: 'Say it' }).click();
      const talk = page.getByRole('region', { name: 'Talk', exact: true });
      await expect(talk.getByText(`You ask ${name}`, { exact: false })).toHaveCount(1);
    }
    const reports = page.locator('tbody tr td:nth-child(2) [aria-label^="claims"]');
    await expect.poll(() => reports.count()).toBeGreaterThanOrEqual(3);
    expect(watch.complaints).toEqual([]);
  });

  test('one person plays a Day by keyboard alone', async ({ page }) => {
    const watch = new Watch(page);
    await playWithBots(page, { press: (thing) => thing.press('Enter') });
    await playUntil(
      page,
      async () => (await page.getByText(/Day 2/).count()) > 0,
      async () => {
        const asked = await sentence(page);
        if (/^Pick a lit card|^Add your/.test(asked)) {
          const digit = await page
            .locator('button[data-digit]')
            .evaluateAll(
              (cards) => cards.findIndex((card) => card.getAttribute('aria-pressed') === 'false') + 1,
            );
          await page.keyboard.press(String(digit));
        } else if (/^Pick (the|whom)/.test(asked)) {
          const next = page.locator('main button[aria-pressed="false"]').first();
          await next.focus();
          await page.keyboard.press('Space');
        }
        if (await mainAnswer(page).isVisible()) await page.keyboard.press('Enter');
      },
    );
    expect(watch.complaints).toEqual([]);
  });
});

test.describe('with motion', () => {
  test.use({
    // Its clock is the test's own.
    keep: 'none',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a pile is turned up card by card, and one press shows all of it', async ({ page }) => {
    const watch = new Watch(page);
    await page.clock.install();
    await playWithBots(page, mouse);
    await playUntil(page, async () => (await sentence(page)).startsWith('Pick a lit card'));
    await standStill(page);
    await untilActed(page, () => decide(page, mouse));
    await expect(door(page)).toContainText('The pile is revealed: 0 of 5');
    for (const turned of [1, 2]) {
      await page.clock.runFor(STEP_MS);
      await expect(door(page)).toContainText(`The pile is revealed: ${turned} of 5`);
    }
    await expect(page.getByRole('img', { name: 'Face down' }).first()).toBeVisible();
    await picture(page, 'reveal-desktop');
    await door(page).getByRole('button', { name: /Skip/ }).click();
    await expect(page.getByText(/pile, in reveal order/i)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Face down' })).toHaveCount(0);
    expect(watch.complaints).toEqual([]);
  });
});

test.describe('with motion on a phone', () => {
  test.use({ ...PHONE, keep: 'none', contextOptions: { reducedMotion: 'no-preference' } });

  test('a finger that skips the reveal presses nothing that comes to lie under it', async ({ page }) => {
    await page.clock.install();
    await playWithBots(page, finger);
    await playUntil(page, async () => (await sentence(page)).startsWith('Pick a lit card'));
    await standStill(page);
    await untilActed(page, () => decide(page, finger));
    const skip = door(page).getByRole('button', { name: /Skip/ });
    await skip.tap();
    await expect(skip).toHaveCount(0);
    // Where it stood lies the button for a claim now.
    await expect(door(page).getByRole('button', { name: /Claim/ })).toBeVisible();
    await expect(page.getByText('Make a claim', { exact: true })).toHaveCount(0);
  });
});

test('on a phone, with somebody who watches and sees nothing secret', async ({ visit }) => {
  const page = await visit(PHONE);
  const watch = new Watch(page);
  await playWithBots(page, finger);
  const spectator = await watching(visit, page.url());
  await playUntil(page, async () => (await page.getByText('morning pile', { exact: true }).count()) > 0);
  await picture(page, 'play-phone');
  await expectStillAccessible(page);
  await expect(door(spectator.page)).toContainText('You are watching');
  await expect(spectator.page.locator('button[data-card]')).toHaveCount(0);
  await picture(spectator.page, 'play-spectator');
  await expectStillAccessible(spectator.page);
  await expectInWidth(page);
  expect(watch.complaints).toEqual([]);
  expect(spectator.watch.complaints).toEqual([]);
  for (const message of [...spectator.watch.heard('events'), ...spectator.watch.heard('view')]) {
    expect(JSON.stringify(message)).not.toMatch(/"own":/);
  }
});

async function watching(visit: Visit, url: string): Promise<{ page: Page; watch: Watch }> {
  const page = await visit(DESKTOP);
  const watch = new Watch(page);
  await page.goto(url);
  await expect(door(page)).toBeVisible();
  return { page, watch };
}

/** No two Days take more decisions than this. */
const MOST_DECISIONS = 40;

async function playUntil(
  page: Page,
  isEnough: (day: number) => Promise<boolean>,
  answer: () => Promise<void> = () => decide(page, mouse),
): Promise<void> {
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    if ((await untilAsked(page)) === null) return;
    const day = Number(
      /Day (\d+)/i.exec((await page.locator('header').first().textContent()) ?? '')?.[1] ?? 1,
    );
    if (await isEnough(day)) return;
    await untilActed(page, answer);
  }
  throw new Error('The Days do not pass.');
}
