/** The door of a table, and waiting before it. One waits inside the page: that costs one message, however long it takes. */
import type { Locator, Page } from '@playwright/test';
import { PATIENCE } from './patience.ts';

export const door = (page: Page): Locator => page.locator('#door');
export const doorButton = (page: Page, name: string | RegExp): Locator =>
  door(page).getByRole('button', { name });

/** The main answer of the door: what the Enter key would press. */
export const mainAnswer = (page: Page): Locator => door(page).locator('button[data-key="Enter"]');

/** The sentence of the door, without marks. */
export const sentence = async (page: Page): Promise<string> =>
  (await door(page).locator('p').allInnerTexts()).filter(Boolean).join(' ').trim();

export interface Awaited {
  /** What the door says when it asks something. */
  readonly says: RegExp;
  /** What must be there to answer with. */
  readonly answers?: string;
  /** What the door says when this seat will be asked nothing more, though others play on. */
  readonly done?: RegExp;
  /** What comes before any answer: to see it ends the wait as well. */
  readonly first?: string;
}

const LOOKS_EVERY = 25;

/** What the door asks; `null` when the match is over for this seat: its review is there, or the door says so. */
export async function untilDoorAsks(
  page: Page,
  { says, answers, done, first }: Awaited,
): Promise<string | null> {
  const look = page.waitForFunction(
    ({ pattern, among, end, before }) => {
      const things = document.querySelectorAll<HTMLElement>('a, button');
      if ([...things].some((thing) => thing.textContent?.includes('Review') && thing.checkVisibility()))
        return { asked: null };
      const lines = [...document.querySelectorAll<HTMLElement>('#door p')].map((line) => line.innerText);
      const asked = lines.filter(Boolean).join(' ').trim();
      if (end && new RegExp(end).test(asked)) return { asked: null };
      const isAsked = new RegExp(pattern).test(asked) && (!among || document.querySelector(among));
      return isAsked || (before && document.querySelector(before)) ? { asked } : false;
    },
    { pattern: says.source, among: answers ?? null, end: done?.source ?? null, before: first ?? null },
    { polling: LOOKS_EVERY, timeout: PATIENCE },
  );
  const found = await look.catch(async (error: Error) => {
    throw new Error(`The door asks nothing, it says "${await sentence(page)}". ${error.message}`);
  });
  const seen = await found.jsonValue();
  return seen ? seen.asked : null;
}
