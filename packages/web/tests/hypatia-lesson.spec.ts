/** The lesson of the Hypatia from its first step to its last, by doing what it says and nothing else. */

import { TUTORIAL } from '@airlock/hypatia';
import { expect, type Page } from '@playwright/test';
import { expectStillAccessible } from './accessibility.ts';
import { door } from './door.ts';
import { type Hands, pressOne, type Target } from './hands.ts';
import { AT_NAME, finger, HAND, mouse, picture, SHEET, STATION } from './hypatiaTable.ts';
import { test } from './pages.ts';
import { Watch } from './watch.ts';

/** No step takes more presses than this. */
const MOST_PRESSES = 20;

/** Presses the one thing that is lit or the one answer there is, until the step is done. */
async function learn(page: Page, hands: Hands, step: number): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const seen = await look(page);
    if (seen.step !== step + 1) return;
    await pressOne(page, hands, nextPress(seen));
  }
  throw new Error(`Step ${step + 1} is not done.`);
}

/** What is on the screen of somebody who learns, once it is drawn. */
interface Look {
  readonly task: string;
  /** Zero when the lesson is over. */
  readonly step: number;
  /** Which of the things one may press are there. */
  readonly there: readonly string[];
}

const LIT = '[aria-pressed="false"]';
const PLACES = {
  main: '#door button[data-key="Enter"]',
  inSheet: `${SHEET} button${LIT}`,
  stations: `${STATION}${LIT}`,
  hand: `${HAND}${LIT}`,
  anything: `button${LIT}`,
} as const;
const DEEDS = /overtime|Kill |sentinel|^Arm|really arm/i;
const OTHER_USES = /^Other uses/;

const look = (page: Page): Promise<Look> =>
  page.evaluate(
    async ({ places, deeds, others }) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const seen = (what: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(what)].filter((thing) => thing.checkVisibility());
      const words = seen('#door p').map((line) => line.innerText);
      const buttons = seen('#door button').map((button) => button.innerText.trim());
      const says = (pattern: string): boolean => buttons.some((text) => new RegExp(pattern, 'i').test(text));
      return {
        task: words.filter(Boolean).join(' ').trim(),
        step: Number(/Step (\d+) of/i.exec(document.body.innerText)?.[1] ?? 0),
        there: [
          ...Object.entries(places).flatMap(([name, what]) => (seen(what).length > 0 ? [name] : [])),
          ...(says(deeds) ? ['deeds'] : []),
          ...(says(others) ? ['others'] : []),
        ],
      };
    },
    { places: PLACES, deeds: DEEDS.source, others: OTHER_USES.source },
  );

function nextPress({ task, there }: Look): Target {
  const isDeed = /overtime|as sentinel|^Arm/.test(task);
  const isPosting = task.includes('sentinel') && there.includes('stations');
  if (isDeed && there.includes('deeds') && !isPosting)
    return { what: '#door button', says: DEEDS, which: -1 };
  if (isDeed && there.includes('others')) return { what: '#door button', says: OTHER_USES };
  const place = Object.entries(PLACES).find(([name]) => there.includes(name));
  return { what: place?.[1] ?? PLACES.anything, ...(place?.[0] === 'stations' ? { at: AT_NAME } : {}) };
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
  await expect(page.getByText('the King won, and the lifeboat is away')).toBeVisible();
  await picture(page, `lesson-over-${device}`);
  expect(watch.complaints).toEqual([]);
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('the lesson from start to end by mouse', ({ page }) => learnAll(page, mouse, 'desktop'));

  test('the lesson goes on where it was left, and can be begun again', async ({ page }) => {
    await page.goto('/learn/hypatia');
    for (const step of [0, 1, 2]) {
      await expect(page.getByText(`Step ${step + 1} of ${TUTORIAL.length}`)).toBeVisible();
      await learn(page, mouse, step);
    }
    await expect(page.getByText(`Step 4 of ${TUTORIAL.length}`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Step 4 of ${TUTORIAL.length}`)).toBeVisible();
    await expect(door(page)).toContainText(TUTORIAL[3]?.task ?? '');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Begin the lesson again' }).click();
    await expect(page.getByText(`Step 1 of ${TUTORIAL.length}`)).toBeVisible();
    await learn(page, mouse, 0);
    await expect(page.getByText(`Step 2 of ${TUTORIAL.length}`)).toBeVisible();
  });
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the lesson from start to end by touch', ({ page }) => learnAll(page, finger, 'phone'));
});
