/**
 * Sits at a table of Outpost Seven like a person: reads the door and what is lit, and presses it. It knows no rules,
 * so that a game it plays to the end shows that the page says all one needs.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { door, doorButton, sentence, untilDoorAsks } from './door.ts';
import { type Hands, mouse, pressOne } from './hands.ts';
import { takePicture } from './picture.ts';
import type { Watch } from './watch.ts';

export const HAND = 'button[data-card]:not([data-slot])';
export const OFFER = 'button[data-slot]';
export const CELL = 'button[data-cell]';

export const lit = (page: Page, what: string): Locator => page.locator(`${what}[aria-pressed="false"]`);
const MY_MOVE = /^(Your move|Keep |Choose the next|Repair: pick|Salvage: mark)/;

/** What the table asks this player, once it does; `null` when the match is over. */
export const untilAsked = (page: Page): Promise<string | null> => untilDoorAsks(page, { says: MY_MOVE });

/** How many turns a match may have at most, for one player, bonuses included. */
const MOST_DECISIONS = 120;

/** Plays to the end; `before` is called with the door's sentence before each decision. */
export async function playOn(
  page: Page,
  hands: Hands,
  watch: Watch,
  before: (asked: string) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const asked = await untilAsked(page);
    if (asked === null) return;
    await before(asked);
    await watch.untilAnswered(() => decide(page, hands, asked));
  }
  throw new Error('The match does not end.');
}

/** One decision of the player who is asked. */
export async function decideOnce(page: Page, hands: Hands, watch: Watch): Promise<void> {
  const asked = await sentence(page);
  await watch.untilAnswered(() => decide(page, hands, asked));
}

async function decide(page: Page, hands: Hands, asked: string): Promise<void> {
  if (asked.startsWith('Keep')) {
    await pressDoor(page, hands, /^Choose for me/);
    return pressDoor(page, hands, /^(Confirm keep|Keep)\b(?! for)/);
  }
  if (asked.startsWith('Choose')) return pressDoor(page, hands, /^Use all/);
  const canSalvage = await doorButton(page, 'Salvage').isVisible();
  const canRepair = (await lit(page, HAND).count()) > 0;
  if (canRepair && (!canSalvage || (await page.locator(HAND).count()) >= 4)) return repair(page, hands);
  return salvage(page, hands);
}

const pressDoor = (page: Page, hands: Hands, says: RegExp): Promise<void> =>
  pressOne(page, hands, { what: '#door button', says });
const pressLit = (page: Page, hands: Hands, what: string, which: number): Promise<void> =>
  pressOne(page, hands, { what: `${what}[aria-pressed="false"]`, which });

/** The lowest module, the highest scrap, the first cell. */
async function repair(page: Page, hands: Hands): Promise<void> {
  await pressLit(page, hands, HAND, -1);
  await pressLit(page, hands, HAND, 0);
  await pressLit(page, hands, CELL, 0);
  await pressDoor(page, hands, /^Confirm/);
}

/** Marks whatever is lit, from the left, until nothing is. */
async function salvage(page: Page, hands: Hands): Promise<void> {
  await pressDoor(page, hands, /^Salvage/);
  await expect(page.locator(OFFER).first()).toBeVisible();
  while ((await lit(page, OFFER).count()) > 0) await pressLit(page, hands, OFFER, 0);
  await pressDoor(page, hands, /^(Confirm salvage|Salvage)/);
}

/** From the front page to a running game in one press. */
export async function playBot(page: Page, hands: Hands = mouse): Promise<void> {
  await page.goto('/');
  await hands.press(
    page
      .getByRole('button', { name: /Outpost Seven/ })
      .filter({ hasText: /bot/i })
      .first(),
  );
  await expect(door(page)).toBeVisible();
}

/** A picture for people to look at. */
export const picture = (page: Page, name: string): Promise<void> => takePicture(page, `outpost-${name}`);
