/** What moves and sounds in a race: never in the way, and not at all for those who want no motion. */
import { changeText } from '@airlock/kernel';
import { CARD_IDS, placementOf, type SeatView } from '@airlock/omega-virus';
import { expect, type Page } from '@playwright/test';
import { filmMotion, motionsIn } from './motion.ts';
import { beforeKey, counts, countView, openDrawing, rowView } from './omegaDrawing.ts';
import { test } from './pages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const LOCKED_RED = 1;
const PLAIN = 0;

// Sound is listened to from inside the page.
test.use({ keep: 'none' });

/** Lays the card that wins the red key, and lets the table answer with a locked card that goes by. */
async function winKey(page: Page): Promise<void> {
  let view = beforeKey();
  /** What becomes of one's own bench, as the server would tell it. */
  const changed = (bench: Partial<SeatView>): unknown => {
    const seats = view.seats.map((seat, index) => (index === 0 ? { ...seat, ...bench } : seat));
    const changes: unknown = JSON.parse(changeText(view, { ...view, seats }));
    view = { ...view, seats };
    return changes;
  };
  const server = await openDrawing(page, view);
  await expect(page.locator('[data-ghost]')).toHaveAttribute('data-ghost', '3,-1,0');
  await filmMotion(page);
  await page.keyboard.press('Enter');
  // Predicted: the key is there before the table has said anything.
  await expect(page.locator('aside [data-key-of="R"]')).toContainText('Yours');
  await expect.poll(() => server.acts).toHaveLength(1);
  const placement = placementOf(CARD_IDS.indexOf('F03'), 3, -1, 0);
  server.answer(
    0,
    {
      type: 'place',
      rule: 'OMG-035',
      open: { ...counts(0), cards: 3, seen: { placement } },
      changes: changed({ hand: -1, plan: [...(view.seats[0]?.plan ?? []), placement], cards: 3, plays: 3 }),
    },
    {
      type: 'key',
      rule: 'OMG-055',
      open: { seat: 0, colour: 0 },
      changes: changed({ keys: 1 }),
    },
    {
      type: 'flip',
      rule: 'OMG-022',
      open: {
        ...counts(0),
        cards: 3,
        seen: { skipped: [LOCKED_RED], card: CARD_IDS.indexOf('F08'), back: PLAIN },
      },
      changes: changed({ hand: CARD_IDS.indexOf('F08'), back: PLAIN }),
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

/** The left edge of what the board showed of the grid, each time it was another one. */
async function filmBoard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const film: number[] = [];
    const look = () => {
      const box = document.querySelector('[data-board] svg')?.getAttribute('viewBox') ?? '';
      const left = Number(box.split(' ')[0]);
      if (left !== film.at(-1)) film.push(left);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
    Object.assign(globalThis, { edges: film });
  });
}
const boardFilm = (page: Page) => page.evaluate(() => (globalThis as unknown as { edges: number[] }).edges);

/** Lays a card to the right of a row of three: the middle of the plan is elsewhere then. */
async function widen(page: Page): Promise<void> {
  await openDrawing(page, rowView());
  await expect(page.locator('[data-ghost]')).toBeVisible();
  await filmBoard(page);
  await page.keyboard.press('Enter');
}

test.describe('with motion, the board', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('glides to its new place when a card widens the plan', async ({ page }) => {
    await widen(page);
    await expect.poll(async () => (await boardFilm(page)).length).toBeGreaterThan(4);
    const film = await boardFilm(page);
    const [first = 0] = film;
    const last = film.at(-1) ?? 0;
    expect(last).toBeGreaterThan(first);
    // No picture is more than half of the whole way from the one before.
    for (const [at, edge] of film.slice(1).entries()) {
      expect(edge - (film[at] ?? 0)).toBeGreaterThan(0);
      expect(edge - (film[at] ?? 0)).toBeLessThan((last - first) * 0.6);
    }
  });
});

test('without motion the board is at its new place at once', async ({ page }) => {
  await widen(page);
  await expect.poll(async () => (await boardFilm(page)).length).toBe(2);
});

test('without motion nothing moves, and everything is there', async ({ page }) => {
  await winKey(page);
  expect(await motionsIn(page)).toEqual([]);
});

test('the count from five is seen and heard digit by digit', async ({ page }) => {
  await page.addInitScript(() => {
    const { createGain } = AudioContext.prototype;
    Object.assign(globalThis, { sounds: 0 });
    AudioContext.prototype.createGain = function (this: AudioContext) {
      (globalThis as unknown as { sounds: number }).sounds++;
      return createGain.call(this);
    };
  });
  await openDrawing(page, countView());
  // Browsers keep silent until somebody has pressed something.
  await page.mouse.click(700, 300);
  await page.evaluate(() => {
    const film: string[] = [];
    const room = globalThis as unknown as { film: string[]; sounds: number };
    Object.assign(room, { film, sounds: 0 });
    new MutationObserver(() => {
      const digit = document.querySelector('[role="timer"]')?.textContent;
      if (digit && digit !== film.at(-1)) film.push(digit);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { film: string[] }).film);
  const sounds = () => page.evaluate(() => (globalThis as unknown as { sounds: number }).sounds);
  await expect(page.getByRole('timer')).toHaveText('1');
  // A slow machine may leave out some.
  const digits = await seen();
  expect(digits).toEqual(['5', '4', '3', '2', '1'].filter((digit) => digits.includes(digit)));
  await expect.poll(sounds).toBeGreaterThanOrEqual(digits.length);
});
