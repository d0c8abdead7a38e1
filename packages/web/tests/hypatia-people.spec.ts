/** Two people aboard the Hypatia by an invite link: racing on copies of one ship, or commanding one in turn. */

import { expect, type Locator, type Page } from '@playwright/test';
import { door, sentence, untilDoorAsks } from './door.ts';
import { drift } from './hypatiaRace.ts';
import { ASKED, decideBy, HAND, mouse, picture, STATION, untilAsked } from './hypatiaTable.ts';
import { type Meet, type Person, test } from './pages.ts';
import { expectStillGoodScreen } from './screens.ts';
import { Watch } from './watch.ts';

interface Crew {
  readonly host: Person & { readonly watch: Watch };
  readonly friend: Person & { readonly watch: Watch };
}

/** The host opens a table and chooses how it is shared, the friend follows the link, and the ship is dealt. */
async function goAboard(person: Meet, mode: 'race' | 'relay', ship: object | null = null): Promise<Crew> {
  const [host, friend] = [await person(), await person()].map((one) => ({
    ...one,
    watch: new Watch(one.page),
  })) as [Crew['host'], Crew['friend']];
  await host.page.goto('/');
  await host.page.getByRole('button', { name: 'Invite friends to Outbreak on Hypatia' }).click();
  await host.page.waitForURL(/\/t\//);
  await host.page.request.patch(tableAddress(host.page), { data: { options: { mode, ...ship } } });
  if (!ship && mode === 'race') await addBots(host.page);
  await friend.page.goto(host.page.url());
  await friend.page.getByRole('button', { name: 'Take a seat' }).first().click();
  await friend.page.getByRole('button', { name: 'I am ready' }).click();
  await picture(host.page, `lobby-${mode}`);
  // As long as the host has not heard that the friend is ready, a bot is offered instead.
  await expect(host.page.getByRole('button', { name: /^Start with a bot/ })).toHaveCount(0);
  await host.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of [host, friend]) await expect(page.locator(STATION)).toHaveCount(8);
  return { host, friend };
}

const tableAddress = (page: Page): string => page.url().replace('/t/', '/api/tables/');

/** The third and fourth ship of a race. */
async function addBots(page: Page): Promise<void> {
  for (const seat of [3, 4]) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
    const row = page
      .getByRole('region', { name: 'Seats' })
      .getByRole('listitem')
      .nth(seat - 1);
    await row.getByRole('button', { name: 'Add a bot' }).click();
    await expect(row).toContainText('Bot');
  }
  await expect(page.getByRole('button', { name: 'Add a seat' })).toHaveCount(0);
}

/** Whether this commander is still asked something: not once their ship is decided, and not once the race is. */
async function isUnderWay(page: Page): Promise<boolean> {
  return (await untilDoorAsks(page, { ...ASKED, done: /still playing/ })) !== null;
}

/** Whether this commander is the one who is asked next; between two questions the door says neither. */
async function isInCommand(page: Page): Promise<boolean> {
  return (await untilDoorAsks(page, { ...ASKED, done: /^Waiting for / })) !== null;
}

const cards = (all: Locator): Promise<(string | null)[]> =>
  all.evaluateAll((things) => things.map((thing) => thing.getAttribute('data-card')));

test('in a race both have the same ship, and learn of each other how far they are and no card', async ({
  person,
}) => {
  const { host, friend } = await goAboard(person, 'race');
  for (const { page } of [host, friend]) expect(await untilAsked(page)).not.toBeNull();
  const shared = await cards(friend.page.locator(HAND));
  await expect.poll(() => cards(host.page.locator(HAND))).toEqual(shared);

  const before = friend.watch.heard('events').length;
  // Until the host's second round has begun.
  for (let decision = 0; decision < 6; decision++) {
    if ((await host.page.getByText('Round 2 · Phage phase').count()) > 0) break;
    await host.watch.untilAnswered(() => decideBy(host.page, mouse, decision));
    await untilAsked(host.page);
  }
  await expect(host.page.getByText('Round 2 · Phage phase')).toBeVisible();
  await expect(friend.page.getByRole('region', { name: 'The race' })).toContainText('round 2');
  await picture(friend.page, 'race-desktop');
  await expectStillGoodScreen(friend.page);

  const told = friend.watch.heard('events').slice(before);
  expect(told.length).toBeGreaterThan(0);
  const events = told.flatMap(({ events }) => events as Record<string, unknown>[]);
  for (const event of events) {
    expect(['aboard', 'progress']).toContain(event.type);
    expect(event).not.toHaveProperty('own');
  }
  await expect.poll(() => sentence(friend.page)).toMatch(/^Pick/);
  expect([...host.complaints, ...friend.complaints]).toEqual([]);
});

