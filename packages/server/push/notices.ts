/**
 * Tells people who are elsewhere of what they wanted to hear of: their move at a slow table, somebody who sat down at their table, and
 * that little time is left for a move. Once for each table and occasion, until they have been there. What is sent depends on nothing but
 * that their own seat is asked something and on who sits where, which they may always know.
 */
import { createHash } from 'node:crypto';
import { seatsIn } from '@airlock/kernel';
import { LATE_HOURS, type Occasion, type PushNotice } from '@airlock/protocol';
import { type Cancel, isProgram, type LiveTable, type Timers } from '@airlock/tables';
import type { MatchStore, PersonId, PushRecord, Write } from '../store/store.ts';
import type { PushMessage, Sent } from './sender.ts';

/** A notice that nobody has seen for this long is worth nothing. */
const LONGEST_S = 28 * 24 * 3_600;
const TOPIC_LETTERS = 32;
const LATE_MS = LATE_HOURS * 3_600_000;
const LOOK_EVERY_MS = 60_000;

export interface NoticesParts {
  readonly store: Pick<MatchStore, 'pushOf'>;
  readonly commits: { write(...group: Write[]): Promise<void> };
  readonly timers: Pick<Timers, 'every'>;
  readonly send: (to: PushRecord, message: PushMessage) => Promise<Sent>;
  failed(error: unknown): void;
}

export class Notices {
  private readonly parts: NoticesParts;
  /** Who was told what of a table, and when. */
  private readonly told = new WeakMap<LiveTable, Map<`${Occasion} ${PersonId}`, number>>();
  private stopLooking: Cancel | null = null;

  constructor(parts: NoticesParts) {
    this.parts = parts;
  }

  /** Looks through tables for those with little time left. Slow matches stay in memory for their clocks, so all of them are there. */
  lookAt(tables: () => Iterable<LiveTable>): void {
    this.stopLooking = this.parts.timers.every(LOOK_EVERY_MS, () => {
      for (const table of tables()) this.remind(table);
    });
  }

  close(): void {
    this.stopLooking?.();
  }

  /** Something was done at a table that is in this room. */
  acted(table: LiveTable): void {
    for (const person of awaitedAt(table)) this.tell(table, person, 'move');
  }

  /** Somebody sat down: whoever has set the table may be waiting for that. */
  sat(table: LiveTable): void {
    this.tell(table, table.record.host, 'seat');
  }

  private remind(table: LiveTable): void {
    const { due, record } = table;
    const time = record.company?.time;
    // Where there never was more, the move itself was the reminder.
    if ((due ?? Number.POSITIVE_INFINITY) > LATE_MS || time?.kind !== 'slow' || time.hours <= LATE_HOURS)
      return;
    for (const person of awaitedAt(table)) this.tell(table, person, 'late');
  }

  private tell(table: LiveTable, person: PersonId, occasion: Occasion): void {
    if (table.isHere(person) || isProgram(person)) return;
    const told = this.told.get(table) ?? new Map();
    this.told.set(table, told);
    const toldAt = told.get(`${occasion} ${person}`);
    if (toldAt !== undefined && !table.wasHereSince(person, toldAt)) return;
    told.set(`${occasion} ${person}`, Date.now());
    this.send(table, person, occasion).catch((error) => this.parts.failed(error));
  }

  private async send(table: LiveTable, person: PersonId, occasion: Occasion): Promise<void> {
    const { store, commits, send } = this.parts;
    const message = messageOf(table, occasion);
    for (const subscription of await store.pushOf(person)) {
      if (!subscription.wants.split(' ').includes(occasion)) continue;
      if ((await send(subscription, message)) === 'gone') {
        await commits.write({ kind: 'endPush', endpoint: subscription.endpoint });
      }
    }
  }
}

/** Those whose move it is at a slow table, if a bot does not play for them. */
function awaitedAt({ record, match }: LiveTable): PersonId[] {
  if (record.company?.time?.kind !== 'slow' || record.stage !== 'playing' || !match) return [];
  return seatsIn(match.waiting).flatMap((index) => {
    const seat = record.seats[index];
    return seat?.kind === 'person' && seat.standIn === undefined ? [seat.person] : [];
  });
}

/** The table, the game's name and what kind of notice it is; nothing else. A later notice about a table replaces an earlier one. */
function messageOf({ code, entry, due }: LiveTable, type: Occasion): PushMessage {
  const notice: PushNotice = { type, table: code, game: entry.game.words.title };
  return {
    words: JSON.stringify(notice),
    topic: createHash('sha256').update(code).digest('base64url').slice(0, TOPIC_LETTERS),
    lasts: Math.min(LONGEST_S, (due ?? LONGEST_S * 1_000) / 1_000),
  };
}
