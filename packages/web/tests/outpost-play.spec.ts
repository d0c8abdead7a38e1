/** Whole games of Outpost Seven against a bot: by mouse, by keyboard alone, and by touch on a phone. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { door, doorButton, sentence } from './door.ts';
import { finger, mouse } from './hands.ts';
import { filmMotion, motionsIn } from './motion.ts';
import { CELL, HAND, lit, OFFER, picture, playBot, playOn, untilAsked } from './outpostTable.ts';
import { expectNothingOutside } from './outside.ts';
import { test } from './pages.ts';
import { drawn } from './stillness.ts';
import { Watch } from './watch.ts';

/** Checks and pictures of each phase when it first comes. */
function onEachPhase(page: Page, device: string): (asked: string) => Promise<void> {
  const seen = new Set<string>();
  return async (asked) => {
    const phase = asked.startsWith('Keep') ? 'keep' : asked.startsWith('Choose') ? 'bonus' : 'turn';
    if (seen.has(phase)) return;
    seen.add(phase);
    await page.mouse.move(0, 0);
    await picture(page, `${phase}-${device}`);
    await expectStillAccessible(page);
  };
}

async function expectEnding(page: Page, watch: Watch, device: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/station/i);
  await expect(page.getByRole('rowheader', { name: 'Column 5' })).toBeVisible();
  await expect(page.getByText(/OPS-15[1-3]/)).toBeVisible();
  await picture(page, `over-${device}`);
  await expectAccessible(page);
  expect(watch.complaints).toEqual([]);
}

test.describe('on a desktop', () => {
  test('a whole game by mouse', async ({ page }) => {
    const watch = new Watch(page);
    await playBot(page);
    await playOn(page, mouse, watch, onEachPhase(page, 'desktop'));
    await expectEnding(page, watch, 'desktop');
  });

  test('a whole game by keyboard alone', async ({ page }) => {
    const watch = new Watch(page);
    await page.goto('/');
    await tabTo(page, /Outpost Seven.*/);
    await page.keyboard.press('Enter');
    await expect(door(page)).toBeVisible();
    for (let decision = 0; decision < 120; decision++) {
      if ((await untilAsked(page)) === null) break;
      await watch.untilAnswered(() => decideByKeys(page));
      // Cards that are played or taken do not take the focus with them.
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    }
    await expectEnding(page, watch, 'keyboard');
  });

  test('a low window keeps everything on the screen', async ({ page }) => {
    await playBot(page);
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
      await expectInPlace(page, `${width}×${height}`);
      await picture(page, `size-${width}x${height}`);
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
    await playBot(page, finger);
    await playOn(page, finger, watch, onEachPhase(page, 'phone'));
    await expectEnding(page, watch, 'phone');
  });

  test('what can be pressed is large enough for a finger', async ({ page }) => {
    await playBot(page, finger);
    await untilAsked(page);
    const small = await page.locator('button:visible, a:visible').evaluateAll((things) =>
      things
        .map((thing) => ({
          name: thing.getAttribute('aria-label') ?? thing.textContent,
          box: thing.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && box.bottom > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    );
    expect(small).toEqual([]);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('motion is shown, and any input finishes it', async ({ page }) => {
    const watch = new Watch(page);
    await playBot(page);
    await filmMotion(page);
    for (let decision = 0; decision < 8; decision++) {
      await untilAsked(page);
      await watch.untilAnswered(() => decideByKeys(page));
      await expect(async () => {
        await page.keyboard.press('Escape');
        expect(await sentence(page)).toMatch(/^(Your move|Keep|Choose|Repair|Salvage)/);
      }).toPass();
    }
    expect((await motionsIn(page)).length).toBeGreaterThan(0);
    expect(watch.complaints).toEqual([]);
  });
});

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.innerText());
    const isButton = await focused.evaluate((element) => element.tagName === 'BUTTON');
    if (isButton && name.test(label) && /bot/i.test(label)) return;
  }
  throw new Error(`The tab key does not reach ${name}.`);
}

/** The digit that presses the nth lit card of the hand or the offer. */
async function digitOf(page: Page, what: string, which: 'first' | 'last'): Promise<string> {
  const cards = page.locator('[data-digit]');
  const wanted = await lit(page, what)[which]().getAttribute('data-card');
  const all = await cards.evaluateAll((things) => things.map((thing) => thing.getAttribute('data-card')));
  return String(all.indexOf(wanted) + 1);
}

async function decideByKeys(page: Page): Promise<void> {
  const keys = page.keyboard;
  const asked = await sentence(page);
  if (asked.startsWith('Keep')) {
    await keys.press('k');
    await expect(doorButton(page, /^Confirm keep/)).toBeVisible();
    return keys.press('Enter');
  }
  if (asked.startsWith('Choose')) return keys.press('Enter');
  const canSalvage = await doorButton(page, 'Salvage').isVisible();
  const canRepair = (await lit(page, HAND).count()) > 0;
  if (!canRepair || (canSalvage && (await page.locator(HAND).count()) < 4)) {
    await keys.press('s');
    while ((await lit(page, OFFER).count()) > 0) await keys.press(await digitOf(page, OFFER, 'first'));
    return keys.press('Enter');
  }
  await keys.press(await digitOf(page, HAND, 'last'));
  await keys.press(await digitOf(page, HAND, 'first'));
  // The focus has gone to a lit cell; the arrows move on, and any lit one will do.
  await expect(page.locator(`${CELL}:focus`)).toHaveAttribute('aria-pressed', 'false');
  await keys.press('ArrowRight');
  await keys.press('ArrowLeft');
  await lit(page, CELL).first().focus();
  await keys.press('Enter');
  await expect(doorButton(page, /^Confirm repair/)).toBeVisible();
  await keys.press('Enter');
}

async function expectInPlace(page: Page, size: string): Promise<void> {
  await expectNothingOutside(page, '[data-cell], [data-line]', size);
  const piles = page.locator('[data-deck]');
  const deck = (await piles.count()) > 0 ? await piles.boundingBox() : null;
  const lastCard = await page.locator(HAND).last().boundingBox();
  if (deck && lastCard) expect(lastCard.x + lastCard.width, size).toBeLessThanOrEqual(deck.x);
}
