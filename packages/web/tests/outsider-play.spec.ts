/** One person with bots at a table of Outsider: a whole game by mouse, one by keyboard, and turns on a phone. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { door } from './door.ts';
import { mouse, pressSurely } from './hands.ts';
import { expectInWidth } from './layout.ts';
import {
  byKeys,
  byMouse,
  byTouch,
  expectInside,
  type Presser,
  picture,
  playWithBots,
  press,
  untilAsked,
} from './outsiderTable.ts';
import { PHONE, test } from './pages.ts';
import { Watch } from './watch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A deck that is nearly spent and two Outsiders among three: such games are over soon. */
const SHORT = {
  seats: 3,
  options: { startEntropy: 8, outsiders: 2, turnSeconds: 0, reactionSeconds: 30 },
};

/** No game of this kind takes more presses. */
const MOST_PRESSES = 600;

/** Plays until the match is over or `isEnough` says so, which sees what is asked before every press. */
async function playOn(
  page: Page,
  how: Presser,
  isEnough: (asked: string) => Promise<boolean> | boolean,
): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const asked = await untilAsked(page);
    if (asked.over || (await isEnough(asked.sentence))) return;
    await press(page, how, asked);
  }
  throw new Error('The game does not end.');
}

/** Standing orders, given in one's own turn, when nothing runs out. */
async function letWindowsPass(page: Page): Promise<void> {
  await page.keyboard.press('a');
  for (const name of ['Always pass on Entropy', 'Always pass on Crises']) {
    const order = page.getByRole('checkbox', { name });
    await order.focus();
    await page.keyboard.press('Space');
    await expect(order).toBeChecked();
  }
  await page.keyboard.press('Escape');
}

const turnOf = async (page: Page): Promise<number> =>
  Number(/turn (\d+)/i.exec((await page.locator('header').first().textContent()) ?? '')?.[1] ?? 0);

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('one person plays a whole game with bots by mouse', async ({ page }) => {
    const watch = new Watch(page);
    await playWithBots(page, SHORT);
    const seen = new Set<string>();
    let hasOrders = false;
    await playOn(page, byMouse, async (asked) => {
      const [first = ''] = asked.split(/[ :]/);
      if (!seen.has(first)) {
        seen.add(first);
        await picture(page, `play-${first.toLowerCase()}`);
        await expectInside(page);
        if (first === 'Choose' || first === 'Your') await expectStillAccessible(page);
      }
      if (!hasOrders && asked.startsWith('Your turn')) {
        hasOrders = true;
        await letWindowsPass(page);
      }
      return false;
    });
    await expect(page.getByRole('table')).toContainText('Outsider');
    await picture(page, 'over-desktop');
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('one person plays a whole game with bots by keyboard alone', async ({ page }) => {
    const watch = new Watch(page);
    await playWithBots(page, SHORT);
    let hasOrders = false;
    await playOn(page, byKeys, async (asked) => {
      if (!hasOrders && asked.startsWith('Your turn')) {
        hasOrders = true;
        await letWindowsPass(page);
      }
      return false;
    });
    await expect(page.getByRole('table')).toContainText('Outsider');
    expect(watch.complaints).toEqual([]);
  });

  test('a match is abandoned when all people at it agree', async ({ page }) => {
    const watch = new Watch(page);
    await playWithBots(page, SHORT);
    await page.getByRole('button', { name: 'Menu' }).click();
    await pressSurely(
      mouse,
      page.getByRole('button', { name: 'Abandon the match' }),
      page.getByRole('button', { name: 'Abandon it: nobody wins' }),
    );
    await expect(page.getByRole('heading', { name: 'Abandoned' })).toBeVisible();
    await expect(page).toHaveTitle('Abandoned · Airlock');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('All of you agreed to stop.')).toBeVisible();
    await page.getByRole('link', { name: 'Review' }).click();
    await expect(page.getByRole('banner')).toContainText('Abandoned');
    await expect(page.locator('button[data-seat]').getByText(/^(Crew|Outsider)$/)).toHaveCount(3);
    await picture(page, 'abandoned-review');
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('every legal action is among the other actions', async ({ page }) => {
    await playWithBots(page, SHORT);
    await playOn(page, byMouse, (asked) => asked.startsWith('Your turn'));
    await page.keyboard.press('a');
    await page.getByText(/^Every single choice/).click();
    await expect(page.locator('[data-action]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'End your turn' })).toBeVisible();
    await picture(page, 'others-desktop');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'End your turn' }).click();
    await expect(door(page)).not.toContainText('Your turn');
  });
});

test('on a phone one plays by touch, and nothing lies outside', async ({ visit }) => {
  const page = await visit(PHONE);
  const watch = new Watch(page);
  await playWithBots(page, { seats: 4, options: { turnSeconds: 0, reactionSeconds: 30 } });
  // Claims are made among bots, too.
  await expect(page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
  const seen = new Set<string>();
  await playOn(page, byTouch, async (asked) => {
    const [first = ''] = asked.split(/[ :]/);
    if (!seen.has(first)) {
      seen.add(first);
      await picture(page, `phone-${first.toLowerCase()}`);
      await expectInside(page);
      if (first === 'Your') await expectStillAccessible(page);
    }
    return (await turnOf(page)) > 4;
  });
  await expectInWidth(page);
  expect(watch.complaints).toEqual([]);
});
