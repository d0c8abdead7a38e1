/** Two people at one table of Outpost Seven, by invite link; what they lose and get back; and who watches. */
import { readServerMessage } from '@airlock/protocol';
import { expect, type Page } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { door, doorButton, sentence } from './door.ts';
import { mouse } from './hands.ts';
import { CELL, decideOnce, HAND, picture, playBot } from './outpostTable.ts';
import { test, type Visit } from './pages.ts';
import { Watch } from './watch.ts';

interface Guest {
  readonly page: Page;
  readonly watch: Watch;
}

async function arrive(visit: Visit): Promise<Guest> {
  const page = await visit();
  return { page, watch: new Watch(page) };
}

/** The host opens a table, the friend follows the link, both say that they are ready. */
async function sitDown(visit: Visit): Promise<{ host: Guest; friend: Guest; link: string }> {
  const host = await arrive(visit);
  await host.page.goto('/');
  await host.page.getByRole('button', { name: 'Invite friends to Outpost Seven' }).click();
  await host.page.waitForURL(/\/t\//);
  const link = host.page.url();
  const friend = await arrive(visit);
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Take a seat' }).click();
  await friend.page.getByRole('button', { name: 'I am ready' }).click();
  const ready = host.page.getByRole('button', { name: 'I am ready' });
  const start = host.page.getByRole('button', { name: 'Start', exact: true });
  await expect(ready.or(start).first()).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  await start.click();
  for (const { page } of [host, friend]) await expect(page.locator(CELL)).toHaveCount(25);
  return { host, friend, link };
}

/** All that both can see of the station. */
const station = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-cell], [data-line]')
    .evaluateAll((things) => things.map((thing) => thing.getAttribute('aria-label')));

/** Once everything told has arrived at both. */
const expectSameStation = (one: Page, other: Page): Promise<void> =>
  expect(async () => expect(await station(one)).toEqual(await station(other))).toPass();

const isAsked = async (page: Page): Promise<boolean> => !/^Waiting/.test(await sentence(page));

/** Whose move it is, and who waits. */
async function inOrder(one: Guest, other: Guest): Promise<[asked: Guest, waits: Guest]> {
  await expect(async () => {
    expect((await isAsked(one.page)) !== (await isAsked(other.page))).toBe(true);
  }).toPass();
  return (await isAsked(one.page)) ? [one, other] : [other, one];
}

test('two people play by an invite link, through a reload and a lost connection', async ({ visit }) => {
  const { host, friend } = await sitDown(visit);
  await keepBoth(host, friend);

  const [asked, waits] = await inOrder(host, friend);
  await expect.poll(() => sentence(waits.page)).toMatch(/^Waiting for .+ to salvage or repair\.$/);
  const handBefore = await labels(asked.page, HAND);
  await asked.page.reload();
  await expect(asked.page.locator(CELL)).toHaveCount(25);
  await expect.poll(() => labels(asked.page, HAND)).toEqual(handBefore);
  await expectSameStation(asked.page, waits.page);

  await waits.page.context().setOffline(true);
  await expect(waits.page.getByText(/connection/i).first()).toBeVisible();
  await picture(waits.page, 'connection-lost');
  await decideOnce(asked.page, mouse, asked.watch);
  await waits.page.context().setOffline(false);
  await expect.poll(() => sentence(waits.page)).toMatch(/^(Waiting for|Your move|Salvage|Repair)/);
  await expectSameStation(waits.page, asked.page);

  for (let move = 0; move < 6; move++) {
    const [next] = await inOrder(host, friend);
    await decideOnce(next.page, mouse, next.watch);
  }
  await expectSameStation(waits.page, asked.page);
  expect(host.watch.acted().length).toBeGreaterThan(2);
  for (const { watch } of [host, friend]) expect(complaintsOf(watch)).toEqual([]);
});

test('a watcher sees the table and no hand, on the screen and on the wire', async ({ visit }) => {
  const { host, friend, link } = await sitDown(visit);
  const watcher = await arrive(visit);
  await watcher.page.goto(link);
  await expect(watcher.page.locator(CELL)).toHaveCount(25);
  await keepBoth(host, friend);
  for (let move = 0; move < 4; move++) {
    const [next] = await inOrder(host, friend);
    await decideOnce(next.page, mouse, next.watch);
  }
  await expect
    .poll(() => sentence(watcher.page))
    .toMatch(/^You are watching\. .+ has to (salvage or repair|choose a bonus)\.$/);
  await expect(doorButton(watcher.page, /./)).toHaveCount(0);
  await picture(watcher.page, 'watching-desktop');
  await expectStillAccessible(watcher.page);
  await expectSameStation(watcher.page, host.page);

  // The frames, not only the screen: what the players were told alone must have reached them and nobody else.
  const told = (watch: Watch): string[] => secretsIn(watch);
  expect(told(host.watch).length).toBeGreaterThan(0);
  expect(told(friend.watch).length).toBeGreaterThan(0);
  expect(told(watcher.watch)).toEqual([]);
  expect(watcher.watch.received.length).toBeGreaterThan(4);
  await watcher.page.locator(CELL).first().click();
  expect(watcher.watch.acted()).toEqual([]);
});

/** Everything in the frames that only one viewer may know. */
function secretsIn({ received }: Watch): string[] {
  const secrets: string[] = [];
  const search = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const isSecret =
        (key === 'kept' && Array.isArray(part)) ||
        (key === 'own' && part !== undefined) ||
        (key === 'secret' && part !== null);
      if (isSecret) secrets.push(`${path}.${key}`);
      search(part, `${path}.${key}`);
    }
  };
  for (const frame of received) search(readServerMessage(frame), '');
  return secrets;
}

const labels = (page: Page, what: string): Promise<(string | null)[]> =>
  page.locator(what).evaluateAll((things) => things.map((thing) => thing.getAttribute('aria-label')));

async function keepBoth(host: Guest, friend: Guest): Promise<void> {
  for (let keeps = 0; keeps < 2; keeps++) {
    const [asked] = await inOrder(host, friend);
    await expect(door(asked.page)).toContainText('Keep');
    await asked.watch.untilAnswered(async () => {
      await doorButton(asked.page, 'Choose for me').click();
      await doorButton(asked.page, 'Confirm keep').click();
    });
  }
}

/** While the line is cut the browser itself complains of the socket. */
const complaintsOf = ({ complaints }: Watch): string[] =>
  complaints.filter((complaint) => !/WebSocket|ERR_INTERNET_DISCONNECTED/.test(complaint));

test('the host chooses a colour, and has it at the next table against a bot, too', async ({ visit }) => {
  const { page } = await arrive(visit);
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends to Outpost Seven' }).click();
  await page.getByRole('button', { name: 'Play Yellow' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yellow · You' })).toContainText('Ready');
  await page.getByRole('button', { name: /^Start with a bot/ }).click();
  await expect(page.locator(CELL)).toHaveCount(25);
  await expect(page.locator('[data-rival]')).toContainText('Red');
  await playBot(page);
  await expect(page.locator(CELL)).toHaveCount(25);
  await expect(page.locator('[data-rival]')).toContainText('Red');
});
