/** The lesson of the Hypatia from its first step to its last, by doing what it says and nothing else. */

import { TUTORIAL } from '@airlock/hypatia';
import { expect, type Page, test } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { door, mainAnswer, sentence } from './door.ts';
import { closerLook, finger, HAND, lit, mouse, picture, STATION } from './hypatiaTable.ts';
import { type Hands, Watch } from './outpostTable.ts';

test.setTimeout(300_000);

/** Presses the one thing that is lit or the one answer there is, until the step is done. */
async function learn(page: Page, hands: Hands, step: number): Promise<void> {
  const done = page.getByText(`Step ${step + 2} of ${TUTORIAL.length}`);
  const over = page.getByText('The lesson is over.');
  await expect(async () => {
    if ((await done.count()) + (await over.count()) > 0) return;
    await hands.press(await nextPress(page));
    await expect(done.or(over)).toBeVisible({ timeout: 400 });
  }).toPass({ timeout: 20_000, intervals: [50] });
}

async function nextPress(page: Page) {
  const task = await sentence(page);
  const inDoor = door(page).getByRole('button', {
    name: /overtime|Kill |sentinel|^Arm|really arm/i,
  });
  if (/overtime|as sentinel|^Arm/.test(task) && (await inDoor.first().isVisible())) {
    const posting = task.includes('sentinel') && (await lit(page, STATION).count()) > 0;
    if (!posting) return inDoor.last();
  }
  const others = door(page).getByRole('button', { name: 'Other uses' });
  if (/overtime|as sentinel/.test(task) && (await others.isVisible())) return others;
  const main = mainAnswer(page).first();
  if (await main.isVisible()) return main;
  const inside = closerLook(page).locator('button[aria-pressed="false"]').first();
  if (await inside.isVisible()) return inside;
  const stations = lit(page, STATION);
  if ((await stations.count()) > 0) return stations.first();
  const cards = lit(page, HAND);
  return (await cards.count()) > 0 ? cards.first() : lit(page, 'button').first();
}

async function learnAll(page: Page, hands: Hands, device: string): Promise<void> {
  const watch = new Watch(page);
  await page.goto('/learn/hypatia');
  await expect(page.getByText(`Step 1 of ${TUTORIAL.length}`)).toBeVisible();
  for (const [step, { task }] of TUTORIAL.entries()) {
    await expect(door(page)).toContainText(task);
    if (step === 0 || step === 3) {
      await picture(page, `lesson-${step + 1}-${device}`);
      await expectStillAccessible(page);
    }
    await learn(page, hands, step);
  }
  await expect(page.getByText('The lesson is over.')).toBeVisible();
  await picture(page, `lesson-over-${device}`);
  expect(watch.complaints).toEqual([]);
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('the lesson from start to end by mouse', ({ page }) => learnAll(page, mouse, 'desktop'));
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the lesson from start to end by touch', ({ page }) => learnAll(page, finger, 'phone'));
});
