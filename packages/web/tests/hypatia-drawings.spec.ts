/**
 * The ship of the drawings that the table was built after, shown by the real page: the server is played by the
 * test, which hands out one view. The pictures are for people to lay beside the drawings.
 */
import { expect, type Page } from '@playwright/test';
import { card, ROUND_14, viewFrom } from '../src/games/hypatia/testing/position.ts';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { door, doorButton, sentence } from './door.ts';
import { AT_NAME, finger, HAND, lit, mouse, picture, STATION } from './hypatiaTable.ts';
import { test } from './pages.ts';
import { openStandingTable } from './standingTable.ts';
import { Watch } from './watch.ts';

test.use({ keep: 'played' });

const told = (type: string, rule: string, open: object) => ({ type, rule, open });
const number = { oxygen: 6, hangar: 2, locus: 3, labs: 4, logistics: 5 } as const;

/** The last rounds as the drawing's log tells them. */
const EVENTS = [
  [
    told('roundBegan', 'HYP-201', { round: 12, seat: 0 }),
    told('directed', 'HYP-203', { card: card('SCI-5'), cell: 4, station: number.labs }),
    told('placed', 'HYP-204', { station: number.labs, card: 0 }),
    told('crewPhaseBegan', 'HYP-401', { round: 12, plays: 1 }),
  ],
  [
    told('played', 'HYP-402', { card: card('OPS-A'), station: number.logistics }),
    told('drew', 'HYP-409', { cards: [card('SEC-2')] }),
    told('roundBegan', 'HYP-201', { round: 13, seat: 0 }),
    told('erupted', 'HYP-205', { card: card('SEC-7') }),
    told('trickFull', 'HYP-302', { station: number.oxygen, cards: 5 }),
    told('killed', 'HYP-310', { card: card('SCI-3'), from: { zone: 'trick', station: number.oxygen } }),
    told('compared', 'HYP-320', { station: number.oxygen, winner: 'phage', human: 0, phage: card('ENG-2') }),
    told('switched', 'HYP-384', { status: 4, to: true }),
    told('crewPhaseBegan', 'HYP-401', { round: 13, plays: 1 }),
  ],
  [
    told('passed', 'HYP-405', {}),
    told('roundBegan', 'HYP-201', { round: 14, seat: 0 }),
    told('queued', 'HYP-202', { count: 3 }),
    told('directed', 'HYP-203', { card: card('ENG-A'), cell: 2, station: number.hangar }),
    told('placed', 'HYP-204', { station: number.hangar, card: 0 }),
    told('directed', 'HYP-203', { card: card('SCI-2'), cell: 3, station: number.locus }),
    told('placed', 'HYP-204', { station: number.locus, card: 0 }),
    told('crewPhaseBegan', 'HYP-401', { round: 14, plays: 1 }),
  ],
];

async function openDrawing(page: Page): Promise<void> {
  await openStandingTable(page, {
    game: 'hypatia',
    names: ['quietmoss'],
    bots: [],
    view: viewFrom(ROUND_14),
    moments: EVENTS.map((events, sequence) => ({ sequence, seat: 0, at: 0, events })),
    undoable: true,
    sign: STATION,
  });
}

