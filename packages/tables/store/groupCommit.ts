/**
 * Gathers what arrives in one turn of the event loop and writes it in one transaction: a sync of the disk is
 * what a commit costs, whether it carries one action or a hundred. Nothing is shown before it is written.
 */
import type { Timers } from '../timers.ts';
import { CannotWrite, type Write } from './store.ts';

type Done = (failure: Error | null) => void;

interface Parcel<Kind> {
  readonly writes: readonly Kind[];
  readonly done: Done;
}

/** A larger group gains nothing more, but everybody in it waits and everything in it takes memory. */
const MOST_PARCELS = 256;

export interface CommitWatch {
  /** After every transaction: how much it carried and how long it took. */
  committed(writes: number, seconds: number): void;
  failed(error: Error): void;
  /** Somebody who was answered broke: the others must be answered all the same. */
  broke(error: unknown): void;
}

/** What a table needs of it. */
export interface Commits {
  /** `done` is called once, in the order of adding: with nothing when all writes are durable. */
  add(writes: readonly Write[], done: Done): void;
  write(...writes: Write[]): Promise<void>;
}

/** As much as it needs of a store, which may keep more than tables. */
export interface Committing<Kind> {
  commit(group: readonly Kind[]): Promise<void>;
}

export class GroupCommit<Kind = Write> {
  private readonly store: Committing<Kind>;
  private readonly timers: Timers;
  private readonly watch: CommitWatch;
  private waiting: Parcel<Kind>[] = [];
  private scheduled = false;
  private running: Promise<void> | null = null;

  constructor(store: Committing<Kind>, timers: Timers, watch: CommitWatch) {
    this.store = store;
    this.timers = timers;
    this.watch = watch;
  }

  add(writes: readonly Kind[], done: Done): void {
    this.waiting.push({ writes, done });
    if (this.waiting.length >= MOST_PARCELS && !this.running) this.run();
    else this.schedule();
  }

  write(...writes: Kind[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.add(writes, (failure) => (failure ? reject(failure) : resolve()));
    });
  }

  /** Waits until everything added so far, and what that led to, is written. */
  async drained(): Promise<void> {
    while (this.scheduled || this.running) await (this.running ?? new Promise<void>(this.timers.soon));
  }

  private schedule(): void {
    if (this.scheduled || this.running) return;
    this.scheduled = true;
    this.timers.soon(() => {
      this.scheduled = false;
      if (this.waiting.length > 0 && !this.running) this.run();
    });
  }

  private run(): void {
    this.running = this.flush().finally(() => {
      this.running = null;
      if (this.waiting.length > 0) this.schedule();
    });
  }

  private async flush(): Promise<void> {
    const group = this.waiting;
    this.waiting = [];
    const failure = await this.commit(group.flatMap(({ writes }) => writes));
    // One bad parcel must not take the others with it; a bad disk takes them all.
    const isOneOfThem = failure && group.length > 1 && !(failure instanceof CannotWrite);
    for (const parcel of group) {
      const own = isOneOfThem ? await this.commit(parcel.writes) : failure;
      try {
        parcel.done(own);
      } catch (error) {
        this.watch.broke(error);
      }
    }
  }

  private async commit(writes: readonly Kind[]): Promise<Error | null> {
    const started = this.timers.elapsed();
    try {
      await this.store.commit(writes);
      this.watch.committed(writes.length, (this.timers.elapsed() - started) / 1000);
      return null;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      this.watch.failed(failure);
      return failure;
    }
  }
}
