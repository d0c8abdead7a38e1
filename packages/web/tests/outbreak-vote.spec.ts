/** The vote as it is drawn: names on every ballot, the result said, the role turned; it stays until somebody goes on. */

import { COUNT_MS, ROLE_MS } from '@airlock/outbreak';
import { expect, type Page } from '@playwright/test';
import { READING_MS } from '../src/frame/reading.ts';
import { heardVote } from '../src/games/outbreak/testing/vote.ts';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { door, mainAnswer } from './door.ts';
import { expectInWidth, faultsOf } from './layout.ts';
import { picture } from './outbreakTable.ts';
import { test } from './pages.ts';
import { CODE, openStandingTable } from './standingTable.ts';
import { standStill } from './stillness.ts';
import { Watch } from './watch.ts';

/** Opens the table before the last ballot; `cast` lets it fall. */
async function openVote(page: Page, seats: number, wanted: 'out' | 'end' | 'nobody') {
  const { names, viewer, view, entry } = heardVote(seats, wanted);
  const { say } = await openStandingTable(page, {
    game: 'outbreak',
    names,
    bots: [2],
    view,
    moments: [],
    due: 112_000,
    sign: 'button[data-seat]',
  });
  const out = entry.events.find(({ type }) => type === 'votedOut')?.open as { seat: number } | undefined;
  return {
    names,
    viewer,
    loser: out ? names[out.seat] : undefined,
    cast: () => say({ type: 'events', table: CODE, sequence: 1, seat: 0, at: 9000, due: 45_000, ...entry }),
  };
}

const stage = (page: Page) => page.getByRole('region', { name: /^The vote of Day/ });

test.use({ keep: 'played', contextOptions: { reducedMotion: 'reduce' } });

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('every ballot has its name, the ledger keeps them, and the vote stays until one goes on', async ({
    page,
  }) => {
    const watch = new Watch(page);
    const { names, viewer, loser, cast } = await openVote(page, 6, 'out');
    cast();
    await expect(stage(page).getByRole('heading')).toHaveText(`${loser} is voted out.`);
    for (const [seat, name] of names.entries())
      await expect(
        stage(page)
          .locator('ol li b', { hasText: seat === viewer ? 'You' : name })
          .first(),
      ).toBeVisible();
    await expect(door(page)).toContainText(`${loser} was`);
    const votes = page.getByRole('table', { name: 'Who voted for whom' });
    await expect(votes.getByRole('row')).toHaveCount(names.length + 2);
    await expect(page.getByText('What the votes show')).toBeVisible();
    await picture(page, 'vote-stage-desktop');
    await expectAccessible(page);
    // Whatever else is pressed, it stays.
    await stage(page).getByRole('heading').click();
    await page.keyboard.press('k');
    await expect(stage(page)).toBeVisible();
    await mainAnswer(page).click();
    await expect(stage(page)).toHaveCount(0);
    expect(watch.complaints).toEqual([]);
  });

  test('eight people’s ballots are in view, and Patient Zero’s leads to the end', async ({ page }) => {
    const { names, viewer, cast } = await openVote(page, 8, 'end');
    cast();
    await expect(mainAnswer(page)).toHaveText(/See the end/);
    for (const [seat, name] of names.entries())
      await expect(
        stage(page)
          .locator('ol li b', { hasText: seat === viewer ? 'You' : name })
          .first(),
      ).toBeInViewport();
    await picture(page, 'vote-crowd-desktop');
    await expectStillAccessible(page);
  });

  test('where nobody is out the count says why', async ({ page }) => {
    const { cast } = await openVote(page, 6, 'nobody');
    cast();
    await expect(stage(page).getByRole('heading')).toHaveText('Nobody is voted out.');
    await expect(mainAnswer(page)).toHaveText(/Continue/);
    await picture(page, 'vote-nobody-desktop');
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const seats of [6, 8]) {
    test(`the vote of ${seats} on a phone, nothing cut`, async ({ page }) => {
      const { names, viewer, loser, cast } = await openVote(page, seats, 'out');
      cast();
      await expect(stage(page).getByRole('heading')).toHaveText(`${loser} is voted out.`);
      for (const [seat, name] of names.entries())
        await expect(
          stage(page)
            .locator('ol li b', { hasText: seat === viewer ? 'You' : name })
            .first(),
        ).toBeInViewport({ ratio: 1 });
      await expect(stage(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
      await picture(page, `vote-stage-phone-${seats}`);
      // Nobody chooses anything while the ballots lie open.
      await expect(page.locator('[data-seat]')).toHaveCount(seats);
      await expect(page.locator('[data-seat][aria-label*="thinking"]')).toHaveCount(0);
      await expectStillAccessible(page);
      await expectInWidth(page);
      expect(await faultsOf(page, 44, 'main')).toEqual([]);
      await mainAnswer(page).tap();
      await expect(stage(page)).toHaveCount(0);
    });
  }
});

test.describe('with motion', () => {
  test.use({
    keep: 'none',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('the ballots turn first, then the role, and only then one can go on', async ({ page }) => {
    await page.clock.install();
    const { loser, cast } = await openVote(page, 6, 'out');
    cast();
    await expect(stage(page).getByRole('heading')).toHaveText(`${loser} is voted out.`);
    await expect(door(page)).toContainText('The ballots are turned over.');
    await expect(stage(page).getByText(`${loser} was`)).toHaveCount(0);
    await page.clock.runFor(COUNT_MS);
    await expect(stage(page).getByText(`${loser} was`).last()).toBeVisible();
    await expect(mainAnswer(page)).toHaveCount(0);
    await page.clock.runFor(ROLE_MS);
    await expect(mainAnswer(page)).toHaveText(/Continue/);
  });
});

test.describe('with half a second to read', () => {
  test.use({ rests: true, keep: 'none', viewport: { width: 1440, height: 900 } });

  test('a second press of the same key does not answer what has just come, and a held one never does', async ({
    page,
  }) => {
    await page.clock.install();
    const { cast } = await openVote(page, 6, 'out');
    await standStill(page);
    cast();
    await expect(mainAnswer(page)).toHaveText(/Continue/);
    await page.keyboard.press('Enter');
    await mainAnswer(page).click();
    await page.clock.runFor(READING_MS - 1);
    await page.keyboard.press('Enter');
    await expect(stage(page)).toBeVisible();
    await page.clock.runFor(1);
    await page.evaluate(() =>
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true })),
    );
    await expect(stage(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.clock.runFor(0);
    await expect(stage(page)).toHaveCount(0);
  });
});