const queen = (page: Page) => page.locator(`[data-card="${card('OPS-Q')}"]`);
const hangar = (page: Page) => page.locator('[data-station="2"]');

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the Queen is aimed at the Hangar, in the words and numbers of the drawing', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page);
    await mouse.press(queen(page));
    await hangar(page).hover({ position: AT_NAME });
    await picture(page, 'drawing-desktop');
    await expect
      .poll(() => sentence(page))
      .toBe(
        'Play Operations Queen to a lit station, or use it another way. 1 play this round · then you may discard a card and draw up to five',
      );
    const readOut = page.locator('[data-tower]');
    await expect(readOut).toContainText('Hangar with the Queen');
    await expect(readOut).toContainText('Win 96 %');
    await expect(readOut).toContainText('3 rescued, or 2 if the hidden Phage strikes');
    await expect(readOut).toContainText('Nobody 4 % if it is Operations King');
    await expect(lit(page, STATION)).toHaveCount(8);
    await expect(page.getByRole('button', { name: 'Unseen Phage: 28' })).toBeVisible();
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('the rules open at what one looks at', async ({ page }) => {
    await openDrawing(page);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { name: 'Your phase' })).toBeVisible();
    await mouse.press(queen(page));
    await hangar(page).focus();
    await expect(page.getByRole('heading', { name: 'Resolving a trick' })).toBeVisible();
    await picture(page, 'help-drawer');
    await expect(page.getByText('You are looking at the Hangar', { exact: false })).toBeVisible();
    await expectStillAccessible(page);
  });

  test('the odds can be switched off and on', async ({ page }) => {
    await openDrawing(page);
    const readOut = page.locator('[data-tower]');
    await mouse.press(queen(page));
    await hangar(page).focus();
    await expect(readOut).toContainText('Win 96 %');
    await page.getByRole('button', { name: /^Unseen Phage/ }).click();
    const chances = page.getByLabel('Show chances in the read-out');
    await chances.uncheck();
    await expect(readOut).not.toContainText('%');
    await chances.check();
    await expect(readOut).toContainText('Win 96 %');
  });

  test('a button that asks whether one is sure asks again when another card is picked', async ({ page }) => {
    await openDrawing(page);
    await page.keyboard.press('1');
    await doorButton(page, /^Pass/).click();
    await expect(doorButton(page, /^Really pass/)).toBeVisible();
    await page.keyboard.press('2');
    await expect(doorButton(page, /^Really pass/)).toHaveCount(0);
    await expect(doorButton(page, /^Pass/)).toBeVisible();
  });

  test('a second sentinel is refused with its rule', async ({ page }) => {
    await openDrawing(page);
    await mouse.press(queen(page));
    await doorButton(page, 'Sentinel').click();
    await page.locator('[data-station="3"]').click({ position: { x: 200, y: 20 } });
    await expect(door(page)).toContainText('That station already has a sentinel.');
    await expect(door(page)).toContainText('HYP-404');
    await picture(page, 'refused-desktop');
    await expectStillAccessible(page);
  });

  test('a hint says what the Captain would do, and why', async ({ page }) => {
    await openDrawing(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(door(page)).toContainText('Hint: ');
    await picture(page, 'hint-desktop');
  });

  for (const [button, sheet] of [
    [/^Unseen Phage/, 'Unseen Phage'],
    [/^Command Tower/, 'Piles'],
  ] as const) {
    test(`the sheet "${sheet}" opens`, async ({ page }) => {
      await openDrawing(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { name: sheet, exact: true }).first()).toBeVisible();
      await picture(page, `${sheet.toLowerCase().replace(' ', '-')}-desktop`);
      await expectAccessible(page);
    });
  }
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same on a phone', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page);
    await finger.press(queen(page));
    await expect
      .poll(() => sentence(page))
      .toBe('Play Operations Queen to a lit station. Or use it at the Tower or as Sentinel');
    await finger.press(hangar(page));
    await picture(page, 'drawing-phone');
    await expect(page.getByText('Win 96 %')).toBeVisible();
    await expect(doorButton(page, 'Play')).toBeVisible();
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('a station is looked at closely, and its cards are large enough', async ({ page }) => {
    await openDrawing(page);
    await finger.press(hangar(page));
    await expect(page.getByRole('heading', { name: /Hangar/ })).toBeVisible();
    await picture(page, 'station-phone');
    await expectAccessible(page);
  });

  test('the systems open from the strip', async ({ page }) => {
    await openDrawing(page);
    await finger.press(page.getByRole('button', { name: 'Systems' }));
    await expect(page.getByText('Routing Uplink').first()).toBeVisible();
    await picture(page, 'systems-phone');
    await expectStillAccessible(page);
  });

  test('what can be pressed is large enough for a finger', async ({ page }) => {
    await openDrawing(page);
    await expect(page.locator(HAND)).toHaveCount(5);
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
