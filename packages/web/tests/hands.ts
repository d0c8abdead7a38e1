/** How things are pressed: by mouse or by finger. */
import type { Locator, Page } from '@playwright/test';

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
export async function pressOne(
  page: Page,
  hands: Hands,
  { what, says, which = 0, at }: Target,
): Promise<void> {
  const spot = await page.evaluate(findSpot, { what, says: says?.source, which, at });
  await hands.at(page, spot);
}

interface Wanted {
  readonly what: string;
  readonly says: string | undefined;
  readonly which: number;
  readonly at: Spot | undefined;
}

/** Inside the page. A spot that something else covers does not count. */
async function findSpot({ what, says, which, at }: Wanted): Promise<Spot> {
  const longestWait = 10_000;
  const began = performance.now();
  while (performance.now() - began < longestWait) {
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
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  throw new Error(`There is nothing to press: ${what} ${says ?? ''}`);
}
