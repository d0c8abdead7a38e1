/**
 * Tells people who are elsewhere that it is their move at a slow table: once for each table, until they have been there. What is sent
 * depends on nothing but that their own seat is asked something, which they may always know.
 */
import { createHash } from 'node:crypto';
import { seatsIn } from '@airlock/kernel';
import { isProgram, type LiveTable } from '@airlock/tables';
import type { MatchStore, PersonId, PushRecord, Write } from '../store/store.ts';
import type { PushMessage, Sent } from './sender.ts';

/** A notice that nobody has seen for this long is worth nothing. */
const LONGEST_S = 28 * 24 * 3_600;
const TOPIC_LETTERS = 32;

export interface MoveNoticesParts {
  readonly store: Pick<MatchStore, 'pushOf'>;
  readonly commits: { write(...group: Write[]): Promise<void> };
  readonly send: (to: PushRecord, message: PushMessage) => Promise<Sent>;
  failed(error: unknown): void;
}

export class MoveNotices {
  private readonly parts: MoveNoticesParts;
  /** Who has been told of a table and has not been there since. */
  private readonly told = new WeakMap<LiveTable, Set<PersonId>>();

  constructor(parts: MoveNoticesParts) {
    this.parts = parts;
  }

  /** Something was done at a table that is in this room. */
  acted(table: LiveTable): void {
    const { record, match } = table;
    if (record.company?.time?.kind !== 'slow' || record.stage !== 'playing' || !match) return;
    const told = this.told.get(table) ?? new Set();
    this.told.set(table, told);
    for (const person of [...told]) if (table.isHere(person)) told.delete(person);
    for (const index of seatsIn(match.waiting)) {
      const seat = record.seats[index];
      if (seat?.kind !== 'person' || seat.standIn !== undefined || isProgram(seat.person)) continue;
      if (told.has(seat.person) || table.isHere(seat.person)) continue;
      told.add(seat.person);
      this.tell(table, seat.person).catch((error) => this.parts.failed(error));
    }
  }

  private async tell(table: LiveTable, person: PersonId): Promise<void> {
    const { store, commits, send } = this.parts;
    const message = messageOf(table);
    for (const subscription of await store.pushOf(person)) {
      if ((await send(subscription, message)) === 'gone') {
        await commits.write({ kind: 'endPush', endpoint: subscription.endpoint });
      }
    }
  }
}

/** The table, the game's name and what kind of notice it is; nothing else. */
function messageOf({ code, entry, due }: LiveTable): PushMessage {
  return {
    words: JSON.stringify({ type: 'move', table: code, game: entry.game.words.title }),
    topic: createHash('sha256').update(code).digest('base64url').slice(0, TOPIC_LETTERS),
    lasts: Math.min(LONGEST_S, (due ?? LONGEST_S * 1_000) / 1_000),
  };
}
