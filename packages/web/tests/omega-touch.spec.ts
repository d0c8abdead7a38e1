/** Fingers on the plan of a phone: pan, pinch, twist, tap, rest, and the cards of a stack one by one. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { door, doorButton } from './door.ts';
import { openDrawing, rowView } from './omegaDrawing.ts';
import { board, picture } from './omegaTable.ts';
import { test } from './pages.ts';

test.use({ keep: 'played' });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Several fingers at once, which Playwright's own touchscreen does not know. All of it is sent without waiting. */
class Fingers {
  private readonly session: CDPSession;

  constructor(session: CDPSession) {
    this.session = session;
  }

  static on = async (page: Page): Promise<Fingers> => new Fingers(await page.context().newCDPSession(page));

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]): Promise<unknown> {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async slide(...steps: readonly (readonly Point[])[]): Promise<void> {
    const [first = [], ...rest] = steps;
    await Promise.all([
      this.send('touchStart', ...first),
      ...rest.map((points) => this.send('touchMove', ...points)),
      this.send('touchEnd'),
    ]);
  }

  /** Stays where it is until what it waits for is seen. */
  async rest(at: Point, until: () => Promise<void>): Promise<void> {
    await this.send('touchStart', at);
    await until();
    await this.send('touchEnd');
  }

  async doubleTap(at: Point): Promise<void> {
    await Promise.all([
      this.send('touchStart', at),
      this.send('touchEnd'),
      this.send('touchStart', at),
      this.send('touchEnd'),
    ]);
  }
}

/** What the board shows: its corner and its width, in units of the drawing. */
const shown = async (page: Page): Promise<number[]> =>
  ((await board(page).locator('svg').first().getAttribute('viewBox')) ?? '').split(' ').map(Number);

/** The middle of a square of the grid, on the screen. */
async function squareAt(page: Page, column: number, row: number): Promise<Point> {
  const box = await board(page).boundingBox();
  if (!box) throw new Error('The board is not on the page.');
  const [left = 0, top = 0, width = 1, height = 1] = await shown(page);
  const CELL = 62;
  return {
    x: box.x + (((column + 0.5) * CELL - left) / width) * box.width,
    y: box.y + (((row + 0.5) * CELL - top) / height) * box.height,
  };
}

test('one finger pans the plan, two zoom it, and a button shows everything again', async ({ page }) => {
  await openDrawing(page);
  const fingers = await Fingers.on(page);
  const [left = 0, top = 0, width = 1] = await shown(page);
  const free = { x: 250, y: 240 };
  await fingers.slide([free], [{ x: 220, y: 250 }], [{ x: 190, y: 290 }]);
  await expect.poll(async () => (await shown(page))[0]).toBeGreaterThan(left);
  expect((await shown(page))[1]).toBeLessThan(top);
  await fingers.slide(
    [
      { x: 150, y: 300 },
      { x: 250, y: 300 },
    ],
    [
      { x: 100, y: 300 },
      { x: 300, y: 300 },
    ],
  );
  await expect.poll(async () => (await shown(page))[2] ?? width).toBeLessThan(width * 0.8);
  await page.getByRole('button', { name: 'Show everything' }).tap();
  await expect.poll(() => shown(page)).toEqual(expect.arrayContaining([left, top, width]));
});

test('two fingers turn the card in hand', async ({ page }) => {
  await openDrawing(page);
  const fingers = await Fingers.on(page);
  const ghost = page.locator('[data-ghost]');
  await expect(ghost).toHaveAttribute('data-ghost', /,0$/);
  const middle = { x: 200, y: 330 };
  const around = (angle: number): Point[] => [
    middle,
    { x: middle.x + 90 * Math.cos(angle), y: middle.y + 90 * Math.sin(angle) },
  ];
  await fingers.slide(around(0), around(0.4), around(0.8));
  await expect(ghost).toHaveAttribute('data-ghost', /,1$/);
  await fingers.slide(around(0.8), around(0.4), around(0));
  await expect(ghost).toHaveAttribute('data-ghost', /,0$/);
});

test('two taps on a card of the plan lay a card there, and pick nothing up', async ({ page }) => {
  const server = await openDrawing(page, rowView());
  const fingers = await Fingers.on(page);
  await fingers.doubleTap(await squareAt(page, 0, 0));
  await expect(page.getByRole('img', { name: 'The plan, 4 cards' })).toBeVisible();
  await expect.poll(() => server.acts).toEqual([expect.stringMatching(/^place /)]);
});

test('a finger that rests on a card picks it up, and the rules still judge it', async ({ page }) => {
  const server = await openDrawing(page, rowView());
  const fingers = await Fingers.on(page);
  // Without the card in the middle the plan would fall apart.
  await fingers.rest(await squareAt(page, 2, 0), () => expect(door(page)).toContainText('OMG-042'));
  await expect(page.getByRole('img', { name: 'The plan, 3 cards' })).toBeVisible();
  expect(server.acts).toEqual([]);
  await fingers.rest(await squareAt(page, 0, 0), () =>
    expect(page.getByRole('img', { name: 'The plan, 2 cards' })).toBeVisible(),
  );
  await expect.poll(() => server.acts).toEqual([expect.stringMatching(/^pickUp F01 @\d+$/)]);
});

test('in a stack every card can be chosen from a list', async ({ page }) => {
  await openDrawing(page);
  await doorButton(page, 'Pick up').tap();
  // Floor plan 6 lies over floor plan 1 here.
  const { x, y } = await squareAt(page, 2, 1);
  await page.touchscreen.tap(x, y);
  const stack = page.getByRole('list', { name: 'Cards here, top one first' });
  await expect(stack.getByRole('button')).toHaveText(['floor plan 6', 'floor plan 1']);
  await expect(stack.getByRole('button', { name: 'floor plan 6' })).toHaveAttribute('aria-pressed', 'true');
  await picture(page, 'phone-stack');
  await expectStillAccessible(page);
  await stack.getByRole('button', { name: 'floor plan 6' }).tap();
  await stack.getByRole('button', { name: 'floor plan 1' }).tap();
  await expect(door(page)).toContainText('Pick up floor plan 1.');
});

test('a screen reader finds every square, and hears what turns up', async ({ page }) => {
  const server = await openDrawing(page);
  const grid = page.getByRole('table', { name: 'The plan, square by square' });
  await expect(grid.getByRole('row', { name: /^Row 0/ })).toHaveText('Row 0YYYYBB');
  await expect(grid.getByRole('row', { name: /^Row 2/ })).toContainText(
    'half of the battery cell facing right, connected',
  );
  await expect(grid.getByRole('row', { name: /^Row 4/ }).getByRole('cell')).toHaveText([
    'empty',
    'empty',
    'Y, half of the atmospheric purifier facing left',
    'B',
    'empty',
    'empty',
  ]);
  server.tell(0, { type: 'key', rule: 'OMG-055', open: { seat: 0, colour: 2 } });
  await expect(page.getByRole('status').filter({ hasText: 'You take the blue key.' })).toBeAttached();
});
