/** How things are pressed: by mouse or by finger. */
import { expect, type Locator, type Page } from '@playwright/test';
import { PATIENCE } from './patience.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hands {
  press(thing: Locator): Promise<void>;
  at(page: Page, spot: Spot): Promise<void>;
}

export const mouse: Hands = {
  press: (thing) => thing.click(),
  at: (page, { x, y }) => page.mouse.click(x, y),
};

export const finger: Hands = {
  press: (thing) => thing.tap(),
  at: (page, { x, y }) => page.touchscreen.tap(x, y),
};

/** How long a button that asks on itself waits for the second press. */
const SURE_WITHIN = 4_000;

/** Presses a button that asks whether one is sure, and then its answer; whoever was too slow for it begins again. */
export async function pressSurely(hands: Hands, ask: Locator, sure: Locator): Promise<void> {
  await expect(async () => {
    if (await ask.isVisible()) await hands.press(ask);
    await expect(sure).toBeVisible({ timeout: SURE_WITHIN });
    await sure.click({ timeout: SURE_WITHIN });
  }).toPass();
}

/** One of the things on the screen. */
export interface Target {
  /** A selector for all that may be meant. */
  readonly what: string;
  /** What stands on it, in capitals or not: styles may change those. */
  readonly says?: RegExp;
  /** Counted from the first, or from the last if below zero; over the end one begins anew. */
  readonly which?: number;
  /** Where, from its upper left corner, if not in the middle. */
  readonly at?: Spot;
}

/**
 * Presses one thing as soon as it lies open. For whole games, with hundreds of presses: the page is asked once where
 * the thing lies, and the press goes there.
 */
export async function pressOne(page: Page, hands: Hands, target: Target): Promise<void> {
  const spot = await page.evaluate(findSpot, wanted(target, PATIENCE));
  if (!spot) throw new Error(`There is nothing to press: ${target.what} ${target.says ?? ''}`);
  await hands.at(page, spot);
}

/** The same for what may have gone meanwhile, at tables where others act too; then nothing is pressed. */
export async function pressIfThere(page: Page, hands: Hands, target: Target): Promise<void> {
  const spot = await page.evaluate(findSpot, wanted(target, 0));
  if (spot) await hands.at(page, spot);
}

const wanted = ({ what, says, which = 0, at }: Target, patience: number): Wanted => ({
  what,
  says: says?.source,
  which,
  at,
  patience,
});

interface Wanted {
  readonly what: string;
  readonly says: string | undefined;
  readonly which: number;
  readonly at: Spot | undefined;
  readonly patience: number;
}

/** Inside the page. A spot that something else covers does not count. */
async function findSpot({ what, says, which, at, patience }: Wanted): Promise<Spot | null> {
  const began = performance.now();
  for (;;) {
    const things = [...document.querySelectorAll<HTMLElement>(what)].filter(
      (thing) => thing.checkVisibility() && (!says || new RegExp(says, 'i').test(thing.innerText.trim())),
    );
    const thing = things.at(which < 0 ? which : which % things.length);
    if (thing) {
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = thing.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const spots = at ? [{ x: x + at.x, y: y + at.y }] : [middle, { x: middle.x, y: y + height / 5 }];
      const open = spots.find((spot) => thing.contains(document.elementFromPoint(spot.x, spot.y)));
      if (open) return open;
    }
    if (performance.now() - began >= patience) return null;
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}
