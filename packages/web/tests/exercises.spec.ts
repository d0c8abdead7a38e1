/** Exercises: positions that come with the page, solved at the table of their game, with and without a server. */
import { exercisesOf, SHELF } from '@airlock/catalogue';
import { expect, type Page } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { doorButton } from './door.ts';
import { test as atHome, untilKept } from './house.ts';
import * as omega from './omegaTable.ts';
import { test } from './pages.ts';
import { takePicture } from './picture.ts';

/** An exercise that is easy to press, by its solution, and how a person answers it. */
const SOLVED: Readonly<
  Record<string, { readonly best: RegExp; solve(page: Page, best: string): Promise<void> }>
> = {
  'outpost-seven': {
    best: /^salvage \d$/,
    async solve(page, best) {
      await doorButton(page, 'Salvage').click();
      await page.locator(`button[data-slot="${Number(best.split(' ')[1]) - 1}"]`).click();
      await doorButton(page, /^(Confirm salvage|Salvage)/).click();
    },
  },
  hypatia: {
    best: /^arm no$/,
    solve: (page) =>
      doorButton(page, /^(No|Do not|Not|Leave)/)
        .first()
        .click(),
  },
  'omega-virus': {
    best: /^place /,
    async solve(page, best) {
      const [, , x, y, turn] = best.split(' ');
      const racer = new omega.Racer(page);
      await expect(omega.board(page)).toBeVisible();
      await racer.place([Number(x), Number(y), Number(turn?.slice(1))]);
    },
  },
  outsider: {
    best: /^pass$/,
    solve: (page) => doorButton(page, /^Pass/).click(),
  },
  outbreak: {
    best: /^submit INF$/,
    async solve(page) {
      await page
        .getByRole('button', { name: /^Infect/ })
        .first()
        .click();
      await doorButton(page, /^(Submit|Confirm|Add)/).click();
    },
  },
};

/** Opens the first exercise of that kind; gives its solution, as the rules write it. */
async function openExercise(page: Page, game: string, wanted: RegExp): Promise<string> {
  const exercises = await exercisesOf(game);
  const place = exercises.findIndex(({ best }) => wanted.test(best));
  const name = SHELF.find(({ id }) => id === game)?.title ?? '';
  await page
    .getByRole('region', { name, exact: true })
    .getByRole('button', { name: `Exercise ${place + 1}`, exact: true })
    .click();
  await expect(page.getByText('Find the best move.')).toBeVisible();
  return exercises[place]?.best ?? '';
}

const solved = (page: Page) => page.getByText(/(That is it|As good as the best)\./);

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [game, { best, solve }] of Object.entries(SOLVED)) {
    test(`an exercise of ${game} is solved, and says why it is best`, async ({ page }) => {
      await page.goto('/exercises');
      const solution = await openExercise(page, game, best);
      await takePicture(page, `exercise-${game}`);
      await solve(page, solution);
      await expect(solved(page)).toBeVisible();
      await expect(page.getByText(/^(Best|Better): .*\d/)).toBeVisible();
      await takePicture(page, `exercise-${game}-solved`);
      await expectStillAccessible(page);
    });
  }
});

atHome('without a server they are there, and what is tried is judged', async ({ house }) => {
  const page = await house.visit();
  await untilKept(page);
  await house.server.stop();
  await page.goto(`${house.address}/exercises`);
  const exercise = SOLVED['outpost-seven'];
  if (!exercise) throw new Error('There is no exercise for it.');
  await exercise.solve(page, await openExercise(page, 'outpost-seven', exercise.best));
  await expect(solved(page)).toBeVisible();
});
