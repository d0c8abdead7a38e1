/** Alone at a table of Omega Virus: practice and the clock, each to its end; and what others may see. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { door, doorButton } from './door.ts';
import { atOnce, picture, Racer, setTable, watchBots } from './omegaTable.ts';
import { test } from './pages.ts';

test.use({ viewport: { width: 1440, height: 900 } });
/** Bots that begin soon and need some minutes for a round: enough to look around, however slow the machine is. */
const LONG_RACE = { botPace: 5, timeScale: 3 };

const plan = (page: Page, cards: string) => page.getByRole('img', { name: `The plan, ${cards}` });
const autoFlip = (page: Page) => page.getByRole('checkbox', { name: 'Cards turn up by themselves' });

test('practice: cards by hand, taking back, hints, and what the round took', async ({ page }) => {
  const racer = new Racer(page, atOnce);
  await setTable(page, { mode: 'practice', practiceLocations: 'L01,L02,L09' });
  await doorButton(page, 'Ready').click();
  await expect(page.locator('[data-ghost]')).toBeVisible();
  // Without automatic flipping a placed card leaves the hand empty until one asks for the next.
  await autoFlip(page).uncheck();
  await racer.until(() => racer.view?.seats[0]?.autoFlip === false, 'the switch was not heard');
  const first = await page.locator('[data-hand]').getAttribute('data-hand');
  await page.keyboard.press('Enter');
  await expect(plan(page, '1 card')).toBeVisible();
  await expect(page.getByText('No card in hand')).toBeVisible();
  await racer.until(() => racer.plan.length === 1, 'the card was not placed');
  await expect(door(page)).toContainText('Flip your next card');
  await page.keyboard.press('f');
  await expect(page.locator('[data-hand]')).toBeVisible();
  // Twice back: the flip, then the placement with its card.
  await doorButton(page, 'Take back').click();
  await expect(page.getByText('No card in hand')).toBeVisible();
  await doorButton(page, 'Take back').click();
  await expect(plan(page, '0 cards')).toBeVisible();
  await expect(page.locator('[data-hand]')).toHaveAttribute('data-hand', first ?? '');
  await autoFlip(page).check();
  await racer.until(() => racer.view?.seats[0]?.autoFlip === true, 'the switch was not heard');
  await racer.playOn(() => racer.plan.length >= 2);
  // The first hint outlines squares, the second names a deed.
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-hint="squares"] rect')).toHaveCount(5);
  await expect(page.getByRole('status').filter({ hasText: /come closest to the/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tell me more' }).click();
  await expect(page.locator('[data-hint="place"], [data-hint="lift"]')).toHaveCount(1);
  await picture(page, 'practice-hint');
  await expectAccessible(page);
  await racer.playOn(() => racer.phase === 'REVIEW');
  const report = page.getByRole('region', { name: 'Round 1, scored' });
  await expect(report).toContainText('All three pieces are connected.');
  await expect(report.getByRole('definition')).toHaveCount(5);
  await picture(page, 'practice-report');
  await expectAccessible(page);
  await racer.playOn(() => racer.phase === 'GAME_OVER');
  await expect(page.getByRole('heading', { name: 'All equipment is connected.' })).toBeVisible();
  // No points were to be had, so that no table says there were none.
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText('of 15')).toHaveCount(0);
  await picture(page, 'practice-ending');
  expect(racer.ownRefusals).toEqual([]);
  expect(racer.complaints).toEqual([]);
});

test('three rounds against the clock, with three times as much of it', async ({ page }) => {
  const racer = new Racer(page, atOnce);
  await setTable(page, { mode: 'clock', timeScale: 3 });
  await expect(page.getByRole('region', { name: 'Clock and points' })).toContainText('of 10:30');
  await expect(page.getByRole('columnheader', { name: 'The Station' })).toBeAttached();
  await racer.playOn(() => racer.phase === 'REVIEW');
  await expect(page.getByRole('region', { name: 'Round 1, scored' }).getByRole('status')).toContainText(
    'The Station’s mark is',
  );
  await picture(page, 'clock-round');
  await expectStillAccessible(page);
  await racer.playOn(() => racer.phase === 'GAME_OVER');
  expect(racer.view?.rounds).toHaveLength(3);
  await expect(page.getByRole('heading', { name: /^You escaped|^The Station keeps you/ })).toBeVisible();
  expect(racer.ownRefusals).toEqual([]);
  expect(racer.complaints).toEqual([]);
});

test('a covered plan stays covered: only counts, keys and connections travel', async ({ page }) => {
  const racer = new Racer(page, atOnce);
  await setTable(page, { mode: 'bot', opponentView: 'status', ...LONG_RACE }, ['omega']);
  await doorButton(page, 'Ready').click();
  await racer.until(() => (racer.view?.seats[1]?.cards ?? 0) >= 2, 'the bot does not build');
  await expect(page.getByText(/^\d+ cards, covered$/)).toBeVisible();
  expect(racer.view?.seats[1]).toMatchObject({ plan: null, hand: null, back: null });
  const theirs = racer.heard.filter(({ open }) => 'seat' in open && open.seat === 1);
  expect(theirs.filter(({ own }) => own !== undefined)).toEqual([]);
  await expect(page.getByRole('cell', { name: '?' })).toHaveCount(3);
  await expect(page.getByRole('img', { name: /Alpha key (held|missing)/ }).first()).toBeVisible();
  await picture(page, 'covered');
  await expectStillAccessible(page);
  expect(racer.complaints).toEqual([]);
});

test('who watches sees both plans and touches neither', async ({ page }) => {
  const racer = new Racer(page);
  await watchBots(page, { mode: 'bot', ...LONG_RACE });
  await racer.until(() => (racer.view?.seats[0]?.cards ?? 0) >= 2, 'the bots do not build');
  await expect(door(page)).toContainText('You are watching.');
  const plans = page.getByRole('img', { name: /^The plan of .+, [1-9]\d* cards?$/ });
  await expect(plans).toHaveCount(2);
  const halves = page.locator('[data-plans] > section');
  const names = await halves.evaluateAll((all) => all.map((half) => half.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(2);
  for (const name of names)
    await expect(page.getByRole('region', { name: `In hand: ${name}` })).toHaveCount(1);
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Pause/ })).toHaveCount(0);
  await picture(page, 'watching');
  await expectStillAccessible(page);
  // Somebody who comes in the middle of a round sees the plan as it stands.
  await page.reload();
  await expect(plans).toHaveCount(2);
  expect(racer.complaints).toEqual([]);
});
