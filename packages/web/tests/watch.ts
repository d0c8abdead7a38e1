/** Listens beside a page: what goes over its socket, and what its console complains of. */
import { readServerMessage } from '@airlock/protocol';
import { expect, type Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { onFrames } from './frames.ts';

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
    onFrames(page, {
      received: (text) => {
        this.received.push(text);
        this.messages.push(readServerMessage(text));
      },
      sent: (text) => {
        this.sent.push(text);
        const { type, action } = JSON.parse(text);
        if (type === 'act') this.orders.push(String(action));
      },
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
    await expect.poll(answers, { intervals: [10, 20, 40, 100] }).toBe(before + 1);
    expect(this.acted().length).toBe(acts + 1);
    await this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }

  acted(): string[] {
    return [...this.orders];
  }
}
