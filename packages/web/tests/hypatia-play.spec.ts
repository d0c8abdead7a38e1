/** Whole voyages of the Hypatia: by mouse, by keyboard alone, and by touch on a phone. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { untilActed } from './acts.ts';
import { door, mainAnswer } from './door.ts';
import {
  decideBy,
  finger,
  HAND,
  look,
  mouse,
  picture,
  playAlone,
  playOn,
  untilAsked,
} from './hypatiaTable.ts';
import { expectNothingOutside } from './outside.ts';
import { test } from './pages.ts';
import { drawn, standStill } from './stillness.ts';
import { Watch } from './watch.ts';

/** Checks and pictures of some decisions when they first come. */
function onEachDecision(page: Page, device: string, most: number): (asked: string) => Promise<void> {
  const seen = new Set<string>();
  return async (asked) => {
    const kind = asked
      .split(' ')
      .slice(0, 3)
      .join('-')
      .replace(/[^A-Za-z-]/g, '')
      .toLowerCase();
    if (seen.has(kind) || seen.size >= most) return;
    seen.add(kind);
    await page.mouse.move(0, 0);
    await picture(page, `${kind}-${device}`);
    await expectStillAccessible(page);
  };
}

async function expectEnding(page: Page, watch: Watch, device: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/got away|drifts|late/);
  await expect(page.getByText(/HYP-\d{3}/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rating scale' })).toBeVisible();
  await picture(page, `over-${device}`);
  await expectAccessible(page);
  expect(watch.complaints).toEqual([]);
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a whole game by mouse', async ({ page }) => {
    const watch = new Watch(page);
    await playAlone(page, mouse);
    await playOn(
      page,
      watch,
      (decision) => decideBy(page, mouse, decision),
      onEachDecision(page, 'desktop', 3),
    );
    await expectEnding(page, watch, 'desktop');
  });

  test('a whole game by keyboard alone', async ({ page }) => {
    const watch = new Watch(page);
    await page.goto('/');
    await tabTo(page, /^(?!How to).*Outbreak on Hypatia/);
    await page.keyboard.press('Enter');
    await expect(door(page)).toBeVisible();
    await playOn(page, watch, (decision) => decideByKeys(page, decision));
    await expectEnding(page, watch, 'keyboard');
  });

  test('a play is taken back until a card is drawn', async ({ page }) => {
    const watch = new Watch(page);
    const undo = door(page).getByRole('button', { name: 'Undo' });
    const play = () => watch.untilAnswered(() => decideBy(page, mouse, 0));
    await playAlone(page, mouse);
    await untilAsked(page);
    await play();
    await expect(door(page)).toContainText('You may discard one card');
    await expect(page.locator(HAND)).toHaveCount(4);
    await undo.click();
    await expect(door(page)).toContainText('Pick a card');
    await expect(page.locator(HAND)).toHaveCount(5);
    await play();
    await watch.untilAnswered(() => mainAnswer(page).first().click());
    await expect(door(page)).toContainText('Pick a card');
    await expect(undo).toHaveCount(0);
    expect(watch.complaints).toEqual([]);
  });

  test('every window keeps everything on the screen', async ({ page }) => {
    await playAlone(page, mouse);
    await untilAsked(page);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1099, 768],
      [900, 700],
      [390, 844],
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      await picture(page, `size-${width}x${height}`);
      await expectNothingOutside(page, '[data-station], [data-tower]', `${width}×${height}`);
    }
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },

    hasTouch: true,
    isMobile: true,
  });

  test('a whole game by touch', async ({ page }) => {
    const watch = new Watch(page);
    await playAlone(page, finger);
    await playOn(
      page,
      watch,
      (decision) => decideBy(page, finger, decision),
      onEachDecision(page, 'phone', 3),
    );
    await expectEnding(page, watch, 'phone');
  });
});

test.describe('for the first time', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('nothing lies over the ship, and the goal line says what to do', async ({ page }) => {
    await playAlone(page, mouse);
    await untilAsked(page);
    await expect(page.getByRole('region', { name: 'Systems', exact: true })).toHaveCount(0);
    const steps = page.getByRole('list', { name: 'The goal, in three steps' }).getByRole('listitem');
    await expect(steps).toContainText(['Power the Hangar', 'Rescue', 'Arm and leave']);
    await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
    const rail = page.locator('aside').first();
    await expect(rail).toContainText('Field Scan');
    await expect(rail).toContainText('better after a win at Medical');
    await picture(page, 'first-time-desktop');
    await expectAccessible(page);
  });
});

test.describe('with motion', () => {
  // Its clock is the test's own.
  test.use({ keep: 'none', contextOptions: { reducedMotion: 'no-preference' } });

  test('the Phage phase is shown step by step, and any input finishes it', async ({ page }) => {
    const watch = new Watch(page);
    await page.clock.install();
    await playAlone(page, mouse);
    await untilAsked(page);
    await page.keyboard.press('p');
    await watch.untilAnswered(() => page.keyboard.press('p'));
    await untilAsked(page);
    await standStill(page);
    await page.keyboard.press('Enter');
    await expect(door(page)).toContainText('The Phage move.');
    const shown = page.locator('[data-tower]');
    await expect(shown).toContainText(/Phage|points|enters/);
    await picture(page, 'phage-phase');
    await page.keyboard.press('k');
    await expect(door(page)).not.toContainText('The Phage move.');
    expect(watch.complaints).toEqual([]);
  });
});

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.innerText());
    const isButton = await focused.evaluate((element) => element.tagName === 'BUTTON');
    if (isButton && name.test(label) && /play/i.test(label)) return;
  }
  throw new Error(`The tab key does not reach ${name}.`);
}

/** Keys only: digits for cards, arrows and Enter for stations, letters for the door. */
function decideByKeys(page: Page, decision: number): Promise<void> {
  const keys = page.keyboard;
  let presses = 0;
  return untilActed(page, async () => {
    const { asked, hand, hasMain } = await look(page);
    if (asked.startsWith('Pick')) await keys.press(String((decision % hand) + 1));
    else if (/^Play .*\?/.test(asked)) await keys.press('Enter');
    else if (/^Play /.test(asked)) {
      // The focus is on the card; the arrows go to the stations and on, and Enter aims there.
      await keys.press('ArrowUp');
      await page.waitForFunction(() => document.activeElement?.hasAttribute('data-station'));
      await keys.press(decision % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
      await keys.press('Enter');
    } else if (asked.startsWith('Arm')) {
      await keys.press('y');
      await keys.press('y');
    } else if (/^(Unlock|Choose which of)/.test(asked)) await keys.press('f');
    else if (asked.endsWith('?') || hasMain) await keys.press('Enter');
    else await keys.press(String((presses++ % 5) + 1));
  });
}
