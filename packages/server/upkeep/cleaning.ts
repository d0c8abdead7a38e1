/**
 * Takes away what is not kept any longer, a little at a time. Every step is small, stands for itself and is followed by a
 * pause, so that nobody who plays waits for it and a server that is killed goes on with what is left.
 */
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { type Hall, InAnotherRoom, type LiveTable } from '@airlock/tables';
import type { Days, Keep } from '../settings.ts';
import type { OldPerson, OldTable } from '../store/keeping.ts';
import { Damaged, type MatchStore, type TableRecord } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Some time after the start, when everybody is back, and then every hour. */
const FIRST_PASS_MS = 60_000;
const PASS_EVERY_MS = 60 * 60 * 1000;

/** What one step takes away at most, and how long it is before the next. */
const MOST_ROWS_A_STEP = 100;
const PAUSE_MS = 20;

/** How many are looked up at once. */
const MOST_LOOKED_UP = 50;

/** What a pass took away. */
export type Cleaned = Record<keyof Keep, number>;

export interface CleanerParts {
  readonly hall: Hall;
  readonly store: MatchStore;
  readonly keep: Keep;
  /** Whether a table has to stay in memory although nobody is there. */
  isNeeded(table: LiveTable): boolean;
  /** Lets go of a person who has no seat anywhere. */
  forget(person: string): Promise<unknown>;
}

export interface CleanerWatch {
  cleaned(what: Cleaned): void;
  failed(error: unknown): void;
}

const STAGES: readonly (readonly [kind: keyof Keep, stage: TableRecord['stage']])[] = [
  ['finished', 'over'],
  ['abandoned', 'abandoned'],
  ['unfinished', 'playing'],
  ['lobbies', 'lobby'],
];

export class Cleaner {
  private readonly parts: CleanerParts;
  private readonly watch: CleanerWatch;
  private readonly pauseMs: number;
  private timer: NodeJS.Timeout | undefined;
  private passing: Promise<Cleaned> | null = null;
  private closed = false;

  constructor(parts: CleanerParts, watch: CleanerWatch, pauseMs = PAUSE_MS) {
    this.parts = parts;
    this.watch = watch;
    this.pauseMs = pauseMs;
  }

  start(): void {
    this.schedule(FIRST_PASS_MS);
  }

  /** Waits for the step that is being done. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.passing?.catch(() => {});
  }

  /** Goes through everything once, as seen at a time. */
  pass(now = Date.now()): Promise<Cleaned> {
    this.passing ??= this.goThrough(now).finally(() => {
      this.passing = null;
    });
    return this.passing;
  }

  private schedule(milliseconds: number): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.pass()
        .catch((error) => this.watch.failed(error))
        .finally(() => this.schedule(PASS_EVERY_MS));
    }, milliseconds).unref();
  }

  private async goThrough(now: number): Promise<Cleaned> {
    const cleaned: Cleaned = { finished: 0, abandoned: 0, unfinished: 0, lobbies: 0, guests: 0 };
    for (const [kind, stage] of STAGES) {
      const before = timeBefore(now, this.parts.keep[kind]);
      if (before !== null) cleaned[kind] = await this.clearTables(stage, before);
    }
    const before = timeBefore(now, this.parts.keep.guests);
    if (before !== null) cleaned.guests = await this.clearGuests(before);
    if (Object.values(cleaned).some((count) => count > 0)) this.watch.cleaned(cleaned);
    return cleaned;
  }

  private async clearTables(stage: TableRecord['stage'], before: number): Promise<number> {
    const { keeping } = this.parts.store;
    let removed = 0;
    let last: OldTable | null = null;
    while (!this.closed) {
      const old: OldTable[] = await keeping.oldTables(stage, before, last, MOST_LOOKED_UP);
      for (const table of old) {
        if (this.closed) return removed;
        if (stage === 'playing' && (await this.isPlayedOn(table, before))) {
          await turn();
          continue;
        }
        if (await this.remove(table)) removed++;
        await pause(this.pauseMs);
      }
      last = old.at(-1) ?? null;
      if (old.length < MOST_LOOKED_UP) break;
    }
    return removed;
  }

  /** A record is not changed by what is played: only the log tells when that was. */
  private async isPlayedOn({ number, code }: OldTable, before: number): Promise<boolean> {
    const { store } = this.parts;
    try {
      const at = await store.keeping.lastActionAt(number);
      const startedAt = (await store.table(code))?.match?.startedAt ?? 0;
      return at !== null && startedAt + at >= before;
    } catch (error) {
      // Of a damaged match nobody can tell; it is as old as its record.
      if (error instanceof Damaged) return false;
      throw error;
    }
  }

  private async remove({ code, number }: OldTable): Promise<boolean> {
    const { hall, store, isNeeded } = this.parts;
    const live = hall.inMemory(code);
    if (live && (live.members.length > 0 || live.isBusy || isNeeded(live))) return false;
    if (live) hall.dismiss(live);
    let isGone = false;
    try {
      await hall.whileAsleep(code, async () => {
        while (!isGone && !this.closed) {
          isGone = await store.keeping.removeTable(number, MOST_ROWS_A_STEP);
          if (!isGone) await pause(this.pauseMs);
        }
      });
    } catch (error) {
      // Whoever has it looks after it.
      if (!(error instanceof InAnotherRoom)) throw error;
    }
    return isGone;
  }

  private async clearGuests(before: number): Promise<number> {
    const { store, forget } = this.parts;
    let removed = 0;
    let last: OldPerson | null = null;
    while (!this.closed) {
      const old: OldPerson[] = await store.keeping.oldPeople(before, last, MOST_LOOKED_UP);
      for (const { id, hasSeat } of old) {
        if (this.closed) return removed;
        // Others play with them, or look at what they played; they go with the last of these tables.
        if (hasSeat) {
          await turn();
          continue;
        }
        await forget(id);
        removed++;
        await pause(this.pauseMs);
      }
      last = old.at(-1) ?? null;
      if (old.length < MOST_LOOKED_UP) break;
    }
    return removed;
  }
}

const timeBefore = (now: number, days: Days): number | null => (days === null ? null : now - days * DAY_MS);
