/** The list of one's tables, with a line about each. */
import {
  type AnyGame,
  type Outcome,
  plainText,
  type Seat,
  SPECTATOR,
  seatsIn,
  tellApart,
} from '@airlock/kernel';
import type { TableSummary } from '@airlock/protocol';
import type { Altering } from './altering.ts';
import { InAnotherRoom } from './claims.ts';
import type { LiveTable } from './liveTable.ts';
import { Refused } from './refused.ts';
import type { OtherRooms } from './rematches.ts';
import { namesAt, seatOf } from './seating.ts';
import { localMark, oldRulesAt } from './showing.ts';
import type { Person, TableRecord } from './store/store.ts';

/** Lines of "continue my games". */
export const MOST_TABLES_LISTED = 30;

export class Summaries {
  private readonly altering: Altering;
  private readonly otherRooms: OtherRooms | undefined;

  constructor(altering: Altering, otherRooms: OtherRooms | undefined) {
    this.altering = altering;
    this.otherRooms = otherRooms;
  }

  async mine(person: Person): Promise<TableSummary[]> {
    const records = await this.altering.hall.store.tablesOf(person.id, MOST_TABLES_LISTED);
    const listed = records.filter(({ company }) => !company?.unlisted?.includes(person.id));
    const summaries = await Promise.all(listed.map(({ code }) => this.of(code, person)));
    return summaries.filter((line) => line !== null);
  }

  /** `null` for a table that cannot be opened, which must not hide the others. */
  async of(code: string, person: Person): Promise<TableSummary | null> {
    try {
      const table = await this.altering.hall.find(code);
      return await table.look(() => summary(table, person));
    } catch (error) {
      if (error instanceof InAnotherRoom && this.otherRooms) {
        return this.otherRooms.summary(error.room, code, person);
      }
      if (!(error instanceof Refused)) this.altering.events.failed(error);
      return null;
    }
  }

  /** A match that is over is no longer in somebody's list. */
  remove(table: LiveTable, person: Person): Promise<void> {
    return this.altering.alter(table, (record) => {
      if (record.stage !== 'over' && record.stage !== 'abandoned') {
        throw new Refused('too-early', 'This match is not over yet.');
      }
      if (seatOf(record, person.id) === null && record.host !== person.id) {
        throw new Refused('not-your-seat', 'This match is not in your list.');
      }
      const unlisted = record.company?.unlisted ?? [];
      if (unlisted.includes(person.id)) return record;
      return { ...record, company: { ...record.company, unlisted: [...unlisted, person.id] } };
    });
  }
}

function summary(table: LiveTable, person: Person): TableSummary {
  const { record, match } = table;
  const mySeat = seatOf(record, person.id);
  const log = match?.log ?? table.pastLog ?? [];
  const last = log.at(-1);
  const startedAt = record.match?.startedAt;
  const endedByRules = record.match?.endedBy !== undefined;
  const outcome = record.stage === 'over' ? (match?.outcome ?? null) : null;
  const { due } = table;
  return {
    code: record.code,
    game: record.game,
    stage: record.stage,
    seats: distinctNames(record, table.entry.game),
    mySeat,
    myMove:
      mySeat !== null &&
      match !== null &&
      record.stage === 'playing' &&
      seatsIn(match.waiting).includes(mySeat),
    moves: log.length,
    changedAt: last && startedAt !== undefined && !endedByRules ? startedAt + last.at : record.changedAt,
    ...(typeof due === 'number' ? { due } : {}),
    ...(outcome && match ? { result: resultOf(match.game, outcome, record, mySeat) } : {}),
    company: record.seats.some((seat) => seat.kind === 'person' && seat.person !== person.id),
    ...oldRulesAt(table),
    ...localMark(record),
  };
}

/** How a match ended, said to one of its players. */
function resultOf({ words }: AnyGame, outcome: Outcome, record: TableRecord, reader: Seat | null): string {
  const names = tellApart(namesAt(record), (seat) => words.seat(seat));
  return plainText(words.outcome(outcome, { names, reader: reader ?? SPECTATOR }));
}

/** Two bots of one level are told apart here as they are at the table; an open seat has no name. */
function distinctNames(record: TableRecord, { words }: AnyGame): string[] {
  const names = namesAt(record);
  return tellApart(names, (seat) => words.seat(seat)).map((name, seat) => (names[seat] === '' ? '' : name));
}