/** A ship that is soon lost by whoever knows nothing. */
const LOST_SHIP = { phagePerPhase: 4 };

test('a race of two goes on until both ships are decided, and ends with both scores', async ({ person }) => {
  const { host, friend } = await goAboard(person, 'race', LOST_SHIP);
  for (const [number, { page, watch }] of [host, friend].entries()) {
    await untilAsked(page);
    await watch.untilAnswered(() => decideBy(page, mouse, 0));
    await drift(page);
    expect(await isUnderWay(page)).toBe(false);
    if (number === 0) {
      await expect(page.getByRole('link', { name: 'Review' })).toHaveCount(0);
      await expect(door(page)).toContainText('The others are still playing.');
    }
  }
  for (const { page, complaints } of [host, friend]) {
    await expect(page.getByText('HYP-905').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Review' })).toBeVisible();
    expect(complaints).toEqual([]);
  }
  await expect(friend.page.getByRole('heading', { level: 1 })).toContainText(/wins? the race|Nobody wins/);
  await picture(friend.page, 'race-over-desktop');
  await expectStillGoodScreen(friend.page);

  // In the review every moment is seen on the ship it happened aboard: the host's were the first, the friend's the last.
  await friend.page.getByRole('link', { name: 'Review' }).click();
  await expect(friend.page.locator(STATION)).toHaveCount(8);
  const drawn = friend.page.getByRole('region', { name: 'The race' }).locator('[aria-current="true"]');
  await friend.page.keyboard.press('Home');
  await friend.page.keyboard.press('ArrowRight');
  await expect(drawn).toHaveCount(1);
  const first = await drawn.innerText();
  await friend.page.keyboard.press('End');
  await expect(drawn).not.toHaveText(first);
  await picture(friend.page, 'race-review');
});

test('in a relay both see one ship, and the command goes on with the round', async ({ person }) => {
  const { host, friend } = await goAboard(person, 'relay');
  expect(await untilAsked(host.page)).not.toBeNull();
  await expect.poll(() => sentence(friend.page)).toMatch(/^Waiting for /);
  const hand = await cards(host.page.locator(HAND));
  expect(hand).toHaveLength(5);
  await expect.poll(() => cards(friend.page.locator(HAND))).toEqual(hand);
  await picture(friend.page, 'relay-desktop');
  await expectStillGoodScreen(friend.page);

  for (let decision = 0; decision < 6; decision++) {
    if (!(await isInCommand(host.page))) break;
    await host.watch.untilAnswered(() => decideBy(host.page, mouse, decision));
  }
  await expect(door(host.page)).toContainText('Waiting for ');
  expect(await untilAsked(friend.page)).not.toBeNull();
  await expect(friend.page.getByText('Round 2 · you command')).toBeVisible();
  await friend.watch.untilAnswered(() => decideBy(friend.page, mouse, 0));
  expect([...host.complaints, ...friend.complaints]).toEqual([]);
});

test('in a relay nothing is lit that would be refused while somebody is gone for a moment', async ({
  person,
}) => {
  const { host, friend } = await goAboard(person, 'relay');
  expect(await untilAsked(host.page)).not.toBeNull();
  await host.page.goto('/credits');
  await expect(door(friend.page)).toContainText('who is not here');
  for (const name of ['Let a bot step in', 'Decide in their place']) {
    await expect(door(friend.page).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await picture(friend.page, 'relay-gone');
});

test('who has finished a race can look aboard the other ship', async ({ person }) => {
  const { host, friend } = await goAboard(person, 'race', LOST_SHIP);
  for (const { page } of [host, friend]) await untilAsked(page);
  await drift(host.page);
  const watch = door(host.page).getByRole('button', { name: /^Watch / });
  await watch.click();
  await expect(door(host.page)).toContainText('You are looking aboard');
  const theirs = await cards(friend.page.locator(HAND));
  await expect.poll(() => cards(host.page.locator(HAND))).toEqual(theirs);
  await picture(host.page, 'race-watching');
  await drift(friend.page);
  await expect(host.page.getByRole('heading', { level: 1 })).toContainText(/wins? the race|Nobody wins/);
});
