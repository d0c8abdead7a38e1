/** Five people in five browsers at one table of Outbreak: two Days with a vote, talk, claims and a timer. */
import { expect } from '@playwright/test';
import { untilActed } from './acts.ts';
import { door, sentence } from './door.ts';
import { type Guest, sitDown } from './guests.ts';
import { mouse } from './hands.ts';
import { decide, noteAll, picture } from './outbreakTable.ts';
import { test } from './pages.ts';

const isAsked = async ({ page }: Guest): Promise<boolean> =>
  /^(Pick|Add|Submit|Vote|Name|Repair)/.test(await sentence(page));

const dayOf = async ({ page }: Guest): Promise<number> =>
  Number(/Day (\d+)/i.exec((await page.locator('header').first().textContent()) ?? '')?.[1] ?? 0);

/** Everybody who is asked answers once. */
async function round(people: readonly Guest[]): Promise<void> {
  for (const guest of people) {
    await noteAll(guest.page);
    if (await isAsked(guest)) await untilActed(guest.page, () => decide(guest.page, mouse));
  }
}

const isOver = ({ page }: Guest): Promise<boolean> => page.getByRole('link', { name: 'Review' }).isVisible();

/** Loads the page anew in the middle of the match. */
async function comesBack({ page }: Guest): Promise<void> {
  await page.reload();
  await expect(page.locator('button[data-seat]')).toHaveCount(5);
  await expect(page.getByText('Hello, all of you')).toBeVisible();
}

test('five people play two Days with a vote, and nobody is told what is not theirs', async ({ visit }) => {
  const people = await sitDown(visit, { game: 'Outbreak', people: 5, seats: 5 });
  const [host, friend] = people as [Guest, Guest];
  await expect(host.page.getByRole('timer')).toBeVisible();
  await host.page.getByRole('textbox', { name: 'Say something' }).fill('Hello, all of you');
  await host.page.keyboard.press('Enter');
  for (const { page } of people) await expect(page.getByText('Hello, all of you')).toBeVisible();

  let hasVoted = false;
  while ((await dayOf(host)) < 3 && !(await isOver(host))) {
    if (!hasVoted && /vote/i.test(await sentence(host.page))) {
      hasVoted = true;
      await picture(host.page, 'vote-desktop');
      await comesBack(friend);
    }
    await round(people);
  }
  expect(hasVoted).toBe(true);

  for (const [seat, { watch }] of people.entries()) {
    expect(watch.complaints).toEqual([]);
    for (const message of watch.heard('events') as {
      events: { type: string; open: { seat?: number }; own?: unknown }[];
    }[]) {
      for (const { type, open, own } of message.events) {
        if (type === 'cardChosen' || type === 'ballotCast')
          expect(own !== undefined).toBe(open.seat === seat);
      }
    }
  }
  // Patient Zero may have been found by then.
  await expect(
    door(host.page)
      .or(host.page.getByRole('link', { name: 'Review' }))
      .first(),
  ).toBeVisible();
});
