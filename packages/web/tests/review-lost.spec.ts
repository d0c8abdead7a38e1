/** Matches that were lost as a person loses them: reviewed, shown what would have been better, and another line tried. */
import { LEVELS } from '@airlock/omega-virus';
import { expect, type Page } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { mouse } from './hands.ts';
import * as hypatia from './hypatiaTable.ts';
import { expectInWidth } from './layout.ts';
import * as omega from './omegaTable.ts';
import * as outbreak from './outbreakTable.ts';
import * as outpost from './outpostTable.ts';
import * as outsider from './outsiderTable.ts';
import { SIZES, test } from './pages.ts';
import { takePicture } from './picture.ts';
import { resign } from './resigning.ts';
import { Watch } from './watch.ts';

test.use({ viewport: SIZES.desktop.viewport ?? null });

const MOST_PRESSES = 900;

/** Whole matches by somebody who presses whatever is lit. */
const LOST: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'outpost-seven'(page) {
    const watch = new Watch(page);
    await outpost.playBot(page);
    await outpost.playOn(page, mouse, watch);
  },
  async hypatia(page) {
    const watch = new Watch(page);
    await hypatia.playAlone(page, hypatia.mouse);
    await hypatia.playOn(page, watch, (decision) => hypatia.decideBy(page, hypatia.mouse, decision));
  },
  async 'omega-virus'(page) {
    const racer = new omega.Racer(page, omega.atOnce, LEVELS[0]);
    await omega.setTable(page, { mode: 'bot', timeScale: 3 }, ['omega']);
    // One round, a glance at the next, and then it is given up.
    await racer.playOn(() => racer.view?.round === 2 && racer.phase === 'LIVE');
    await resign(page);
  },
  async outsider(page) {
    await outsider.playWithBots(page, {
      seats: 3,
      options: { startEntropy: 8, outsiders: 2, turnSeconds: 0, reactionSeconds: 30 },
    });
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      const asked = await outsider.untilAsked(page);
      if (asked.over) return;
      await outsider.press(page, outsider.byMouse, asked);
    }
    throw new Error('The game does not end.');
  },
  async outbreak(page) {
    await outbreak.playWithBots(page, mouse);
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      if ((await outbreak.untilAsked(page)) === null) return;
      await outbreak.decide(page, mouse);
    }
    throw new Error('The game does not end.');
  },
};

const HIDDEN_ROLES: ReadonlySet<string> = new Set(['outsider', 'outbreak']);

const rail = (page: Page) => page.getByRole('region', { name: 'Decision' });

for (const [game, lose] of Object.entries(LOST)) {
  test(`a lost match of ${game} is looked at, tried again and learned from`, async ({ page }) => {
    await lose(page);
    await expect(page.getByText(/You (lost|resigned)/i).first()).toBeVisible();
    await takePicture(page, `lost-${game}-ending`);
    const review = page
      .getByRole('link', { name: 'Review' })
      .or(page.getByRole('button', { name: 'Review' }));
    await review.first().click();
    const toCorrect = page
      .getByRole('toolbar', { name: 'Your decisions' })
      .getByRole('button', { name: /, (mistake|slip), / });
    await expect(toCorrect.first()).toBeAttached();
    await page.keyboard.press('n');
    await expect(rail(page).getByText(/^(Mistake|Slip), /)).toBeVisible();
    // A mistake is one by what could be known, so that is what the table shows.
    await expect(rail(page).getByRole('button', { name: 'What you could know' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await takePicture(page, `lost-${game}-decision`);
    await expectStillAccessible(page);
    // A reason is made of numbers.
    const reasons = rail(page).locator('[aria-live="polite"] p');
    for (const reason of await reasons.allInnerTexts()) expect(reason).toMatch(/\d/);

    // The table and one's hand: marking a card changes nothing else.
    const drawn = (): Promise<string> =>
      page.locator('[data-pointable]').evaluateAll((parts) => parts.map((part) => part.innerHTML).join());
    const before = await drawn();
    await rail(page).getByRole('button', { name: 'Show on the table' }).click();
    await expect(page.getByRole('button', { name: /^Instead: / })).toBeVisible();
    expect(await drawn()).not.toBe(before);
    await takePicture(page, `lost-${game}-shown`);
    await rail(page).getByRole('button', { name: 'Back to the game' }).click();
    await expect(page.getByRole('button', { name: /^Instead: / })).toHaveCount(0);
    await rail(page).getByRole('button', { name: 'What was true' }).click();
    await takePicture(page, `lost-${game}-true`);
    await rail(page).getByRole('button', { name: 'What you could know' }).click();

    if (HIDDEN_ROLES.has(game)) {
      await page.getByRole('tab', { name: 'Beliefs' }).click();
      await expect(page.getByRole('heading', { name: /^Who is / })).toBeVisible();
      await takePicture(page, `lost-${game}-beliefs`);
      await page.getByRole('tab', { name: 'Decision' }).click();
    }

    await page.getByRole('button', { name: 'Try it from here' }).click();
    await expect(page.getByText(/^A line of your own from step \d+\./)).toBeVisible();
    await takePicture(page, `lost-${game}-line`);
    await expectInWidth(page);
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await expect(page.getByRole('button', { name: 'Try it from here' })).toBeVisible();

    // On a phone the same decision is there.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'This moment' }).click();
    await expect(rail(page).getByText(/^(Mistake|Slip), /)).toBeVisible();
    await takePicture(page, `lost-${game}-phone`);
    await expectInWidth(page);
  });
}
