import { SHELF } from '@airlock/catalogue';
import { expect } from '@playwright/test';
import { DESKTOP, PHONE, SIZES, test } from './pages.ts';
import { expectGoodScreen, expectStillGoodScreen, picture, playBot } from './screens.ts';
import { weighEntry } from './weights.ts';

for (const [name, size] of Object.entries(SIZES)) {
  test(`the front page on a ${name} shows a door to every game and is free of faults`, async ({ person }) => {
    const { page, complaints } = await person(size);
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(SHELF.length);
    await expect(page.getByRole('link', { name: 'Credits and licences' })).toBeVisible();
    await expectGoodScreen(page);
    await picture(page, `front-${name}`);
    expect(complaints).toEqual([]);
  });
}

test('the lesson and the daily ship of the Hypatia are one press away', async ({ person }) => {
  for (const size of [DESKTOP, PHONE]) {
    const { page } = await person(size);
    await page.goto('/');
    await page.getByRole('link', { name: /^Lesson: learn Outbreak on Hypatia/ }).click();
    await expect(page.getByText(/^Step 1 of \d+/)).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: /^Daily ship/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The daily Hypatia' })).toBeVisible();
  }
});

test.describe('who has read nothing yet', () => {
  test.use({ keep: 'none' });

  test('the first load is light: scripts, pictures and only the fonts that are seen', async ({ person }) => {
    const { page } = await person();
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const received = new Map<string, number>();
    const addresses = new Map<string, string>();
    client.on('Network.responseReceived', ({ requestId, response }) =>
      addresses.set(requestId, response.url),
    );
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      received.set(requestId, encodedDataLength),
    );
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(SHELF.length);
    await page.evaluate(() => document.fonts.ready);
    const weigh = (form: RegExp) =>
      [...received].reduce((sum, [id, bytes]) => (form.test(addresses.get(id) ?? '') ? sum + bytes : sum), 0);
    const fonts = [...addresses.values()].filter((address) => address.endsWith('.woff2'));
    expect(fonts.map((address) => /\/([a-z-]+-latin-\d+)-/.exec(address)?.[1]).sort()).toEqual([
      'barlow-condensed-latin-600',
      'barlow-latin-500',
      'barlow-latin-600',
      'michroma-latin-400',
    ]);
    expect(weigh(/\.js$/)).toBeGreaterThan(1_000);
    expect(weigh(/\.js$/)).toBeLessThanOrEqual(60_000);
    // Four fonts are more than half of it.
    expect(weigh(/./)).toBeLessThanOrEqual(150_000);
  });

  for (const { id, title } of SHELF) {
    test(`${title} with its rules and its bots is light, too, in the room of the page`, () => {
      expect(weighEntry(id)).toBeGreaterThan(5_000);
      expect(weighEntry(id)).toBeLessThanOrEqual(60_000);
    });
  }
});

for (const [name, size] of Object.entries(SIZES)) {
  test(`one press on a ${name} deals a game, and the front page offers to continue it`, async ({
    person,
  }) => {
    const { page, complaints } = await person(size);
    const code = await playBot(page);
    await expect(page.getByRole('main')).toBeVisible();
    await page.getByRole('link', { name: 'Airlock, front page' }).click();
    const card = page.getByRole('region', { name: 'Outpost Seven' });
    await expect(card).toBeVisible();
    await expectGoodScreen(page);
    await picture(page, `front-continue-${name}`);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/t/${code}$`));
    expect(complaints).toEqual([]);
  });
}

test.describe('a newcomer', () => {
  test.use({ known: false });

  test('a guest has a friendly name from the start and can choose another', async ({ person }) => {
    const { page } = await person();
    await page.goto('/');
    const tag = page.getByRole('button', { name: /^Guest: \w+ \w+$/ });
    await tag.click();
    const field = page.getByLabel('Your name at the table');
    await expect(field).toBeFocused();
    await field.fill('Tin Kestrel');
    await expectGoodScreen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Guest: Tin Kestrel' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Guest: Tin Kestrel' })).toBeVisible();
  });
});

test('Escape closes the name and gives the focus back', async ({ person }) => {
  const { page } = await person();
  await page.goto('/');
  const tag = page.getByRole('button', { name: /^Guest: / });
  await tag.click();
  await expect(page.getByLabel('Your name at the table')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Your name at the table')).toHaveCount(0);
  await expect(tag).toBeFocused();
});

test('a guest who signs out is warned before, and a new guest after', async ({ person }) => {
  const { page, complaints } = await person(PHONE);
  await page.goto('/');
  const tag = page.getByRole('button', { name: /^Guest: / });
  const before = await tag.getAttribute('aria-label');
  await tag.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('only this browser knows you')).toBeVisible();
  await expectStillGoodScreen(page);
  await picture(page, 'sign-out-phone');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByText('only this browser knows you')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.evaluate(() => localStorage.setItem('airlock.test', 'mine'));
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'airlock')?.value;
  const token = await cookie();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect.poll(cookie).not.toBe(token);
  await expect(tag).not.toHaveAttribute('aria-label', before ?? '');
  expect(await page.evaluate(() => localStorage.getItem('airlock.test'))).toBeNull();
  expect(complaints).toEqual([]);
});

test('what is no table code is said in a sentence and leads nowhere', async ({ person }) => {
  const { page, complaints } = await person();
  await page.goto('/');
  const field = page.getByLabel('Join a friend');
  const problem = page.getByText('That is not a table code. A code looks like KEEL-420731-VANE.');
  // The last was cut in the middle of a letter.
  for (const text of ['hello', `${page.url()}t/%E0%A4%A`]) {
    await field.fill(text);
    await expect(problem).toHaveCount(0);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(problem).toBeVisible();
  }
  await expect(page).toHaveURL(/\/$/);
  expect(complaints).toEqual([]);
});

test('a code that names no table gets a sentence and a way back', async ({ person }) => {
  const { page } = await person(DESKTOP);
  await page.goto('/');
  await page.getByLabel('Join a friend').fill('aaa 11 bbb');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\/AAA-11-BBB$/);
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await expectStillGoodScreen(page);
  await page.getByRole('link', { name: 'Go to the front page' }).click();
  await expect(page.getByRole('article')).toHaveCount(SHELF.length);
});

test('what the server keeps about me can be taken home, and is deleted after a question', async ({
  person,
}) => {
  for (const size of [DESKTOP, PHONE]) {
    const { page, complaints } = await person(size);
    await playBot(page);
    await page.goto('/');
    const tag = page.getByRole('button', { name: /^Guest: / });
    const before = await tag.textContent();
    await tag.click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('airlock-my-data.json');
    const { readFile } = await import('node:fs/promises');
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(`Guest: ${data.person.name}`).toBe(before?.trim());
    expect(data.tables).toHaveLength(1);

    await page.getByRole('button', { name: 'Delete my data' }).click();
    await expect(page.getByRole('alert')).toContainText('This cannot be undone.');
    await expectGoodScreen(page);
    await picture(page, `front-delete-${size === PHONE ? 'phone' : 'desktop'}`);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'no longer knows you' })).toContainText(
      '1 table deleted.',
    );
    await page.getByRole('button', { name: 'Start as a new guest' }).click();
    await expect(page.getByRole('button', { name: /^Guest: / })).not.toHaveText(before ?? '');
    await expect(page.getByRole('region', { name: 'Outpost Seven' })).toHaveCount(0);
    expect(complaints).toEqual([]);
  }
});
