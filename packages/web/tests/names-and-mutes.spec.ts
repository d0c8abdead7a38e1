/** Who is who, and who is heard: two people of one name, words that are hidden from one reader or from all, and a door that stays closed. */
import { expect, type Page } from '@playwright/test';
import { type Meet, PHONE, test } from './pages.ts';
import { expectStillGoodScreen, picture } from './screens.ts';

async function named(person: Meet, name: string, phone = false): Promise<Page> {
  const { page } = phone ? await person(PHONE) : await person();
  await page.request.post('/api/session', { data: { name } });
  return page;
}

interface Two {
  readonly host: Page;
  readonly guest: Page;
  readonly code: string;
}

/** Two people at a table of Outpost Seven, before its match. */
async function twoAt(person: Meet, names: readonly [string, string]): Promise<Two> {
  const host = await named(person, names[0]);
  const guest = await named(person, names[1], true);
  const table = { game: 'outpost-seven', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { code } = await (await host.request.post('/api/tables', { data: table })).json();
  await guest.request.post(`/api/tables/${code}/seat`, { data: { seat: 1 } });
  return { host, guest, code };
}

async function begin({ host, guest, code }: Two): Promise<void> {
  await guest.request.post(`/api/tables/${code}/ready`, { data: { ready: true } });
  const begun = await host.request.post(`/api/tables/${code}/start`, { data: {} });
  expect(begun.status(), await begun.text()).toBe(200);
  for (const page of [host, guest]) {
    await page.goto(`/t/${code}`);
    await expect(page.locator('#door')).toBeVisible();
  }
}

/** Says something in the tab of the talk, wherever it opens. */
async function say(page: Page, text: string): Promise<void> {
  const line = page.getByLabel('Say something');
  if (!(await line.isVisible())) await page.getByRole('button', { name: /^Talk/ }).click();
  await line.fill(text);
  await page.keyboard.press('Enter');
}

async function openPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('People at the table').click();
}

test('two people of one name are told apart at their seats, in the door and in the talk', async ({
  person,
}) => {
  const two = await twoAt(person, ['Ann', 'ANN']);
  const { host, guest, code } = two;
  await host.goto(`/t/${code}`);
  const seats = host.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.nth(1)).toContainText('ANN 2');
  await expect(host.getByRole('region', { name: 'What you can do now' })).toContainText('ANN 2');
  await guest.goto(`/t/${code}`);
  await expect(guest.getByRole('region', { name: 'Seats' }).getByRole('listitem').first()).toContainText(
    'Ann',
  );
  await guest.request.post(`/api/tables/${code}/ready`, { data: { ready: true } });
  await begin(two);
  await say(guest, 'It is me.');
  await host.getByRole('tab', { name: /^Talk/ }).click();
  const line = host.getByRole('log').getByRole('listitem').filter({ hasText: 'It is me.' });
  await expect(line).toContainText('ANN 2');
  await picture(host, 'company-one-name-desktop');
});

test('whose words one reader hides are hidden from nobody else, and come back', async ({ person }) => {
  const two = await twoAt(person, ['Ann', 'Ben']);
  const { host, guest } = two;
  await begin(two);
  await say(guest, 'Hurry up, hurry up!');
  await host.getByRole('tab', { name: /^Talk/ }).click();
  const talk = host.getByRole('log');
  await expect(talk).toContainText('Hurry up, hurry up!');
  await openPeople(host);
  await host.getByRole('button', { name: 'Hide what Ben says from me' }).click();
  await expectStillGoodScreen(host);
  await host.keyboard.press('Escape');
  await expect(talk).not.toContainText('Hurry up, hurry up!');
  // It holds for what he says next, and he learns nothing of it.
  await say(guest, 'Please?');
  await expect(guest.getByRole('log')).toContainText('Please?');
  await expect(talk.getByRole('listitem')).toHaveCount(2);
  await expect(talk).not.toContainText('Please?');
  await openPeople(host);
  await host.getByRole('button', { name: 'Show me what Ben says again' }).click();
  await host.keyboard.press('Escape');
  await expect(talk).toContainText('Please?');
});

test('whom the host mutes is heard by nobody and told so, until they may speak again', async ({ person }) => {
  const two = await twoAt(person, ['Ann', 'Ben']);
  const { host, guest } = two;
  await begin(two);
  await openPeople(host);
  await host.getByRole('button', { name: 'Mute Ben for everybody' }).click();
  await expect(host.getByRole('button', { name: 'Let Ben speak again' })).toBeVisible();
  await say(guest, 'Can you hear me?');
  await expect(guest.getByText('The host has muted you at this table.').first()).toBeVisible();
  await picture(guest, 'company-muted-phone');
  await host.getByRole('button', { name: 'Let Ben speak again' }).click();
  await expect(host.getByRole('button', { name: 'Mute Ben for everybody' })).toBeVisible();
  await host.keyboard.press('Escape');
  await say(guest, 'And now?');
  await host.getByRole('tab', { name: /^Talk/ }).click();
  await expect(host.getByRole('log')).toContainText('And now?');
  await expect(host.getByRole('log')).not.toContainText('Can you hear me?');
  // Only the host has that button.
  await openPeople(guest);
  await expect(guest.getByRole('button', { name: 'Hide what Ann says from me' })).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Mute/ })).toHaveCount(0);
});

test('whom the host declines stays outside, and where nobody may watch nobody can ask', async ({
  person,
}) => {
  const two = await twoAt(person, ['Ann', 'Ben']);
  const { host, code } = two;
  await begin(two);
  const allow = (who: string) =>
    host.request.post(`/api/tables/${code}/watching`, { data: { do: 'allow', rule: { who } } });
  await allow('asked');
  const wim = await named(person, 'Wim');
  await wim.goto(`/t/${code}`);
  await wim.getByRole('button', { name: 'Ask to be let in' }).click();
  const wish = host.getByRole('status', { name: 'Somebody asks' });
  await expect(wish).toContainText('Wim would like to watch.');
  await wish.getByRole('button', { name: 'Decline' }).click();
  await expect(wish).toHaveCount(0);
  expect((await wim.request.get(`/api/tables/${code}`)).status()).toBe(403);
  await expect(wim.locator('#door')).toHaveCount(0);
  await allow('nobody');
  await wim.goto(`/t/${code}`);
  await expect(wim.getByText('A match is going on here that nobody else may watch.')).toBeVisible();
  await expect(wim.getByRole('button', { name: 'Ask to be let in' })).toHaveCount(0);
});
