/**
 * The ship of the drawings `hypatia-goal`: round 3, the 10 aimed at Reserve Power. The pictures are for people to lay beside the
 * drawings; what the drawings promise is held here.
 */
import type { WrittenShip } from '@airlock/hypatia';
import { expect, type Page } from '@playwright/test';
import { card } from '../src/games/hypatia/testing/position.ts';
import { expectAccessible } from './accessibility.ts';
import { door, doorButton } from './door.ts';
import { finger, mouse, openWritten as open, picture } from './hypatiaTable.ts';
import { faultsOf } from './layout.ts';
import { expectNothingOutside } from './outside.ts';
import { test } from './pages.ts';
import { drawn } from './stillness.ts';

test.use({ keep: 'played' });

const ROUND_3 = {
  round: 3,
  hand: 'ENG-10 SEC-9 OPS-A ENG-3 SCI-J',
  tricks: {
    medical: '| (SCI-3)',
    cryonics: '| (SCI-4)',
    hangar: 'OPS-10 | (SEC-3) (ENG-4) SCI-10',
    power: '| (SEC-10)',
    oxygen: '| (SCI-5) (SEC-J)',
    logistics: '| (OPS-9)',
    labs: '| (ENG-9)',
  },
  sentinels: { locus: 'SEC-4 right' },
  crewDiscard: '',
} as const;

const SUITS = {
  hand: 'ENG-10 SEC-9',
  powered: 'logistics',
  munitions: 'SCI-7 ENG-7 OPS-7 SEC-7',
  tricks: { logistics: 'OPS-A SCI-2 SCI-3 SCI-4 |' },
} as const;

const ten = (page: Page) => page.locator(`[data-card="${card('ENG-10')}"]`);
const power = (page: Page) => page.locator('[data-station="7"]');
const hangar = (page: Page) => page.locator('[data-thing="station-2"]');

/** Every station has cards, and some may fill. */
const FULL = {
  medical: 'SCI-J | (SEC-3) (ENG-4)',
  cryonics: '| (OPS-2) ENG-5',
  hangar: 'OPS-K SCI-9 | SEC-4 (SCI-10)',
  power: 'ENG-10 | (SEC-10)',
  locus: 'SEC-3 | (ENG-K) SCI-K (OPS-9)',
  oxygen: '| (SCI-4) (SEC-J) (OPS-4)',
  logistics: 'OPS-A |',
};

/** Questions that take much of a phone's door. */
const LONG_QUESTIONS: readonly (readonly [string, string, WrittenShip, ...string[]])[] = [
  [
    'unlock',
    'Unlock the Ad-Hoc Mechanism or the Flamethrower',
    { hand: 'SEC-K', tricks: { labs: 'SEC-9 SEC-10 SEC-Q SEC-J |' } },
    'station H-SEC-K labs',
  ],
  [
    'lock',
    'Choose which of the two is locked again',
    { hand: 'ENG-2', status: 'adhoc flamethrower', tricks: { labs: '| (SEC-2) (SCI-2) (SCI-3) (SCI-5)' } },
    'station H-ENG-2 labs',
  ],
  ['discard', 'You may discard one card', { hand: 'SEC-K SCI-2 ENG-2', tricks: {} }, 'pass'],
];

