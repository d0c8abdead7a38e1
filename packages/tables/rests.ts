/**
 * Tables at which nobody is: their clocks and bots rest until somebody comes. Somebody is who plays there, or who set
 * the table and watches; others who watch start and stop nothing. What a rest is, is kept in memory only. A
 * table that comes from the disk rests at first, so that nothing is read or thought about for nobody.
 */
import { SPECTATOR } from '@airlock/kernel';
import type { LiveTable } from './liveTable.ts';
import type { Member } from './member.ts';
import type { PersonId } from './store/store.ts';

/**
 * Whoever is given less time than this is expected to sit at the table, and gets all of it again after a rest. Whoever is
 * given more will come and go: that time runs on, whether anybody is there or not.
 */
const LONGEST_SITTING_MS = 3_600_000;

/** A time that ran out while the table rested ends this long after the first one is back. */
const SHORTEST_AFTER_WAKING_MS = 5_000;

/** When the time for a question is over. `wokenAt` is when the table last woke, if the question stood already then. */
export function endOf(milliseconds: number, askedAt: number, wokenAt: number | null): number {
  if (wokenAt === null) return askedAt + milliseconds;
  if (milliseconds < LONGEST_SITTING_MS) return wokenAt + milliseconds;
  return Math.max(askedAt + milliseconds, wokenAt + SHORTEST_AFTER_WAKING_MS);
}

/** Whether a match goes on for somebody. */
const keepsAwake = ({ record }: LiveTable, { viewer, listener }: Member): boolean =>
  viewer !== SPECTATOR || listener.person?.id === record.host;

/** The person in whose name the bots of a table think: its host, or failing that the first of those who came. */
export function personServed(table: LiveTable): PersonId {
  const { members, record } = table;
  const there = members.flatMap((member) =>
    member.listener.person && keepsAwake(table, member) ? [member.listener.person.id] : [],
  );
  return there.includes(record.host) ? record.host : (there[0] ?? record.host);
}

export interface RestWatch {
  rested(table: LiveTable): void;
}

export class Rests {
  /** `null` where no table ever rests. */
  private readonly graceMs: number | null;
  private readonly watch: RestWatch;
  /** When the last of those left for whom a match goes on. */
  private readonly leftAt = new WeakMap<LiveTable, number>();

  constructor(graceMs: number | null, watch: RestWatch) {
    this.graceMs = graceMs;
    this.watch = watch;
  }

  /** Puts a table on hold at which nobody has been for the grace time, or at which nobody has been yet. */
  look(table: LiveTable): void {
    if (this.graceMs === null || table.isResting || table.record.stage !== 'playing') return;
    // There people come and go, and nobody waits for anybody else to be there.
    if (table.record.company?.time?.kind === 'slow') return;
    if (table.members.some((member) => keepsAwake(table, member))) return;
    const left = this.leftAt.get(table);
    if (left !== undefined && Date.now() - left < this.graceMs) return;
    table.isResting = true;
    this.watch.rested(table);
  }

  /** Somebody has come to a table; says whether that wakes it. */
  came(table: LiveTable, member: Member): boolean {
    if (!table.isResting || !keepsAwake(table, member)) return false;
    table.isResting = false;
    table.woken = { asked: table.match?.asked.sequence ?? 0, at: Date.now() };
    return true;
  }

  /** Somebody has left a table. */
  left(table: LiveTable, member: Member): void {
    if (!keepsAwake(table, member) || table.members.some((other) => keepsAwake(table, other))) return;
    this.leftAt.set(table, Date.now());
  }
}
