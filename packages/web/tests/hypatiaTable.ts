/**
 * Sits at a table of Hypatia like a person: reads the door and what is lit, and presses it. It knows no rules, so
 * that a game it plays to the end shows that the page says all one needs.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { viewFrom } from '../src/games/hypatia/testing/position.ts';
import { untilActed } from './acts.ts';
import { type Awaited, door, untilDoorAsks } from './door.ts';
import { type Hands, finger as plainFinger, mouse as plainMouse, pressOne, type Target } from './hands.ts';
import { takePicture } from './picture.ts';
import { type Opened, openStandingTable } from './standingTable.ts';
import type { Watch } from './watch.ts';

/** Cards lie over the middle of a station, so it is pressed at its name. */
export const AT_NAME = { x: 60, y: 14 };

async function pressedAt(thing: Locator) {
  const isStation = (await thing.getAttribute('data-station')) !== null;
  return isStation ? { position: AT_NAME } : {};
}

export const mouse: Hands = { ...plainMouse, press: async (thing) => thing.click(await pressedAt(thing)) };
export const finger: Hands = { ...plainFinger, press: async (thing) => thing.tap(await pressedAt(thing)) };

export const HAND = 'button[data-card]';
const LIT_HAND = `${HAND}[aria-pressed="false"]`;
export const STATION = 'button[data-station]';

export const lit = (page: Page, what: string): Locator => page.locator(`${what}[aria-pressed="false"]`);

/** A picture for people to look at. */
export const picture = (page: Page, name: string): Promise<void> => takePicture(page, `hypatia-${name}`);

/** A ship that stands still, written down as people do, after what is done there. */
export const openWritten = (page: Page, ...written: Parameters<typeof viewFrom>): Promise<Opened> =>
  openStandingTable(page, {
    game: 'hypatia',
    names: ['quietmoss'],
    bots: [],
    view: viewFrom(...written),
    moments: [{ sequence: 0, seat: 0, at: 0, events: [] }],
    undoable: false,
    sign: STATION,
  });

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

/** What the table asks, once it does; `null` when the match is over. */
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
export const decideBy = (page: Page, hands: Hands, decision: number): Promise<void> =>
  untilActed(page, async () => pressOne(page, hands, nextPress(await look(page), decision)));

/** What is on the screen of somebody who decides. */
interface Look {
  readonly asked: string;
  readonly hasMain: boolean;
  /** Lit cards in the hand. */
  readonly hand: number;
  /** Things to pick in the sheet that is open, if one is. */
  readonly inSheet: number | null;
}

export const SHEET = 'section[aria-label="A closer look"]';

export const look = (page: Page): Promise<Look> =>
  page.evaluate(
    ({ main, sheet, hand }) => {
      const lines = [...document.querySelectorAll<HTMLElement>('#door p')].map((line) => line.innerText);
      const open = document.querySelector(sheet);
      return {
        asked: lines.filter(Boolean).join(' ').trim(),
        hasMain: document.querySelector(main)?.checkVisibility() ?? false,
        hand: document.querySelectorAll(hand).length,
        inSheet: open?.checkVisibility()
          ? open.querySelectorAll('button[data-thing][aria-pressed="false"]').length
          : null,
      };
    },
    { main: MAIN.what, sheet: SHEET, hand: LIT_HAND },
  );

const MAIN: Target = { what: '#door button[data-key="Enter"]' };

/** What a person who knows nothing would press next. */
function nextPress({ asked, hasMain, inSheet }: Look, decision: number): Target {
  if (/^(Arm the|Unlock|Choose which of)/.test(asked)) return { what: '#door button', which: -1 };
  if (asked.endsWith('?') || /^(Play|Post) .* to .*\?/.test(asked)) return MAIN;
  if (asked.startsWith('Pick')) return { what: LIT_HAND, which: decision };
  if (/^(Play|Post)/.test(asked))
    return { what: `${STATION}[aria-pressed="false"]`, which: decision * 3, at: AT_NAME };
  if (hasMain) return MAIN;
  if (inSheet === null) return { what: 'button[aria-pressed="false"]' };
  return {
    what: inSheet > 0 ? `${SHEET} button[data-thing][aria-pressed="false"]` : `${SHEET} > header button`,
  };
}
