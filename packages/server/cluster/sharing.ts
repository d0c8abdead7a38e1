/**
 * What all servers know together: how much has been drawn from budgets, and who listens to their news where. Each goes on by what it
 * knows and tells the others a little later, so that nobody ever waits for it; while Redis is away, each goes by itself.
 */
import type { NewsLine } from '@airlock/protocol';
import type { Budgets } from '../border/budgets.ts';
import type { News } from '../programs/news.ts';
import type { PersonId } from '../store/store.ts';
import type { Letter, Listening, Spending, Telling } from './letters.ts';

/** How long an address may draw on the same budget at every server before they know of each other. */
const SPENT_EVERY_MS = 100;

/** Told again and again, so that a server that has just come, or has missed something, knows it soon. */
const LISTENERS_EVERY_MS = 2_000;

export interface SharingParts {
  /** This server's name. */
  readonly node: string;
  readonly budgets: Budgets;
  readonly news: News;
  send(to: string, letter: Letter): void;
  sendAll(letter: Letter): void;
}

export class Sharing {
  private readonly parts: SharingParts;
  private readonly timers: readonly NodeJS.Timeout[];

  constructor(parts: SharingParts) {
    const { budgets, news } = parts;
    this.parts = parts;
    budgets.share();
    news.share({
      changed: () => this.tellListeners(),
      tell: (node: string, to: PersonId, line: NewsLine) => parts.send(node, { news: line, to }),
    });
    this.timers = [
      ...(budgets.limited ? [setInterval(() => this.tellSpent(), SPENT_EVERY_MS).unref()] : []),
      setInterval(() => {
        if (news.listeners.length > 0) this.tellListeners();
      }, LISTENERS_EVERY_MS).unref(),
    ];
  }

  hear(from: string, letter: Spending | Listening | Telling): void {
    const { node, budgets, news } = this.parts;
    if (from === node) return;
    if ('spent' in letter) budgets.owe(letter.spent);
    else if ('listeners' in letter) news.heardOf(from, letter.listeners);
    else news.passOn(letter.to, letter.news);
  }

  /** Nobody listens there any more. */
  departed(node: string): void {
    this.parts.news.heardOf(node, []);
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private tellSpent(): void {
    const spent = this.parts.budgets.takeSpent();
    if (spent) this.parts.sendAll({ spent });
  }

  private tellListeners(): void {
    this.parts.sendAll({ listeners: this.parts.news.listeners });
  }
}
