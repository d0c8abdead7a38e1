/** Setting a table and everything that happens at it before and after the match. */
import { seatsIn } from '@airlock/kernel';
import type { StartInput, TableChange, TablePlan, TableSummary } from '@airlock/protocol';
import type { Person, TableRecord } from '../store/store.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './liveTable.ts';
import { Refused } from './refused.ts';
import {
  claimed,
  everyoneIsReady,
  left,
  mustBeHost,
  mustBeLobby,
  parsedOptions,
  plannedSeats,
  readied,
  rematchSeats,
  seatOf,
  started,
  withOptions,
  withSeatPlan,
} from './seating.ts';
import { announce, showViews } from './showing.ts';

/** Lines of "continue my games". */
const MOST_TABLES_LISTED = 30;

export interface LobbyEvents {
  /** A match began. */
  started(table: LiveTable): void;
}

export class Lobby {
  private readonly hall: Hall;
  private readonly events: LobbyEvents;

  constructor(hall: Hall, events: LobbyEvents) {
    this.hall = hall;
    this.events = events;
  }

  async set(host: Person, wish: TablePlan): Promise<LiveTable> {
    const entry = this.hall.game(wish.game);
    const plan: Omit<TableRecord, 'number' | 'code'> = {
      game: wish.game,
      host: host.id,
      options: parsedOptions(entry, wish.options),
      seats: plannedSeats(entry, wish.seats, host),
      stage: 'lobby',
      match: null,
      rematch: null,
      changedAt: Date.now(),
    };
    return this.open(plan, wish.start);
  }

  change(table: LiveTable, person: Person, { options, seat }: TableChange): Promise<void> {
    return this.alter(table, (record) => {
      mustBeLobby(record);
      mustBeHost(record, person);
      const planned = seat ? withSeatPlan(record, table.entry, seat.index, seat.plan, person) : record;
      return options ? withOptions(planned, table.entry, options) : planned;
    });
  }

  claim(table: LiveTable, person: Person, seat: number | undefined): Promise<void> {
    return this.alter(table, (record) => {
      mustBeLobby(record);
      return claimed(record, person, seat);
    });
  }

  leave(table: LiveTable, person: Person): Promise<void> {
    return this.alter(table, (record) => {
      if (record.stage === 'playing') {
        throw new Refused('not-allowed', 'The match is going on. Resign if you do not want to finish it.');
      }
      mustBeLobby(record);
      return left(record, person);
    });
  }

  ready(table: LiveTable, person: Person, ready: boolean): Promise<void> {
    return this.alter(table, (record) => {
      mustBeLobby(record);
      return readied(record, person, ready);
    });
  }

  start(table: LiveTable, person: Person, { fill }: StartInput): Promise<void> {
    return this.alter(table, (record) => {
      mustBeLobby(record);
      mustBeHost(record, person);
      return started(record, table.entry, fill);
    });
  }

  /** The first who asks sets the next table; the others get ready at it, and it starts by itself. */
  async rematch(table: LiveTable, person: Person): Promise<LiveTable> {
    const { record } = table;
    if (record.stage !== 'over') throw new Refused('too-early', 'This match is not over yet.');
    if (seatOf(record, person.id) === null) {
      throw new Refused('not-your-seat', 'Only those who played can ask for a rematch.');
    }
    if (record.rematch !== null) return this.joinRematch(record.rematch, person);
    const next = await this.open(
      {
        game: record.game,
        host: person.id,
        options: record.options,
        seats: rematchSeats(record, person.id),
        stage: 'lobby',
        match: null,
        rematch: null,
        changedAt: Date.now(),
      },
      true,
    );
    await this.alter(table, (now) => (now.rematch === null ? { ...now, rematch: next.code } : now));
    // Somebody asked at the same time and was first: theirs is the table to go to.
    const agreed = table.record.rematch;
    return agreed === null || agreed === next.code ? next : this.joinRematch(agreed, person);
  }

  async mine(person: Person): Promise<TableSummary[]> {
    const records = await this.hall.store.tablesOf(person.id, MOST_TABLES_LISTED);
    return Promise.all(
      records.map(async ({ code }) => {
        const table = await this.hall.find(code);
        return table.look(() => summary(table, person));
      }),
    );
  }

  private async joinRematch(code: string, person: Person): Promise<LiveTable> {
    const next = await this.hall.find(code);
    if (next.record.stage === 'lobby' && seatOf(next.record, person.id) !== null) {
      await this.alter(next, (record) => {
        mustBeLobby(record);
        const ready = readied(record, person, true);
        return everyoneIsReady(ready) ? started(ready, next.entry, undefined) : ready;
      });
    }
    return next;
  }

  private async open(plan: Omit<TableRecord, 'number' | 'code'>, start: boolean): Promise<LiveTable> {
    const table = await this.hall.open(plan);
    if (start && everyoneIsReady(table.record)) {
      await this.alter(table, (record) => started(record, table.entry, undefined));
    }
    return table;
  }

  private alter(table: LiveTable, changed: (record: TableRecord) => TableRecord): Promise<void> {
    return table.change(() => {
      const before = table.record;
      const record = changed(before);
      return {
        writes: record === before ? [] : [{ kind: 'table', table: record }],
        shown: () => {
          table.adopt(record);
          announce(table);
          if (before.match !== null || record.match === null) return;
          showViews(table);
          this.events.started(table);
        },
      };
    });
  }
}

function summary({ record, match }: LiveTable, person: Person): TableSummary {
  const mySeat = seatOf(record, person.id);
  const last = match?.log.at(-1);
  const startedAt = record.match?.startedAt;
  return {
    code: record.code,
    game: record.game,
    stage: record.stage,
    seats: record.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name)),
    mySeat,
    myMove: mySeat !== null && match !== null && seatsIn(match.waiting).includes(mySeat),
    moves: match?.log.length ?? 0,
    changedAt: last && startedAt !== undefined ? startedAt + last.at : record.changedAt,
  };
}
