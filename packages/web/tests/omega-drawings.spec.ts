/** The screens of the drawings: the same order, states and words. The pictures are for people to lay beside them. */
import { changeText } from '@airlock/kernel';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { door, doorButton, sentence } from './door.ts';
import { expectInWidth } from './layout.ts';
import {
  absentView,
  beforeKey,
  coveredView,
  liveView,
  missingView,
  openDrawing,
  reviewView,
} from './omegaDrawing.ts';
import { board, picture } from './omegaTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

test.use({ keep: 'played' });

/** Brings the card in hand from the right of the last card to where the drawings have it. */
async function aim(page: Page): Promise<void> {
  await expect(page.locator('[data-ghost]')).toHaveAttribute('data-ghost', '4,3,0');
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await expect(page.locator('[data-ghost]')).toHaveAttribute('data-ghost', '0,4,0');
}

/** Without opening anything: what the cards stand at, the other one's lights, and the pause. */
async function expectRaceInSight(page: Page): Promise<void> {
  const scoring = page.getByRole('list', { name: 'Scoring now, 1 point each' });
  await expect(scoring.getByRole('listitem')).toHaveText([
    /^Largest red room: You 7, quietmoss 6/,
    /^Widest yellow room: You 4, quietmoss 4/,
    /^Blue rooms of 2 or more: You 3, quietmoss 2/,
    /^Speed card, first to finish: 2 points/,
  ]);
  for (const one of await scoring.getByRole('listitem').all()) await expect(one).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Pause, 1 left' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Race: the plan of quietmoss/ })).toBeInViewport({
    ratio: 1,
  });
}