/** Inside the page: what is said at a station and lies under a card. A card of its own, such as a sentinel, does not cover itself. */
function coveredNames(): string[] {
  /** Where the words themselves stand: what can be pressed reaches further than they do. */
  const wordsIn = (element: Element): DOMRect | null => {
    const written = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    if (!written) return null;
    const range = document.createRange();
    range.selectNode(written);
    return range.getBoundingClientRect();
  };
  return [...document.querySelectorAll('[data-thing^="station-"]')].flatMap((station) => {
    const cards = [...station.querySelectorAll('[data-piece]')];
    return [...station.querySelectorAll('header b, [data-risk], em, footer span')]
      .filter((word) => {
        const box = wordsIn(word);
        if (!box || box.width === 0) return false;
        return cards
          .filter((card) => !card.contains(word))
          .map((card) => card.getBoundingClientRect())
          .some(
            ({ left, right, top, bottom }) =>
              left < box.right - 1 && right > box.left + 1 && top < box.bottom - 2 && bottom > box.top + 2,
          );
      })
      .map((word) => word.textContent ?? '');
  });
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('goal, forecast, risk and sentinel are said where they belong', async ({ page }) => {
    await open(page, ROUND_3);
    await mouse.press(ten(page));
    await power(page).hover({ position: { x: 60, y: 14 } });
    await picture(page, 'goal-desktop');
    const readOut = page.locator('[data-tower]');
    await expect(readOut).toContainText('Reserve Power with the 10');
    await expect(readOut).toContainText('2 of 5: not yet');
    await expect(readOut).toContainText('That is if it were full now: 3 more cards come first.');
    await expect(hangar(page)).toContainText(/Fills before your next play: \d+ %/);
    await expect(page.locator('[data-thing="station-3"]')).toContainText(
      'Sentinel discards one more Phage, then leaves',
    );
    const steps = page.getByRole('list', { name: 'The goal, in three steps' }).getByRole('listitem');
    await expect(steps.nth(0)).toContainText('20 per cent');
    await expectAccessible(page);
  });

  test('no card covers what is said at its station, with a sentinel, a pile and a risk there', async ({
    page,
  }) => {
    const tricks = {
      ...FULL,
      medical: '| (SEC-3) (ENG-4) (SEC-2) (ENG-2)',
      labs: '| (ENG-9) (ENG-3) (SEC-5)',
    };
    await open(page, {
      hand: 'SEC-9 SCI-4 ENG-3',
      tricks,
      sentinels: { locus: 'SEC-4 right', labs: 'SCI-2', power: 'OPS-2' },
    });
    await drawn(page);
    await picture(page, 'full-desktop');
    expect(await page.evaluate(coveredNames)).toEqual([]);
  });

  test('the goal line has room for its words, armed and unarmed', async ({ page }) => {
    for (const status of ['', 'destruct']) {
      await open(page, { ...ROUND_3, status });
      await expect(page.getByRole('list', { name: 'The goal, in three steps' })).toBeVisible();
      expect(await faultsOf(page, 24, 'section[aria-label="The goal"]')).toEqual([]);
    }
  });

  test('padlocks stand on what is locked and on nothing else', async ({ page }) => {
    const rail = page.locator('aside').first();
    const padlocks = rail.locator('svg:has(path[d^="M6 11h12v9H6"])');
    for (const [status, locked] of [
      ['', 4],
      ['adhoc flamethrower', 2],
    ] as const) {
      await open(page, { ...ROUND_3, status });
      await expect(rail.getByText('better after a win at')).toHaveCount(locked);
      await expect(padlocks).toHaveCount(locked);
      // Only the better side is locked: each stands before the words that say how to get it.
      for (const padlock of await padlocks.all())
        await expect(padlock.locator('..')).toHaveText(/^better after a win at /);
    }
  });

  test('posting a sentinel says what it will do', async ({ page }) => {
    await open(page, ROUND_3);
    await mouse.press(ten(page));
    await doorButton(page, 'Sentinel').click();
    await expect(door(page)).toContainText('at the end of every round you may add a card there');
  });

  test('a hint marks the card and the station it speaks of', async ({ page }) => {
    await open(page, ROUND_3);
    const hint = page.getByRole('button', { name: 'Hint' });
    // The page itself goes on meanwhile: the Commander thinks in a worker, which is there before the press.
    await hint.hover();
    await expect
      .poll(() => page.workers().some((worker) => /\/worker-[^/]*\.js/.test(worker.url())))
      .toBe(true);
    await hint.click();
    await expect(door(page)).toContainText('Hint:');
    await expect(page.locator('[data-hinted]')).not.toHaveCount(0);
    await picture(page, 'hint-desktop');
  });

  test('after a hint, Enter is the door’s, though the focus is still on the button that gave it', async ({
    page,
  }) => {
    const { acts } = await open(page, { hand: 'SEC-K SCI-2 ENG-2', tricks: {} }, 'pass');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(door(page)).toContainText('Hint:');
    await page.keyboard.press('Enter');
    await expect.poll(() => acts).toEqual(['decline']);
  });

  test('Enter does nothing to a station that nobody went to', async ({ page }) => {
    const { acts } = await open(page, ROUND_3);
    await page.keyboard.press('1');
    await expect(door(page)).toContainText('Play Engineering 10 to a lit station');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(door(page)).toContainText('Play Engineering 10 to a lit station');
    expect(acts).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(door(page)).toContainText(/Play Engineering 10 to .*\?/);
    expect(acts).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => acts.length).toBe(1);
  });

  test('an XO Suit is taken with digits and Enter, and Tab stays with the cards', async ({ page }) => {
    const { acts } = await open(page, SUITS, 'station H-ENG-10 logistics');
    const sheet = page.getByRole('region', { name: 'Choose a card', exact: true });
    await expect(sheet).toBeVisible();
    await picture(page, 'take-suit-desktop');
    await page.keyboard.press('3');
    await expect(door(page)).toContainText('Take');
    await page.keyboard.press('Tab');
    await expect(page.locator('#door :focus')).toHaveCount(1);
    await page.keyboard.press('3');
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await expect.poll(() => acts).toEqual(['issue H-OPS-7']);
    await expect(sheet).toHaveCount(0);
  });
});

