/**
 * Gathers what arrives in one turn of the event loop and writes it in one transaction: a sync of the disk is
 * what a commit costs, whether it carries one action or a hundred. Nothing is shown before it is written.
 *
 * A store that somebody else runs can write several groups side by side, and syncs them together. Then a group sets off
 * while another is under way, as soon as it is worth a transaction of its own; what concerns the same table never does.
 */
import type { Timers } from '../timers.ts';
import { CannotWrite, type Write } from './store.ts';

type Done = (failure: Error | null) => void;

interface Parcel<Kind> {
  readonly writes: readonly Kind[];
  readonly done: Done;
}

/** What cannot be told apart goes one after the other. */
type Subject = number | null;

/** A larger group gains nothing more, but everybody in it waits and everything in it takes memory. */
const MOST_PARCELS = 256;
/** Fewer wait for the group that is under way: many small groups would cost more than they gain. */
const WORTH_ITS_OWN = 16;

export interface CommitWatch {
  /** After every transaction: how much it carried and how long it took. */
  committed(writes: number, seconds: number): void;
  failed(error: Error): void;
  /** Somebody who was answered broke: the others must be answered all the same. */
  broke(error: unknown): void;
}

/** What a table needs of it. */
export interface Commits {
  /** `done` is called once, for each table in the order of adding: with nothing when all writes are durable. */
  add(writes: readonly Write[], done: Done): void;
  write(...writes: Write[]): Promise<void>;
}

/** As much as it needs of a store, which may keep more than tables. */
export interface Committing<Kind> {
  commit(group: readonly Kind[]): Promise<void>;
  /** Where it can write several groups at the same time. */
  readonly sideBySide?: SideBySide<Kind>;
}

export interface SideBySide<Kind> {
  readonly most: number;
  /** What it is written about; `null` where that is not known. */
  subject(write: Kind): Subject;
  /** Cheap on its own: it does not share a group with what is not. */
  isPlain(write: Kind): boolean;
}

export class GroupCommit<Kind = Write> {
  private readonly store: Committing<Kind>;
  private readonly timers: Timers;
  private readonly watch: CommitWatch;
  private waiting: Parcel<Kind>[] = [];
  private scheduled = false;
  private readonly running = new Set<Promise<void>>();
  /** What is being written about, where several groups go side by side. */
  private readonly underWay = new Set<Subject>();

  constructor(store: Committing<Kind>, timers: Timers, watch: CommitWatch) {
    this.store = store;
    this.timers = timers;
    this.watch = watch;
  }

  add(writes: readonly Kind[], done: Done): void {
    this.waiting.push({ writes, done });
    if (this.waiting.length >= MOST_PARCELS && this.running.size === 0) this.run();
    else this.schedule();
  }

  write(...writes: Kind[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.add(writes, (failure) => (failure ? reject(failure) : resolve()));
    });
  }

  /** Waits until everything added so far, and what that led to, is written. */
  async drained(): Promise<void> {
    while (this.scheduled || this.running.size > 0) {
      await (this.running.size > 0 ? Promise.race(this.running) : new Promise<void>(this.timers.soon));
    }
  }

  private get mayRun(): boolean {
    if (this.waiting.length === 0) return false;
    if (this.running.size === 0) return true;
    return this.waiting.length >= WORTH_ITS_OWN && this.running.size < (this.store.sideBySide?.most ?? 1);
  }

  private schedule(): void {
    if (this.scheduled || !this.mayRun) return;
    this.scheduled = true;
    this.timers.soon(() => {
      this.scheduled = false;
      if (this.mayRun) this.run();
    });
  }

  private run(): void {
    const { sideBySide } = this.store;
    const group = sideBySide ? this.nextBeside(sideBySide) : this.waiting.splice(0);
    if (group.length === 0) return;
    const subjects = sideBySide ? group.flatMap((parcel) => subjectsOf(parcel, sideBySide)) : [];
    for (const subject of subjects) this.underWay.add(subject);
    const running = this.flush(group).finally(() => {
      this.running.delete(running);
      for (const subject of subjects) this.underWay.delete(subject);
      this.schedule();
    });
    this.running.add(running);
    // What is of the other kind was left for a group of its own.
    if (sideBySide && this.waiting.length > 0 && this.running.size < sideBySide.most) this.run();
  }

  /** Takes what waits for nothing that is under way, nor for anything that came before it and has to wait. */
  private nextBeside(beside: SideBySide<Kind>): Parcel<Kind>[] {
    const blocked = new Set(this.underWay);
    const group: Parcel<Kind>[] = [];
    const left: Parcel<Kind>[] = [];
    let isPlain: boolean | null = null;
    for (const parcel of this.waiting) {
      const subjects = subjectsOf(parcel, beside);
      const plain = parcel.writes.every((write) => beside.isPlain(write));
      if (plain !== (isPlain ?? plain) || subjects.some((subject) => blocked.has(subject))) {
        for (const subject of subjects) blocked.add(subject);
        left.push(parcel);
      } else {
        isPlain = plain;
        group.push(parcel);
      }
    }
    this.waiting = left;
    return group;
  }

  private async flush(group: readonly Parcel<Kind>[]): Promise<void> {
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

const subjectsOf = <Kind>({ writes }: Parcel<Kind>, beside: SideBySide<Kind>): Subject[] =>
  writes.map((write) => beside.subject(write));
