/**
 * The table of the drawings that this page was built after, shown by the real page: the server is played by the
 * test. The pictures are for people to lay beside the drawings.
 */
import { expect } from '@playwright/test';
import {
  contradictingDrawing,
  crisisDrawing,
  dealDrawing,
  finishedMatch,
  gatherDrawing,
  nestedDrawing,
  openingDrawing,
  rebornDrawing,
  recycleDrawing,
  threeCrisesDrawing,
  turnAs,
  turnDrawing,
} from '../src/games/outsider/testing/position.ts';
import { expectAccessible, expectStillAccessible } from './accessibility.ts';
import { door, doorButton, mainAnswer, sentence } from './door.ts';
import { faultsOf } from './layout.ts';
import { expectInside, goalPaper, handCard, openDrawing, picture } from './outsiderTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

test.use({ keep: 'played' });

const DRIVE_IGNITER = 1;
const TRUSS_JACK = 2;
const RIFT_BOTTLE = 3;
const DARK = 38;
const SHIFT_DRIVE = 17;
const STOP_THE_SPIN = 26;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NEEDED = 'button[data-seat], [data-pile], button[data-goal], button[data-card], #door button';

/** Inside the page: those at whose middle something else lies on top. */
const coveredOnes = (things: Element[]): (string | null)[] =>
  things
    .filter((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      return !thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .map((thing) => thing.getAttribute('aria-label') ?? thing.textContent);

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a Goal is completed with its Gear, in the words of the drawing', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page, turnDrawing());
    await handCard(page, DRIVE_IGNITER).click();
    await picture(page, 'desktop');
    await expect
      .poll(() => sentence(page))
      .toBe(
        'Complete Restart the Shift Drive with Drive Igniter? Costs 2 actions. Then: Stabilise, gain 1, Recycle. The Goal then lies in front of you.',
      );
    await expect(mainAnswer(page)).toHaveText(/Complete/);
    await expectInside(page);
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('a loyalty has a moment, and nothing tells it afterwards', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page, dealDrawing());
    const card = page.locator('button[data-loyalty]');
    await expect(card).toBeVisible();
    await expect(doorButton(page, /I have seen it/)).toHaveCount(0);
    await picture(page, 'loyalty-closed-desktop');
    await card.dispatchEvent('pointerdown');
    await expect(card).toContainText(/Crew|Outsider/);
    await picture(page, 'loyalty-desktop');
    await expectInside(page);
    await expectAccessible(page);
    await card.dispatchEvent('pointerup');
    await expect(card).not.toContainText(/Crew|Outsider/);
    await page.keyboard.down('l');
    await expect(card).toContainText(/Crew|Outsider/);
    await page.keyboard.up('l');
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(0);
    await expect.poll(() => sentence(page)).toMatch(/Supply/);
    const own = page.getByRole('button', { name: 'Your loyalty, hold to look' });
    await expect(own).toBeVisible();
    await picture(page, 'loyalty-after-desktop');
    const told = await page.getByRole('log').allTextContents();
    expect(told.join(' ')).not.toMatch(/Crew\b|Yours|an Outsider/);
    await own.hover();
    await page.mouse.down();
    await expect(own).toContainText(/Crew|Outsider/);
    await picture(page, 'loyalty-held-desktop');
    await page.mouse.up();
    await expect(own).not.toContainText(/Crew|Outsider/);
    await page.reload();
    await expect(page.locator('button[data-seat]').first()).toBeVisible();
    await expect(card).toHaveCount(0);
    expect(watch.complaints).toEqual([]);
  });

  for (const key of ['Space', 'Enter']) {
    test(`whoever holds the loyalty with ${key} answers the door with Enter, from where the focus is`, async ({
      page,
    }) => {
      await openDrawing(page, dealDrawing());
      const card = page.locator('button[data-loyalty]');
      await card.focus();
      await page.keyboard.down(key);
      await expect(card).toContainText(/Crew|Outsider/);
      // A key that is held repeats itself.
      await page.keyboard.down(key);
      await expect(card).toContainText(/Crew|Outsider/);
      await page.keyboard.up(key);
      await expect(card).not.toContainText(/Crew|Outsider/);
      await expect(card).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card).toHaveCount(0);
      await expect.poll(() => sentence(page)).toMatch(/Supply/);
    });
  }

  test('a loyalty that was drawn anew has its moment again', async ({ page }) => {
    await openDrawing(page, rebornDrawing());
    await expect(page.getByRole('heading', { name: 'Your new loyalty' })).toBeVisible();
    await picture(page, 'loyalty-anew-desktop');
    await page.keyboard.down('l');
    await page.keyboard.up('l');
    await page.keyboard.press('Enter');
    await expect.poll(() => sentence(page)).toMatch(/^Your turn/);
  });

  test('three Ongoing Crises are in sight with all their words', async ({ page }) => {
    await openDrawing(page, threeCrisesDrawing());
    await picture(page, 'three-crises-desktop');
    const cut = await page.locator('[data-ongoing]').evaluateAll((papers) =>
      papers.map((paper) => {
        const rail = paper.closest('aside')?.getBoundingClientRect();
        const { bottom } = paper.getBoundingClientRect();
        return {
          isCut: paper.scrollHeight > paper.clientHeight + 1,
          isInside: bottom <= (rail?.bottom ?? 0),
        };
      }),
    );
    expect(cut).toEqual(Array(3).fill({ isCut: false, isInside: true }));
  });

  test('under a Crisis seats and piles stay in sight, and everybody is asked at once', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page, crisisDrawing(), { due: 4_000 });
    await picture(page, 'crisis-desktop');
    await expect
      .poll(() => sentence(page))
      .toBe('React to Gravity Shear, hold, or pass. All five seats are asked at once. 2 have passed.');
    await expect(doorButton(page, /Play Gravity Shield/)).toBeVisible();
    await expect(door(page)).toBeVisible();
    // What lies on top at the middle of each of them is the thing itself.
    expect(await page.locator('button[data-seat], [data-pile]').evaluateAll(coveredOnes)).toEqual([]);
    await expectInside(page);
    await expectAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('a Crisis inside a Crisis lies on top of it', async ({ page }) => {
    await openDrawing(page, nestedDrawing(), { due: 6_000 });
    await picture(page, 'nested-desktop');
    await expect(page.getByRole('region', { name: 'Crisis: Gravity Shear' })).toContainText('Neural Static');
    await expectInside(page);
    await expectStillAccessible(page);
  });

  test('gathering shows the Supply: a card is left, then one taken', async ({ page }) => {
    const acts = await openDrawing(page, gatherDrawing());
    await expect(page.locator('[data-choice^="pile-"]')).toHaveCount(5);
    await expect(page.locator('[data-choice][aria-pressed]')).toHaveCount(0);
    await expect.poll(() => sentence(page)).toBe('Leave a card in the Supply.');
    await handCard(page, DARK).click();
    await expect.poll(() => sentence(page)).toBe('Leave Dark in the Supply?');
    await picture(page, 'gather-desktop');
    await expectInside(page);
    await expectAccessible(page);
    await mainAnswer(page).click();
    await expect.poll(() => acts).toEqual(['card DARK']);
  });

  test('why? tells whose Stabilise holds, with the sum and the rule', async ({ page }) => {
    await openDrawing(page, turnDrawing());
    await handCard(page, DRIVE_IGNITER).click();
    const line = page.getByRole('listitem').filter({ hasText: 'Entropy removed nothing' });
    await line.getByRole('button').click();
    const paper = page.getByRole('dialog');
    await expect(paper).toContainText('Why did Entropy remove nothing?');
    await expect(paper).toContainText('quietmoss completed Purge the Air in turn 12.');
    await expect(paper).toContainText('Cascading Decay asks for 2 cards');
    await expect(paper).toContainText('OUT-330');
    await picture(page, 'why-desktop');
    await expectAccessible(page);
  });

  test('Scrap is picked with the icons lit as they are covered, and the smallest sets are offered', async ({
    page,
  }) => {
    const acts = await openDrawing(page, turnDrawing());
    await goalPaper(page, SHIFT_DRIVE).click();
    await doorButton(page, 'Use Scrap instead').click();
    await expect.poll(() => sentence(page)).toMatch(/^Pick Gear that covers Restart the Shift Drive/);
    await expect(mainAnswer(page)).toHaveCount(0);
    await expect(doorButton(page, 'Drive Igniter')).toBeVisible();
    await handCard(page, TRUSS_JACK).click();
    await expect(mainAnswer(page)).toHaveCount(0);
    await handCard(page, RIFT_BOTTLE).click();
    await picture(page, 'scrap-desktop');
    await expect.poll(() => sentence(page)).toMatch(/with Scrap: Truss Jack and Rift Bottle\?/);
    await mainAnswer(page).click();
    await expect.poll(() => acts).toEqual(['complete GO02 scrap']);
  });

  test('a Goal that lacks the skill is refused with its rule', async ({ page }) => {
    await openDrawing(page, turnDrawing());
    await goalPaper(page, STOP_THE_SPIN).click();
    await expect(door(page)).toContainText('OUT-402');
    await picture(page, 'refused-desktop');
  });

  test('out of turn one asks the bots for a moment, and sabotages an own Goal with two presses', async ({
    page,
  }) => {
    const acts = await openDrawing(page, turnDrawing(0));
    await page.keyboard.press('h');
    const asked = page.getByRole('status').filter({ hasText: 'You ask for a moment. Bots wait up to 10 s.' });
    await expect(asked).toBeVisible();
    await picture(page, 'interrupt-desktop');
    await expectInside(page);
    await expectAccessible(page);
    await doorButton(page, /Let the bots play on/).click();
    await expect(asked).toHaveCount(0);
    await expect(doorButton(page, /Ask for a moment/)).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Sabotage Purge the Air' }).click();
    await expect(page.getByText('One or two other players lose 1 each.')).toBeVisible();
    expect(acts).toEqual([]);
    await picture(page, 'sabotage-desktop');
    await page.getByRole('button', { name: 'Yes, sabotage Purge the Air' }).click();
    await expect.poll(() => acts).toEqual(['sabotage GO06']);
  });

  test('a declaration shows the public facts and asks twice', async ({ page }) => {
    const acts = await openDrawing(page, turnDrawing());
    await page.keyboard.press('a');
    await page.getByRole('button', { name: /^Resolve the Shift Sequence/ }).click();
    await expect
      .poll(() => sentence(page))
      .toBe('Declare: resolve the Shift Sequence? 4 Goals of 6; without one: Boatswain; Doomed: 1 of 5.');
    await mainAnswer(page).click();
    await expect(mainAnswer(page)).toHaveText(/Declare: show all loyalties/);
    expect(acts).toEqual([]);
    await mainAnswer(page).click();
    await expect.poll(() => acts).toEqual(['resolveShift']);
  });

  test('loyalty is seen only as long as it is held', async ({ page }) => {
    await openDrawing(page, turnDrawing());
    const loyalty = page.getByRole('button', { name: 'Your loyalty, hold to look' });
    await loyalty.hover();
    await page.mouse.down();
    await expect(page.getByText('You are Crew')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText('You are Crew')).toHaveCount(0);
  });

  test('a claim is put together by pressing, and a player is marked in private', async ({ page }) => {
    const acts = await openDrawing(page, turnDrawing());
    await page.getByRole('tab', { name: 'Claims' }).click();
    await expect(page.getByText('Bots hear claims. They do not read what is written.')).toBeVisible();
    await page.locator('button[data-seat="4"]').click();
    await expect(
      page.getByText('Sextant claims to have seen 2 Dark in the Supply', { exact: false }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Suspect', exact: true }).click();
    await picture(page, 'seat-desktop');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Claim about Sextant' }).click();
    await page.getByRole('button', { name: 'strongly' }).click();
    await page.getByRole('button', { name: 'Dark in the Supply' }).click();
    await expect(page.getByText('You suspect Sextant strongly: Dark in the Supply.')).toBeVisible();
    await picture(page, 'claim-desktop');
    await expectStillAccessible(page);
    // The form lies over the log: everything that one claims about or answers with stays in sight.
    expect(await page.locator(NEEDED).evaluateAll(coveredOnes)).toEqual([]);
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect.poll(() => acts).toEqual(['suspect E 3 darkSupply']);
    await expect(page.locator('button[data-seat="4"]')).toContainText('suspect');
  });

  test('a claim that contradicts another is marked, with whose and when', async ({ page }) => {
    await openDrawing(page, contradictingDrawing());
    await page.getByRole('tab', { name: 'Claims' }).click();
    await expect(page.getByText('contradicts quietmoss in turn 17')).toHaveCount(1);
    await picture(page, 'contradiction-desktop');
  });

  test('a spectator sees what any stranger would', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page, turnDrawing(-1));
    await picture(page, 'spectator');
    await expect
      .poll(() => sentence(page))
      .toBe(
        'You are watching. Waiting for Moonhopper to act. You see what any stranger at the table would see: no hands, no Supply, no loyalties.',
      );
    await expect(page.locator('button[data-card]')).toHaveCount(0);
    await expect(page.getByText('Your loyalty')).toHaveCount(0);
    await expectStillAccessible(page);
    expect(watch.complaints).toEqual([]);
  });

  test('after the end loyalties, hands and the truth of claims lie open', async ({ page }) => {
    const watch = new Watch(page);
    await page.goto('/replay');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(finishedMatch('49')),
    });
    await page.getByRole('tab', { name: 'This moment' }).click();
    await expect(page.getByText('Truth of claims')).toBeVisible();
    await expect(page.locator('button[data-seat]').first()).toContainText(/Crew|Outsider/);
    await picture(page, 'review-desktop');
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

  test('moving takes one confirmation', async ({ page }) => {
    const names = ['quietmoss', 'Tin Kestrel', 'Moonhopper'];
    const acts = await openDrawing(
      page,
      openingDrawing(names, { locActions: true, locDraw: true }, 'three'),
      {
        names,
      },
    );
    await page.locator('button[data-place][aria-pressed="false"]').first().click();
    expect(await sentence(page)).toMatch(/^Move to the .+\?/);
    await page.keyboard.press('Enter');
    await expect.poll(() => acts.join()).toMatch(/^move [A-Z]{3}$/);
  });

  test('the recycler deals any number of cards to each location, or no more', async ({ page }) => {
    const acts = await openDrawing(page, recycleDrawing());
    await expect(page.locator('[data-choice^="number-"]')).toHaveCount(10);
    expect(await sentence(page)).toBe('Deal any number of cards to the Bridge.');
    await page.locator('[data-choice="number-2"]').click();
    expect(await sentence(page)).toBe('Deal 2 cards to the Bridge?');
    await picture(page, 'recycle-desktop');
    await expectInside(page);
    await expectStillAccessible(page);
    await doorButton(page, 'Deal no more').click();
    await expect.poll(() => acts).toEqual(['decline']);
  });

  test('three seats fill the table', async ({ page }) => {
    const names = ['quietmoss', 'Tin Kestrel', 'Moonhopper'];
    await openDrawing(page, openingDrawing(names, {}, 'three'), { names });
    await picture(page, 'three-desktop');
    await expectInside(page);
    await expectStillAccessible(page);
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same on a phone', async ({ page }) => {
    const watch = new Watch(page);
    await openDrawing(page, turnDrawing());
    await handCard(page, DRIVE_IGNITER).tap();
    await picture(page, 'phone');
    await expectInside(page);
    await expectAccessible(page);
    await openDrawing(page, turnDrawing(0));
    await doorButton(page, /A moment/).tap();
    await expect(page.getByText('You ask for a moment.')).toBeVisible();
    await picture(page, 'interrupt-phone');
    await expectInside(page);
    expect(watch.complaints).toEqual([]);
  });

  for (const [character, pile, answers] of [
    ['navigator', 'pile-deck', ['Discard and draw', 'Look at the top 4 of the deck']],
    ['engineer', 'pile-discard', ['Scrap 3 Goals', 'Take a Gear from the discard pile']],
  ] as const) {
    test(`the longest words of the door have room: ${character}`, async ({ page }) => {
      await openDrawing(page, turnAs(character));
      await page.locator(`[data-pile="${pile}"]`).tap();
      for (const answer of answers) await expect(doorButton(page, answer)).toBeVisible();
      await picture(page, `${character}-phone`);
      await expectInside(page);
    });
  }

  test('a Recycle dealt out on a phone', async ({ page }) => {
    const acts = await openDrawing(page, recycleDrawing());
    await page.locator('[data-choice="number-9"]').tap();
    await picture(page, 'recycle-phone');
    await expectInside(page);
    await mainAnswer(page).tap();
    await expect.poll(() => acts).toEqual(['number 9']);
  });

  test('a Crisis on a phone', async ({ page }) => {
    await openDrawing(page, crisisDrawing(), { due: 4_000 });
    await picture(page, 'crisis-phone');
    await expectInside(page);
    await expectAccessible(page);
    expect(await faultsOf(page, 44, 'section[aria-label^="Crisis:"]')).toEqual([]);
  });

  test('a Crisis inside another one: the one that waits looks out above it, and none is cut', async ({
    page,
  }) => {
    await openDrawing(page, nestedDrawing(), { due: 4_000 });
    await picture(page, 'nested-phone');
    expect(await faultsOf(page, 44, 'section[aria-label^="Crisis:"]')).toEqual([]);
  });

  test('the table does not move while an answer is on its way', async ({ page }) => {
    const acts = await openDrawing(page, crisisDrawing(), { due: 4_000 });
    const height = async (): Promise<number> =>
      Math.round((await page.getByRole('main').boundingBox())?.height ?? 0);
    const before = await height();
    await door(page).getByRole('button', { name: /^Pass/ }).tap();
    await expect(door(page)).toContainText('on its way');
    expect(await height()).toBe(before);
    expect(acts).toHaveLength(1);
  });
});
