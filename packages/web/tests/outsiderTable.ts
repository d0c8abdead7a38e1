/** What the tests of Outsider's tables share: the server of the drawings, and sitting at a table like a person. */
import { expect, type Locator, type Page } from '@playwright/test';
import { DRAWING_NAMES, type Drawing } from '../src/games/outsider/testing/position.ts';
import { finger, type Hands, mouse, pressIfThere } from './hands.ts';

import { PATIENCE } from './patience.ts';
import { takePicture } from './picture.ts';
import { openStandingTable } from './standingTable.ts';

/** At a table of the drawings, the last two seats are bots. */
const isBot = (seat: number, viewer: number): boolean => seat >= 3 && seat !== viewer;

/** Gives what the page wants to do, as it comes. */
export async function openDrawing(
  page: Page,
  { view, moments }: Drawing,
  { names = DRAWING_NAMES, due = null }: { names?: readonly string[]; due?: number | null } = {},
): Promise<readonly string[]> {
  const bots = names.map((_, seat) => seat).filter((seat) => isBot(seat, view.viewer));
  const sign = 'button[data-seat]';
  return (await openStandingTable(page, { game: 'outsider', names, bots, view, moments, due, sign })).acts;
}

/** A picture for people to look at. */
export const picture = (page: Page, name: string): Promise<void> => takePicture(page, `outsider-${name}`);

export const handCard = (page: Page, kind: number): Locator =>
  page.locator(`button[data-card="${kind}"]`).first();
export const goalPaper = (page: Page, kind: number): Locator => page.locator(`button[data-goal="${kind}"]`);

