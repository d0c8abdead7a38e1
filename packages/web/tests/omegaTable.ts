/**
 * Sits at a table of Omega Virus like a person. What the table tells is followed from the page's own socket, what to
 * do is asked from the bots' rules of thumb, and everything is done with the keys of the page.
 */
import { fastRandom, followEntry } from '@airlock/kernel';
import { decide, LEVELS, type Level, type OmegaEvent, type View } from '@airlock/omega-virus';
import { readServerMessage } from '@airlock/protocol';
import { expect, type Locator, type Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { door } from './door.ts';
import { onFrames } from './frames.ts';
import { type Hands, mouse } from './hands.ts';
import { PATIENCE } from './patience.ts';

import { takePicture } from './picture.ts';

const OMEGA = LEVELS.find(({ id }) => id === 'omega') as Level;

/** Column, row, quarter turns. */
type Spot = [x: number, y: number, turn: number];
const spotIn = (text: string): Spot => text.split(',').map(Number) as Spot;

/** What of the server's messages matters here. */
interface Heard {
  readonly type: string;
  readonly sequence: number;
  readonly view?: View;
  readonly events?: readonly OmegaEvent[];
  readonly changes?: unknown;
  readonly sentence?: string;
}

/** How somebody brings the card in hand to a place and lays it there. */
interface Fingers {
  type(page: Page, keys: readonly string[]): Promise<void>;
}

/** The keys that bring the ghost from one place to another, then Enter. */
function keysBetween([x, y, turn]: Spot, to: Spot): string[] {
  const often = (key: string, times: number) => Array.from({ length: Math.abs(times) }, () => key);
  return [
    ...often(to[0] > x ? 'ArrowRight' : 'ArrowLeft', to[0] - x),
    ...often(to[1] > y ? 'ArrowDown' : 'ArrowUp', to[1] - y),
    ...often('r', (to[2] - turn + 4) % 4),
    'Enter',
  ];
}

/** What the one element with this mark says, read at once: in a race it may be gone in the next moment. */
const attributeOf = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((mark) => document.querySelector(`[${mark}]`)?.getAttribute(mark) ?? null, name);

/** Every key is pressed for itself, as the browser's own input. */
const oneByOne: Fingers = {
  async type(page, keys) {
    for (const key of keys) await page.keyboard.press(key);
  },
};

/** All keys of one placement arrive in the page at once: two racers then share a slow machine without starving. */
export const atOnce: Fingers = {
  type: (page, keys) =>
    page.evaluate((typed) => {
      for (const key of typed) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    }, keys),
};

/** How many cards lie in the plan as the page draws it, which is before the table has answered. */
const cardsDrawn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const label = document.querySelector('[data-board] svg')?.getAttribute('aria-label') ?? '';
    return Number(/\d+/.exec(label)?.[0] ?? -1);
  });

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));

/** This often keys may meet a page that is busy with something else, one after the other. */
const MOST_LOST_KEYS = 200;

/** The reader's view as the socket has told it, kept beside the page. */
export class Racer {
  readonly complaints: string[];
  readonly page: Page;
  readonly heard: OmegaEvent[] = [];
  readonly refusals: string[] = [];
  view: View | null = null;
  private sequence = -1;
  private readonly random = fastRandom('a person');
  private readonly fingers: Fingers;
  /** How well this person plays. */
  private readonly level: Level;
  private listeners: (() => void)[] = [];
  private lostKeys = 0;
  /** When the last of them were done. */
  private readonly deeds: number[] = [];
  /** Over at once unless the test wants the table to be silent. */
  private silence: Promise<void> = Promise.resolve();

  constructor(page: Page, fingers: Fingers = oneByOne, level: Level = OMEGA) {
    this.page = page;
    this.fingers = fingers;
    this.level = level;
    this.complaints = complaintsOf(page);
    onFrames(page, { received: (text) => this.hear(readServerMessage(text) as unknown as Heard) });
  }

  private hear(message: Heard): void {
    if (message.type === 'refused') this.refusals.push(message.sentence ?? '');
    if (message.type === 'view' && message.view) {
      this.view = structuredClone(message.view);
      this.sequence = message.sequence;
    }
    if (message.type === 'events' && this.view && message.sequence === this.sequence + 1) {
      this.sequence = message.sequence;
      this.view = followEntry(this.view, message);
      this.heard.push(...(message.events ?? []));
    }
    const { listeners } = this;
    this.listeners = [];
    for (const listen of listeners) listen();
  }

  /** Waits until the table has told what is waited for. */
  async until(isSo: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (!isSo()) {
      if (Date.now() > deadline) throw new Error(`The table was silent: ${what}, in phase ${this.phase}.`);
      await Promise.race([
        new Promise<void>((resolve) => this.listeners.push(resolve)),
        new Promise<void>((resolve) => setTimeout(resolve, 1_000)),
      ]);
    }
  }

