/** The lessons of Outbreak from their first steps to their last, by doing what they say and nothing else. */
import { INFECTED_TUTORIAL, TUTORIAL, ZERO_TUTORIAL } from '@airlock/outbreak';
import { expect, type Page } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { door, doorButton } from './door.ts';
import { mouse, pressSurely } from './hands.ts';
import { decide, noteAll, picture } from './outbreakTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const CARDS: Readonly<Record<string, string>> = { C1: 'Complete 1', C2: 'Complete 2', R: 'Rest' };

const LESSONS = {
  outbreak: TUTORIAL,
  'outbreak-infected': INFECTED_TUTORIAL,
  'outbreak-zero': ZERO_TUTORIAL,
} as const;

/** Notes and goes on until nothing lies over the table. */
async function untilFree(page: Page): Promise<void> {
  while (await noteAll(page));
}

for (const [id, steps] of Object.entries(LESSONS))
  test(`the lesson ${id} by mouse`, async ({ page }) => {
    const watch = new Watch(page);
    await page.goto(`/learn/${id}`);
    for (const [index, { task, action }] of steps.entries()) {
      if (id === 'outbreak-infected' && index === 2) {
        const paper = page.getByRole('dialog', { name: 'For you alone' });
        await expect(paper).toContainText('You are now Infected.');
        await expect(paper).toContainText('A Day allows you one Sabotage, one Complete and Rest.');
        await picture(page, 'infected-desktop');
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(paper.getByRole('button', { name: 'Noted' })).toBeInViewport({ ratio: 1 });
        await picture(page, 'infected-phone');
        await page.setViewportSize({ width: 1440, height: 900 });
      }
      await expect(async () => {
        await untilFree(page);
        await expect(door(page)).toContainText(task, { timeout: 1_000 });
      }).toPass();
      await expect(door(page)).toContainText(`Step ${index + 1} of ${steps.length}`);
      if (index === 1 || index === 3) {
        await picture(page, `lesson-${id}-${index + 1}`);
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
      } else if (action === 'vote SKIP') {
        await pressSurely(mouse, doorButton(page, 'Skip the vote'), doorButton(page, 'Really skip'));
      } else {
        await decide(page, mouse);
        await decide(page, mouse);
      }
    }
    await expect(async () => {
      await untilFree(page);
      await expect(door(page)).toContainText('The lesson is over.', { timeout: 1_000 });
    }).toPass();
    await picture(page, `lesson-${id}-over`);
    expect(watch.complaints).toEqual([]);
  });
