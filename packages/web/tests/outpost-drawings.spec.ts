/**
 * The position of the drawings that the table was built after, shown by the real page: the server is played by the
 * test, which hands out one view. The pictures are for people to lay beside the drawings.
 */
import { expect, type Page } from '@playwright/test';
import { card, cell, type Sketch, TURN_15, viewFrom } from '../src/games/outpost-seven/testing/position.ts';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { door, doorButton, sentence } from './door.ts';
import { finger, type Hands, mouse } from './hands.ts';
import { faultsOf } from './layout.ts';
import { CELL, HAND, picture } from './outpostTable.ts';
import { test } from './pages.ts';
import { CODE, openStandingTable } from './standingTable.ts';
import { Watch } from './watch.ts';

test.use({ keep: 'played' });

const asked = (seat: number) => ({ type: 'asked', rule: 'OPS-140', open: { seat, phase: 'turn' } });
const repaired = (
  seat: number,
  play: string,
  scrap: string,
  cell: number,
  colourMatch: boolean,
  overpay: number,
) => ({
  type: 'repaired',
  rule: colourMatch || overpay > 0 ? 'OPS-090' : 'OPS-095',
  open: {
    seat,
    card: card(play),
    scrap: card(scrap),
    cell,
    colourMatch,
    overpay,
    placed: (colourMatch ? 1 : 0) + overpay,
    lost: 0,
  },
});
const salvaged = (seat: number, ids: readonly string[]) => ({
  type: 'salvaged',
  rule: 'OPS-060',
  open: { seat, cards: ids.map(card), slots: ids.map((_, slot) => slot), hand: 5 },
});
const flips = (line: number, to: number, red: number, yellow: number) => ({
  type: 'votes',
  rule: 'OPS-131',
  open: { flipped: [{ line, to, red, yellow }] },
});

/** The last turns as the drawing's log tells them; ten earlier ones only count. */
const EVENTS = [
  [asked(0)],
  ...Array.from({ length: 10 }, (_, turn) => [salvaged(turn % 2, ['B6-1']), asked((turn + 1) % 2)]),
  [repaired(0, 'B5-5', 'B6-3', 7, true, 1), flips(6, 0, 6, 0), asked(1)],
  [repaired(1, 'G5-4', 'P5-1', 13, false, 0), asked(0)],
  [
    salvaged(0, ['B6-2', 'G5-3']),
    {
      type: 'offerFilled',
      rule: 'OPS-064',
      open: {
        slots: [
          { slot: 0, card: card('B6-1') },
          { slot: 1, card: card('G5-2') },
        ],
        deck: 13,
      },
    },
    asked(1),
  ],
  [
    repaired(1, 'B3-3', 'B4-3', 17, true, 1),
    {
      type: 'bonusUsed',
      rule: 'OPS-125',
      open: {
        seat: 1,
        kind: 3,
        cell: 17,
        space: 0,
        centre: 17,
        cubes: [],
        lines: [
          { line: 3, before: 1, after: 2 },
          { line: 7, before: 2, after: 5 },
        ],
        safe: [],
      },
    },
    flips(7, 1, 2, 8),
    asked(0),
  ],
];

/** A table at this moment; gives what the page wants to do, as it comes. */
async function openAt(page: Page, sketch: Sketch): Promise<readonly string[]> {
  const moments = EVENTS.map((events, sequence) => ({ sequence, seat: 1 - (sequence % 2), at: 0, events }));
  const { acts, say } = await openStandingTable(page, {
    game: 'outpost-seven',
    names: ['quietmoss', 'Officer'],
    bots: [1],
    view: viewFrom(sketch),
    moments,
    sign: CELL,
  });
  // A line of talk that comes while one plays is counted as unread.
  say({ type: 'talk', table: CODE, lines: [TALK] });
  return acts;
}

const TALK = { number: 1, seat: null, name: 'Tin Kestrel', text: 'Close one.', at: 0 };

