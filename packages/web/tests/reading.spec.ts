import { expect } from '@playwright/test';
import { SIZES, test } from './pages.ts';
import { expectGoodScreen, expectStillGoodScreen, picture } from './screens.ts';

const PAGES = [
  ['/credits', 'Credits and licences', 200],
  ['/how', 'How it works', 200],
  ['/replay', 'Watch a match', 200],
  ['/somewhere/else', 'There is nothing here', 404],
] as const;

/** What a browser says of an address at which there is nothing. */
const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

for (const [name, size] of Object.entries(SIZES)) {
  for (const [address, heading, status] of PAGES) {
    test(`"${heading}" can be read on a ${name}`, async ({ person }) => {
      const { page, complaints } = await person(size);
      expect((await page.goto(address))?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Airlock`);
      await expectGoodScreen(page);
      await picture(page, `${address.split('/')[1]}-${name}`);
      expect(complaints).toEqual(status === 404 ? [NOT_FOUND] : []);
    });
  }
}

test('the credits name every designer and the licence of the pictograms', async ({ person }) => {
  const { page } = await person();
  await page.goto('/');
  await page.getByRole('link', { name: 'Credits and licences' }).click();
  for (const name of [
    'Stefan Alexander',
    'Steven Aramini',
    'Wil Cox',
    'game-icons.net',
    'SIL Open Font License',
  ])
    await expect(page.getByRole('main')).toContainText(name);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(5);
});

test.describe('on a bad line', () => {
  test.use({ keep: 'none' });

  test('a part of the page that does not arrive is said in a sentence and fetched again on request', async ({
    person,
  }) => {
    const { page } = await person();
    await page.route('**/sw.js', (route) => route.abort());
    await page.route('**/Credits-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'Credits and licences' }).click();
    await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
    await expectStillGoodScreen(page);
    await page.unroute('**/Credits-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Credits and licences' })).toBeVisible();
  });
});
