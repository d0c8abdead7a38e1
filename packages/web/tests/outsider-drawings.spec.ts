/**
 * The table of the drawings that this page was built after, shown by the real page: the server is played by the
 * test. The pictures are for people to lay beside the drawings.
 */
import { expect, test } from '@playwright/test';
import { crisisDrawing, openingDrawing, turnDrawing } from '../src/games/outsider/testing/position.ts';
import { expectAccessible } from './accessibility.ts';
import { door, doorButton, sentence, Watch } from './outpostTable.ts';
import { expectInside, handCard, mainAnswer, openDrawing, picture } from './outsiderTable.ts';

const DRIVE_IGNITER = 1;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a Goal is completed with its Gear, in the words of the drawing', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page, turnDrawing());
    await handCard(page, DRIVE_IGNITER).click();
    await picture(page, 'desktop');
    expect(await sentence(page)).toBe(
      'Complete Restart the Shift Drive with Drive Igniter? Costs 2 actions. Then: Stabilise, gain 1, Recycle. The Goal lies before you.',
    );
    await expect(mainAnswer(page)).toHaveText(/Complete/);
    await expectInside(page);
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('a Crisis dims the table, and everybody is asked at once', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page, crisisDrawing(), { due: 4_000 });
    await picture(page, 'crisis-desktop');
    expect(await sentence(page)).toBe(
      'React to Gravity Shear, hold, or pass. All five seats are asked at once. 2 have passed.',
    );
    await expect(doorButton(page, /Play Gravity Shield/)).toBeVisible();
    await expect(door(page)).toBeVisible();
    await expectInside(page);
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('six seats with all locations fit', async ({ page }) => {
    const names = ['quietmoss', 'Tin Kestrel', 'Moonhopper', 'Boatswain', 'Sextant', 'Orbit Nine'];
    await openDrawing(
      page,
      openingDrawing(names, { locGoals: true, locActions: true, locDraw: true, locSupply: true }, 'six'),
      { names, due: 90_000 },
    );
    await picture(page, 'six-desktop');
    await expectInside(page);
    await expectAccessible(page);
  });

  test('three seats fill the table', async ({ page }) => {
    const names = ['quietmoss', 'Tin Kestrel', 'Moonhopper'];
    await openDrawing(page, openingDrawing(names, {}, 'three'), { names });
    await picture(page, 'three-desktop');
    await expectInside(page);
    await expectAccessible(page);
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

  test('the same on a phone', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page, turnDrawing());
    await handCard(page, DRIVE_IGNITER).tap();
    await picture(page, 'phone');
    await expectInside(page);
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('a Crisis on a phone', async ({ page }) => {
    await openDrawing(page, crisisDrawing(), { due: 4_000 });
    await picture(page, 'crisis-phone');
    await expectInside(page);
    await expectAccessible(page);
  });
});
