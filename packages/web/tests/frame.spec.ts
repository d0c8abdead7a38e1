import { expect } from '@playwright/test';
import { mouse, pressSurely } from './hands.ts';
import { DESKTOP, PHONE, test } from './pages.ts';
import { expectGoodScreen, expectStillGoodScreen, picture, playBot } from './screens.ts';

test('"why?" opens a paper with the rule, Escape closes it, the focus comes back', async ({ person }) => {
  const { page, complaints } = await person();
  await playBot(page);
  const why = page
    .getByRole('log')
    .getByRole('button', { name: /^Why\? / })
    .first();
  await why.click();
  const paper = page.getByRole('dialog');
  await expect(paper).toBeInViewport({ ratio: 1 });
  await expect(paper).toContainText('OPS-023');
  await expectGoodScreen(page);
  await picture(page, 'why-desktop');
  await page.keyboard.press('Escape');
  await expect(paper).toHaveCount(0);
  await expect(why).toBeFocused();
  await why.press('Enter');
  await paper.getByRole('button', { name: 'Open in the rules' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Each player is dealt seven module cards');
  await expectStillGoodScreen(page);
  await picture(page, 'rules-desktop');
  expect(complaints).toEqual([]);
});

test('on a phone log, rules and "why?" are sheets, talk has no button among bots, and the door stays in sight', async ({
  person,
}) => {
  const { page, complaints } = await person(PHONE);
  await playBot(page);
  await expect(page.getByRole('button', { name: 'Talk', exact: true })).toHaveCount(0);
  for (const name of ['Log', 'Rules and help'] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const sheet = page.getByRole('region', { name: 'Log, talk and rules' });
    await expect(sheet).toBeVisible();
    await expect(page.locator('#door')).toBeInViewport({ ratio: 1 });
    await expectStillGoodScreen(page);
    await picture(page, `${name.toLowerCase().replaceAll(' ', '-')}-phone`);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(sheet).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Why\? / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeInViewport();
  await expectStillGoodScreen(page);
  await picture(page, 'why-phone');
  expect(complaints).toEqual([]);
});

test('people at a table talk to each other, and unread lines are counted', async ({ person }) => {
  const host = await person();
  const guest = await person();
  await host.page.goto('/new/outpost-seven');
  await expect(host.page).toHaveURL(/\/t\//);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: 'Take a seat' }).click();
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await host.page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(host.page.locator('#door')).toBeVisible();
  await expect(guest.page.locator('#door')).toBeVisible();
  await host.page.getByLabel('Say something').fill('Good luck');
  await host.page.keyboard.press('Enter');
  await expect(guest.page.getByRole('tab', { name: 'Talk 1' })).toBeVisible();
  await guest.page.getByRole('tab', { name: /Talk/ }).click();
  await expect(guest.page.getByRole('log')).toContainText('Good luck');
  await expect(guest.page.getByRole('tab', { name: 'Talk', exact: true })).toBeVisible();
  await expectStillGoodScreen(guest.page);
});

test('the menu mutes, stills motion, shows the keys and asks twice before resigning', async ({ person }) => {
  const { page, complaints } = await person({ ...DESKTOP, reducedMotion: 'no-preference' });
  await playBot(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('region', { name: 'Menu' });
  await menu.getByLabel('Sound').uncheck();
  await menu.getByLabel('Motion').selectOption('off');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await expectStillGoodScreen(page);
  await picture(page, 'menu-desktop');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sound is off' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('region', { name: 'Keys' })).toContainText('Go back one step');
  await expectStillGoodScreen(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('#door')).not.toContainText('resigned');
  await pressSurely(
    mouse,
    menu.getByRole('button', { name: 'Resign', exact: true }),
    menu.getByRole('button', { name: 'Resign and lose this game' }),
  );
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the log is one stop for the tab key, its newest line first, and the arrows move in it', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /Outbreak on Hypatia/ })
    .filter({ hasText: /play/i })
    .first()
    .click();
  await expect(page.locator('#door')).toBeVisible();
  const log = page.getByRole('region', { name: 'Log', exact: true });
  const lines = log.getByRole('button', { name: /^Why\?/ });
  await expect.poll(() => lines.count()).toBeGreaterThan(3);
  await log.focus();
  await page.keyboard.press('Tab');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth((await lines.count()) - 2)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="log"]'))).toBeNull();
});

test('the skip link leads to the door, and the rails fold when the window is narrow', async ({ person }) => {
  const { page } = await person();
  await playBot(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to what you can do now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#door')).toBeFocused();
  for (const [name, width, height] of [
    ['folded', 1000, 760],
    ['landscape', 844, 390],
    ['small', 360, 640],
    ['zoomed', 720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('#door')).toBeInViewport({ ratio: 1 });
    await expectStillGoodScreen(page);
    await picture(page, `table-${name}`);
  }
});
