/**
 * Tells the people at a table that its bots think less than usual because the server is busy, and when that is over.
 * They are told when a thought begins and when the server has been calm for a while: neither depends on what was thought.
 */
import type { LiveTable } from '../liveTable.ts';
import type { Cancel, Timers } from '../timers.ts';

/** The server is calm when no bot has had to think less for this long. */
const CALM_MS = 10_000;

export class BusyNotices {
  private readonly announce: (table: LiveTable) => void;
  private readonly told = new Set<LiveTable>();
  private readonly timers: Timers;
  private cancel: Cancel | undefined;

  constructor(timers: Timers, announce: (table: LiveTable) => void) {
    this.timers = timers;
    this.announce = announce;
  }

  /** A bot of a table begins to think, with less than its full strength. */
  reduced(table: LiveTable): void {
    this.cancel?.();
    this.cancel = this.timers.after(CALM_MS, () => this.calm());
    if (table.thinksLess) return;
    table.thinksLess = true;
    this.told.add(table);
    this.announce(table);
  }

  close(): void {
    this.cancel?.();
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
