import { expect } from '@playwright/test';
import { SIZES, test } from './pages.ts';
import { expectGoodScreen, expectStillGoodScreen, picture } from './screens.ts';

const PAGES = [
  ['/credits', 'Credits and licences'],
  ['/how', 'How it works'],
  ['/replay', 'Watch a match'],
  ['/somewhere/else', 'There is nothing here'],
] as const;

for (const [name, size] of Object.entries(SIZES)) {
  for (const [address, heading] of PAGES) {
    test(`"${heading}" can be read on a ${name}`, async ({ person }) => {
      const { page, complaints } = await person(size);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Airlock`);
      await expectGoodScreen(page);
      await picture(page, `${address.split('/')[1]}-${name}`);
      expect(complaints).toEqual([]);
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
