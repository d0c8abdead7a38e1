import { balanceOf, rowAt } from '@airlock/catalogue';
import { expect, type Page } from '@playwright/test';
import { DESKTOP, type Meet, PHONE, SIZES, test } from './pages.ts';
import { resign } from './resigning.ts';
import { expectGoodScreen, expectStillGoodScreen, picture } from './screens.ts';

const door = (page: Page) => page.getByRole('region', { name: 'What you can do now' });

/** A fresh table with its host in the first seat. */
async function setTable(page: Page): Promise<string> {
  await page.goto('/new/outpost-seven');
  await expect(page.getByRole('region', { name: 'Invite friends' })).toBeVisible();
  await expect(page).toHaveURL(/\/t\/[A-Z]+-\d{6}-[A-Z]+$/);
  return new URL(page.url()).pathname.replace('/t/', '');
}

/** Options stand in groups; which are open is remembered. */
const unfold = (page: Page, group: string): Promise<void> =>
  page.getByRole('button', { name: group, expanded: false }).click();

for (const [name, size] of Object.entries(SIZES)) {
  test(`a table is set up on a ${name} with seats, rules in words and a link`, async ({ person }) => {
    const { page, complaints } = await person(size);
    await setTable(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Red · You' })).toContainText('Host');
    await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await expect(page.getByText('Exactly Standard')).toBeVisible();
    await unfold(page, 'The start');
    await expect(page.getByLabel('Who starts', { exact: true })).toBeVisible();
    await expect(door(page)).toContainText('Waiting for somebody to take seat 2.');
    await expectGoodScreen(page);
    await picture(page, `lobby-${name}`);
    expect(complaints).toEqual([]);
  });
}

test('an option that changes nothing at this table is off and says why', async ({ page }) => {
  await page.goto('/new/omega-virus');
  for (const group of ['Mode', 'Cards and plans', 'Help at', 'Time and', 'Practice'])
    await unfold(page, group);
  const row = (name: string) => page.locator(`[data-option="${name}"]`);
  // Two seats: a race between people.
  await expect(row('practiceHints').getByRole('switch')).toBeDisabled();
  await expect(row('practiceHints')).toContainText('Only in practice.');
  await expect(row('timeScale')).toContainText('Against a person both have the same time.');
  await expect(row('fairness').getByRole('combobox')).toBeEnabled();
  const mode = row('mode').getByRole('combobox');
  await expect(mode.getByRole('option', { name: 'Practice (one seat)' })).toBeDisabled();
  await picture(page, 'lobby-omega-two');
  await expectGoodScreen(page);
  // One seat: against the clock, then practice.
  await page.getByRole('button', { name: 'Remove seat 2' }).click();
  await expect(row('fairness').getByRole('combobox')).toBeDisabled();
  await expect(row('fairness')).toContainText('You play alone at this table.');
  await expect(row('clockLevel').getByRole('combobox')).toBeEnabled();
  await mode.selectOption('practice');
  await expect(row('practiceHints').getByRole('switch')).toBeEnabled();
  await expect(row('clockLevel')).toContainText('Only against the clock.');
  await picture(page, 'lobby-omega-practice');
});

test('who wins between bots stands beside the tables that were measured, for the seats there are', async ({
  page,
}) => {
  const said = (seats: number): string => {
    const row = rowAt(balanceOf('outsider').rows, seats, {});
    const [crew = 0, outsiders = 0] = (row?.shares ?? []).map(({ rate }) => Math.round(rate * 100));
    const nobody = Math.round((row?.nobody?.rate ?? 0) * 100);
    return `Between bots the Crew win ${crew} %, the Outsiders ${outsiders} % and nobody ${nobody} %.`;
  };
  await page.goto('/new/outsider');
  const printed = page.locator('label', { has: page.getByRole('radio', { name: 'As printed' }) });
  await expect(printed).toContainText(said(3));
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(printed).toContainText(said(4));
  await expect(page.getByTitle(/^Measured in \d+ games between bots of the level/).first()).toBeVisible();
  await expectGoodScreen(page);
  await picture(page, 'lobby-shares');
});

test('a new table of Outsider begins with even chances, and can be had as printed', async ({ page }) => {
  await page.goto('/new/outsider');
  await expect(page.getByRole('radio', { name: 'Balanced' })).toBeChecked();
  await expect(page.getByText('Exactly Balanced')).toBeVisible();
  await page.getByRole('radio', { name: 'As printed' }).check();
  await expect(page.getByText('Exactly As printed')).toBeVisible();
});

test('two people meet by the link, sit down, get ready and start', async ({ person }) => {
  const host = await person(DESKTOP);
  const guest = await person(PHONE);
  const code = await setTable(host.page);

  await host.page.getByRole('button', { name: 'Copy link' }).click();
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/t/${code}$`));

  await guest.page.goto(link);
  await expect(door(guest.page)).toContainText('Take a seat, or stay and watch.');
  await expectGoodScreen(guest.page);
  await door(guest.page).getByRole('button', { name: 'Take a seat' }).click();
  await expect(door(guest.page)).toContainText('Say when you are ready.');
  await expect(door(host.page)).toContainText(/Waiting for \w+ \w+ to be ready\./);
  await expect(host.page.getByRole('listitem').filter({ hasText: 'Joined by link' })).toContainText(
    'Not ready',
  );
  await expectStillGoodScreen(host.page);
  await picture(host.page, 'lobby-waiting-desktop');

  // The rules are the host's business; a change asks the guest anew.
  await expect(guest.page.getByLabel('Who starts', { exact: true })).toHaveCount(0);
  await door(guest.page).getByRole('button', { name: 'I am ready' }).click();
  await expect(door(host.page)).toContainText('Everybody is ready.');
  await unfold(host.page, 'The start');
  await host.page.getByLabel('Second player keeps', { exact: true }).selectOption('18');
  await expect(guest.page.getByRole('region', { name: 'Talk' })).toContainText(
    'changed Second player keeps from Cards worth 16 to Cards worth 18.',
  );
  await expect(door(guest.page)).toContainText('changed Second player keeps to Cards worth 18. Ready again?');
  await expect(door(guest.page)).toContainText('It was Cards worth 16 when you said ready.');
  await expect(door(host.page)).toContainText(/Waiting for \w+ \w+ to be ready again\./);
  await picture(guest.page, 'lobby-again-phone');
  await door(guest.page).getByRole('button', { name: 'I am ready' }).click();

  await door(host.page).getByRole('button', { name: 'Start', exact: true }).click();
  for (const { page } of [host, guest]) await expect(page.locator('#door')).toBeVisible();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

/** Two people at a table that has begun. */
async function twoPlayers(person: Meet) {
  const [host, guest] = [await person(), await person()];
  await setTable(host.page);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: 'Take a seat' }).click();
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await host.page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const { page } of [host, guest]) await expect(page.locator('#door')).toBeVisible();
  return { host, guest };
}

test('after the end both go on to the same next table', async ({ person }) => {
  const { host, guest } = await twoPlayers(person);
  const first = host.page.url();
  await resign(guest.page);
  await host.page.getByRole('button', { name: 'Play again' }).click();
  await expect(host.page).not.toHaveURL(first);
  await expect(guest.page.getByText(/ wants to play again: 1 of 2\.$/)).toBeVisible();
  await expectStillGoodScreen(guest.page);
  await guest.page.getByRole('button', { name: 'Join the rematch' }).click();
  await expect(guest.page).toHaveURL(host.page.url());
  for (const { page } of [host, guest])
    await expect(page.locator('#door')).toContainText(/Keep cards|Waiting for/);
});

test('whoever waits for somebody who left is told so and can go on', async ({ person }) => {
  const { host, guest } = await twoPlayers(person);
  // The one who begins leaves.
  await expect(host.page.locator('#door')).toContainText(/Keep cards|Waiting for/);
  const hostBegins = (await host.page.locator('#door').innerText()).includes('Keep cards');
  const [left, waiting] = hostBegins ? [host, guest] : [guest, host];
  await left.leave();
  const door = waiting.page.locator('#door');
  await expect(door).toContainText(/Waiting for \w+ \w+, who is not here\./);
  const standIn = door.getByRole('button', { name: 'Let a bot step in' });
  await expect(standIn).toBeVisible();
  // What the door promises for later is gone when its buttons can be pressed.
  await expect(standIn).toHaveAttribute('aria-disabled', 'true');
  await expect(door).toContainText('In a little while you can play on without them.');
  await expectStillGoodScreen(waiting.page);
  await picture(waiting.page, 'absent-desktop');
});

test('the host adds a bot, changes its level, removes it, and starts with one in the open seat', async ({
  person,
}) => {
  const { page } = await person();
  await setTable(page);
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(page.getByText(/^Bot · /)).toBeVisible();
  await expect(door(page)).toContainText('Everybody is ready.');
  const level = page.getByLabel('Level of the bot in seat 2');
  const last = (await level.locator('option').count()) - 1;
  await level.selectOption({ index: last });
  await expect(level).toHaveJSProperty('selectedIndex', last);
  await expectStillGoodScreen(page);
  await page.getByRole('button', { name: 'Remove the bot from seat 2' }).click();
  await expect(page.getByText('Open seat')).toBeVisible();
  await door(page).getByRole('button', { name: 'Start with a bot in seat 2' }).click();
  await expect(page.locator('#door')).toBeVisible();
});

test('a QR code carries the link', async ({ person }) => {
  const { page } = await person();
  const code = await setTable(page);
  await expect(
    page.getByRole('img', { name: new RegExp(`QR code for the invite link .*/t/${code}`) }),
  ).toBeVisible();
  await expectStillGoodScreen(page);
  await picture(page, 'lobby-share-desktop');
});

test('a seat is given back and can be taken by somebody else', async ({ person }) => {
  const host = await person();
  const guest = await person();
  const code = await setTable(host.page);
  await guest.page.goto(`/t/${code}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(guest.page.getByRole('listitem').filter({ hasText: 'Yellow · You' })).toContainText(
    'Not ready',
  );
  await guest.page.getByRole('button', { name: 'Menu' }).click();
  await guest.page.getByRole('button', { name: 'Give up my seat' }).click();
  await expect(door(host.page)).toContainText('Waiting for somebody to take seat 2.');
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(guest.page.getByRole('listitem').filter({ hasText: 'Yellow · You' })).toContainText(
    'Not ready',
  );
});

test('a name that runs from right to left stands in order, and a window that was signed out says so', async ({
  person,
}) => {
  const host = await person(DESKTOP);
  const guest = await person(PHONE);
  const code = await setTable(host.page);
  await guest.page.goto('/');
  await guest.page.getByRole('button', { name: /^Guest: / }).click();
  await guest.page.getByLabel('Your name at the table').fill('נח 2');
  await guest.page.getByRole('button', { name: 'Save' }).click();
  await expect(guest.page.getByLabel('Your name at the table')).toHaveCount(0);
  await guest.page.goto(`/t/${code}`);
  await door(guest.page).getByRole('button', { name: 'Take a seat' }).click();
  await expect(door(host.page)).toContainText('Waiting for \u2068נח 2\u2069 to be ready.');
  await expect(host.page.locator('bdi', { hasText: 'נח 2' })).toBeVisible();
  await picture(host.page, 'lobby-right-to-left-desktop');

  await guest.page.evaluate(() => fetch('/api/sessions', { method: 'DELETE' }));
  await expect(guest.page.getByRole('alert')).toContainText('You have signed out.');
  await expect(door(host.page)).toContainText('Waiting for somebody to take seat 2.');
  await guest.page.getByRole('button', { name: 'Reload the page' }).click();
  // They had a seat: whoever can come back is asked first.
  await expect(guest.page.getByRole('alert')).toContainText('and no longer does.');
  await guest.page.getByRole('button', { name: 'continue as a new guest' }).click();
  await expect(door(guest.page)).toContainText('Take a seat, or stay and watch.');
});

test('a friend joins by typing the code on the front page', async ({ person }) => {
  const host = await person();
  const guest = await person();
  const code = await setTable(host.page);
  await guest.page.goto('/');
  await guest.page.getByLabel('Join a friend').fill(code.toLowerCase().replaceAll('-', ' '));
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await expect(guest.page).toHaveURL(new RegExp(`/t/${code}$`));
  await expect(door(guest.page)).toContainText('Take a seat');
});

test('the rules can be read and searched before the game', async ({ person }) => {
  const { page } = await person();
  await setTable(page);
  await page.getByRole('button', { name: 'Rules and help' }).click();
  await page.getByLabel('Search the rules').fill('seven cards');
  await expect(page.getByText(/^Found in \d+ section/)).toBeVisible();
  await expectStillGoodScreen(page);
});

test('an address that sets a table leads back to it until it begins', async ({ person }) => {
  const { page } = await person();
  const code = await setTable(page);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/t/${code}$`));
  expect(await setTable(page)).toBe(code);
  await page.getByRole('button', { name: 'Start with a bot in seat 2' }).click();
  await expect(page.locator('#door')).toBeVisible();
  expect(await setTable(page)).not.toBe(code);
});

test('who follows the link of a new table of Omega Virus finds a seat', async ({ person }) => {
  const [host, friend] = [await person(), await person()];
  await host.page.goto('/new/omega-virus');
  await expect(host.page.getByRole('heading', { name: /^Invite friends/ })).toBeVisible();
  await friend.page.goto(host.page.url());
  await door(friend.page).getByRole('button', { name: 'Take a seat' }).click();
  await expect(door(friend.page)).toContainText('Say when you are ready.');
});

test('where no seat is left, the link says that it leads to watching', async ({ person }) => {
  const { page } = await person();
  await page.goto('/new/hypatia');
  await expect(page.getByRole('heading', { name: 'Link to watch: all seats are taken' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(page.getByRole('heading', { name: /^Invite friends/ })).toBeVisible();
});