test.describe('a habit that is kept', () => {
  test.use({ keep: 'none', viewport: { width: 1440, height: 900 } });

  test('all cards are kept without a question once that is chosen', async ({ page }) => {
    const hand = { hand: 'SEC-K SCI-2 ENG-2', tricks: {} };
    const { acts } = await open(page, hand, 'pass');
    await expect(door(page)).toContainText('You may discard one card');
    expect(acts).toEqual([]);
    await doorButton(page, 'Always keep').click();
    await expect.poll(() => acts).toEqual(['decline']);
    const again = await open(page, hand, 'pass');
    await expect.poll(() => again.acts).toEqual(['decline']);
    await page.getByRole('checkbox', { name: 'Always keep all cards' }).uncheck();
    const asked = await open(page, hand, 'pass');
    await expect(door(page)).toContainText('You may discard one card');
    expect(asked.acts).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('goal, forecast, risk and hint are in sight together', async ({ page }) => {
    await open(page, ROUND_3);
    await finger.press(ten(page));
    await finger.press(power(page));
    await picture(page, 'goal-phone');
    const readOut = page.getByRole('region', { name: 'Read-out' });
    await expect(readOut).toContainText('2 of 5: not yet');
    await expect(readOut).toContainText('3 more cards come first');
    await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Systems' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'The goal, in three steps' })).toBeVisible();
    await expect(hangar(page)).toContainText(/fills \d+ %/);
    await expectAccessible(page);
  });

  test('an XO Suit is taken by touch, and the sheet is gone with the question', async ({ page }) => {
    const { acts } = await open(page, SUITS, 'station H-ENG-10 logistics');
    const sheet = page.getByRole('region', { name: 'Choose a card', exact: true });
    await finger.press(sheet.locator(`[data-thing="card-${card('OPS-7')}"]`));
    await picture(page, 'take-suit-phone');
    await finger.press(door(page).locator('button[data-key="Enter"]'));
    await expect.poll(() => acts).toEqual(['issue H-OPS-7']);
    await expect(sheet).toHaveCount(0);
  });

  for (const [question, told, ship, ...actions] of LONG_QUESTIONS) {
    test(`no card covers the name of its station: ${question}`, async ({ page }) => {
      await open(page, { ...ship, tricks: { ...FULL, ...ship.tricks } }, ...actions);
      await expect(door(page)).toContainText(told);
      await drawn(page);
      await picture(page, `full-${question}-phone`);
      expect(await page.evaluate(coveredNames)).toEqual([]);
    });
  }

  test('a hint does not move the ship', async ({ page }) => {
    await open(page, ROUND_3);
    const before = await hangar(page).boundingBox();
    await finger.press(page.getByRole('button', { name: 'Hint' }));
    await expect(page.getByRole('region', { name: 'Read-out' })).toContainText('Hint:');
    expect(await hangar(page).boundingBox()).toEqual(before);
    await picture(page, 'hint-phone');
  });

  test('a hint reads as one sentence, and gives way to the forecast of a station that is pressed', async ({
    page,
  }) => {
    await open(page, ROUND_3);
    const readOut = page.getByRole('region', { name: 'Read-out' });
    await finger.press(page.getByRole('button', { name: 'Hint' }));
    await expect(readOut).toContainText('Hint:');
    // Its words run on in one line box after another, with no gap that a row of boxes would leave.
    const parts = await readOut
      .locator('p')
      .first()
      .evaluate((one) => one.children.length);
    expect(parts).toBe(1);
    await finger.press(ten(page));
    await expect(readOut).toContainText('Hint:');
    await finger.press(power(page));
    await expect(readOut).toContainText('2 of 5: not yet');
    await expect(readOut).not.toContainText('Hint:');
    await finger.press(page.getByRole('button', { name: 'Hint' }));
    await expect(readOut).toContainText('Hint:');
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('forecast, hint, systems and what winning and losing do are there', async ({ page }) => {
    await open(page, ROUND_3);
    await picture(page, 'goal-landscape-idle');
    await finger.press(ten(page));
    await finger.press(power(page));
    await picture(page, 'goal-landscape');
    const readOut = page.getByRole('region', { name: 'Read-out' });
    await expect(readOut).toBeInViewport();
    await expect(readOut).toContainText('2 of 5: not yet');
    await expect(readOut).toContainText('You may flip one station');
    await expect(readOut).toContainText('Discard 2 cards');
    await expect(page.getByRole('button', { name: 'Hint' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Systems' })).toBeInViewport();
    await expectNothingOutside(page, '[data-station], [data-tower]', '844×390');
    await expectAccessible(page);
  });
});
