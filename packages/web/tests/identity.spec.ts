/** A guest stays who they are: after every cookie is gone, and on another device. */
import { expect, type Page } from '@playwright/test';
import { PHONE, test } from './pages.ts';
import { readQr } from './qr.ts';
import { picture } from './screens.ts';

const openTag = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Guest: |New guest)/ }).click();

test('identity and seat are back after all cookies are gone', async ({ person }) => {
  const { page } = await person();
  await page.goto('/new/outpost-seven');
  await expect(page).toHaveURL(/\/t\//);
  const table = page.url();
  const name = await page.evaluate(async () => (await (await fetch('/api/session')).json()).name as string);
  await page.goto('/');
  await openTag(page);
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  const words = page.getByText(/^([A-Z]{3,6} ){10}[A-Z]{3,6}$/);
  await expect(words).toBeVisible();
  await picture(page, 'identity-code-desktop');
  const code = await words.innerText();

  await page.context().clearCookies();
  await page.goto('/');
  const lost = page.getByRole('alert', { name: 'You were signed in here' });
  await expect(lost).toContainText(`This browser knew you as ${name}, and no longer does.`);
  await picture(page, 'identity-lost-desktop');
  await lost.getByLabel(/^I have a code/).fill(code.toLowerCase());
  await lost.getByRole('button', { name: 'Come back with it' }).click();
  await expect(page.getByRole('button', { name: `Guest: ${name}` })).toBeVisible();
  await expect(lost).toHaveCount(0);
  await page.goto(table);
  await expect(page.getByRole('listitem').filter({ hasText: 'Red · You' })).toBeVisible();
});

test('a second device signs in with digits', async ({ person }) => {
  const [first, second] = [await person(), await person(PHONE)];
  await first.page.goto('/');
  const name = await first.page.evaluate(
    async () => (await (await fetch('/api/session')).json()).name as string,
  );
  await openTag(first.page);
  await first.page.getByRole('button', { name: 'Use another device, too' }).click();
  const digits = await first.page.getByText(/^\d{4} \d{4}$/).innerText();
  await second.page.goto('/');
  await openTag(second.page);
  await second.page.getByLabel(/^I have a code/).fill(digits);
  await second.page.getByRole('button', { name: 'Come back with it' }).click();
  await expect
    .poll(async () => (await (await second.page.request.get('/api/session')).json()).name)
    .toBe(name);

  // The first device says who has come, and takes it back with one press.
  const other = first.page.getByRole('region', { name: 'Use it on another device' });
  await expect(other.getByText(/ joined just now$/)).toBeVisible();
  await picture(first.page, 'identity-joined-desktop');
  const devices = first.page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await other.getByRole('button', { name: /^Undo: sign out / }).click();
  await expect(other.getByText(/ joined just now$/)).toHaveCount(0);
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect.poll(async () => (await second.page.request.get('/api/session')).json()).toBe(null);
});

test('a second device signs in by the QR code, once, and is signed out from the first', async ({
  person,
  baseURL,
}) => {
  const [first, second] = [await person(), await person(PHONE)];
  await first.page.goto('/');
  const name = await first.page.evaluate(
    async () => (await (await fetch('/api/session')).json()).name as string,
  );
  await openTag(first.page);
  await first.page.getByRole('button', { name: 'Use another device, too' }).click();
  const link = await readQr(first.page.getByRole('img', { name: 'QR code that signs in another device' }));
  expect(link).toMatch(new RegExp(`^${baseURL}/#in=`));
  await second.page.goto(link);
  await expect(second.page.getByRole('button', { name: `Guest: ${name}` })).toBeVisible();
  expect(new URL(second.page.url()).hash).toBe('');

  // Whoever reads it later gets nothing by it.
  const { status } = await second.page.evaluate(
    (code) =>
      fetch('/api/session/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      }).then(({ status }) => ({ status })),
    link.split('#in=')[1],
  );
  expect(status).toBe(404);

  await first.page.goto('/');
  await openTag(first.page);
  const devices = first.page.getByRole('region', { name: 'Where you are signed in' });
  // The second press counts for a few seconds only, so both come at once.
  await devices.getByRole('button', { name: /^Sign out there/ }).dblclick();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect.poll(async () => (await second.page.request.get('/api/session')).json()).toBe(null);
});
