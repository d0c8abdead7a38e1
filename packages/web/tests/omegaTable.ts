/**
 * Sits at a table of Omega Virus like a person. What the table tells is followed from the page's own socket, what to
 * do is asked from the bots' rules of thumb, and everything is done with the keys of the page.
 */
import { fastRandom } from '@airlock/kernel';
import { decide, LEVELS, type Level, type OmegaEvent, omegaVirus, type View } from '@airlock/omega-virus';
import { expect, type Locator, type Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { door } from './outpostTable.ts';

const OMEGA = LEVELS.find(({ id }) => id === 'omega') as Level;

/** The reader's view as the socket has told it, kept beside the page. */
export class Racer {
  readonly complaints: string[];
  readonly page: Page;
  readonly heard: OmegaEvent[] = [];
  readonly refusals: string[] = [];
  view: View | null = null;
  private sequence = -1;
  private readonly random = fastRandom('a person');

  constructor(page: Page) {
    this.page = page;
    this.complaints = complaintsOf(page);
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload))));
    });
  }

  private hear(message: {
    type: string;
    sequence: number;
    view?: View;
    events?: OmegaEvent[];
    sentence?: string;
  }): void {
    if (message.type === 'refused') this.refusals.push(message.sentence ?? '');
    if (message.type === 'view' && message.view) {
      this.view = structuredClone(message.view);
      this.sequence = message.sequence;
    }
    if (message.type !== 'events' || !this.view || message.sequence !== this.sequence + 1) return;
    this.sequence = message.sequence;
    for (const event of message.events ?? []) {
      omegaVirus.follow(this.view, event);
      this.heard.push(event);
    }
  }

  /** Puts a slow line between page and server: so long each way, more or less, and always in order. */
  async slowDown(oneWay: number, jitter: number): Promise<void> {
    await this.page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      const later = (work: (message: string | Buffer) => void) => {
        const queue: (string | Buffer)[] = [];
        return (message: string | Buffer): void => {
          queue.push(message);
          const delay = oneWay + (Math.random() - 0.5) * 2 * jitter;
          // Whichever timer is first, the oldest message goes first.
          setTimeout(() => work(queue.shift() as string | Buffer), delay);
        };
      };
      socket.onMessage(later((message) => server.send(message)));
      server.onMessage(
        later((message) => {
          this.hear(JSON.parse(String(message)));
          socket.send(message);
        }),
      );
    });
  }

  get phase(): View['phase'] {
    return this.view?.phase ?? 'SETUP';
  }

  /** Waits until the page has drawn everything it was told. */
  async settle(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }

  /** The ghost as the page has it: column, row, quarter turns. */
  async ghost(): Promise<[number, number, number] | null> {
    const found = this.page.locator('[data-ghost]');
    if ((await found.count()) === 0) return null;
    const text = (await found.getAttribute('data-ghost', { timeout: 1_000 })) ?? '';
    return text.split(',').map(Number) as [number, number, number];
  }

  /** One thing that a good player would do, by keyboard. */
  async deed(): Promise<void> {
    const { view } = this;
    if (!view) return;
    const seat = view.viewer;
    const { keyboard } = this.page;
    const plays = view.seats[seat]?.plays ?? 0;
    const deed = decide({ seat, view, heard: this.heard }, OMEGA, this.random);
    if (deed.kind === 'flip') {
      await keyboard.press('f');
      await expect.poll(() => this.view?.seats[seat]?.hand !== -1 || this.phase !== 'LIVE').toBe(true);
      return;
    }
    if (deed.kind === 'lift') return this.pickUp(deed.cards);
    await expect(
      this.page
        .locator('[data-ghost]')
        .or(this.page.getByText(/^Round \d:/))
        .first(),
    ).toBeVisible();
    const from = await this.ghost();
    if (!from) return;
    const [x, y, turn] = from;
    const to = { x: ((deed.at >> 7) & 127) - 64, y: (deed.at >> 14) - 64, turn: deed.at & 3 };
    await pressOften(this.page, to.x > x ? 'ArrowRight' : 'ArrowLeft', Math.abs(to.x - x));
    await pressOften(this.page, to.y > y ? 'ArrowDown' : 'ArrowUp', Math.abs(to.y - y));
    await pressOften(this.page, 'r', (to.turn - turn + 4) % 4);
    await keyboard.press('Enter');
    await expect
      .poll(() => (this.view?.seats[seat]?.plays ?? 0) > plays || this.phase !== 'LIVE', {
        intervals: [20, 50],
      })
      .toBe(true);
    await this.settle();
  }

  /** Cards are pointed at with the arrows, in the order in which they were laid, and chosen with the space bar. */
  private async pickUp(cards: readonly number[]): Promise<void> {
    const seat = this.view?.viewer ?? 0;
    const { keyboard } = this.page;
    await keyboard.press('p');
    const laid = (this.view?.seats[seat]?.plan ?? []).map((one) => (one >> 2) & 31);
    for (const card of cards) {
      for (let step = 0; step < laid.length; step++) {
        const pointed = await this.pointed();
        // The other one has finished, or a command on its way has changed the plan: decide anew.
        if (pointed === null) return this.settle();
        if (pointed === String(card)) break;
        await keyboard.press('ArrowRight');
      }
      await keyboard.press('Space');
    }
    await keyboard.press('Enter');
    const isGone = (): boolean =>
      this.phase !== 'LIVE' ||
      !(this.view?.seats[seat]?.plan ?? []).some((one) => cards.includes((one >> 2) & 31));
    await expect.poll(isGone).toBe(true);
    await this.settle();
  }

  /** The card that is pointed at; nothing where nothing can be picked up just now. */
  private async pointed(): Promise<string | null> {
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    const pointed = this.page.locator('[data-pointed]');
    return (await pointed.count()) === 0
      ? null
      : pointed.first().getAttribute('data-pointed', { timeout: 1_000 });
  }

  /** Answers whatever the table asks until the match or the given round is over. */
  async playOn(until: () => boolean): Promise<void> {
    for (let deeds = 0; deeds < 2_000 && !until(); deeds++) {
      if (this.phase === 'GAME_OVER') return;
      if (this.phase === 'LIVE') await this.deed();
      else if (this.phase === 'BRIEFING' || this.phase === 'REVIEW') {
        const main = door(this.page).locator('button[data-key="Enter"]');
        if (await main.isVisible()) await this.page.keyboard.press('Enter');
        await this.page.waitForTimeout(150);
      } else await this.page.waitForTimeout(100);
    }
  }
}

async function pressOften(page: Page, key: string, times: number): Promise<void> {
  for (let press = 0; press < times; press++) await page.keyboard.press(key);
}

export const board = (page: Page): Locator => page.locator('[data-board]');

/** A picture for people to look at, in a folder that git ignores. */
export const picture = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: `screenshots/omega-${name}.png` });

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
