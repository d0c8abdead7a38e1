/**
 * Whether anything can be written: what /healthz says, and whether bots and clocks go on. Found out by writing,
 * because a disk that has room for one file may have none for ours.
 */
import type { Cancel, Timers } from '../timers.ts';
import type { CannotWrite, TableStore } from './store.ts';

/** How soon it is tried again after a failure. */
const RETRY_MS = 500;

/** Asked more often than this, the last answer is as good as a new one. */
const FRESH_MS = 1_000;

export interface HealthEvents {
  stopped(failure: Error): void;
  recovered(): void;
}

export class WriteHealth {
  private readonly events: HealthEvents;
  private store: Pick<TableStore, 'tryWriting'> | null = null;
  private readonly timers: Timers;
  /** Calls off trying again; `null` while there is nothing to try. */
  private retrying: Cancel | null = null;
  private triedAt = 0;

  constructor(timers: Timers, events: HealthEvents) {
    this.timers = timers;
    this.events = events;
  }

  get canWrite(): boolean {
    return this.retrying === null;
  }

  watch(store: Pick<TableStore, 'tryWriting'>): void {
    this.store = store;
  }

  /** Something could not be written. It is tried again until it can be. */
  failed(failure: CannotWrite): void {
    if (this.retrying) return;
    this.retrying = this.timers.every(RETRY_MS, () => void this.tryNow());
    this.events.stopped(failure);
  }

  /** For those who ask from outside: writes, unless that was done a moment ago. */
  async check(): Promise<boolean> {
    if (this.canWrite && Date.now() - this.triedAt > FRESH_MS) await this.tryNow();
    return this.canWrite;
  }

  close(): void {
    this.retrying?.();
    this.store = null;
  }

  private async tryNow(): Promise<void> {
    try {
      await this.store?.tryWriting();
    } catch (error) {
      this.failed(error as CannotWrite);
      return;
    }
    this.triedAt = Date.now();
    if (!this.retrying) return;
    this.retrying();
    this.retrying = null;
    this.events.recovered();
  }
}