  /** Lets nothing through that the table tells, until what is done is over. */
  async whileTheTableIsSilent(work: () => Promise<void>): Promise<void> {
    let speak: () => void = () => undefined;
    this.silence = new Promise((resolve) => {
      speak = resolve;
    });
    await work();
    speak();
  }

  /** Puts a slow line between page and server: this long each way, more or less, and always in order. */
  async slowDown(oneWay: number, jitter: number): Promise<void> {
    const chance = fastRandom('a slow line');
    await this.page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      const later = (work: (message: string | Buffer) => unknown) => {
        const queue: (string | Buffer)[] = [];
        return async (message: string | Buffer): Promise<void> => {
          queue.push(message);
          const delay = oneWay + chance.int(2 * jitter + 1) - jitter;
          // Whichever timer is first, the oldest message goes first.
          await new Promise((resolve) => setTimeout(resolve, delay));
          work(queue.shift() as string | Buffer);
        };
      };
      socket.onMessage(later((message) => server.send(message)));
      server.onMessage(
        later(async (message) => {
          await this.silence;
          this.hear(readServerMessage(String(message)) as unknown as Heard);
          socket.send(message);
        }),
      );
    });
  }

  /** Refusals of what could never be done; what was on its way when a round ended is nobody's fault. */
  get ownRefusals(): string[] {
    return this.refusals.filter(
      (sentence) => !/^(The round is over|The time for this round is up)/.test(sentence),
    );
  }

  get phase(): View['phase'] {
    return this.view?.phase ?? 'SETUP';
  }

  get seat(): number {
    return this.view?.viewer ?? 0;
  }

  get plan(): readonly number[] {
    return this.view?.seats[this.seat]?.plan ?? [];
  }

  /** The ghost as the page has it: column, row, quarter turns. */
  async ghost(): Promise<Spot | null> {
    const text = await attributeOf(this.page, 'data-ghost');
    return text === null ? null : spotIn(text);
  }

  /** One thing that a player of that level would do, by keyboard. */
  async deed(): Promise<void> {
    const { view } = this;
    if (!view) return;
    const { seat } = this;
    const before = this.sequence;
    const isOver = (): boolean => this.phase !== 'LIVE';
    const deed = decide({ seat, view, heard: this.heard }, this.level, this.random);
    await this.unhurried();
    if (deed.kind === 'flip') {
      await this.page.keyboard.press('f');
      await this.until(() => this.view?.seats[seat]?.hand !== -1 || isOver(), 'no card turned up');
      return;
    }
    if (deed.kind === 'lift') return this.pickUp(deed.cards);
    const plays = view.seats[seat]?.plays ?? 0;
    const to: Spot = [((deed.at >> 7) & 127) - 64, (deed.at >> 14) - 64, deed.at & 3];
    if (await this.place(to)) {
      this.lostKeys = 0;
      const isHeard = (): boolean => (this.view?.seats[seat]?.plays ?? 0) > plays || isOver();
      return this.until(isHeard, 'the card was not placed');
    }
    // The page hears of things a moment later than this racer: whoever plays looks again and decides anew.
    if (this.lostKeys++ > MOST_LOST_KEYS) throw new Error(`Nothing can be placed after ${before}.`);
    await nextFrame(this.page);
  }

  /** No hand does more in a second, and the server takes no more. */
  private async unhurried(): Promise<void> {
    this.deeds.push(Date.now());
    const earlier = this.deeds.length > MOST_DEEDS_A_SECOND ? (this.deeds.shift() ?? 0) : 0;
    const early = earlier + 1_000 - Date.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  }

  /** Whether the card in hand was laid there: the page draws that at once. */
  async place(to: Spot): Promise<boolean> {
    const { page } = this;
    const [from, cards] = [await this.ghost(), await cardsDrawn(page)];
    if (from === null) return false;
    await this.fingers.type(page, keysBetween(from, to));
    await nextFrame(page);
    return (await cardsDrawn(page)) > cards;
  }

  private async pickUp(cards: readonly number[]): Promise<void> {
    if (!(await chooseByKeys(this.page, cards))) return;
    await this.page.keyboard.press('Enter');
    await this.until(
      () => this.phase !== 'LIVE' || !this.plan.some((one) => cards.includes((one >> 2) & 31)),
      'the cards were not picked up',
    );
  }

  /** Answers whatever the table asks until the match or the given round is over. */
  async playOn(until: () => boolean): Promise<void> {
    while (!until() && this.phase !== 'GAME_OVER') {
      const { phase } = this;
      if (phase === 'LIVE') await this.deed();
      else if (phase === 'BRIEFING' || phase === 'REVIEW') await this.answerDoor();
      else await this.until(() => this.phase !== phase || until(), 'nothing goes on');
    }
  }

  /** Says that one is ready, or has seen enough, and waits for the others. */
  private async answerDoor(): Promise<void> {
    const { phase } = this;
    const isAnswered = (): boolean => this.phase !== phase || this.view?.seats[this.seat]?.isReady === true;
    // The page hears of a new phase a moment later than this racer, and must not be answered in the old one.
    const drawn = this.page.locator(`[data-phase="${phase}"]`);
    await expect(async () => {
      if (!isAnswered() && (await drawn.count()) > 0) await this.page.keyboard.press('Enter');
      await expect.poll(isAnswered, { timeout: 2_000, intervals: [20, 50] }).toBe(true);
    }).toPass({ intervals: [0] });
    await this.until(() => this.phase !== phase, 'the others are not ready');
  }
}

