/** Friends at a table before its match: who decides, who sits where, and what everybody is told. */
import { expect, type Page } from '@playwright/test';
import { mouse, pressSurely } from './hands.ts';
import { OwnServer } from './ownServer.ts';
import { DESKTOP, type Meet, PHONE, test } from './pages.ts';
import { expectStillGoodScreen, picture } from './screens.ts';

const door = (page: Page) => page.getByRole('region', { name: 'What you can do now' });
const seat = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name });
const talk = (page: Page) => page.getByRole('log');

/** Where the server is; empty for the one that all tests share. */
type Home = string;

/** A name that the other people can be told by. */
async function named(person: Meet, name: string, size = DESKTOP, home: Home = ''): Promise<Page> {
  const { page } = await person(size);
  await page.request.post(`${home}/api/session`, { data: { name } });
  return page;
}

async function menu(page: Page, name: string, deed: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: `What to do about ${name}` }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

/** Ann has set a table of Outsider; the others follow her link and sit down. */
async function friends(person: Meet, others: readonly string[], home: Home = ''): Promise<Page[]> {
  const ann = await named(person, 'Ann', DESKTOP, home);
  await ann.goto(`${home}/new/outsider`);
  await expect(ann).toHaveURL(/\/t\//);
  const pages = [ann];
  for (const name of others) {
    const page = await named(person, name, pages.length % 2 ? PHONE : DESKTOP, home);
    await page.goto(ann.url());
    await door(page).getByRole('button', { name: 'Take a seat' }).click();
    await expect(door(page)).toContainText('Say when you are ready.');
    pages.push(page);
  }
  return pages;
}

test('two friends change places by agreement', async ({ person }) => {
  const [ann, ben] = (await friends(person, ['Ben'])) as [Page, Page];
  await door(ben).getByRole('button', { name: 'I am ready' }).click();
  await menu(ann, 'Ben', /^Swap seats with me/);
  await expect(seat(ann, 'You')).toContainText('would like seat 2');
  await expect(door(ben)).toContainText('Ann would like to swap seats with you.');
  await picture(ben, 'company-swap-phone');
  await door(ben).getByRole('button', { name: 'No, I stay here' }).click();
  await expect(seat(ann, 'You')).not.toContainText('would like');
  await menu(ann, 'Ben', /^Swap seats with me/);
  await door(ben).getByRole('button', { name: 'Swap seats' }).click();
  await expect(ann.getByRole('region', { name: 'Seats' }).getByRole('listitem').first()).toContainText('Ben');
  // Both wanted it: nobody has to say again that they are ready.
  await expect(seat(ann, 'Ben')).toContainText('Ready');
  await expectStillGoodScreen(ben);
});

test('the host passes the table on, removes somebody, and both are told', async ({ person }) => {
  const [ann, ben, mia] = (await friends(person, ['Ben', 'Mia'])) as [Page, Page, Page];
  await ann.getByRole('button', { name: 'What to do about Ben' }).click();
  await expect(ann.getByRole('menu')).toBeVisible();
  await picture(ann, 'company-menu-desktop');
  await ann.keyboard.press('Escape');
  await menu(ann, 'Ben', /^Make Ben the host/);
  await expect(seat(ann, 'Ben')).toContainText('Host');
  await expect(ann.getByRole('radio')).toHaveCount(0);
  await expect(talk(mia)).toContainText('Ann made Ben the host.');
  // What cannot be taken back takes two presses.
  await ben.getByRole('button', { name: 'What to do about Ann' }).click();
  await pressSurely(
    mouse,
    ben.getByRole('menuitem', { name: 'Remove from the table' }),
    ben.getByRole('menuitem', { name: 'Remove Ann: the seat opens' }),
  );
  await expect(ann.getByText('The host has removed you from this table.')).toBeVisible();
  await expect(talk(mia)).toContainText('Ben removed Ann from the table.');
  await ann.reload();
  await expect(ann.getByText('The host has removed you from this table.')).toBeVisible();
});

test.describe('where the grace time is short', () => {
  test.use({ keep: 'none' });
  const own = new OwnServer();
  let home: Home = '';
  test.beforeAll(async () => {
    home = await own.start({ AIRLOCK_GRACE_MS: '1500' });
  });
  test.afterAll(() => own.end());

  test('somebody else decides when the host stays away, and the match begins', async ({ person }) => {
    const [ann, ben] = (await friends(person, ['Ben'], home)) as [Page, Page];
    await ann.close();
    await expect(seat(ben, 'You')).toContainText('Host');
    await expect(talk(ben)).toContainText('Ben is the host now.');
    await door(ben).getByRole('button', { name: 'I am ready' }).click();
    await door(ben)
      .getByRole('button', { name: /^Start with/ })
      .click();
    await expect(ben.locator('#door')).toBeVisible();
  });

  test('a bot plays for somebody who is away, everybody reads it, and they take over when they are back', async ({
    person,
  }) => {
    const [ann, ben, mia] = (await friends(person, ['Ben', 'Mia'], home)) as [Page, Page, Page];
    for (const page of [ben, mia]) await door(page).getByRole('button', { name: 'I am ready' }).click();
    await door(ann).getByRole('button', { name: 'Start', exact: true }).click();
    for (const page of [ann, ben, mia]) await expect(page.locator('#door')).toBeVisible();
    const address = mia.url();
    await mia.goto('about:blank');
    const strip = ann.getByRole('region', { name: 'Who is away, and what is asked' });
    await expect(strip).toContainText(/Mia has been away for 0:\d\d/);
    await strip.getByRole('button', { name: 'Let a bot step in' }).click();
    await expect(strip).toContainText('A bot plays until Mia is back.');
    await expect(ann.getByRole('log').first()).toContainText(
      'Mia is away. A bot plays for Mia and knows what Mia knew.',
    );
    await picture(ann, 'company-standin-desktop');
    await picture(ben, 'company-standin-phone');
    await mia.goto(address);
    await expect(ann.getByRole('log').first()).toContainText('Mia is back and plays again.');
  });

  test('a vote to stop is shown to everybody with who has agreed, and ends the match when all do', async ({
    person,
  }) => {
    const [ann, ben] = (await friends(person, ['Ben'], home)) as [Page, Page];
    await door(ben).getByRole('button', { name: 'I am ready' }).click();
    await door(ann)
      .getByRole('button', { name: /^Start with/ })
      .click();
    for (const page of [ann, ben]) await expect(page.locator('#door')).toBeVisible();
    await ann.getByRole('button', { name: 'Menu' }).click();
    await pressSurely(
      mouse,
      ann.getByRole('button', { name: 'Abandon the match' }),
      ann.getByRole('button', { name: 'Agree; 1 more must agree' }),
    );
    const asked = (page: Page) => page.getByRole('region', { name: 'Who is away, and what is asked' });
    await expect(asked(ben)).toContainText('Ann asks to stop the match.');
    await expect(asked(ben)).toContainText('1 of 2 agree. It stops when both do; nobody wins.');
    await picture(ben, 'company-vote-phone');
    await asked(ben).getByRole('button', { name: 'Play on' }).click();
    await expect(asked(ben)).toHaveCount(0);
    await ben.getByRole('button', { name: 'Menu' }).click();
    await pressSurely(
      mouse,
      ben.getByRole('button', { name: 'Abandon the match' }),
      ben.getByRole('button', { name: 'Abandon it: nobody wins' }),
    );
    for (const page of [ann, ben]) await expect(page.getByText('All of you agreed to stop.')).toBeVisible();
  });
});

test('friends talk before the match, and a preset changes every rule at once', async ({ person }) => {
  const [ann, ben] = (await friends(person, ['Ben'])) as [Page, Page];
  await ben.getByLabel('Say something').fill('Two Outsiders tonight?');
  await ben.keyboard.press('Enter');
  await expect(talk(ann)).toContainText('Two Outsiders tonight?');
  await door(ben).getByRole('button', { name: 'I am ready' }).click();
  await ann.getByRole('radio', { name: 'Expert' }).check();
  await expect(ann.getByText('Exactly Expert')).toBeVisible();
  await expect(door(ben)).toContainText('Ann changed 5 things. Ready again?');
  await expect(ben.getByText('Expert', { exact: true })).toBeVisible();
  await expect(talk(ben)).toContainText('Ann changed Outsiders from As recommended to Two.');
  await picture(ann, 'company-talk-desktop');
  await picture(ben, 'company-again-phone');
  await ann.getByRole('radio', { name: 'Balanced' }).check();
  // All is as it was when Ben said yes.
  await expect(seat(ann, 'Ben')).toContainText('Ready');
});
