/** What moves and sounds in a race: never in the way, and not at all for those who want no motion. */
import { CARD_IDS, placementOf } from '@airlock/omega-virus';
import { expect, type Page } from '@playwright/test';
import { beforeKey, counts, countView, openDrawing } from './omegaDrawing.ts';
import { test } from './pages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const LOCKED_RED = 1;
const PLAIN = 0;

// Sound is listened to from inside the page.
test.use({ keep: 'none' });

/** Writes down inside the page which animations ever run, by name. */
const filmMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const one of document.getAnimations()) {
        const name = one instanceof CSSAnimation ? one.animationName : one.id;
        const { duration } = one.effect?.getComputedTiming() ?? {};
        if (Number(duration) > 0) seen.add(name);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seen });
  });

const motionsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);

/** Lays the card that wins the red key, and lets the table answer with a locked card that goes by. */
async function winKey(page: Page): Promise<void> {
  const server = await openDrawing(page, beforeKey());
  await expect(page.locator('[data-ghost]')).toHaveAttribute('data-ghost', '3,-1,0');
  await filmMotion(page);
  await page.keyboard.press('Enter');
  // Predicted: the key is there before the table has said anything.
  await expect(page.locator('aside [data-key-of="R"]')).toContainText('Yours');
  await expect.poll(() => server.acts).toHaveLength(1);
  const placement = placementOf(CARD_IDS.indexOf('F03'), 3, -1, 0);
  server.answer(
    0,
    { type: 'place', rule: 'OMG-035', open: { ...counts(0), cards: 3, plays: 3, seen: { placement } } },
    { type: 'key', rule: 'OMG-055', open: { seat: 0, colour: 0 } },
    {
      type: 'flip',
      rule: 'OMG-022',
      open: {
        ...counts(0),
        cards: 3,
        plays: 3,
        seen: { skipped: [LOCKED_RED], card: CARD_IDS.indexOf('F08'), back: PLAIN },
      },
    },
  );
  await expect(page.locator('[data-hand]')).toHaveAttribute('data-hand', String(CARD_IDS.indexOf('F08')));
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a card lands, its room lights up, the key flies, locked cards go by and the next one turns up', async ({
    page,
  }) => {
    await winKey(page);
    for (const name of ['fade', 'key-flight', 'under', 'turn-up']) {
      await expect.poll(async () => (await motionsIn(page)).some((one) => one.includes(name))).toBe(true);
    }
    // What has flown leaves nothing behind.
    await expect(page.locator('[data-won]')).toHaveCount(0);
  });
});

test('without motion nothing moves, and everything is there', async ({ page }) => {
  await winKey(page);
  expect(await motionsIn(page)).toEqual([]);
});

test('the count from five is seen and heard digit by digit', async ({ page }) => {
  await page.addInitScript(() => {
    const sounds: number[] = [];
    Object.assign(globalThis, { sounds });
    const { createGain } = AudioContext.prototype;
    AudioContext.prototype.createGain = function (this: AudioContext) {
      sounds.push(performance.now());
      return createGain.call(this);
    };
  });
  await openDrawing(page, countView());
  const digit = page.getByRole('timer');
  const seen: string[] = [];
  // Browsers keep silent until somebody has pressed something.
  await page.mouse.click(700, 300);
  await expect(async () => {
    const text = await digit.textContent({ timeout: 500 });
    if (text && seen.at(-1) !== text) seen.push(text);
    expect(text).toBe('1');
  }).toPass({ timeout: 15_000, intervals: [50] });
  expect(seen).toEqual([...seen].sort().reverse());
  expect(seen.length).toBeGreaterThanOrEqual(3);
  const sounds = await page.evaluate(() => (globalThis as unknown as { sounds: number[] }).sounds);
  const ticks = sounds.filter((at, index) => at - (sounds[index - 1] ?? 0) > 500);
  expect(ticks.length).toBeGreaterThanOrEqual(2);
});
