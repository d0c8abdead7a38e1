/** A finished match that several people look at together, each in a browser of their own. */
import { expect, type Page } from '@playwright/test';
import { DESKTOP, type Meet, PHONE, test } from './pages.ts';
import { expectGoodScreen, finishedMatch, picture } from './screens.ts';

test.use({ deal: 'a match to review' });

let code: string;
test.beforeEach(async ({ request }) => {
  code = await finishedMatch(request);
});

const place = (page: Page) => page.getByLabel('Position in the match');
const banner = (page: Page) => page.getByRole('region', { name: 'Looking together' });
const rail = (page: Page) => page.getByRole('tabpanel', { name: 'Together' });
const status = (page: Page) => banner(page).getByRole('status');

/** Ann begins, and the others come by her link. */
async function company(person: Meet, names: readonly string[]): Promise<[Page, ...Page[]]> {
  const pages: Page[] = [];
  for (const name of names) {
    const { page } = await person(name === 'Wim' ? PHONE : DESKTOP);
    await page.request.post('/api/session', { data: { name } });
    pages.push(page);
  }
  const [ann, ...others] = pages as [Page, ...Page[]];
  await ann.goto(`/replay/${code}#12`);
  await ann.getByRole('tab', { name: 'Together' }).click();
  await ann.getByRole('button', { name: 'Look at it together' }).click();
  await expect(status(ann)).toHaveText('You lead. Others see what you see.');
  await rail(ann).getByRole('button', { name: 'Copy the link' }).click();
  await expect(rail(ann).getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  for (const other of others) {
    await other.goto(link);
    await expect(status(other)).toHaveText('You follow Ann.');
    await expect(place(other)).toHaveValue('12');
  }
  return [ann, ...others];
}

test('two look at a match together: one leads, the other follows, looks around and follows again', async ({
  person,
}) => {
  const [ann, bob] = (await company(person, ['Ann', 'Bob'])) as [Page, Page];
  await ann.getByRole('button', { name: 'One step forward' }).click();
  await expect(place(bob)).toHaveValue('13');
  await ann.getByLabel('See as').selectOption({ index: 1 });
  await expect(bob).toHaveURL(/#13\?as=red$/);

  // Going somewhere by oneself is looking around on one's own.
  await bob.getByRole('button', { name: 'One step back' }).click();
  await expect(status(bob)).toHaveText('You look around on your own. Ann leads.');
  await expect(rail(ann).getByText('looks around, step 12')).toBeVisible();
  await ann.getByRole('button', { name: 'One step forward' }).click();
  await expect(rail(bob).getByText('leads, step 14')).toBeVisible();
  await expect(place(bob)).toHaveValue('12');
  await banner(bob).getByRole('button', { name: 'Follow again' }).click();
  await expect(place(bob)).toHaveValue('14');
  await expect(status(bob)).toHaveText('You follow Ann.');

  await bob.getByLabel('Say something').fill('The third row decides it');
  await bob.keyboard.press('Enter');
  await expect(rail(ann).getByText('The third row decides it')).toBeVisible();
  await expectGoodScreen(ann);
  await picture(ann, 'together-desktop');
});

test('everybody points at things on the table, and those who look at the same see it', async ({ person }) => {
  const [ann, bob] = (await company(person, ['Ann', 'Bob'])) as [Page, Page];
  await banner(ann).getByRole('button', { name: 'Point' }).click();
  await expect(status(ann)).toHaveText('Press a thing on the table to point at it.');
  await ann.locator('[data-cell="7"]').click();
  const pointer = bob.getByRole('img', { name: 'Ann points here' });
  await expect(pointer).toBeVisible();
  const [ring, cell] = [await pointer.boundingBox(), await bob.locator('[data-cell="7"]').boundingBox()];
  expect(Math.abs((ring?.x ?? 0) - (cell?.x ?? 1000))).toBeLessThan(8);
  expect(Math.abs((ring?.y ?? 0) - (cell?.y ?? 1000))).toBeLessThan(8);
  await picture(bob, 'together-pointed');

  await banner(bob).getByRole('button', { name: 'Point' }).click();
  await bob.locator('[data-cell="3"]').click();
  await expect(ann.getByRole('img', { name: 'Bob points here' })).toBeVisible();
  // Whoever goes on takes their finger away.
  await ann.getByRole('button', { name: 'One step forward' }).click();
  await expect(place(bob)).toHaveValue('13');
  await expect(ann.getByRole('img', { name: /points here/ })).toBeHidden();
  await expect(bob.getByRole('img', { name: /points here/ })).toBeHidden();
});

test('the lead is handed on among three, is free when who has it leaves, and is taken', async ({
  person,
}) => {
  const [ann, bob, wim] = (await company(person, ['Ann', 'Bob', 'Wim'])) as [Page, Page, Page];
  await rail(ann).getByRole('button', { name: 'Let Bob lead' }).click();
  await expect(status(bob)).toHaveText('You lead. Others see what you see.');
  await expect(status(ann)).toHaveText('You follow Bob.');
  await bob.getByRole('button', { name: 'One step forward' }).click();
  await expect(place(wim)).toHaveValue('13');
  await expect(place(ann)).toHaveValue('13');
  await expectGoodScreen(wim);
  await picture(wim, 'together-phone');

  await rail(bob).getByRole('button', { name: 'Leave' }).click();
  await expect(bob.getByRole('button', { name: 'Join them' })).toBeVisible();
  await expect(status(ann)).toHaveText('Nobody leads.');
  await banner(wim).getByRole('button', { name: 'Lead' }).click();
  await expect(status(wim)).toHaveText('You lead. Others see what you see.');
  await wim.getByRole('button', { name: 'One step back' }).click();
  await expect(place(ann)).toHaveValue('12');
  await expect(place(bob)).toHaveValue('13');

  // Whoever loads the page anew is back; the lead has become free.
  await wim.reload();
  await expect(status(wim)).toHaveText('Nobody leads.');
  await banner(ann).getByRole('button', { name: 'Lead' }).click();
  await expect(status(wim)).toHaveText('You follow Ann.');
});
