/** What becomes of a table whose people stay away, and of those who come back. */
import { CLOCK, has, type Seat } from '@airlock/kernel';
import { act, actByText, startedMatch } from './acting.ts';
import type { Altering } from './altering.ts';
import type { LiveTable } from './liveTable.ts';
import { Refused } from './refused.ts';
import {
  isPlayedByBot,
  namesAt,
  passedOn,
  seatOf,
  stopping,
  withoutStandIn,
  withStandIn,
} from './seating.ts';
import { announce, announceEnd, announceLateness } from './showing.ts';
import type { Person, TableRecord } from './store/store.ts';

/** What every game in which one can give up calls it. */
const RESIGN = 'resign';

export class Absences {
  private readonly altering: Altering;

  constructor(altering: Altering) {
    this.altering = altering;
  }

  /** A host who has been away for the grace time cannot keep the others waiting: whoever has sat there longest is host. */
  async passOn(table: LiveTable): Promise<void> {
    const heirOf = (record: TableRecord): Seat | null =>
      isOpenTo(record) && table.isAway(record.host) ? longestHere(table) : null;
    if (heirOf(table.record) === null) return;
    await table.change(() => {
      const { record } = table;
      const heir = heirOf(record);
      if (heir === null) return { writes: [], shown: () => undefined };
      const name = namesAt(record)[heir] ?? '';
      return this.altering.altered(table, passedOn(record, heir), {
        told: [`The host has been away for a while. ${name} is the host now.`],
      });
    });
  }

  /** A bot plays on for somebody who has been away too long. */
  standIn(table: LiveTable, asker: Person, seat: Seat, level: string): Promise<void> {
    return this.altering.alter(table, (record) => {
      mustBeAbsent(table, asker, seat);
      return withStandIn(record, table.entry, seat, level, table.match?.log.length ?? 0);
    });
  }

  /** Somebody has been away too long: their seat resigns. */
  claimWin(table: LiveTable, asker: Person, seat: Seat): Promise<void> {
    return table.change(() => {
      mustBeAbsent(table, asker, seat);
      return actByText(table, { seat }, table.match?.log.length ?? 0, RESIGN, this.altering.events);
    });
  }

  /** Somebody has been away too long: the asker decides in their place, as far as the game lets them. */
  takeOver(table: LiveTable, asker: Person, seat: Seat): Promise<void> {
    return table.change(() => {
      mustBeAbsent(table, asker, seat);
      const match = startedMatch(table);
      const by = seatOf(table.record, asker.id);
      const action = by === null ? null : (match.game.takeOver?.(match.state, by) ?? null);
      if (action === null || !has(match.game.waiting(match.state), seat)) {
        throw new Refused('not-allowed', 'Nothing is asked of them that you could decide.');
      }
      return act(table, { seat: CLOCK }, match.log.length, action, this.altering.events);
    });
  }

  /** All people who play have to agree; a bot has no say in it. */
  abandon(table: LiveTable, person: Person, agree: boolean): Promise<void> {
    return this.altering.alter(
      table,
      (record) => {
        if (record.stage !== 'playing') throw new Refused('not-started', 'No match is going on here.');
        return stopping(record, person, agree);
      },
      () => (table.record.stage === 'abandoned' ? announceEnd(table) : announce(table)),
    );
  }

  /** They are back: nobody plays or chooses for them any more. */
  async welcomeBack(table: LiveTable, seat: Seat): Promise<void> {
    if (table.lateness?.forget(seat)) announceLateness(table, seat);
    if (isPlayedByBot(table.record.seats[seat])) {
      await this.altering.alter(table, (record) =>
        withoutStandIn(record, seat, table.match?.log.length ?? 0),
      );
    }
  }
}

/** Whether there is something left to decide about it. */
const isOpenTo = ({ stage }: TableRecord): boolean => stage === 'lobby' || stage === 'playing';

/** The seat of the person who is here and sat down first; `null` where nobody is. */
function longestHere(table: LiveTable): Seat | null {
  let heir: Seat | null = null;
  let first = Number.POSITIVE_INFINITY;
  for (const [index, seat] of table.record.seats.entries()) {
    if (seat.kind !== 'person' || !table.isHere(seat.person) || (seat.since ?? 0) >= first) continue;
    heir = index;
    first = seat.since ?? 0;
  }
  return heir;
}

/** Only players may go on without another one, and only when that one has been away too long. */
function mustBeAbsent(table: LiveTable, asker: Person, seat: Seat): void {
  const { record, absent } = table;
  if (record.stage !== 'playing') throw new Refused('not-started', 'No match is going on here.');
  if (seatOf(record, asker.id) === null) {
    throw new Refused('not-your-seat', 'Only those who play can decide that.');
  }
  const other = record.seats[seat];
  if (other?.kind !== 'person' || other.person === asker.id) {
    throw new Refused('bad-request', 'Name the seat of another person.');
  }
  if (!has(absent, seat)) throw new Refused('too-early', `${other.name} has not been away long enough.`);
}
