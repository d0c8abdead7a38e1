/** Who is there: seen at the seats of others, and asked of somebody whose time ran out, before a bot chooses for them. */
import { C1, SKIP } from '@airlock/outbreak';
import { expect } from '@playwright/test';
import { DRAWING_NAMES, DRAWING_SEAT, drawingView } from '../src/games/outbreak/testing/position.ts';
import { expectStillAccessible } from './accessibility.ts';
import { door } from './door.ts';
import { openDrawing, picture } from './outbreakTable.ts';
import { test } from './pages.ts';
import { CODE, openStandingTable, tableOf } from './standingTable.ts';

test.use({ keep: 'played', contextOptions: { reducedMotion: 'reduce' } });

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

for (const [name, size] of Object.entries(SIZES)) {
  test.describe(`on a ${name}`, () => {
    test.use(size);

    test('somebody who is away is seen to be, at their seat', async ({ page }) => {
      await openDrawing(page, DRAWING_SEAT, { away: [0] });
      const seat = page.locator('[data-seat="0"]');
      await expect(seat.getByText('away', { exact: true })).toBeVisible();
      await expect(page.locator('[data-seat="1"]').getByText('away', { exact: true })).toHaveCount(0);
      await picture(page, `away-${name}`);
      await expectStillAccessible(page);
    });

    test('whoever comes back is told what a bot has chosen for them', async ({ page }) => {
      const chosen = (type: string, own: object) => ({
        seat: DRAWING_SEAT,
        at: 0,
        events: [{ type, rule: 'OBK-104', open: { seat: DRAWING_SEAT }, own: { ...own, byDefault: false } }],
        byBot: true,
      });
      const moments = [
        { sequence: 1, ...chosen('ballotCast', { ballot: SKIP }) },
        { sequence: 2, ...chosen('cardChosen', { card: C1 }) },
      ];
      await openDrawing(page, DRAWING_SEAT, { moments });
      await expect(door(page)).toContainText('Chosen for you meanwhile: to skip the vote and Complete 1.');
      await picture(page, `back-${name}`);
      await expectStillAccessible(page);
    });

    test('whoever was late is asked whether they are there, and any press is answer enough', async ({
      page,
    }) => {
      const standing = {
        game: 'outbreak',
        names: DRAWING_NAMES,
        bots: [2, 4],
        view: drawingView(DRAWING_SEAT),
        moments: [],
        due: 112_000,
        sign: 'button[data-seat]',
      };
      const { say } = await openStandingTable(page, standing);
      const table = tableOf(standing);
      const late = (told: object): object => ({
        ...table,
        seats: table.seats.map((seat, at) => (at === DRAWING_SEAT ? { ...seat, ...told } : seat)),
      });
      await expect(page.getByText('Are you there?')).toHaveCount(0);
      for (const told of [{ asked: true }, { standIn: 'casual' }]) {
        say({ type: 'table', table: late(told) });
        await expect(page.getByRole('alert')).toContainText('Are you there?');
        await picture(page, `asked-${name}-${Object.keys(told)[0]}`);
        await expectStillAccessible(page);
        // The played server answers a sign of life with the table as it was.
        await page.keyboard.press('Shift');
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      expect(page.url()).toContain(CODE);
    });
  });
}
