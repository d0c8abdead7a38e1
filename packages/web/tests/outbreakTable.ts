/** What the tests of Outbreak's tables share: the server of the drawings, and sitting at a table like a person. */
import { expect, type Locator, type Page } from '@playwright/test';
import {
  CROWD_NAMES,
  crowdView,
  DRAWING_NAMES,
  DRAWING_SEAT,
  drawingMoments,
  drawingView,
} from '../src/games/outbreak/testing/position.ts';
import { door, untilDoorAsks } from './door.ts';
import { type Hands, pressIfThere } from './hands.ts';

import { takePicture } from './picture.ts';
import { openStandingTable, STARTED_AT, type StandingTable } from './standingTable.ts';

const BOTS = [2, 4];

const LINE = {
  number: 1,
  seat: 0,
  name: 'quietmoss',
  text: 'I was on 1. Who else?',
  at: STARTED_AT + 10_500,
};

/** The table of the drawings as a seat or a stranger sees it, or one of eight seats. */
export async function openDrawing(
  page: Page,
  who: number | 'crowd' = DRAWING_SEAT,
  more: Partial<StandingTable> = {},
): Promise<void> {
  const isCrowd = who === 'crowd';
  await openStandingTable(page, {
    game: 'outbreak',
    names: isCrowd ? CROWD_NAMES : DRAWING_NAMES,
    bots: BOTS,
    view: isCrowd ? crowdView() : drawingView(who),
    moments: isCrowd ? [] : drawingMoments,
    due: 112_000,
    talk: [LINE],
    sign: 'button[data-seat]',
    ...more,
  });
}

/** A picture for people to look at. */
export const picture = (page: Page, name: string): Promise<void> => takePicture(page, `outbreak-${name}`);

export const handCard = (page: Page, card: number): Locator => page.locator(`button[data-card="${card}"]`);

/** From the front page to a table with bots in one press. */
export async function playWithBots(page: Page, hands: Pick<Hands, 'press'>): Promise<void> {
  await page.goto('/');
  await hands.press(page.getByRole('button', { name: 'Play with bots: Outbreak', exact: true }));
  await expect(door(page)).toBeVisible();
  await expect(page.locator('button[data-seat]')).toHaveCount(5);
}

/** Takes note of what the reader alone is told, as everybody has to; tells whether there was something. */
export async function noteAll(page: Page): Promise<boolean> {
  if (await goOn(page)) return true;
  const paper = page.locator(PAPER);
  const isThere = await paper.isVisible();
  if (isThere) await paper.getByRole('button', { name: 'Noted' }).click();
  return isThere;
}

/** Goes on where a vote is on the stage; tells whether there was one. */
async function goOn(page: Page): Promise<boolean> {
  const button = page.locator(GO_ON);
  const isThere = await button.isVisible();
  if (isThere) await button.click();
  return isThere;
}

const ASKS = /^(Pick|Add|Submit|Vote|Name|Repair)/;
/** The vote on the stage waits for whoever looks at it; its end leads to the ending by itself. */
const GO_ON = 'main:has([aria-label^="The vote of Day"]) ~ * #door button[data-key="Enter"]';
const PAPER = '[role="dialog"][aria-label="For you alone"]';

/** What the table asks of this seat, once it does; `null` when the match is over. */
export async function untilAsked(page: Page): Promise<string | null> {
  for (;;) {
    const asked = await untilDoorAsks(page, { says: ASKS, first: `${PAPER}, ${GO_ON}` });
    if (!(await noteAll(page))) return asked;
  }
}

const MAIN = '#door button[data-key="Enter"]';
const LIT =
  '[data-card][aria-pressed="false"], main [data-task][aria-pressed="false"], [data-ballot][aria-pressed="false"]';

/** One press towards an answer: the door's main button if it is there, else what is lit first. */
export async function decide(page: Page, hands: Hands): Promise<void> {
  await noteAll(page);
  const isReady = await page.locator(MAIN).isVisible();
  await pressIfThere(page, hands, { what: isReady ? MAIN : LIT });
}
