/** Playing again with the same people, once a match is over. */
import type { Options } from '@airlock/kernel';
import type { TableInfo, TableSummary } from '@airlock/protocol';
import type { Altering } from './altering.ts';
import { InAnotherRoom } from './claims.ts';
import type { LiveTable } from './liveTable.ts';
import { Refused } from './refused.ts';
import { everyoneIsReady, mustBeLobby, parsedOptions, readied, rematchSeats, seatOf } from './seating.ts';
import { tableInfo } from './showing.ts';
import type { Person, TableRecord } from './store/store.ts';

/** What other rooms that share the store tell of their tables. */
export interface OtherRooms {
  /** `null` where that room does not answer. */
  summary(room: string, code: string, person: Person): Promise<TableSummary | null>;
  /** Gets somebody ready there, at the table where they play again. */
  joinRematch(room: string, code: string, person: Person): Promise<TableInfo>;
}

export class Rematches {
  private readonly altering: Altering;
  private readonly otherRooms: OtherRooms | undefined;

  constructor(altering: Altering, otherRooms: OtherRooms | undefined) {
    this.altering = altering;
    this.otherRooms = otherRooms;
  }

  /** The first who asks sets the next table; the others get ready at it, and it starts by itself. */
  async ask(table: LiveTable, person: Person): Promise<TableInfo> {
    const { record } = table;
    if (record.stage !== 'over' && record.stage !== 'abandoned') {
      throw new Refused('too-early', 'This match is not over yet.');
    }
    if (seatOf(record, person.id) === null) {
      throw new Refused('not-your-seat', 'Only those who played can ask for a rematch.');
    }
    const agreedBefore = record.rematch;
    if (agreedBefore !== null && (await this.isThere(agreedBefore))) {
      return this.join(agreedBefore, person);
    }
    const agreed = await table.look(() => rematchOptions(table));
    const next = await this.altering.open(
      {
        game: record.game,
        host: person.id,
        // Perhaps the rules have changed since, and the options with them.
        options: parsedOptions(table.entry, agreed ?? record.options),
        seats: rematchSeats(record, person.id, agreed !== null),
        ...agreedBy(record),
        stage: 'lobby',
        match: null,
        rematch: null,
        changedAt: Date.now(),
      },
      true,
    );
    await this.altering.alter(table, (now) =>
      now.rematch === agreedBefore ? { ...now, rematch: next.code } : now,
    );
    // Somebody asked at the same time and was first: theirs is the table to go to.
    const first = table.record.rematch;
    return first === null || first === next.code ? tableInfo(next, person.id) : this.join(first, person);
  }

  /** The same for another room, whose table this is not. */
  async joinHere(code: string, person: Person): Promise<TableInfo> {
    const next = await this.altering.hall.find(code);
    if (next.record.stage === 'lobby' && seatOf(next.record, person.id) !== null) {
      await this.altering.alter(next, (record) => {
        mustBeLobby(record);
        const ready = readied(record, person, true);
        return everyoneIsReady(ready) ? this.altering.begun(ready, next) : ready;
      });
    }
    return tableInfo(next, person.id);
  }

  private async join(code: string, person: Person): Promise<TableInfo> {
    try {
      return await this.joinHere(code, person);
    } catch (error) {
      if (!(error instanceof InAnotherRoom) || !this.otherRooms) throw error;
      return this.otherRooms.joinRematch(error.room, code, person);
    }
  }

  /** Tables nobody uses are not kept for ever. */
  private async isThere(code: string): Promise<boolean> {
    return (await this.altering.hall.store.table(code)) !== undefined;
  }
}

/** What people go on to agree on in a rematch. */
function agreedBy({ company }: TableRecord): Pick<TableRecord, 'company'> {
  const { time, noPrograms } = company ?? {};
  if (!time && !noPrograms) return {};
  return { company: { ...(time ? { time } : {}), ...(noPrograms ? { noPrograms } : {}) } };
}

/** `null` where the game says nothing about rematches, and where the match cannot be read any more. */
const rematchOptions = ({ match }: LiveTable): Options | null =>
  match?.game.rematchOptions?.(match.state) ?? null;
