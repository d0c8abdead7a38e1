/** The lesson of Outpost Seven from its first step to its last, by doing what it says and nothing else. */
import { CARD_IDS, CELL_NAMES, TUTORIAL } from '@airlock/outpost-seven';
import { expect, type Page } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { door, doorButton } from './door.ts';
import { finger, type Hands, mouse } from './hands.ts';
import { HAND, lit, picture } from './outpostTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

const numberOf = (id: string | undefined): number => CARD_IDS.indexOf(id ?? '') + 1;
const held = (page: Page, id: string | undefined) =>
  page.locator(`button[data-card="${numberOf(id)}"]:not([data-slot])`);

async function doIt(page: Page, hands: Hands, action: string): Promise<void> {
  const [kind, ...words] = action.split(' ');
  if (kind === 'keep') {
    while ((await lit(page, HAND).count()) > 0) await hands.press(lit(page, HAND).first());
  } else if (kind === 'salvage') {
    await hands.press(doorButton(page, 'Salvage'));
    for (const slot of words[0]?.split(',') ?? [])
      await hands.press(page.locator(`button[data-slot="${Number(slot) - 1}"]`));
  } else {
    await hands.press(held(page, words[0]));
    await hands.press(held(page, words[1]));
    await hands.press(page.locator(`[data-cell="${CELL_NAMES.indexOf(words[2] ?? '')}"]`));
  }
  await hands.press(page.locator('#door button').last());
}

async function goThrough(page: Page, hands: Hands, name: string): Promise<void> {
  const watch = new Watch(page);
  await page.goto('/learn/outpost-seven');
  for (const [index, { task, action }] of TUTORIAL.entries()) {
    await expect(door(page)).toContainText(task);
    await expect(door(page)).toContainText(`Step ${index + 1} of ${TUTORIAL.length}`);
    await picture(page, `lesson-${name}-${index + 1}`);
    if (index === 1) await expectStillAccessible(page);
    await doIt(page, hands, action);
  }
  await expect(door(page)).toContainText('The lesson is over.');
  await picture(page, `lesson-${name}-over`);
  expect(watch.complaints).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, keep: 'none' });

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the lesson by mouse', ({ page }) => goThrough(page, mouse, 'desktop'));

  test('whatever the lesson does not ask for is answered and not done', async ({ page }) => {
    await page.goto('/learn/outpost-seven');
    await expect(door(page)).toContainText('Step 1 of 8');
    await doIt(page, mouse, TUTORIAL[0]?.action ?? '');
    await expect(door(page)).toContainText('Step 2 of 8');
    await held(page, 'G3-3').click();
    await expect(door(page)).toContainText('Not now: the lesson is asking for something else.');
    await held(page, 'G4-1').click();
    await held(page, 'G5-1').click();
    await page.locator('[data-cell="0"]').click();
    await expect(door(page)).toContainText('Not now: the lesson is asking for something else.');
    await page.locator('[data-cell="12"]').click();
    await doorButton(page, 'Confirm repair').click();
    await expect(door(page)).toContainText('Step 3 of 8');
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the lesson by touch', ({ page }) => goThrough(page, finger, 'phone'));
});

test.describe('at 844 × 390', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the lesson by touch, lying on its side', ({ page }) => goThrough(page, finger, 'landscape'));
});
