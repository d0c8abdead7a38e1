/**
 * Gathers what arrives in one turn of the event loop and writes it in one transaction: a sync of the disk is
 * what a commit costs, whether it carries one action or a hundred. Nothing is shown before it is written.
 */
import { CannotWrite, type MatchStore, type Write } from './store.ts';

type Done = (failure: Error | null) => void;

interface Parcel {
  readonly writes: readonly Write[];
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

export class GroupCommit {
  private readonly store: MatchStore;
  private readonly watch: CommitWatch;
  private waiting: Parcel[] = [];
  private scheduled = false;
  private running: Promise<void> | null = null;

  constructor(store: MatchStore, watch: CommitWatch) {
    this.store = store;
    this.watch = watch;
  }

  /** `done` is called once, in the order of adding: with nothing when all writes are durable. */
  add(writes: readonly Write[], done: Done): void {
    this.waiting.push({ writes, done });
    if (this.waiting.length >= MOST_PARCELS && !this.running) this.run();
    else this.schedule();
  }

  write(...writes: Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.add(writes, (failure) => (failure ? reject(failure) : resolve()));
    });
  }

  /** Waits until everything added so far, and what that led to, is written. */
  async drained(): Promise<void> {
    while (this.scheduled || this.running) await (this.running ?? new Promise(setImmediate));
  }

  private schedule(): void {
    if (this.scheduled || this.running) return;
    this.scheduled = true;
    setImmediate(() => {
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

  private async commit(writes: readonly Write[]): Promise<Error | null> {
    const started = performance.now();
    try {
      await this.store.commit(writes);
      this.watch.committed(writes.length, (performance.now() - started) / 1000);
      return null;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      this.watch.failed(failure);
      return failure;
    }
  }
}