/** Every module lies inside its cell, whatever room there is. */
async function expectModulesInCells(page: Page): Promise<void> {
  const astray = await page.locator('[data-module]').evaluateAll((modules) =>
    modules
      .filter((module) => {
        const [card, box] = [module.firstElementChild, module.closest('[data-cell]')].map((one) =>
          (one as Element).getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return (
          card.left < box.left - 1 ||
          card.top < box.top - 1 ||
          Math.abs(card.width - box.width) > 2 ||
          Math.abs(card.height - box.height) > 2
        );
      })
      .map((module) => module.getAttribute('data-module')),
  );
  expect(astray).toEqual([]);
}

/** The drawing: module and scrap are picked, the cell is not. */
async function openDrawing(page: Page, hands: Hands): Promise<readonly string[]> {
  const acts = await openAt(page, TURN_15);
  await hands.press(page.locator(`[data-card="${card('G4-1')}"]`));
  await hands.press(page.locator(`[data-card="${card('G5-3')}"]`));
  return acts;
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the repair of the drawing is previewed in its words and numbers', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page, mouse);
    await page.locator('[data-cell="5"]').click();
    await page.mouse.move(0, 0);
    await picture(page, 'drawing-desktop');
    await expectModulesInCells(page);
    await expect
      .poll(() => sentence(page))
      .toBe(
        'Repair: Gardens 4 to row 2, column 1, scrapping Gardens 5. The people will vote 13 to 16. Nothing hidden is revealed, so you can still go back.',
      );
    const steps = page.getByRole('region', { name: 'What happens, in order' }).getByRole('listitem');
    await expect(steps).toHaveText([
      '2 cubes on Gardens 4: colour match +1, one over +1',
      /^Place at row 2, column 1: a cube on Gardens 4/,
      /^Remove at row 2, column 3: a cube off .*; protected: /,
      'RRow 2 votes Red: 9 to 5',
      'RColumn 1 votes Red: 3 to 2',
    ]);
    await expect(page.getByText('flips')).toHaveCount(2);
    await expect(page.getByText('2 cubes', { exact: true })).toHaveCount(3);
    await expect(page.getByText('Too low to pay for a 4')).toBeVisible();
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('a line tells why it votes as it does', async ({ page }) => {
    await openDrawing(page, mouse);
    await page.locator('[data-line="1"]').click();
    const paper = page.getByRole('dialog', { name: 'Why does row 2 vote Yellow?' });
    await expect(paper).toContainText('Red 4, Yellow 5');
    await expect(paper).toContainText('OPS-131');
    await expect(paper).toBeInViewport({ ratio: 1 });
    await picture(page, 'why-line');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(paper).toBeHidden();
    await expect(page.locator('[data-line="1"]')).toBeFocused();
  });

  test('any card can be read large', async ({ page }) => {
    await openDrawing(page, mouse);
    await page.locator('[data-cell="2"]').hover();
    await expect(page.locator('[data-large="cell-2"]')).toContainText('Remove');
    await picture(page, 'card-large');
  });

  test('a card that comes to lie under a pointer at rest does not open large', async ({ page }) => {
    await page.clock.install();
    await openDrawing(page, mouse);
    const module = page.locator('[data-cell="2"]');
    const large = page.locator('[data-large]');
    const { x = 0, y = 0 } = (await module.boundingBox()) ?? {};
    const beside = { clientX: Math.round(x) - 4, clientY: Math.round(y) - 4 };
    await page.mouse.move(beside.clientX, beside.clientY);
    // The browser says so when things move under a pointer that does not.
    await module.dispatchEvent('pointerover', { ...beside, pointerType: 'mouse' });
    await page.clock.runFor(2_000);
    await expect(large).toHaveCount(0);
    await page.mouse.move(x + 20, y + 20);
    await page.clock.runFor(2_000);
    await expect(large).toBeVisible();
  });

  test('the discard pile opens sorted', async ({ page }) => {
    await openDrawing(page, mouse);
    await page.getByRole('button', { name: /^Discard pile, 15 cards/ }).click();
    await expect(page.getByRole('heading', { name: 'Power' })).toBeVisible();
    await picture(page, 'discard-desktop');
    await expectAccessible(page);
  });
});

const OWING: Sketch = {
  ...TURN_15,
  phase: 'bonus',
  pending: [cell('r3c1') * 6 + 2, cell('r1c3') * 6 + 2],
};

/** For somebody who wants to choose each bonus. */
async function openByHand(page: Page): Promise<readonly string[]> {
  await page.addInitScript(() => {
    localStorage['airlock.outpost-seven'] ??= JSON.stringify({ autoBonuses: false });
  });
  return openAt(page, OWING);
}

const DEALT: Sketch = {
  phase: 'keepFirst',
  kept: ['B3-1', 'B6-1', 'G4-1', 'G5-1', 'P5-2', 'P6-1', 'P6-2'],
  offer: ['B6-2', 'G5-2', 'P4-4', 'B3-2', 'G3-1'],
  theirs: { salvaged: [], unknown: 7, total: 32 },
  discarded: { count: 10, top: 'B4-3' },
  deckSize: 25,
};

