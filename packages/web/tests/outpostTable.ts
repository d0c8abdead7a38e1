/**
 * Sits at a table of Outpost Seven like a person: reads the door and what is lit, and presses it. It knows no rules,
 * so that a game it plays to the end shows that the page says all one needs.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { door, doorButton, sentence, untilDoorAsks } from './door.ts';
import { takePicture } from './picture.ts';

/** How things are pressed. */
export interface Hands {
  press(thing: Locator): Promise<void>;
}

export const mouse: Hands = { press: (thing) => thing.click() };
export const finger: Hands = { press: (thing) => thing.tap() };

export const HAND = 'button[data-card]:not([data-slot])';
export const OFFER = 'button[data-slot]';
export const CELL = 'button[data-cell]';

export const lit = (page: Page, what: string): Locator => page.locator(`${what}[aria-pressed="false"]`);
/** What came and went over the page's socket, and what its console complained of. */
export class Watch {
  readonly received: string[] = [];
  readonly sent: string[] = [];
  readonly complaints: string[];
  /** What was received and sent, read once. */
  private readonly messages: Record<string, unknown>[] = [];
  private readonly orders: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.received.push(String(payload));
        this.messages.push(JSON.parse(String(payload)));
      });
      socket.on('framesent', ({ payload }) => {
        this.sent.push(String(payload));
        const { type, action } = JSON.parse(String(payload));
        if (type === 'act') this.orders.push(String(action));
      });
    });
    this.complaints = complaintsOf(page);
  }

  /** Every message of one type that the server sent. */
  heard(type: string): Record<string, unknown>[] {
    return this.messages.filter((message) => message.type === type);
  }

  /** Does something that sends one action, and waits until the page has drawn the answer. */
  async untilAnswered(work: () => Promise<void>): Promise<void> {
    const answers = (): number => this.heard('events').filter(({ id }) => id !== undefined).length;
    const [acts, before] = [this.acted().length, answers()];
    await work();
    await expect.poll(answers, { timeout: 15_000, intervals: [10, 20, 40, 100] }).toBe(before + 1);
    expect(this.acted().length).toBe(acts + 1);
    await this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }

  acted(): string[] {
    return [...this.orders];
  }
}

const MY_MOVE = /^(Your move|Keep |Choose the next|Repair: pick|Salvage: mark)/;

/** What the table asks this player, once it does; nothing when the match is over. */
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
    await hands.press(doorButton(page, 'Keep for me'));
    return hands.press(doorButton(page, /^(Confirm keep|Keep)( Enter)?$/));
  }
  if (asked.startsWith('Choose')) return hands.press(doorButton(page, 'Use all'));
  const canSalvage = await doorButton(page, 'Salvage').isVisible();
  const canRepair = (await lit(page, HAND).count()) > 0;
  if (canRepair && (!canSalvage || (await page.locator(HAND).count()) >= 4)) return repair(page, hands);
  return salvage(page, hands);
}

/** The lowest module, the highest scrap, the first cell. */
async function repair(page: Page, hands: Hands): Promise<void> {
  await hands.press(lit(page, HAND).last());
  await hands.press(lit(page, HAND).first());
  await hands.press(lit(page, CELL).first());
  await hands.press(doorButton(page, /^Confirm/));
}

/** Marks whatever is lit, from the left, until nothing is. */
async function salvage(page: Page, hands: Hands): Promise<void> {
  await hands.press(doorButton(page, 'Salvage'));
  await expect(page.locator(OFFER).first()).toBeVisible();
  while ((await lit(page, OFFER).count()) > 0) await hands.press(lit(page, OFFER).first());
  await hands.press(doorButton(page, /^(Confirm salvage|Salvage)/));
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