/** Nothing of the page lies outside the window, and no sentence of a Goal or seat is cut. */
export async function expectInside(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, [role="img"], header, section, aside',
    )) {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      if (
        width === 0 ||
        height === 0 ||
        element.closest('[role="log"], [role="tabpanel"], [aria-hidden="true"]')
      )
        continue;
      // What is swiped or scrolled lies outside on purpose.
      if (element.parentElement?.closest('[data-swipes]')) continue;
      const list = element.parentElement?.closest('section');
      if (list && list.scrollHeight > list.clientHeight && element.hasAttribute('data-card')) continue;
      const { clientWidth, clientHeight } = document.documentElement;
      if (left < -1 || right > clientWidth + 1 || top < -1 || bottom > clientHeight + 1) {
        found.push(`${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
      }
    }
    return found;
  });
  expect(outside).toEqual([]);
}

interface Setting {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A table with the reader at its first seat and bots at the others. */
export async function playWithBots(page: Page, { seats, options = {} }: Setting): Promise<void> {
  // Before the page is open, which would ask who the reader is at the same time and might be answered later.
  await page.request.post('/api/session', { data: { name: 'Moonhopper' } });
  const bot = { kind: 'bot', level: 'casual' };
  const body = {
    game: 'outsider',
    options,
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)],
    start: true,
  };
  const reply = await page.request.post('/api/tables', { data: body });
  expect(reply.ok()).toBe(true);
  const { code } = await reply.json();
  await page.goto(`/t/${code}`);
  await expect(page.locator('button[data-seat]').first()).toBeVisible();
  await lookAtLoyalty(page);
}

/** Holds the card that was dealt, and says that it was seen. Gives what the card says. */
export async function lookAtLoyalty(page: Page): Promise<string> {
  const card = page.locator('button[data-loyalty]');
  await card.dispatchEvent('pointerdown');
  const spoken = page.getByText(/^You are (Crew|an Outsider)$/).last();
  await expect(spoken).toBeAttached();
  const words = (await spoken.textContent()) ?? '';
  await card.dispatchEvent('pointerup');
  await page.getByRole('button', { name: /I have seen it/ }).click();
  await expect(card).toHaveCount(0);
  return words;
}

/** How things are pressed: a finger, a mouse, or keys alone. What others have taken away meanwhile is not pressed. */
export interface Presser {
  /** Presses the first of the things on the table, in the hand or in a list. */
  thing(page: Page, what: string): Promise<void>;
  /** Presses a button of the door, by its key. */
  answer(page: Page, key: string): Promise<void>;
}

const byHand = (hands: Hands): Presser => ({
  thing: (page, what) => pressIfThere(page, hands, { what }),
  answer: (page, key) => pressIfThere(page, hands, { what: `#door button[data-key="${key}" i]` }),
});

export const byMouse = byHand(mouse);
export const byTouch = byHand(finger);

/** Digits for cards, Space for other things, and for the door the key on its button. */
export const byKeys: Presser = {
  async thing(page, what) {
    const digit = await page.evaluate((selector) => {
      const thing = document.querySelector<HTMLElement>(selector);
      const place = [...document.querySelectorAll('[data-digit]')].indexOf(thing as Element);
      if (thing && place < 0) thing.focus();
      return thing ? place + 1 : null;
    }, what);
    if (digit !== null) await page.keyboard.press(digit > 0 ? String(digit) : 'Space');
  },
  answer: (page, key) => page.keyboard.press(key),
};

const LIT = ['[data-choice]', '[data-goal]', '[data-card]', '[data-pile]']
  .map((what) => `${what}[aria-pressed="false"]:not([aria-disabled])`)
  .join(', ');

/** The door's answers in the order somebody who knows no rules tries them; things that are lit come after a pass. */
const MAIN_ANSWERS = ['Enter', 'p'] as const;
const OTHER_ANSWERS = ['n', 'l', 'd', 'y', 'e'] as const;
const ANSWERS = [...MAIN_ANSWERS, ...OTHER_ANSWERS]
  .map((key) => `#door button[data-key="${key}" i]:not([aria-disabled])`)
  .join(', ');

/** What this seat is asked, looked at once. */
interface Asked {
  readonly over: boolean;
  readonly sentence: string;
  /** The key of the door's button to press; `null` where something lit comes first. */
  readonly answer: string | null;
  readonly lit: boolean;
}

const KEYS = { lit: LIT, main: MAIN_ANSWERS, other: OTHER_ANSWERS };

/** Read inside the page. */
function readDoor({ lit, main, other }: typeof KEYS): Asked {
  const words = [...document.querySelectorAll('#door p')]
    .map((line) => line.textContent?.trim())
    .filter(Boolean);
  const has = (key: string): boolean =>
    document.querySelector(`#door button[data-key="${key}" i]:not([aria-disabled])`) !== null;
  const isLit = document.querySelector(lit) !== null;
  const answer = main.find(has) ?? (isLit ? undefined : other.find(has));
  return {
    over: document.querySelector('main table caption') !== null,
    sentence: words.join(' '),
    answer: answer ?? null,
    lit: isLit,
  };
}

export const look = (page: Page): Promise<Asked> => page.evaluate(readDoor, KEYS);

/** Waits until this seat is asked something, or the match is over. */
export async function untilAsked(page: Page): Promise<Asked> {
  for (let waited = Date.now(); Date.now() - waited < PATIENCE; ) {
    await page.waitForFunction(
      ({ lit, answers }) =>
        document.querySelector(`main table caption, ${lit}, ${answers}`) !== null ||
        document.querySelector('#door p')?.textContent?.startsWith('Not now'),
      { lit: LIT, answers: ANSWERS },
      { polling: 25, timeout: PATIENCE },
    );
    const asked = await look(page);
    // What was pressed may have gone just before: one steps back and looks again.
    if (/^Not now/.test(asked.sentence)) await page.keyboard.press('Escape');
    else if (asked.over || asked.answer !== null || asked.lit) return asked;
  }
  throw new Error('The table asks nothing.');
}

/** One press of somebody who knows no rules: the main answer if there is one, else something that is lit. */
export async function press(page: Page, how: Presser, { answer, lit }: Asked): Promise<void> {
  if (answer !== null) return how.answer(page, answer);
  if (lit) return how.thing(page, LIT);
}
