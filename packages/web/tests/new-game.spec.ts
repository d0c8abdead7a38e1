/**
 * What CONTRIBUTING.md promises whoever adds a game, tried in a copy of the project: one command makes it, it passes its
 * examination, `npm run dev` plays it, and what is changed in its sources shows without losing the table.
 */
import { expect, type Page, test } from '@playwright/test';
import { CopiedHouse } from './copiedHouse.ts';
import { AS_TESTS_LIKE, prefer } from './pages.ts';

const FOLDERS = /^packages\/(games|catalogue\/games|web\/src\/games|lab\/play\/screens)\/star-dice\//;

const PAGE = 'packages/web/src/games/star-dice';

/** Still there as long as the page was not loaded again. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

test('a new game is made by one command, examined, played and changed while it is played', async ({
  page,
}) => {
  const house = new CopiedHouse();
  try {
    await test.step('npm run new-game changes four existing files', async () => {
      const before = house.sources();
      const said = await house.run('scripts/run.mjs', 'new-game', 'star-dice');
      expect(said).toContain('Star Dice is on the shelf');
      const after = house.sources();
      expect([...before.keys()].filter((file) => after.get(file) !== before.get(file)).sort()).toEqual([
        'package-lock.json',
        'packages/catalogue/games.ts',
        'packages/catalogue/package.json',
        'packages/games/tsconfig.json',
      ]);
      expect([...after.keys()].filter((file) => !before.has(file) && !FOLDERS.test(file))).toEqual([]);
    });

    await test.step('its conformance, its citations and its golden playthroughs pass', async () => {
      const said = await house.run('node_modules/vitest/vitest.mjs', 'run', 'packages/games/star-dice');
      expect(said).toMatch(/Test Files\s+4 passed/);
    });

    await test.step('npm run dev has it on the shelf, and a hand can be played', async () => {
      await page.addInitScript(prefer, AS_TESTS_LIKE);
      await page.goto(await house.develop());
      await expect(page.getByRole('heading', { name: 'Goofspiel' })).toBeVisible();
      await page.getByRole('button', { name: 'Play a bot: Star Dice' }).click();
      await page.getByRole('button', { name: 'Card 7', exact: true }).click();
      await page.getByRole('button', { name: 'Bid 7' }).click();
      await expect(page.getByText('Round 2 of 13')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Card 7', exact: true })).toHaveCount(0);
    });

    // What was picked is kept nowhere but in the page: whoever loads it again picks again.
    const picked = page.getByRole('button', { name: 'Card 8', exact: true, pressed: true });

    await test.step('a style changes without the page being loaded again', async () => {
      await mark(page);
      await page.getByRole('button', { name: 'Card 8', exact: true }).click();
      await expect(picked).toBeVisible();
      const prize = page
        .getByRole('region', { name: /^Prizes on the table/ })
        .locator('span')
        .first();
      house.edit(`${PAGE}/Cards.module.css`, 'background: var(--accent);', 'background: rgb(1, 2, 3);');
      await expect(prize).toHaveCSS('background-color', 'rgb(1, 2, 3)');
      await expect(picked).toBeVisible();
      expect(await isMarked(page)).toBe(true);
    });

    await test.step('a component changes without losing the table', async () => {
      house.edit(`${PAGE}/Table.tsx`, '{deckSize} to come', '{deckSize} prizes are still hidden');
      await expect(page.getByText('11 prizes are still hidden')).toBeVisible();
      await expect(picked).toBeVisible();
      expect(await isMarked(page)).toBe(true);
    });

    await test.step('the server takes in what changes on its side, and the match goes on', async () => {
      house.edit('packages/catalogue/games/star-dice/card.ts', 'Thirteen prizes', 'A dozen prizes and one');
      await expect
        .poll(async () => (await page.request.get(new URL('/api/games', page.url()).href)).text())
        .toContain('A dozen prizes and one');
      await page.reload();
      await page.getByRole('button', { name: 'Card 8', exact: true }).click();
      await page.getByRole('button', { name: 'Bid 8' }).click();
      await expect(page.getByText('Round 3 of 13')).toBeVisible();
    });
  } finally {
    await house.remove();
  }
});
