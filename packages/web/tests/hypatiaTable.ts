/**
 * Sits at a table of Hypatia like a person: reads the door and what is lit, and presses it. It knows no rules, so
 * that a game it plays to the end shows that the page says all one needs.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Awaited, door, mainAnswer, sentence, untilDoorAsks } from './door.ts';
import type { Hands, Watch } from './outpostTable.ts';
import { takePicture } from './picture.ts';

/** Cards lie over the middle of a station, so it is pressed at its name; a press that cannot happen fails soon. */
const AT_NAME = { x: 60, y: 14 };

async function pressedAt(thing: Locator) {
  const isStation = (await thing.getAttribute('data-station')) !== null;
  return { timeout: 15_000, ...(isStation ? { position: AT_NAME } : {}) };
}

export const mouse: Hands = { press: async (thing) => thing.click(await pressedAt(thing)) };
export const finger: Hands = { press: async (thing) => thing.tap(await pressedAt(thing)) };

export const HAND = 'button[data-card]';
export const STATION = 'button[data-station]';

export const lit = (page: Page, what: string): Locator => page.locator(`${what}[aria-pressed="false"]`);

/** A picture for people to look at. */
export const picture = (page: Page, name: string): Promise<void> => takePicture(page, `hypatia-${name}`);

/** From the front page to a running game in one press. */
export async function playAlone(page: Page, hands: Hands): Promise<void> {
  await page.goto('/');
  await hands.press(
    page
      .getByRole('button', { name: /Outbreak on Hypatia/ })
      .filter({ hasText: /play/i })
      .first(),
  );
  await expect(door(page)).toBeVisible();
}

/** What it looks like when the table asks something. */
export const ASKED: Awaited = {
  says: /^(?!The Phage move|Your order|Waiting|The ship is being)./,
  answers: '#door button, button[aria-pressed="false"]',
};

/** What the table asks, once it does; nothing when the match is over. */
export const untilAsked = (page: Page): Promise<string | null> => untilDoorAsks(page, ASKED);

/** No match takes more decisions than this. */
const MOST_DECISIONS = 900;

/** Plays to the end; `before` is called with the door's sentence before each decision. */
export async function playOn(
  page: Page,
  watch: Watch,
  decide: (decision: number) => Promise<void>,
  before: (asked: string) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const asked = await untilAsked(page);
    if (asked === null) return;
    await before(asked);
    await watch.untilAnswered(() => decide(decision));
  }
  throw new Error('The match does not end.');
}

/** Presses one after another, until an order leaves: a card, a place for it, the answer that the door offers. */
export async function decideBy(page: Page, hands: Hands, watch: Watch, decision: number): Promise<void> {
  const acted = watch.acted().length;
  for (let presses = 0; presses < 12 && watch.acted().length === acted; presses++) {
    const next = await nextPress(page, decision);
    // An order may have left while the door was read.
    if (watch.acted().length > acted) return;
    await hands.press(next);
  }
}

/** A station's sheet: on a phone its cards are picked there. */
export const closerLook = (page: Page): Locator =>
  page.locator('section[aria-label="A closer look"]').first();

/** What a person who knows nothing would press next. */
async function nextPress(page: Page, decision: number): Promise<Locator> {
  const asked = await sentence(page);
  if (/^(Arm the|Unlock|Choose which of)/.test(asked)) return door(page).locator('button').last();
  const main = mainAnswer(page);
  if (asked.endsWith('?') || /^(Play|Post) .* to .*\?/.test(asked)) return main.first();
  const hand = lit(page, HAND);
  if (asked.startsWith('Pick')) return hand.nth(decision % (await hand.count()));
  if (/^(Play|Post)/.test(asked)) {
    const stations = lit(page, STATION);
    return stations.nth((decision * 3) % (await stations.count()));
  }
  if (await main.first().isVisible()) return main.first();
  const sheet = closerLook(page);
  const things = (await sheet.isVisible())
    ? sheet.locator('button[data-thing][aria-pressed="false"]')
    : lit(page, 'button');
  const close = sheet.getByRole('button', { name: /close/i });
  if ((await things.count()) === 0 && (await close.isVisible())) return close;
  return things.first();
}
