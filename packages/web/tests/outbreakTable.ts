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
import { door, mainAnswer, untilDoorAsks } from './door.ts';
import type { Hands } from './hands.ts';

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
  const paper = page.locator(PAPER);
  const isThere = await paper.isVisible();
  if (isThere) await paper.getByRole('button', { name: 'Noted' }).click();
  return isThere;
}

const ASKS = /^(Pick|Add|Submit|Vote|Name|Repair)/;
const PAPER = '[role="dialog"][aria-label="For you alone"]';

/** What the table asks of this seat, once it does; nothing when the match is over. */
export async function untilAsked(page: Page): Promise<string | null> {
  for (;;) {
    const asked = await untilDoorAsks(page, { says: ASKS, first: PAPER });
    if (!(await noteAll(page))) return asked;
  }
}

/** One press towards an answer: what is lit first, then the door's main button. */
export async function decide(page: Page, hands: Hands): Promise<void> {
  await noteAll(page);
  const main = mainAnswer(page);
  if (await main.isVisible()) return hands.press(main);
  const lit = page.locator(
    '[data-card][aria-pressed="false"], main [data-task][aria-pressed="false"], [data-ballot][aria-pressed="false"]',
  );
  if ((await lit.count()) > 0) await hands.press(lit.first());
}