/** Half of what is taken: a deed may be two commands. */
const MOST_DEEDS_A_SECOND = 10;

/** A plan never holds more cards. */
const MOST_CARDS = 18;

/**
 * Cards are pointed at with the arrows, in the order in which they were laid, and chosen with the space bar. False
 * where nothing can be picked up any more: the other one has finished, or a command on its way has changed the plan.
 */
async function chooseByKeys(page: Page, cards: readonly number[]): Promise<boolean> {
  const { keyboard } = page;
  await keyboard.press('p');
  for (const card of cards) {
    for (let step = 0; step < MOST_CARDS; step++) {
      await nextFrame(page);
      const pointed = await attributeOf(page, 'data-pointed');
      if (pointed === null) return false;
      if (pointed === String(card)) break;
      await keyboard.press('ArrowRight');
    }
    await keyboard.press('Space');
  }
  return true;
}

/** The middle of what is marked on the board. */
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('Nothing is marked on the board.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Does what is pointed out on the board: flips, brings the card in hand to the outline, or picks cards up. */
export async function doHint(page: Page, hands: Hands): Promise<void> {
  const hint = page.locator('[data-hint]');
  await expect(hint).toHaveCount(1);
  const kind = await attributeOf(page, 'data-hint');
  const about = (await attributeOf(page, 'data-about')) ?? '';
  if (kind === 'flip') {
    await hands.press(door(page).getByRole('button', { name: 'Flip' }));
    return;
  }
  const mark = hint.locator('> rect');
  if (kind === 'lift') {
    if (hands === mouse) await chooseByKeys(page, about.split(',').map(Number));
    else {
      await hands.press(door(page).getByRole('button', { name: 'Pick up' }));
      const { x, y } = await middleOf(mark);
      await page.touchscreen.tap(x, y);
    }
    await hands.press(door(page).getByRole('button', { name: 'Pick up' }));
    return;
  }
  const ghost = page.locator('[data-ghost]');
  await expect(ghost).toBeVisible();
  const turns = (spotIn(about)[2] - spotIn((await attributeOf(page, 'data-ghost')) ?? '')[2] + 4) % 4;
  for (let turn = 0; turn < turns; turn++) {
    await hands.press(door(page).getByRole('button', { name: 'Turn' }));
  }
  const { x, y } = await middleOf(mark);
  if (hands === mouse) await page.mouse.click(x, y);
  else await dragHand(page, { x, y });
}

/** Drags the card in hand over the board and lets it go there. */
export async function dragHand(page: Page, to: { readonly x: number; readonly y: number }): Promise<void> {
  const from = await middleOf(page.locator('[data-hand]'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

export const board = (page: Page): Locator => page.locator('[data-board]');

/** A picture for people to look at. */
export const picture = (page: Page, name: string): Promise<void> => takePicture(page, `omega-${name}`);

/** Sets a table as its lobby would, and goes there: alone when no bots are named. */
export async function setTable(page: Page, options: object, bots: readonly string[] = []): Promise<void> {
  await page.request.post('/api/session', { data: { name: 'Moonhopper' } });
  const seats = [{ kind: 'me' }, ...bots.map((level) => ({ kind: 'bot', level }))];
  await goToTable(page, { game: 'omega-virus', options, seats, start: true });
}

/** A race between bots, to be watched. */
export async function watchBots(page: Page, options: object): Promise<void> {
  await page.request.post('/api/session', { data: { name: 'Moonhopper' } });
  const bot = { kind: 'bot', level: 'omega' };
  await goToTable(page, { game: 'omega-virus', options, seats: [bot, bot], start: true });
}

async function goToTable(page: Page, wish: object): Promise<void> {
  const answer = await page.request.post('/api/tables', { data: wish });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { code } = (await answer.json()) as { code: string };
  await page.goto(`/t/${code}`);
  await expect(board(page).or(page.locator('[data-plans]'))).toBeVisible();
}

/** From the front page to a table with a bot in one press. */
export async function playBot(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /Omega Virus/ })
    .filter({ hasText: /bot/i })
    .first()
    .click();
  await expect(door(page)).toBeVisible();
}
