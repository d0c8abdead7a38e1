/** The lessons of Outsider from their first steps to their last, by doing what they say and nothing else. */
import { CREW_TUTORIAL, codec, decode, KIND_IDS, OUTSIDER_TUTORIAL, type Tutorial } from '@airlock/outsider';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { door, doorButton } from './door.ts';
import { finger, type Hands, mouse } from './hands.ts';
import { byKeys, expectInside, goalPaper, handCard, picture } from './outsiderTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

const kindOf = (id: string): number => KIND_IDS.indexOf(id);
const choice = (page: Page, thing: string): Locator => page.locator(`button[data-choice="${thing}"]`);
const pile = (page: Page, thing: string): Locator => page.locator(`button[data-pile="${thing}"]`);
const chip = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true });
const paper = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });

/** What one presses for each kind of action, one after the other. */
function presses(page: Page, written: string): Locator[] {
  const [kind, ...words] = written.split(' ');
  const [first = ''] = words;
  switch (kind) {
    case 'discardAndDraw':
      return [handCard(page, kindOf('GO05')), doorButton(page, /^Discard and draw/)];
    case 'playGoal':
      return [handCard(page, kindOf(first)), doorButton(page, /^Play it/)];
    case 'endTurn':
      return [doorButton(page, /^End turn/)];
    case 'pass':
      return [doorButton(page, /^Pass/)];
    case 'complete':
      return [
        goalPaper(page, kindOf(first)),
        doorButton(page, /^Complete/),
        ...(words[1] === 'scrap'
          ? [handCard(page, kindOf('GE07')), handCard(page, kindOf('GE03')), doorButton(page, /^Complete/)]
          : []),
      ];
    case 'gather':
      return [pile(page, 'pile-supply'), doorButton(page, /^Gather/)];
    case 'clear':
      return [handCard(page, kindOf('GE12')), doorButton(page, /^Clear/), doorButton(page, /^Clear it/)];
    case 'buy':
      return [
        page.getByRole('button', { name: /^(Buy a|\+1)/ }),
        doorButton(page, /^Buy/),
        doorButton(page, /^Buy it/),
      ];
    case 'resolveShift':
      return [
        doorButton(page, /^Other/),
        page.locator('[data-offer="resolveShift"]'),
        doorButton(page, /^Declare/),
        doorButton(page, /^Declare: show/),
      ];
    case 'sabotage':
      return [
        page.getByRole('button', { name: /^Sabotage Reseal/ }),
        page.getByRole('button', { name: /^Yes, sabotage/ }),
      ];
    case 'player':
      return [choice(page, 'seat-1'), doorButton(page, /^Choose/)];
    case 'draw':
      return [doorButton(page, /^Draw them/)];
    case 'assign': {
      const [crisis = 0, seat = 0] = decode(codec.read(written) as number).words;
      return [choice(page, `crisis-${crisis}`), choice(page, `seat-${seat}`), doorButton(page, /^Assign it/)];
    }
    case 'sawDark':
      return [
        doorButton(page, /^Make a claim/),
        chip(page, 'About', 'What I saw'),
        chip(page, 'Sentence', 'I saw this many Dark'),
        // The form starts with the truth.
        chip(page, 'Dark', words[1] ?? ''),
        page.getByRole('button', { name: 'Say it' }),
      ];
    case 'suspect':
      return [
        doorButton(page, /^Make a claim/),
        chip(page, 'About', 'People'),
        chip(page, 'How much', 'strongly'),
        chip(page, 'Because of', 'Dark in the Supply'),
        page.getByRole('button', { name: 'Say it' }),
      ];
    default:
      throw new Error(`Nobody knows how to do "${written}".`);
  }
}

/** A card is left from the hand and taken from the Supply. */
const exchanging = (page: Page, id: string): Locator[] =>
  id === 'DARK'
    ? [handCard(page, kindOf(id)), doorButton(page, /^Leave it/)]
    : [choice(page, `pile-${kindOf(id)}`), doorButton(page, /^Take it/)];

async function learn(
  page: Page,
  hands: Hands,
  { steps }: Tutorial,
  before: (index: number) => Promise<void>,
): Promise<void> {
  for (const [index, { task, action }] of steps.entries()) {
    await expect(door(page)).toContainText(task.replaceAll('*', ''));
    await expect(door(page)).toContainText(`Step ${index + 1} of ${steps.length}`);
    await before(index);
    const [kind, id = ''] = action.split(' ');
    const things = kind === 'card' ? exchanging(page, id) : presses(page, action);
    for (const thing of things) await hands.press(thing);
  }
  await expect(door(page)).toContainText('The lesson is over.');
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the lesson as Crew by mouse leads to the other side', async ({ page }) => {
    const watch = new Watch(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Lesson: learn Outsider in five minutes' }).click();
    await learn(page, mouse, CREW_TUTORIAL, async (index) => {
      await expectInside(page);
      if (index === 6 || index === 7) {
        await picture(page, `lesson-crew-${index + 1}`);
        await expectStillAccessible(page);
      }
      if (index !== 1) return;
      // What the rules allow but the lesson does not want is answered and not done.
      await handCard(page, kindOf('GE01')).click({ force: true });
      await expect(door(page)).toContainText('is asking for something else');
      await expect(paper(page)).toContainText('A Goal in play');
    });
    await expect(paper(page)).toContainText('the Crew wins');
    await doorButton(page, /^The other side/).click();
    await expect(door(page)).toContainText(`Step 1 of ${OUTSIDER_TUTORIAL.steps.length}`);
    expect(watch.complaints).toEqual([]);
  });

  test('the lesson is taken by keyboard, begun anew and left', async ({ page }) => {
    await page.goto('/learn/outsider');
    await expect(door(page)).toContainText('Step 1 of');
    await byKeys.thing(page, `button[data-card="${kindOf('GO05')}"]`);
    const key = await doorButton(page, /^Discard and draw/).getAttribute('data-key');
    await byKeys.answer(page, key ?? 'Enter');
    await expect(door(page)).toContainText('Step 2 of');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(door(page)).toContainText('Step 1 of');
    await page.getByRole('link', { name: 'Airlock, front page' }).click();
    await expect(page.getByRole('article')).toHaveCount(5);
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the lesson as the Outsider by touch', async ({ page }) => {
    const watch = new Watch(page);
    await page.goto('/learn/outsider-other-side');
    await learn(page, finger, OUTSIDER_TUTORIAL, async (index) => {
      await expectInside(page);
      if (index === 8 || index === 10) {
        await picture(page, `lesson-outsider-${index + 1}`);
        await expectStillAccessible(page);
      }
      if (index !== 0) return;
      for (const thing of presses(page, 'sabotage GO01')) await thing.tap();
      await expect(door(page)).toContainText('is asking for something else');
    });
    await expect(paper(page)).toContainText('The Outsider wins');
    expect(watch.complaints).toEqual([]);
  });
});
