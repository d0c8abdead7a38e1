/**
 * Friends in a match, in every game: a lost connection, a second device, every cookie gone, a stand-in, a vote to stop, and the
 * next match.
 */
import { SHELF } from '@airlock/catalogue';
import { expect, type Page } from '@playwright/test';
import { GRACE, playing, strip } from './friends.ts';
import { OwnServer } from './ownServer.ts';
import { test } from './pages.ts';

test.use({ keep: 'none' });

const own = new OwnServer();
let home = '';
test.beforeAll(async () => {
  home = await own.start(GRACE);
});
test.afterAll(() => own.end());

const seatOf = async (page: Page, code: string): Promise<number | null> =>
  (await (await page.request.get(`${home}/api/tables/${code}`)).json()).mySeat;

for (const { id, title } of SHELF) {
  test(`a seat of ${title} outlasts a lost connection, another device and every cookie`, async ({
    person,
  }) => {
    const { ben, code } = await playing(person, home, id);
    const seat = await seatOf(ben, code);
    expect(seat).not.toBeNull();

    // Asleep: the line is cut, and joined again when the page is awake.
    await ben.context().setOffline(true);
    await expect(ben.getByText(/^Connection lost/).first()).toBeVisible();
    await ben.context().setOffline(false);
    await expect(ben.getByText(/^Connection lost/)).toHaveCount(0);
    await expect(ben.locator('#door')).toBeVisible();

    const { token } = await (await ben.request.post(`${home}/api/session/device`)).json();
    const { code: words } = await (await ben.request.post(`${home}/api/session/recovery`)).json();
    const { page: laptop } = await person();
    await laptop.context().clearCookies();
    await laptop.goto(`${home}/#in=${token}`);
    await expect(laptop.getByRole('button', { name: 'Guest: Ben' })).toBeVisible();
    await laptop.goto(`${home}/t/${code}`);
    await expect(laptop.locator('#door')).toBeVisible();
    expect(await seatOf(laptop, code)).toBe(seat);

    await ben.context().clearCookies();
    await ben.reload();
    const lost = ben.getByRole('alert', { name: 'You were signed in here' });
    await lost.getByLabel(/^I have a code/).fill(words);
    await lost.getByRole('button', { name: 'Come back with it' }).click();
    await expect(ben.locator('#door')).toBeVisible();
    expect(await seatOf(ben, code)).toBe(seat);
  });

  test(`a match of ${title} goes on without somebody, is stopped by all, and is played again`, async ({
    person,
  }) => {
    const { ann, ben, code } = await playing(person, home, id);
    const address = ben.url();
    // A race has rules of its own for somebody who is gone, and no stand-in.
    if (id !== 'omega-virus') {
      await ben.goto('about:blank');
      await expect(strip(ann)).toContainText(/Ben has been away for \d+:\d\d/);
      await strip(ann).getByRole('button', { name: 'Let a bot step in' }).click();
      await expect(strip(ann)).toContainText('A bot plays until Ben is back.');
      // At the seat, too.
      await expect(ann.getByText('bot plays', { exact: true }).first()).toBeVisible();
      await ben.goto(address);
      await expect(ben.locator('#door')).toBeVisible();
      await expect(ann.getByText('A bot plays until Ben is back.')).toHaveCount(0);
      const { seats } = await (await ann.request.get(`${home}/api/tables/${code}`)).json();
      expect(seats.filter(({ standIn }: { standIn?: string }) => standIn !== undefined)).toEqual([]);
    }

    const stopped = await ann.request.post(`${home}/api/tables/${code}/abandon`, { data: { agree: true } });
    expect(stopped.status(), await stopped.text()).toBe(200);
    await expect(strip(ben)).toContainText('Ann asks to stop the match.');
    await expect(strip(ben)).toContainText('1 of 2 agree.');
    // The second press counts for a few seconds only, so both come at once.
    await strip(ben).getByRole('button', { name: 'Agree to stop' }).dblclick();
    for (const page of [ann, ben]) await expect(page.getByText('All of you agreed to stop.')).toBeVisible();

    await ann.getByRole('button', { name: 'Play again' }).click();
    await expect(ann).not.toHaveURL(address);
    await expect(ben.getByText(/wants to play again: 1 of 2/)).toBeVisible();
    await ben.getByRole('button', { name: 'Join the rematch' }).click();
    await expect(ben).toHaveURL(ann.url());
  });
}

test('in a relay of Hypatia the other one decides in place of a commander who is gone', async ({
  person,
}) => {
  const { ann, ben } = await playing(person, home, 'hypatia');
  const door = ben.locator('#door');
  await expect(door).toContainText('Waiting for Ann');
  await ann.goto('about:blank');
  const decide = door.getByRole('button', { name: 'Decide in their place' });
  await expect(decide).toBeVisible();
  await expect(decide).not.toHaveAttribute('aria-disabled', 'true');
  await expect(door).toContainText('They have been away for a while: you can play on without them.');
  await decide.click();
  await expect(door).toContainText('Pick a card to play');
  await expect(ben.locator('button[data-card][aria-pressed="false"]')).toHaveCount(5);
});
