/** Writing down that a table is another one now, and telling it: what all changes of a table have in common. */
import type { Aftermath } from './acting.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './liveTable.ts';
import { newsLines } from './lobbyNews.ts';
import { everyoneIsReady, seatOf, started } from './seating.ts';
import { announce, showViews } from './showing.ts';
import type { TableRecord } from './store/store.ts';

export interface LobbyEvents extends Aftermath {
  /** A match began. */
  started(table: LiveTable): void;
  failed(error: unknown): void;
  /** Somebody sits elsewhere now, or lets a bot play. */
  changed(table: LiveTable): void;
  /** Somebody has sat down before the match. */
  sat(table: LiveTable): void;
}

export class Altering {
  readonly hall: Hall;
  readonly events: LobbyEvents;

  constructor(hall: Hall, events: LobbyEvents) {
    this.hall = hall;
    this.events = events;
  }

  async open(plan: Omit<TableRecord, 'number' | 'code'>, start: boolean): Promise<LiveTable> {
    const table = await this.hall.open(plan);
    if (start && everyoneIsReady(table.record)) {
      await this.alter(table, (record) => this.begun(record, table));
    }
    return table;
  }

  begun(record: TableRecord, { entry }: LiveTable, fill?: string): TableRecord {
    return started(record, entry, this.hall.chance.seed(record.code), fill);
  }

  alter(
    table: LiveTable,
    changed: (record: TableRecord) => TableRecord,
    tell = () => announce(table),
  ): Promise<void> {
    return table.change(() => this.altered(table, changed(table.record), { tell }));
  }

  /** A record that takes the place of another: what to write, and what follows. `told` are lines for everybody's talk. */
  altered(
    table: LiveTable,
    record: TableRecord,
    { tell = () => announce(table), told = [] }: { tell?: () => void; told?: readonly string[] } = {},
  ) {
    const before = table.record;
    if (record === before) return { writes: [], shown: () => undefined };
    const news = newsLines(table, told);
    return {
      writes: [{ kind: 'table', table: record } as const, ...news.writes],
      shown: () => {
        table.adopt(record);
        tell();
        news.shown();
        if (before.stage === 'lobby' && hasNewcomer(before, record)) this.events.sat(table);
        if (before.match !== null || record.match === null) this.events.changed(table);
        else {
          showViews(table);
          this.events.started(table);
        }
      },
    };
  }
}

/** The host sets the table, and needs not be told of themselves. */
const hasNewcomer = (before: TableRecord, { seats, host }: TableRecord): boolean =>
  seats.some(
    (seat) => seat.kind === 'person' && seat.person !== host && seatOf(before, seat.person) === null,
  );
