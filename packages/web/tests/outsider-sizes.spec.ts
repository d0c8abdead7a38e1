/** The table of Outsider where there is little room, with six seats and all locations, and with motion. */
import { expect } from '@playwright/test';
import { crisisDrawing, openingDrawing, turnDrawing } from '../src/games/outsider/testing/position.ts';
import { expectAccessible } from './accessibility.ts';
import { door, mainAnswer } from './door.ts';
import { expectInside, openDrawing, picture, playWithBots, untilAsked } from './outsiderTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

test.use({ keep: 'played' });

const SIX = ['quietmoss', 'Tin Kestrel', 'Moonhopper', 'Boatswain', 'Sextant', 'Orbit Nine'];
const ALL_LOCATIONS = { locGoals: true, locActions: true, locDraw: true, locSupply: true };

for (const [name, width, height] of [
  ['folded', 1024, 768],
  ['small', 360, 640],
  ['landscape', 844, 390],
] as const) {
  test(`six seats with all locations, a turn and a Crisis have room at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openDrawing(page, openingDrawing(SIX, ALL_LOCATIONS, 'six'), { names: SIX });
    await picture(page, `six-${name}`);
    await expectInside(page);
    await openDrawing(page, turnDrawing());
    await picture(page, `turn-${name}`);
    await expectInside(page);
    await expectAccessible(page);
    await openDrawing(page, crisisDrawing(), { due: 4_000 });
    await picture(page, `crisis-${name}`);
    await expectInside(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('cards at the locations: piles, what is left over and the way to another place are in sight', async ({
    page,
  }) => {
    const names = SIX.slice(0, 3);
    const acts = await openDrawing(
      page,
      openingDrawing(names, { locActions: true, locDraw: true }, 'three'),
      {
        names,
      },
    );
    const places = page.locator('[data-place]');
    await expect(places).toHaveCount(5);
    for (const place of await places.all()) {
      await expect(place).toHaveText(/^[A-Z]{3}\d/);
      await expect(place).toBeInViewport({ ratio: 1 });
    }
    const piles = page.locator('[data-pile="pile-deck"]');
    await expect(piles).toHaveText(/Piles\d+ here, 2 left over$/);
    await expect(piles).toBeInViewport({ ratio: 1 });
    await picture(page, 'places-phone');
    await expectInside(page);
    await expectAccessible(page);
    await page.locator('button[data-place][aria-pressed="false"]').first().tap();
    await expect(door(page)).toContainText(/Move to the .+\?/);
    await picture(page, 'move-phone');
    await mainAnswer(page).tap();
    await expect.poll(() => acts.join()).toMatch(/^move [A-Z]{3}$/);
  });
});

test.describe('with motion', () => {
  test.use({
    keep: 'real',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('events are shown one after another, and any press shows all at once', async ({ page }) => {
    const watch = new Watch(page);
    await playWithBots(page, { seats: 3, options: { turnSeconds: 0, reactionSeconds: 30 } });
    await untilAsked(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(door(page)).toContainText(/Waiting|React|Your turn/);
    await expect(page.getByRole('log')).toContainText('The Supply has 3 cards.');
    expect(watch.complaints).toEqual([]);
  });
});
