/**
 * The position of the drawings that the table was built after, shown by the real page: the server is played by the
 * test, which hands out one view. The pictures are for people to lay beside the drawings.
 */
import { expect, type Page, test } from '@playwright/test';
import { card, TURN_15, viewFrom } from '../src/games/outpost-seven/testing/position.ts';
import {
  CELL,
  door,
  doorButton,
  expectAccessible,
  finger,
  type Hands,
  mouse,
  picture,
  sentence,
  Watch,
} from './outpostTable.ts';

const CODE = 'KEEL-42-VANE';

const TABLE = {
  code: CODE,
  game: 'outpost-seven',
  options: {},
  seats: [
    { kind: 'person', name: 'quietmoss', ready: true, here: true, you: true },
    { kind: 'bot', name: 'Officer', level: 'random' },
  ],
  host: true,
  mySeat: 0,
  stage: 'playing',
  watchers: 0,
  commitment: null,
  rematch: null,
};

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
const flips = (line: number, to: number, red: number, yellow: number) => ({
  type: 'votes',
  rule: 'OPS-131',
  open: { flipped: [{ line, to, red, yellow }] },
});

/** The last turns as the drawing's log tells them; ten earlier ones only count. */
const EVENTS = [
  ...Array.from({ length: 11 }, (_, turn) => [asked(turn % 2)]),
  [repaired(0, 'B5-5', 'B6-3', 7, true, 1), flips(6, 0, 6, 0), asked(1)],
  [repaired(1, 'G5-4', 'P5-1', 13, false, 0), asked(0)],
  [
    {
      type: 'salvaged',
      rule: 'OPS-060',
      open: { seat: 0, cards: [card('B6-2'), card('G5-3')], slots: [0, 1], hand: 5 },
    },
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

/** Plays the server for one page. */
async function openDrawing(page: Page, hands: Hands): Promise<void> {
  const moments = EVENTS.map((events, sequence) => ({ sequence, seat: 1 - (sequence % 2), at: 0, events }));
  const sequence = moments.length - 1;
  const view = viewFrom(TURN_15);
  await page.route('**/api/session', (route) => route.fulfill({ json: { name: 'quietmoss', id: 'one' } }));
  await page.route(`**/api/tables/${CODE}`, (route) => route.fulfill({ json: TABLE }));
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const say = (message: object): void => socket.send(JSON.stringify(message));
    socket.onMessage((frame) => {
      const message = JSON.parse(String(frame));
      if (message.type === 'hello') say({ type: 'welcome', version: message.version, name: 'quietmoss' });
      if (message.type !== 'join') return;
      say({ type: 'table', table: TABLE });
      say({ type: 'view', table: CODE, sequence, viewer: 0, view, moments, undoable: false });
      say({
        type: 'talk',
        table: CODE,
        lines: [{ number: 1, seat: null, name: 'Tin Kestrel', text: 'Close one.', at: 0 }],
      });
    });
  });
  await page.goto(`/t/${CODE}`);
  await expect(page.locator(CELL)).toHaveCount(25);
  await page.evaluate(() => document.fonts.ready);
  await hands.press(page.locator(`[data-card="${card('G4-1')}"]`));
  await hands.press(page.locator(`[data-card="${card('G5-3')}"]`));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the repair of the drawing is previewed in its words and numbers', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page, mouse);
    await page.locator('[data-cell="5"]').click();
    await page.mouse.move(0, 0);
    await picture(page, 'drawing-desktop');
    expect(await sentence(page)).toBe(
      'Repair: Gardens 4 to row 2, column 1, scrapping Gardens 5. Population becomes 13 to 16. Nothing hidden is revealed, so you can still step back.',
    );
    const steps = page.getByRole('region', { name: 'What happens, in order' }).getByRole('listitem');
    await expect(steps).toHaveText([
      '2 cubes on Gardens 4: colour match +1, one over +1',
      'Place at row 2, column 1: 3 modules',
      'Remove at row 2, column 3: 2 modules, 2 protected',
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
    await expect(page.getByText('Remove', { exact: true }).first()).toBeVisible();
    await picture(page, 'card-large');
  });

  test('the discard pile opens sorted', async ({ page }) => {
    await openDrawing(page, mouse);
    await page.getByRole('button', { name: /^Discard pile, 15 cards/ }).click();
    await expect(page.getByRole('heading', { name: 'Power' })).toBeVisible();
    await picture(page, 'discard-desktop');
    await expectAccessible(page);
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

  test('the same on a phone', async ({ page }) => {
    await openDrawing(page, finger);
    await page.locator('[data-cell="5"]').tap();
    await picture(page, 'drawing-phone');
    expect(await sentence(page)).toBe(
      'Repair Gardens 4 here, scrap Gardens 5? Population 6–23 becomes 13–16',
    );
    await expectAccessible(page);
    await doorButton(page, 'Steps 5').tap();
    await expect(page.getByText('votes Red: 9 to 5')).toBeVisible();
    await picture(page, 'steps-phone');
    await expectAccessible(page);
  });

  test('a cell that touches no module is refused with its rule, and nothing is sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    await openDrawing(page, finger);
    await page.locator('[data-cell="20"]').tap();
    await picture(page, 'drawing-phone-refused');
    await expect(door(page)).toContainText('Not placed: row 5, column 1 touches no module.');
    await expect(door(page)).toContainText(
      'A module must share an edge with another one; corners do not count.',
    );
    await expect(door(page)).toContainText('OPS-072');
    await expectAccessible(page);
    await doorButton(page, 'Why?').tap();
    await expect(page.getByRole('dialog')).toContainText('OPS-072');
    await picture(page, 'refused-why-phone');
    await page.keyboard.press('Escape');
    // The selection stayed: the next press goes on where the refused one began.
    await page.locator('[data-cell="5"]').tap();
    await expect(doorButton(page, 'Confirm')).toBeVisible();
    expect(sent.filter((frame) => frame.includes('"act"'))).toEqual([]);
  });

  for (const [button, sheet] of [
    ['Offer 5', 'Offer'],
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
