/**
 * Tells the people at a table that its bots think less than usual because the server is busy, and when that is over.
 * They are told when a thought begins and when the server has been calm for a while: neither depends on what was thought.
 */
import type { LiveTable } from '../tables/liveTable.ts';

/** The server is calm when no bot had to think less for so long. */
const CALM_MS = 10_000;

export class BusyNotices {
  private readonly announce: (table: LiveTable) => void;
  private readonly told = new Set<LiveTable>();
  private timer: NodeJS.Timeout | undefined;

  constructor(announce: (table: LiveTable) => void) {
    this.announce = announce;
  }

  /** A bot of a table begins to think, with less than its full strength. */
  reduced(table: LiveTable): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.calm(), CALM_MS).unref();
    if (table.thinksLess) return;
    table.thinksLess = true;
    this.told.add(table);
    this.announce(table);
  }

  close(): void {
    clearTimeout(this.timer);
    this.told.clear();
  }

  private calm(): void {
    for (const table of this.told) {
      table.thinksLess = false;
      this.announce(table);
    }
    this.told.clear();
  }
}
