/** Two people at a table of Omega Virus, by invite link: on slow lines, and with one of them gone for a while. */
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { board, picture, Racer } from './omegaTable.ts';
import { door, doorButton } from './outpostTable.ts';

test.setTimeout(240_000);
// Two whole races in real time on two cores: a busy machine may spoil one.
test.describe.configure({ retries: 4 });

interface Guest {
  readonly racer: Racer;
  readonly context: BrowserContext;
}

async function arrive(browser: Browser, oneWay: number): Promise<Guest> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const racer = new Racer(await context.newPage());
  if (oneWay > 0) await racer.slowDown(oneWay, oneWay / 3);
  return { racer, context };
}

/** The host opens a table, the friend follows the link, both say that they are ready. */
async function sitDown(browser: Browser, oneWay: number): Promise<[host: Guest, friend: Guest]> {
  const host = await arrive(browser, oneWay);
  const { page } = host.racer;
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends to Omega Virus: Prologue' }).click();
  await page.waitForURL(/\/t\//);
  const friend = await arrive(browser, oneWay);
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
  for (const { racer } of guests) await expect.poll(() => racer.phase, { timeout: 15_000 }).toBe('LIVE');
}

test('with 150 ms there and back a play is drawn in the next frame, and three rounds are played', async ({
  browser,
}) => {
  const guests = await sitDown(browser, 75);
  await bothReady(guests);
  const [{ racer }] = guests;
  const { page } = racer;
  await expect(page.locator('[data-ghost]')).toBeVisible();
  const heard = racer.heard.length;
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const cards = () => document.querySelector('[data-board] svg')?.getAttribute('aria-label');
        const before = cards();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        let frames = 0;
        const look = () => {
          frames++;
          if (cards() !== before || frames > 60) resolve(frames);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  expect(frames).toBeLessThanOrEqual(2);
  expect(racer.heard.slice(heard).filter(({ type }) => type === 'place')).toEqual([]);
  await Promise.all(guests.map((guest) => guest.racer.playOn(() => guest.racer.phase === 'GAME_OVER')));
  for (const { racer: one } of guests) {
    expect(one.view?.rounds).toHaveLength(3);
    await expect(one.page.getByRole('heading', { name: /wins? the race/ })).toBeVisible({ timeout: 15_000 });
    expect(one.complaints).toEqual([]);
  }
});

test('the clock stands still for somebody whose connection is lost, and goes on when they are back', async ({
  browser,
}) => {
  const guests = await sitDown(browser, 0);
  const [host, friend] = guests;
  await bothReady(guests);
  await host.racer.deed();
  await friend.context.setOffline(true);
  await expect.poll(() => host.racer.phase, { timeout: 20_000 }).toBe('PAUSED');
  await expect(door(host.racer.page)).toContainText('Paused: waiting for');
  await expect(host.racer.page.getByText('Hidden while paused')).toBeVisible();
  await expect(friend.racer.page.getByText(/Connection lost/)).toBeVisible();
  await picture(host.racer.page, 'people-paused');
  await picture(friend.racer.page, 'people-connection-lost');
  await expectAccessible(host.racer.page);
  await friend.context.setOffline(false);
  for (const { racer } of guests) await expect.poll(() => racer.phase, { timeout: 30_000 }).toBe('LIVE');
  expect(host.racer.view?.seats[0]?.plan).toHaveLength(1);
  await expect(host.racer.page.getByRole('img', { name: 'The plan, 1 card' })).toBeVisible();
  await friend.racer.deed();
  await expect.poll(() => host.racer.view?.seats[1]?.plan?.length).toBe(1);
});
