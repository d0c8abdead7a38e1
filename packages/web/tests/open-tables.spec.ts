/** Tables that want company: found, filled by people or by bots, and listed for whoever looks. */
import { expect, type Page } from '@playwright/test';
import { OwnServer } from './ownServer.ts';
import { DESKTOP, type Meet, PHONE, test } from './pages.ts';
import { expectGoodScreen, expectStillGoodScreen, picture } from './screens.ts';

test.use({ keep: 'none' });

/** Everybody on a server of the test's own: nobody else sits down there. */
async function named(person: Meet, home: string, name: string, size = DESKTOP): Promise<Page> {
  const { page } = await person(size);
  await page.request.post(`${home}/api/session`, { data: { name } });
  return page;
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Tables that want company' }).getByRole('listitem');
const countdown = (page: Page) => page.getByRole('timer').filter({ hasText: 'Bots take the open seats in' });

async function choose(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).selectOption({ label: value });
}

test('strangers find each other at an open table, and the last seat begins the match', async ({ person }) => {
  const own = new OwnServer();
  try {
    const home = await own.start();
    const ann = await named(person, home, 'Ann');
    await ann.goto(`${home}/`);
    await ann.getByRole('link', { name: 'Open tables' }).click();
    await expect(ann.getByText('No open tables now.')).toBeVisible();
    await choose(ann, 'Game', 'Outsider');
    await choose(ann, 'Time', 'Slow (days)');
    await choose(ann, 'If nobody comes', 'Bots after 20 minutes');
    await expectGoodScreen(ann);
    await picture(ann, 'open-tables-none-desktop');
    await ann.getByRole('button', { name: 'Find company' }).click();
    await expect(ann).toHaveURL(/\/t\//);
    await expect(countdown(ann)).toBeVisible();
    await picture(ann, 'open-lobby-desktop');

    const ben = await named(person, home, 'Ben', PHONE);
    await ben.goto(`${home}/open`);
    await expect(rows(ben)).toHaveCount(1);
    await expect(rows(ben).first()).toContainText('Outsider, hosted by Ann');
    await expect(rows(ben).first()).toContainText('1 of 3 seats');
    await expectGoodScreen(ben);
    await picture(ben, 'open-tables-phone');
    await choose(ben, 'Time', 'Live');
    await expect(ben.getByText('No open table fits.')).toBeVisible();
    await choose(ben, 'Time', 'Any time');
    await ben.getByRole('button', { name: 'Sit down at Outsider, hosted by Ann' }).click();
    await expect(ben).toHaveURL(ann.url());
    await expect(countdown(ben)).toBeVisible();
    await expectStillGoodScreen(ben);
    await picture(ben, 'open-lobby-phone');

    const cleo = await named(person, home, 'Cleo');
    await cleo.goto(`${home}/open`);
    await choose(cleo, 'Game', 'Outsider');
    await cleo.getByRole('button', { name: 'Find company' }).click();
    await expect(cleo).toHaveURL(ann.url());
    for (const page of [ann, ben, cleo]) await expect(page.locator('#door')).toBeVisible();
    await ben.goto(`${home}/open`);
    await expect(ben.getByText('No open tables now.')).toBeVisible();
  } finally {
    await own.end();
  }
});

test('a host opens a table to company, changes how long it waits, and closes it again', async ({
  person,
}) => {
  const own = new OwnServer();
  try {
    const home = await own.start();
    const ann = await named(person, home, 'Ann');
    const ben = await named(person, home, 'Ben', PHONE);
    await ann.goto(`${home}/new/outsider`);
    await expect(ann).toHaveURL(/\/t\//);
    await ann.getByRole('radio', { name: 'Open table' }).check({ force: true });
    await expect(countdown(ann)).toBeVisible();
    await ben.goto(`${home}/open`);
    await expect(rows(ben)).toHaveCount(1);
    await choose(ann, 'Bots take the open seats', 'never');
    await expect(countdown(ann)).toHaveCount(0);
    await ann.getByRole('radio', { name: 'Private link' }).check({ force: true });
    await expect(ann.getByLabel('Bots take the open seats')).toHaveCount(0);
    await ben.goto(`${home}/open`);
    await expect(ben.getByText('No open tables now.')).toBeVisible();
  } finally {
    await own.end();
  }
});
