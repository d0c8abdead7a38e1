/** Tables that want company: which these are, who may sit down, and what happens when nobody else comes. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { type OpenInput, type OpenTable, paceOf } from '@airlock/protocol';
import type { LiveTable } from './liveTable.ts';
import { isProgram } from './programs.ts';
import { Refused } from './refused.ts';
import { botSeat, middlingLevel, mustBeLobby } from './seating.ts';
import type { OpenRecord, PersonId, SeatRecord, TableRecord } from './store/store.ts';
import type { Cancel, Timers } from './timers.ts';

const MINUTE = 60_000;

/** Of one host, at the same time: whoever opens more only makes the list longer for everybody. */
export const MOST_OPEN_TABLES = 2;

export const isOpenTable = ({ stage, company }: TableRecord): boolean =>
  stage === 'lobby' && company?.open !== undefined;

/** The table wants company from now on, or no longer. */
export function withOpen(record: TableRecord, entry: CatalogueEntry, open: OpenInput | null): TableRecord {
  mustBeLobby(record);
  if (open === null) return withoutOpen(record);
  if (!record.seats.some(({ kind }) => kind === 'open')) {
    throw new Refused('not-allowed', 'All seats are taken. Open one before you ask for company.');
  }
  const level = open.level ?? middlingLevel(entry);
  if (level === undefined && open.minutes > 0) {
    throw new Refused('not-allowed', `${entry.game.words.title} has no bots that could take the seats.`);
  }
  // Says which levels there are.
  if (level !== undefined) botSeat(entry, level);
  const now = Date.now();
  const kept: OpenRecord = {
    since: record.company?.open?.since ?? now,
    minutes: open.minutes,
    fillAt: open.minutes === 0 ? null : now + open.minutes * MINUTE,
    level: level ?? '',
  };
  return { ...record, company: { ...record.company, open: kept } };
}

export function withoutOpen(record: TableRecord): TableRecord {
  if (!record.company?.open) return record;
  const { open: _, ...company } = record.company;
  return { ...record, company };
}

export function mustBeOpen(record: TableRecord): void {
  mustBeLobby(record);
  if (!isOpenTable(record))
    throw new Refused('not-allowed', 'This table does not look for company any more.');
}

/** Whether somebody may sit down there, as far as its record says. */
export const isOpenFor = (record: TableRecord, person: PersonId | undefined): boolean =>
  isOpenTable(record) &&
  record.seats.some(({ kind }) => kind === 'open') &&
  record.seats.some((seat) => seat.kind === 'person' && !isProgram(seat.person)) &&
  !(person !== undefined && record.company?.keptOut?.includes(person));

/** The line of the list; `null` where nobody may sit down. */
export function openLine(
  record: TableRecord,
  { game }: CatalogueEntry,
  reader: PersonId | undefined,
): OpenTable | null {
  const open = record.company?.open;
  if (!open || !isOpenFor(record, reader)) return null;
  const people = record.seats.filter((seat) => seat.kind === 'person');
  const byHost = [...people].sort((one, other) => rank(record, one) - rank(record, other));
  const now = Date.now();
  return {
    code: record.code,
    game: record.game,
    pace: paceOf({ time: record.company?.time, options: record.options }, game),
    seats: record.seats.length,
    free: record.seats.filter(({ kind }) => kind === 'open').length,
    people: byHost.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])),
    since: Math.max(0, now - open.since),
    fills: open.fillAt === null ? null : Math.max(0, open.fillAt - now),
  };
}

const rank = ({ host }: TableRecord, seat: SeatRecord): number =>
  seat.kind === 'person' && seat.person === host ? 0 : 1;

/** What everybody at the table is told: after how many minutes bots come, and how many milliseconds are left. */
export function openInfo({
  company,
}: TableRecord): { minutes: number; fills: number | null; level: string } | null {
  const open = company?.open;
  if (!open) return null;
  const { minutes, fillAt, level } = open;
  return { minutes, level, fills: fillAt === null ? null : Math.max(0, fillAt - Date.now()) };
}

/** People who have been there within the grace time are ready, bots take all other seats; `null` where nobody is there. */
export function filled(table: LiveTable): TableRecord | null {
  const { record } = table;
  const seats = record.seats.map((seat): SeatRecord => {
    if (seat.kind !== 'person') return seat;
    if (table.isAway(seat.person)) return { kind: 'open' };
    const { again: _, ...rest } = seat;
    return { ...rest, ready: true };
  });
  const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []));
  const [first] = [...people].sort((one, other) => (one.since ?? 0) - (other.since ?? 0));
  if (!first || !people.some(({ person }) => table.isHere(person))) return null;
  const host = people.some(({ person }) => person === record.host) ? record.host : first.person;
  return { ...record, seats, host };
}

export interface OpenTablesWatch {
  /** Its time is up. */
  fill(table: LiveTable): void;
  /** Nobody is there any more. */
  close(table: LiveTable): void;
}

/** When bots take the open seats of which table. */
export class OpenTables {
  private readonly timers: Timers;
  private readonly watch: OpenTablesWatch;
  private readonly waits = new Map<LiveTable, { readonly at: number; readonly cancel: Cancel }>();

  constructor(timers: Timers, watch: OpenTablesWatch) {
    this.timers = timers;
    this.watch = watch;
  }

  /** Something changed at a table, or it came to memory. */
  consider(table: LiveTable): void {
    const at = isOpenTable(table.record) ? (table.record.company?.open?.fillAt ?? null) : null;
    const known = this.waits.get(table);
    if (known?.at === at) return;
    known?.cancel();
    this.waits.delete(table);
    if (at === null) return;
    const cancel = this.timers.after(Math.max(0, at - Date.now()), () => {
      this.waits.delete(table);
      this.watch.fill(table);
    });
    this.waits.set(table, { at, cancel });
  }

  /** A table at which nobody has been for the grace time wants no company. */
  look(table: LiveTable): void {
    const { record } = table;
    if (!isOpenTable(record)) return;
    const isLeft = record.seats.every((seat) => seat.kind !== 'person' || table.isAway(seat.person));
    if (isLeft) this.watch.close(table);
  }

  isWaitingAt(table: LiveTable): boolean {
    return this.waits.has(table);
  }

  close(): void {
    for (const { cancel } of this.waits.values()) cancel();
    this.waits.clear();
  }
}
