/** A passkey, in the real browser with a device that it plays itself: made, used after every cookie is gone, and removed. */
import { expect, type Page } from '@playwright/test';
import { test } from './pages.ts';
import { picture } from './screens.ts';

test.use({ keep: 'none' });

/** As built into a laptop: it asks nobody and signs at once. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const openTag = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Guest: ${name}` }).click();

test('a passkey brings back identity and seat, where the browser allows one', async ({ person, baseURL }) => {
  const { page } = await person();
  await giveAuthenticator(page);
  await page.goto('/new/outpost-seven');
  await expect(page).toHaveURL(/\/t\//);
  const { pathname } = new URL(page.url());
  const name = await page.evaluate(async () => (await (await fetch('/api/session')).json()).name as string);

  // At a bare address it says plainly that none can be had, and where one can.
  const named = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await page.goto('/');
  await openTag(page, name);
  await expect(page.getByText('Browsers do not allow passkeys at a bare address.')).toContainText(named);
  await page.getByRole('button', { name: 'Go there as yourself' }).click();
  await expect(page).toHaveURL(`${named}/`);

  await openTag(page, name);
  await expect(page.getByText('Not kept yet')).toBeVisible();
  await picture(page, 'identity-sheet-desktop');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Made in Chrome/)).toBeVisible();

  // The table says that this browser has lost its seat, and with the passkey it is there again.
  await page.context().clearCookies();
  await page.goto(named + pathname);
  const lost = page.getByRole('alert', { name: 'You were signed in here' });
  await expect(lost).toContainText(`This browser knew you as ${name}, and no longer does.`);
  await picture(page, 'identity-lost-seat-desktop');
  await lost.getByRole('button', { name: 'Come back with a passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Red · You' })).toBeVisible();

  // There are two browsers now by what the server knows: the one that lost its cookie can be signed out from here.
  await page.goto(named);
  await openTag(page, name);
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  // The second press counts for a few seconds only, so both come at once.
  await devices
    .getByRole('button', { name: /^Sign out there/ })
    .first()
    .dblclick();
  await expect(devices.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: /^Remove the passkey/ }).dblclick();
  await expect(page.getByText('Not kept yet')).toBeVisible();
  await expect(page.getByText(/^Made in Chrome/)).toHaveCount(0);
});
