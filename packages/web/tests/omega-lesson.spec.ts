/** The lesson of Omega Virus from its first step to the end of its round, by doing what it says and nothing else. */
import { TUTORIAL } from '@airlock/omega-virus';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { door, doorButton } from './door.ts';
import { finger, type Hands, mouse } from './hands.ts';
import { board, doHint, picture } from './omegaTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

/** A bot of the level that hints come from needs some twenty cards; twice as many deeds are never needed. */
const MOST_DEEDS = 120;

async function learn(page: Page, hands: Hands, device: string): Promise<void> {
  const watch = new Watch(page);
  await page.goto('/learn/omega-virus');
  for (const [index, { task }] of TUTORIAL.entries()) {
    await expect(door(page)).toContainText(task.replaceAll('*', ''));
    await expect(door(page)).toContainText(`Step ${index + 1} of ${TUTORIAL.length}`);
    if (index === 1 || index === 9) {
      await picture(page, `lesson-${index + 1}-${device}`);
      await expectAccessible(page);
    }
    if (index === 1) {
      // What the rules allow but the lesson does not want is not done.
      await page.keyboard.press('ArrowLeft');
      await hands.press(doorButton(page, 'Place'));
      await expect(door(page)).toContainText('is asking for something else');
    }
    await doHint(page, hands);
  }
  await expect(page.getByRole('region', { name: 'Lesson' })).toContainText('On your own');
  expect(watch.complaints).toEqual([]);
}

/** What follows the lesson: the round, with a hint before every deed. */
async function playOnWithHints(page: Page, hands: Hands): Promise<void> {
  const over = page.getByText('the lesson is over');
  for (let deeds = 0; deeds < MOST_DEEDS && (await over.count()) === 0; deeds++) {
    await page.keyboard.press('h');
    await expect(page.locator('[data-hint]')).toHaveCount(1);
    if ((await page.locator('[data-hint="squares"]').count()) > 0) await page.keyboard.press('h');
    await doHint(page, hands);
  }
  await expect(over).toBeVisible();
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the lesson by mouse, and the rest of its round with hints', async ({ page }) => {
    await learn(page, mouse, 'desktop');
    await playOnWithHints(page, mouse);
    await picture(page, 'lesson-over-desktop');
    await expectStillAccessible(page);
    await expect(doorButton(page, 'Play a bot')).toBeVisible();
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the lesson by touch', async ({ page }) => {
    await learn(page, finger, 'phone');
    await expect(board(page)).toBeVisible();
  });
});
