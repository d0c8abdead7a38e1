/** Two people at a table of Omega Virus, by invite link: on slow lines, and with one of them gone for a while. */
import { expect, type Page } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { door, doorButton } from './door.ts';
import { atOnce, board, picture, Racer } from './omegaTable.ts';
import { test, type Visit } from './pages.ts';

// A slow line stays where it was laid.
test.use({ keep: 'none' });
interface Guest {
  readonly racer: Racer;
}

async function arrive(visit: Visit, oneWay: number): Promise<Guest> {
  const racer = new Racer(await visit({ viewport: { width: 1440, height: 900 } }), atOnce);
  if (oneWay > 0) await racer.slowDown(oneWay, oneWay / 3);
  return { racer };
}

/** The host opens a table, the friend follows the link, both say that they are ready. */
async function sitDown(visit: Visit, oneWay: number): Promise<[host: Guest, friend: Guest]> {
  const host = await arrive(visit, oneWay);
  const { page } = host.racer;
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends to Omega Virus: Prologue' }).click();
  await page.waitForURL(/\/t\//);
  const friend = await arrive(visit, oneWay);
  await friend.racer.page.goto(page.url());
  await friend.racer.page.getByRole('button', { name: 'Take a seat' }).click();
  await friend.racer.page.getByRole('button', { name: 'I am ready' }).click();
  const ready = page.getByRole('button', { name: 'I am ready' });
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(ready.or(start).first()).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  await start.click();
  for (const { racer } of [host, friend]) await expect(board(racer.page)).toBeVisible();
  return [host, friend];
}

async function bothReady(guests: readonly Guest[]): Promise<void> {
  for (const { racer } of guests) await doorButton(racer.page, 'Ready').click();
  for (const { racer } of guests) await expect.poll(() => racer.phase).toBe('LIVE');
}

/** What one frame of a page has drawn: how many cards lie in the plan, and the card in hand. */
interface Frame {
  readonly cards: number;
  readonly hand: string | null;
}

/** Writes down, inside the page, what every frame draws after the next key is pressed. */
const filmFromNextKey = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const film: Frame[] = [];
    const shoot = () => {
      const label = document.querySelector('[data-board] svg')?.getAttribute('aria-label') ?? '';
      const hand = document.querySelector('[data-hand]')?.getAttribute('data-hand') ?? null;
      film.push({ cards: Number(/\d+/.exec(label)?.[0] ?? -1), hand });
      requestAnimationFrame(shoot);
    };
    addEventListener('keydown', () => requestAnimationFrame(shoot), { capture: true, once: true });
    Object.assign(globalThis, { film });
  });

const filmOf = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => (globalThis as unknown as { film: Frame[] }).film);

/** How many cards lay in the racer's plan after each thing the table told. */
const planSizes = ({ heard, seat }: Racer): number[] =>
  heard.flatMap((event) =>
    (event.type === 'place' || event.type === 'pickUp') && event.open.seat === seat ? [event.open.cards] : [],
  );

/** Whether all of them stand there in this order, perhaps with others between: a busy machine leaves frames out. */
function isPartOf(some: readonly number[], all: readonly number[]): boolean {
  let at = 0;
  for (const one of all) if (one === some[at]) at++;
  return at === some.length;
}

test('with 150 ms there and back a play is in the next frame, nothing jumps, and three rounds are played', async ({
  visit,
}) => {
  const guests = await sitDown(visit, 75);
  await bothReady(guests);
  const [{ racer }] = guests;
  const { page } = racer;
  await expect(page.locator('[data-ghost]')).toBeVisible();
  const first = String(racer.view?.seats[racer.seat]?.hand);
  await filmFromNextKey(page);
  await racer.whileTheTableIsSilent(async () => {
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await filmOf(page)).length).toBeGreaterThan(0);
  });
  const [next] = await filmOf(page);
  // The table's answer would have brought the next card into the hand: this was drawn before it.
  expect(next).toEqual({ cards: 1, hand: null });
  await racer.until(() => racer.plan.length === 1, 'the first card is not in the plan');
  const deeds = 5;
  await racer.playOn(() => racer.phase !== 'LIVE' || racer.plan.length === deeds);
  const film = await filmOf(page);
  // What was drawn before the table answered stays when it answers: the plan goes from one told size to the next.
  const drawn = film.flatMap(({ cards }, at) => (cards === film[at - 1]?.cards ? [] : [cards]));
  expect(isPartOf(drawn, planSizes(racer)), `drawn ${drawn}, told ${planSizes(racer)}`).toBe(true);
  const hands = film.flatMap(({ hand }, at) => (hand !== null && hand !== film[at - 1]?.hand ? [hand] : []));
  expect(hands).toEqual([...new Set(hands)]);
  expect(hands).not.toContain(first);
  await Promise.all(guests.map((guest) => guest.racer.playOn(() => guest.racer.phase === 'GAME_OVER')));
  for (const { racer: one } of guests) {
    expect(one.view?.rounds).toHaveLength(3);
    await expect(one.page.getByRole('heading', { name: /wins? the race/ })).toBeVisible();
    expect(one.complaints).toEqual([]);
  }
});

test('the clock stands still for somebody whose connection is lost, and goes on when they are back', async ({
  visit,
}) => {
  const guests = await sitDown(visit, 0);
  const [host, friend] = guests;
  await bothReady(guests);
  await host.racer.deed();
  await friend.racer.page.context().setOffline(true);
  await expect.poll(() => host.racer.phase).toBe('PAUSED');
  await expect(door(host.racer.page)).toContainText('Paused: waiting for');
  await expect(host.racer.page.getByText('Hidden while paused')).toBeVisible();
  await expect(friend.racer.page.getByText(/Connection lost/)).toBeVisible();
  await picture(host.racer.page, 'people-paused');
  await picture(friend.racer.page, 'people-connection-lost');
  await expectStillAccessible(host.racer.page);
  await friend.racer.page.context().setOffline(false);
  for (const { racer } of guests) await expect.poll(() => racer.phase).toBe('LIVE');
  expect(host.racer.view?.seats[0]?.plan).toHaveLength(1);
  await expect(host.racer.page.getByRole('img', { name: 'The plan, 1 card' })).toBeVisible();
  await friend.racer.deed();
  await expect.poll(() => host.racer.view?.seats[1]?.plan?.length).toBe(1);
});
