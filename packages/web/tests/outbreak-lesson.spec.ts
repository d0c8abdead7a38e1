/** The lesson of Outbreak from its first step to its last, by doing what it says and nothing else. */
import { TUTORIAL } from '@airlock/outbreak';
import { expect } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { door, doorButton } from './door.ts';
import { mouse, pressSurely } from './hands.ts';
import { decide, noteAll, picture } from './outbreakTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const CARDS: Readonly<Record<string, string>> = { C1: 'Complete 1', C2: 'Complete 2', R: 'Rest' };

test('the lesson by mouse', async ({ page }) => {
  const watch = new Watch(page);
  await page.goto('/learn/outbreak');
  for (const [index, { task, action }] of TUTORIAL.entries()) {
    await noteAll(page);
    await expect(door(page)).toContainText(task);
    await expect(door(page)).toContainText(`Step ${index + 1} of ${TUTORIAL.length}`);
    if (index === 1 || index === 5) {
      await picture(page, `lesson-${index + 1}`);
      await expectStillAccessible(page);
    }
    const [kind, ...words] = action.split(' ');
    if (kind === 'played') {
      await doorButton(page, 'Claim first').click();
      await page.getByRole('button', { name: 'I played …' }).click();
      await page
        .getByRole('group', { name: 'Card' })
        .getByRole('button', { name: CARDS[words.at(-1) as string] as string })
        .click();
      await page.getByRole('button', { name: 'Say it' }).click();
    } else if (kind === 'vote') {
      await pressSurely(mouse, doorButton(page, 'Vote for nobody'), doorButton(page, 'Really skip'));
    } else {
      await decide(page, mouse);
      await decide(page, mouse);
    }
  }
  await noteAll(page);
  await expect(door(page)).toContainText('The lesson is over.');
  await picture(page, 'lesson-over');
  expect(watch.complaints).toEqual([]);
});
