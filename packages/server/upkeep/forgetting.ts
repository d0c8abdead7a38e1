/**
 * Forgets a person: their name in seats and talk becomes anybody's, their running matches go on with a bot, and what only
 * they had to do with is taken away. It begins with writing down that they are leaving, so that a server which is killed
 * in the middle goes on with it.
 */
import { setImmediate as turn } from 'node:timers/promises';
import {
  type GroupCommit,
  type Hall,
  InAnotherRoom,
  type LiveTable,
  middlingLevel,
  parted,
} from '@airlock/tables';
import { CannotWrite, type MatchStore, type PersonId, type TableRecord, type Write } from '../store/store.ts';

/** What one step takes away at most. */
const MOST_ROWS_A_STEP = 100;
const MOST_TABLES_A_STEP = 20;

/** Those who were leaving when the server stopped, or when its disk was full. */
const RETRY_MS = 60_000;

/** What was done, for the person to read. */
export interface Forgotten {
  /** Lobbies in which they gave up a seat. */
  left: number;
  /** Matches in which a bot plays on for them. */
  handedOver: number;
  /** Matches that are over, and in which they are somebody now. */
  unnamed: number;
  /** Tables that only they had to do with. */
  removed: number;
  /** Lines of talk that are somebody's now. */
  lines: number;
}

export interface ForgettingParts {
  readonly hall: Hall;
  readonly store: MatchStore;
  readonly commits: GroupCommit<Write>;
  /** Closes what they have open. */
  signOut(person: PersonId): void;
  /** Lets the server do it that has the table, where there are several. */
  leaveElsewhere?(room: string, code: string, person: PersonId): Promise<keyof Forgotten>;
  /** The table changed: everybody there should see it, and perhaps a bot has to move. */
  changed(table: LiveTable): void;
  failed(error: unknown): void;
}

export class Forgetting {
  private readonly parts: ForgettingParts;
  private readonly store: MatchStore;
  private readonly underWay = new Map<PersonId, Promise<Forgotten>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(parts: ForgettingParts) {
    this.parts = parts;
    this.store = parts.store;
  }

  /** Goes on with what a killed server left, now and whenever something could not be done. */
  start(): void {
    void this.goOn();
    this.timer = setInterval(() => void this.goOn(), RETRY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.allSettled(this.underWay.values());
  }

  /** Once for everybody who asks at the same time. */
  forget(person: PersonId): Promise<Forgotten> {
    let doing = this.underWay.get(person);
    if (!doing) {
      doing = this.forgetAll(person).finally(() => this.underWay.delete(person));
      this.underWay.set(person, doing);
    }
    return doing;
  }

  private async goOn(): Promise<void> {
    try {
      for (const person of await this.store.keeping.leavingPeople(MOST_TABLES_A_STEP))
        await this.forget(person);
    } catch (error) {
      // A disk that cannot be written to is reported elsewhere; it is tried again in a minute.
      if (!(error instanceof CannotWrite)) this.parts.failed(error);
    }
  }

  private async forgetAll(person: PersonId): Promise<Forgotten> {
    const { keeping } = this.store;
    const forgotten: Forgotten = { left: 0, handedOver: 0, unnamed: 0, removed: 0, lines: 0 };
    await this.parts.commits.write({ kind: 'leaving', person, at: Date.now() });
    this.parts.signOut(person);
    for (;;) {
      const tables = await this.store.tablesOf(person, MOST_TABLES_A_STEP);
      if (tables.length === 0) break;
      for (const table of tables) {
        forgotten[await this.leave(table.code, person)]++;
        await turn();
      }
    }
    for (;;) {
      const lines = await keeping.unnameLines(person, MOST_ROWS_A_STEP);
      forgotten.lines += lines;
      if (lines < MOST_ROWS_A_STEP) break;
      await turn();
    }
    await this.store.complaints.unnameReports(person);
    await keeping.removePerson(person);
    return forgotten;
  }

  /** Wherever the table is. */
  private async leave(code: string, person: PersonId): Promise<keyof Forgotten> {
    try {
      return await this.leaveHere(code, person);
    } catch (error) {
      if (!(error instanceof InAnotherRoom) || !this.parts.leaveElsewhere) throw error;
      return this.parts.leaveElsewhere(error.room, code, person);
    }
  }

  /** At a table in memory in its turn, and otherwise while nobody can wake it. */
  async leaveHere(code: string, person: PersonId): Promise<keyof Forgotten> {
    const { hall, changed } = this.parts;
    for (;;) {
      const live = hall.inMemory(code);
      if (live) {
        const what = await this.leaveLive(live, person);
        if (what !== 'removed') {
          changed(live);
          return what;
        }
        hall.dismiss(live);
      }
      let what: keyof Forgotten = 'removed';
      const isDone = await hall.whileAsleep(code, async () => {
        what = await this.leaveAsleep(code, person);
      });
      if (isDone) return what;
      // Somebody woke it, or another one is leaving it.
      await turn();
    }
  }

  private leaveLive(table: LiveTable, person: PersonId): Promise<keyof Forgotten> {
    return table.change(() => {
      const { record } = table;
      const next = parted(record, person, middlingLevel(table.entry));
      return {
        writes: next === null ? [] : [{ kind: 'table', table: next, without: person }],
        shown: () => {
          if (next === null) return 'removed';
          table.adopt(next);
          return kindOf(record);
        },
      };
    });
  }

  private async leaveAsleep(code: string, person: PersonId): Promise<keyof Forgotten> {
    const record = await this.store.table(code);
    if (!record) return 'removed';
    const entry = this.parts.hall.games.get(record.game);
    const next = parted(record, person, entry && middlingLevel(entry));
    if (next !== null) {
      await this.parts.commits.write({ kind: 'table', table: next, without: person });
      return kindOf(record);
    }
    while (!(await this.store.keeping.removeTable(record.number, MOST_ROWS_A_STEP))) await turn();
    return 'removed';
  }
}

function kindOf({ stage }: TableRecord): 'left' | 'handedOver' | 'unnamed' {
  if (stage === 'lobby') return 'left';
  return stage === 'playing' ? 'handedOver' : 'unnamed';
}
