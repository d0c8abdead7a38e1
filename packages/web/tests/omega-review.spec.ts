/** The end of a round, looked at card by card. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { doorButton } from './door.ts';
import { expectInWidth } from './layout.ts';
import { afterRound, openDrawing, reviewView } from './omegaDrawing.ts';
import { picture } from './omegaTable.ts';
import { SIZES, test } from './pages.ts';

test.use({ keep: 'played' });

const review = (page: Page) => page.getByRole('region', { name: 'Round 2, scored' });
const card = (page: Page, name: string) => review(page).getByRole('button', { name });
const counted = (page: Page) =>
  review(page)
    .locator('[data-counted]')
    .evaluateAll((plans) => plans.map((plan) => plan.getAttribute('data-counted')));

const DECIDED = [
  [
    'Largest red room',
    ['1', '1'],
    'Your largest red room has 7 squares. quietmoss’s largest red room has 6 squares. The higher value takes the card.',
  ],
  [
    'Widest yellow room',
    ['1', '1'],
    'Your widest yellow room is 4 squares wide. quietmoss’s widest yellow room is 4 squares wide. It is a tie, and a tie goes to whoever finished.',
  ],
  [
    'Blue rooms of 2 or more',
    ['3', '2'],
    'You have 3 blue rooms of 2 or more. quietmoss has 2 blue rooms of 2 or more. The higher value takes the card.',
  ],
] as const;

async function lookThrough(page: Page, device: string): Promise<void> {
  await openDrawing(page, reviewView());
  for (const [name, rooms, words] of DECIDED) {
    await card(page, name).click();
    await expect(card(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(review(page).getByRole('status')).toHaveText(words);
    await expect.poll(() => counted(page)).toEqual(rooms);
  }
  await picture(page, `review-${device}`);
  await expectAccessible(page);
  await expectInWidth(page);
}

/** Everything between its frame, and the frame in the window. */
async function expectWhole(page: Page, size: string): Promise<void> {
  const hidden = await review(page).evaluate((section) => {
    const place = section.parentElement ?? section;
    return Math.max(section.scrollHeight - section.clientHeight, place.scrollHeight - place.clientHeight);
  });
  expect(hidden, size).toBeLessThanOrEqual(0);
  await expect(review(page).getByRole('row', { name: /^Speed card/ })).toBeInViewport({ ratio: 1 });
}

test('the speed card is read without scrolling on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDrawing(page, reviewView());
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await picture(page, `review-${width}`);
    await expectWhole(page, `${width} × ${height}`);
  }
});

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('every scoring card shows the rooms that decided it', ({ page }) => lookThrough(page, 'desktop'));

  test('without motion the first card stays until another is chosen', async ({ page }) => {
    await openDrawing(page, reviewView());
    await expect(card(page, 'Largest red room')).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('one card follows the other by itself', async ({ page }) => {
      await openDrawing(page, reviewView());
      const all = DECIDED.map(([name]) => name);
      await page.evaluate((names) => {
        const film: string[] = [];
        const look = () => {
          const shown = [...document.querySelectorAll('[aria-pressed="true"]')].map(
            (one) => one.textContent ?? '',
          );
          const name = names.find((one) => shown.some((text) => text.includes(one)));
          if (name && name !== film.at(-1)) film.push(name);
        };
        look();
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          attributes: true,
          childList: true,
        });
        Object.assign(globalThis, { film });
      }, all);
      const film = () => page.evaluate(() => (globalThis as unknown as { film: string[] }).film);
      await expect.poll(async () => (await film()).at(-1)).toBe(all.at(-1));
      // On a slow machine the first may have been shown before anybody looked.
      expect(await film()).toEqual(all.slice(-(await film()).length));
    });
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every scoring card shows the rooms that decided it', ({ page }) => lookThrough(page, 'phone'));
});

/** Somebody was away while the first round was scored, or pressed on too soon. */
for (const [name, size] of Object.entries(SIZES)) {
  test.describe(`a round that was missed, on a ${name}`, () => {
    test.use(size);
    const sheet = (page: Page) => page.getByRole('region', { name: 'Rounds so far', exact: true });

    test('is looked at again before the next one begins', async ({ page }) => {
      const { view, told } = afterRound('BRIEFING');
      await openDrawing(page, view, told);
      await doorButton(page, 'See round 1 again').click();
      await expect(sheet(page)).toContainText('Round 1: You are done at 2:41.000.');
      await expect(sheet(page).getByRole('row', { name: /^Speed card/ })).toBeVisible();
      await expect(sheet(page).locator('[data-counted]')).toHaveCount(2);
      await picture(page, `rounds-${name}`);
      await expectAccessible(page);
      await expectInWidth(page);
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toHaveCount(0);
    });

    test('is looked at again while the next one runs', async ({ page }) => {
      const { view, told } = afterRound('LIVE');
      await openDrawing(page, view, told);
      if (name === 'phone') await page.getByRole('button', { name: 'Race' }).click();
      await page.getByRole('button', { name: 'See round 1 again' }).click();
      await expect(sheet(page)).toContainText('Round 1: You are done at 2:41.000.');
    });
  });
}