const texts = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a live race, in the order and the words of the drawing', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page);
    await aim(page);
    await picture(page, 'drawing-desktop');
    await expect
      .poll(() => sentence(page))
      .toBe(
        'Place floor plan 8: it fits here. It would touch 2 cards and cover nothing. Yellow room of 4, Comm Tower needs 5.',
      );
    await expect.poll(() => texts(page, '[role="tab"]')).toEqual(['Race', 'Log', 'Rules']);
    await expect(page.getByRole('tab', { name: 'Race' })).toHaveAttribute('aria-selected', 'true');
    const rail = page.getByRole('tabpanel');
    await expect(rail.getByRole('heading')).toHaveText(['quietmoss, live', 'Just now']);
    await expect
      .poll(() => texts(page, '[role="tabpanel"] tbody tr'))
      .toEqual([
        'R Largest red room 7 6',
        'Y Widest yellow room 4 4',
        'B Blue rooms of 2 or more 3 2',
        'Speed card: first to finish 2',
      ]);
    await expect
      .poll(() => texts(page, '[role="tabpanel"] li span'))
      .toEqual([
        'quietmoss takes the yellow key.',
        'Your battery cell is connected.',
        'A locked blue card went under your deck.',
      ]);
    await expect(page.getByRole('region', { name: 'Clock and points' })).toContainText(/\d:\d\d of 10:00/);
    await expect.poll(() => texts(page, '#door button')).toEqual(['Turn R', 'Pick up P', 'Place Enter']);
    // Pause stands at the right end of the bar.
    const pause = await page.getByRole('button', { name: 'Pause 1 left' }).boundingBox();
    expect((pause?.x ?? 0) + (pause?.width ?? 0)).toBeGreaterThan(1100);
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('the finish has a moment before it is scored, and Enter rests meanwhile', async ({ page }) => {
    await page.clock.install();
    const server = await openDrawing(page);
    const scored = reviewView();
    server.tell(0, {
      type: 'finish',
      rule: 'OMG-064',
      open: { seat: 0, at: scored.liveMs },
      changes: JSON.parse(changeText(liveView(), scored)),
    });
    const moment = page.locator('[data-finish]');
    await expect(moment).toHaveText('Done2:41, speed card: 2 points');
    await expect(page.getByRole('region', { name: 'Round 2, scored' })).toHaveCount(0);
    await expect(doorButton(page, 'Next round')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    expect(server.acts).toEqual([]);
    await picture(page, 'drawing-finish');
    await page.clock.runFor(1_000);
    await expect(doorButton(page, 'Next round')).not.toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(1_000);
    await expect(moment).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Round 2, scored' })).toContainText(
      /Continues by itself in 0:\d\d/,
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => server.acts).toEqual(['continue']);
  });

  test('what was refused in the race is gone when the round is over', async ({ page }) => {
    await page.clock.install();
    const server = await openDrawing(page);
    const box = await board(page).boundingBox();
    if (!box) throw new Error('The board is not on the page.');
    await page.mouse.click(box.x + 40, box.y + 40);
    await expect(door(page)).toContainText('must touch or overlap');
    const scored = reviewView();
    server.tell(0, {
      type: 'finish',
      rule: 'OMG-064',
      open: { seat: 1, at: scored.liveMs },
      changes: JSON.parse(changeText(liveView(), scored)),
    });
    await expect(door(page)).not.toContainText('must touch or overlap');
    await expect(doorButton(page, 'Next round')).toBeVisible();
  });

  test('the plan does not move when a sentence under it takes one line more', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openDrawing(page);
    const square = page.getByRole('img', { name: 'The plan, 7 cards' }).locator('rect').first();
    const before = await square.boundingBox();
    const heights = new Set<number>();
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'r']) {
      await page.keyboard.press(key);
      heights.add((await door(page).boundingBox())?.height ?? 0);
      expect(await square.boundingBox()).toEqual(before);
    }
    expect(heights.size, 'no sentence wrapped').toBeGreaterThan(1);
  });

  test('whoever stays sees what will happen to the one who is away, and when', async ({ page }) => {
    await openDrawing(page, missingView());
    const briefing = page.getByRole('region', { name: 'Briefing' });
    await expect(briefing.getByRole('status')).toHaveText(
      /^quietmoss is away and loses the match in 0:[0-2]\d unless they are back by then\.$/,
    );
    await picture(page, 'drawing-missing');
    await expectAccessible(page);
    await openDrawing(page, absentView());
    await expect(page.getByText('quietmoss has been away too long. Without your choice')).toHaveText(
      /you take the round in 0:[01]\d\.$/,
    );
  });

  test('a spectator of a race with covered plans sees what both players see, and is told so', async ({
    page,
  }) => {
    await openDrawing(page, coveredView());
    expect(await sentence(page)).toBe('You are watching. The race is on.');
    await expect(page.getByRole('heading', { name: 'Both plans are covered' })).toBeVisible();
    await expect(page.getByText('Hands are covered until the match is over')).toBeVisible();
    const rail = page.getByRole('tabpanel');
    await expect(rail.getByRole('heading')).toHaveText(['Moonhopper', 'quietmoss', 'Just now']);
    await expect(rail.getByText('7 cards, covered')).toBeVisible();
    await expect(rail.getByText('6 cards, covered')).toBeVisible();
    await expect(page.locator('[data-hand], [data-ghost]')).toHaveCount(0);
    await picture(page, 'drawing-covered-watcher');
    await expectAccessible(page);
  });

  test('a play that the table does not take is rolled back in sight, with the reason', async ({ page }) => {
    const server = await openDrawing(page, beforeKey());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'The plan, 3 cards' })).toBeVisible();
    await expect(page.getByText('No card in hand')).toBeVisible();
    await expect.poll(() => server.acts).toHaveLength(1);
    server.refuse('The round is over.', 'OMG-105');
    await expect(door(page)).toContainText('Not done: The round is over.');
    await expect(door(page)).toContainText('OMG-105');
    await expect(page.getByRole('img', { name: 'The plan, 2 cards' })).toBeVisible();
    await expect(page.locator('[data-hand]')).toBeVisible();
    await expect(page.locator('aside [data-key-of="R"]')).not.toContainText('Yours');
  });

  test('a lost connection hides the boards, counts the grace down and says what is safe', async ({
    page,
  }) => {
    const server = await openDrawing(page);
    server.cut();
    await expect(page.getByRole('alert')).toContainText(
      /Connection lost\. The clock stops for both of you within seven seconds\. Trying again \(\d+\)… Your plan is safe\./,
    );
    await expect(page.getByRole('heading', { name: /Paused at \d:\d\d/ })).toBeVisible();
    const card = page.getByText(/sees the same screen/);
    await expect(card).toHaveText(
      /^quietmoss sees the same screen\. You have (1:00|0:\d\d) of 1:00 left\. After that quietmoss may take the round, keep waiting, or let a bot play your seat\.$/,
    );
    await expect
      .poll(() => sentence(page))
      .toBe(
        'Paused: waiting for your connection. Boards are hidden from both seats while the clock is stopped. OMG-109',
      );
    await expect(doorButton(page, 'Leave')).toBeVisible();
    await expect(page.getByText('Hidden while paused')).toBeVisible();
    await expect(
      page.getByText('Plans, hands and locations are hidden while the clock is stopped'),
    ).toBeVisible();
    await expect.poll(() => texts(page, '[role="tabpanel"] tbody tr')).toEqual(['You 4', 'quietmoss 2']);
    await expect(page.getByRole('columnheader', { name: 'Scores' })).toBeVisible();
    await expect.poll(() => texts(page, 'aside [data-key-of] b')).toEqual(['Yours', 'Hidden', 'Hidden']);
    // What the rules hide is absent from the page, not covered.
    await expect(page.locator('[data-hand], [data-ghost]')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'The plan, 0 cards' })).toBeVisible();
    // It counts down.
    await expect(card).toContainText(/0:\d\d of 1:00/);
    await picture(page, 'drawing-connection-lost');
    await expectAccessible(page);
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a live race on a phone, with nothing off the screen', async ({ page }) => {
    await openDrawing(page);
    await aim(page);
    await picture(page, 'drawing-phone');
    await expect(door(page)).toContainText('Place floor plan 8: it fits.');
    await expectRaceInSight(page);
    await expect.poll(() => texts(page, '#door button')).toEqual(['Turn', 'Pick up', 'Place']);
    await expect
      .poll(() => texts(page, 'main ~ section li small'))
      .toEqual(['Connected', '1 of 2 seen', '1 of 2 seen']);
    await expectAccessible(page);
    await expectInWidth(page);
    await page.getByRole('button', { name: /^Race/ }).tap();
    await expect(page.getByText('Scoring now')).toBeVisible();
    await picture(page, 'drawing-phone-race');
    await expectStillAccessible(page);
  });
});

test.describe('at 844 × 390', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('a live race in landscape shows the opponent, the scoring and the pause', async ({ page }) => {
    await openDrawing(page);
    await expectRaceInSight(page);
    await picture(page, 'drawing-landscape');
    await expectAccessible(page);
    await expectInWidth(page);
  });
});