test.describe('other moments at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('cards to keep are counted against the target, and a wrong total is refused', async ({ page }) => {
    const acts = await openAt(page, DEALT);
    await page.keyboard.press('1');
    await expect(door(page)).toContainText('Keep cards totalling 12: 6 marked, 6 to go.');
    await doorButton(page, 'Confirm keep').click();
    await expect(door(page)).toContainText('Not kept: those cards total 6.');
    await expect(door(page)).toContainText('OPS-031');
    await page.keyboard.press('2');
    await expect(door(page)).toContainText('Keep Power 6 and Works 6: 12 of 12.');
    await page.mouse.move(0, 0);
    await picture(page, 'keep-ready-desktop');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => acts).toEqual(['keep 2,6']);
  });

  test('cards to salvage are counted, and one too many is refused', async ({ page }) => {
    const acts = await openAt(page, { ...TURN_15, kept: ['G4-1'] });
    await page.keyboard.press('s');
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await expect(door(page)).toContainText('Salvage Power 6 and Gardens 5: 11 of 12.');
    await picture(page, 'salvage-desktop');
    await page.keyboard.press('3');
    await expect(door(page)).toContainText('Not marked: those cards would total 15.');
    await expectStillAccessible(page);
    // A refusal leaves the marks; Enter takes it away and does not ask for the same card again.
    await page.keyboard.press('Enter');
    await expect(door(page)).toContainText('Salvage Power 6 and Gardens 5: 11 of 12.');
    await page.keyboard.press('Enter');
    await expect.poll(() => acts).toEqual(['salvage 1,2']);
  });

  test('on a plain turn the rules open at what one may do in it', async ({ page }) => {
    await openAt(page, TURN_15);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.getByText('A turn is a Salvage or a Repair', { exact: false })).toBeVisible();
    for (const name of ['Salvage', 'Repair'])
      await expect(
        page.getByRole('button', { name: new RegExp(`^\\d+\\s*${name}$`), expanded: true }),
      ).toBeVisible();
  });

  test('a press out of turn is refused, and nothing is sent', async ({ page }) => {
    const acts = await openAt(page, { ...TURN_15, active: 1 });
    await expect(door(page)).toContainText('Waiting for Officer to salvage or repair.');
    await page.locator(HAND).first().click();
    await expect(door(page)).toContainText('Not now: it is not your turn.');
    await expectStillAccessible(page);
    expect(acts).toEqual([]);
  });
});

test.describe('a choice that is kept', () => {
  test.use({ keep: 'none', viewport: { width: 1440, height: 900 } });

  test('owed bonuses are lit; pressing one uses it', async ({ page }) => {
    const acts = await openByHand(page);
    await expect(door(page)).toContainText('Choose the next of 2 bonuses');
    await picture(page, 'bonus-desktop');
    await expectStillAccessible(page);
    await page.locator(`[data-cell="${cell('r1c3')}"]`).click();
    await expect.poll(() => acts).toEqual(['bonus r1c3 3']);
  });

  test('owed bonuses are used by themselves where nothing else was chosen', async ({ page }) => {
    const acts = await openAt(page, OWING);
    await expect.poll(() => acts).toEqual(['bonusAuto']);
  });

  test('owed bonuses can be used all at once, now and always', async ({ page }) => {
    const acts = await openByHand(page);
    await page.keyboard.press('w');
    await expect.poll(() => acts).toEqual(['bonusAuto']);
    await page.reload();
    await expect.poll(() => acts).toEqual(['bonusAuto', 'bonusAuto']);
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same on a phone', async ({ page }) => {
    await openDrawing(page, finger);
    await page.locator('[data-cell="5"]').tap();
    await picture(page, 'drawing-phone');
    await expect
      .poll(() => sentence(page))
      .toBe('Repair Gardens 4 here, scrap Gardens 5? People: 6–23 becomes 13–16');
    await expectAccessible(page);
    await doorButton(page, 'Steps 5').tap();
    await expect(page.getByText('votes Red: 9 to 5')).toBeVisible();
    await picture(page, 'steps-phone');
    await expectStillAccessible(page);
  });

  test('a cell that touches no module is refused with its rule, and nothing is sent', async ({ page }) => {
    const acts = await openDrawing(page, finger);
    await page.locator('[data-cell="20"]').tap();
    await picture(page, 'drawing-phone-refused');
    await expectModulesInCells(page);
    await expect(door(page)).toContainText('Not placed: row 5, column 1 touches no module.');
    await expect(door(page)).toContainText('A module must share an edge with another; corners do not count.');
    await expect(door(page)).toContainText('OPS-072');
    await doorButton(page, 'Why?').tap();
    await expect(page.getByRole('dialog')).toContainText('OPS-072');
    await picture(page, 'refused-why-phone');
    await page.keyboard.press('Escape');
    await page.locator('[data-cell="20"]').tap();
    await expectStillAccessible(page);
    // The selection stayed: the next press goes on where the refused one began.
    await page.locator('[data-cell="5"]').tap();
    await expect(doorButton(page, 'Confirm')).toBeVisible();
    expect(acts).toEqual([]);
    await doorButton(page, 'Confirm').tap();
    await expect.poll(() => acts).toEqual(['repair G4-1 G5-3 r2c1']);
  });

  for (const [button, sheet] of [
    ['Discard 15', 'Discard pile'],
    ['Lines', 'Lines'],
  ] as const) {
    test(`the sheet "${sheet}" opens from its button`, async ({ page }) => {
      await openDrawing(page, finger);
      await page.getByRole('button', { name: button }).tap();
      await expect(page.getByRole('heading', { name: sheet, exact: true }).first()).toBeVisible();
      await picture(page, `${sheet.split(' ')[0]?.toLowerCase()}-phone`);
      await expectAccessible(page);
    });
  }
});

/** The drawing of the offer: two cards are picked, the others would be too much. */
const SALVAGING: Sketch = {
  ...TURN_15,
  kept: ['G4-1', 'P6-1', 'B3-2'],
  salvaged: ['G5-3', 'B6-2'],
  offer: ['B6-1', 'G5-2', 'P4-4', 'P3-1', 'P5-1'],
  theirs: { salvaged: ['B4-2', 'G3-2'], unknown: 2, total: 9 },
};

/** Seven cards of different kinds. */
const FULL_HAND: Sketch = {
  ...SALVAGING,
  salvaged: ['G5-3', 'B6-2', 'P6-4', 'G6-3'],
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxesOf = (page: Page, what: string): Promise<Box[]> =>
  page.locator(what).evaluateAll((things) =>
    things.map((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

/** Nothing of the offer lies over a cell of the station, over the door or over another card. */
async function expectOfferApart(page: Page): Promise<void> {
  const cards = await boxesOf(page, 'button[data-slot]');
  const others = [...(await boxesOf(page, CELL)), ...(await boxesOf(page, '#door'))];
  expect(cards).toHaveLength(5);
  for (const [index, card] of cards.entries()) {
    expect(others.filter((other) => meets(card, other))).toEqual([]);
    expect(cards.filter((other, place) => place !== index && meets(card, other))).toEqual([]);
  }
}

/** Every icon of these cards can be seen: nothing else lies in its middle. */
async function expectIconsInSight(page: Page, what: string): Promise<void> {
  const hidden = await page.locator(what).evaluateAll((cards) =>
    cards.flatMap((card) =>
      [...card.querySelectorAll('svg')]
        .filter((icon) => {
          const at = icon.getBoundingClientRect();
          const found = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
          return at.width < 7 || found?.closest('button') !== card;
        })
        .map(() => card.getAttribute('aria-label')),
    ),
  );
  expect(hidden).toEqual([]);
}

test.describe('the offer at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('lies as large as the hand, with the station in view and a fact under each card', async ({ page }) => {
    const watch = new Watch(page);
    await openAt(page, SALVAGING);
    await page.keyboard.press('s');
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await page.mouse.move(0, 0);
    await picture(page, 'offer-desktop');
    const [offered, held] = [await boxesOf(page, 'button[data-slot]'), await boxesOf(page, HAND)];
    const width = ({ left, right }: Box): number => right - left;
    expect(width(offered[0] as Box)).toBeGreaterThanOrEqual(width(held[0] as Box) - 1);
    await expectOfferApart(page);
    await expectModulesInCells(page);
    const offer = page.getByRole('region', { name: 'Offer' });
    await expect(offer).toContainText('11 of 12 · 2 of 2 that fit');
    await expect(offer).toContainText('pairs with your Power 6 and 3');
    await expect(offer).toContainText('makes 15');
    await expectStillAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('is reached by the key O, and its cards by digits', async ({ page }) => {
    const acts = await openAt(page, SALVAGING);
    await page.keyboard.press('o');
    await expect(page.locator('button[data-slot="0"]')).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect.poll(() => acts).toEqual(['salvage 1,2']);
  });

  test('the keys that the door shows work beside an open sheet, and Enter once the focus has left it', async ({
    page,
  }) => {
    const acts = await openAt(page, SALVAGING);
    await page.getByRole('button', { name: /^Discard pile/ }).click();
    const sheet = page.getByRole('region', { name: 'Discard pile', exact: true });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('s');
    await expect(door(page)).toContainText('Mark cards in the offer');
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => acts).toEqual(['salvage 1']);
  });

  test('after a sheet is closed by Escape, Enter is the door’s and does not open it again', async ({
    page,
  }) => {
    const acts = await openAt(page, SALVAGING);
    await page.keyboard.press('s');
    await page.keyboard.press('1');
    const pile = page.getByRole('button', { name: /^Discard pile/ });
    await pile.focus();
    await page.keyboard.press('Space');
    const sheet = page.getByRole('region', { name: 'Discard pile', exact: true });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(pile).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => acts).toEqual(['salvage 1']);
  });

  test('the key O stands in the list of keys', async ({ page }) => {
    await openAt(page, SALVAGING);
    await page.keyboard.press('?');
    await expect(page.getByText('Go to the offer')).toBeVisible();
  });

  test('is not covered when one points at its cards, and what the icons do stands beside the log', async ({
    page,
  }) => {
    await openAt(page, SALVAGING);
    await page.locator('button[data-slot="1"]').hover();
    const help = page.getByRole('region', { name: 'What the icons do' });
    await expect(help.getByRole('listitem')).toHaveText([/^Place/, /^Remove/, /^People/]);
    // By asking for it the card is still seen large, with words for its icons.
    await page.locator('button[data-slot="1"]').focus();
    await expect(page.locator('[aria-hidden] li', { hasText: 'People come' })).toHaveCount(0);
    await page.keyboard.press('i');
    await expect(page.locator('[aria-hidden] li', { hasText: 'People come' })).toBeVisible();
    await picture(page, 'offer-asked-desktop');
  });
});

test.describe('the offer at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('opens under the station and hides none of it', async ({ page }) => {
    const acts = await openAt(page, SALVAGING);
    await expect(page.getByRole('button', { name: /^Last turn: Officer repaired Power 3/ })).toBeVisible();
    await picture(page, 'turn-phone');
    await doorButton(page, 'Salvage').tap();
    const last = page.locator('button[data-slot="4"]');
    const before = await last.boundingBox();
    await page.locator('button[data-slot="0"]').tap();
    // Whoever marks the next one finds it where it was.
    expect((await last.boundingBox())?.y).toBe(before?.y);
    await page.locator('button[data-slot="1"]').tap();
    await picture(page, 'offer-phone');
    await expectOfferApart(page);
    await expectModulesInCells(page);
    await expectIconsInSight(page, 'button[data-slot]');
    await expect(page.getByRole('region', { name: 'Offer' })).toContainText('11 of 12 · 2 of 2 that fit');
    await expectStillAccessible(page);
    expect(await faultsOf(page, 44, '[aria-label="Offer"]')).toEqual([]);
    await page.getByRole('button', { name: 'icons?' }).tap();
    await expect(page.getByRole('heading', { name: 'What the icons do' })).toBeVisible();
    await page.keyboard.press('Escape');
    await doorButton(page, /^Salvage/).tap();
    await expect.poll(() => acts).toEqual(['salvage 1,2']);
  });

  test('can be looked at out of turn and closed again', async ({ page }) => {
    await openAt(page, { ...SALVAGING, active: 1 });
    await page.getByRole('button', { name: 'Offer 5' }).tap();
    await expectOfferApart(page);
    await page.getByRole('button', { name: 'Close the offer' }).tap();
    await expect(page.locator('button[data-slot]')).toHaveCount(0);
  });

  test('seven cards in hand show all their icons', async ({ page }) => {
    await openAt(page, FULL_HAND);
    await picture(page, 'seven-phone');
    await expect(page.locator(HAND)).toHaveCount(7);
    await expectIconsInSight(page, HAND);
  });

  test('the last turn is shown step by step when it is pressed', async ({ page }) => {
    await openAt(page, SALVAGING);
    await page.getByRole('button', { name: /^Last turn/ }).tap();
    await expect(page.getByRole('region', { name: 'Last turn, in order' })).toContainText('column 3 +3');
  });
});

test.describe('the offer at 844 × 390', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('lies beside the station and hides none of it', async ({ page }) => {
    await openAt(page, SALVAGING);
    await picture(page, 'turn-landscape');
    await doorButton(page, 'Salvage').tap();
    await page.locator('button[data-slot="0"]').tap();
    await picture(page, 'offer-landscape');
    await expectOfferApart(page);
    await expectIconsInSight(page, 'button[data-slot]');
  });
});
