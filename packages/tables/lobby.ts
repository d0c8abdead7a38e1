/** Setting a table and everything that happens at it before and after the match. */
import { CLOCK, has, type Options, type Seat, seatsIn } from '@airlock/kernel';
import type { StartInput, TableChange, TableCopy, TablePlan, TableSummary } from '@airlock/protocol';
import { type Aftermath, act, actByText, startedMatch } from './acting.ts';
import { InAnotherRoom } from './claims.ts';
import { offersSeat, takeIn, withOfferedSeat, withSeatTaken } from './copies.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './liveTable.ts';
import { Refused } from './refused.ts';
import {
  claimed,
  everyoneIsReady,
  isPlayedByBot,
  left,
  mustBeHost,
  mustBeLobby,
  mustHideDeal,
  namesAt,
  parsedOptions,
  plannedSeats,
  readied,
  rematchSeats,
  renamed,
  seatOf,
  started,
  stopping,
  withOptions,
  withoutStandIn,
  withSeatCount,
  withSeatPlan,
  withStandIn,
} from './seating.ts';
import { announce, announceEnd, announceLateness, localMark, oldRulesAt, showViews } from './showing.ts';
import type { Person, TableRecord } from './store/store.ts';

/** Lines of "continue my games". */
const MOST_TABLES_LISTED = 30;

/** What every game in which one can give up calls it. */
const RESIGN = 'resign';

/** Which names people may have; refuses the others. */
export interface NameRules {
  mustBeFit(name: string): void;
}

export interface LobbyEvents extends Aftermath {
  /** A match began. */
  started(table: LiveTable): void;
  failed(error: unknown): void;
  /** Somebody sits elsewhere now, or lets a bot play. */
  changed(table: LiveTable): void;
}

/** What other rooms that share the store tell of their tables. */
export interface OtherRooms {
  /** `null` where that room does not answer. */
  summary(room: string, code: string, person: Person): Promise<TableSummary | null>;
}

export class Lobby {
  private readonly hall: Hall;
  private readonly names: NameRules;
  private readonly otherRooms: OtherRooms | undefined;
  private readonly events: LobbyEvents;

  constructor(hall: Hall, names: NameRules, otherRooms: OtherRooms | undefined, events: LobbyEvents) {
    this.hall = hall;
    this.names = names;
    this.otherRooms = otherRooms;
    this.events = events;
  }

  async set(host: Person, wish: TablePlan): Promise<LiveTable> {
    this.names.mustBeFit(host.name);
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
    mustHideDeal(plan, entry);
    return this.open(plan, wish.start);
  }

  change(table: LiveTable, person: Person, { options, seats, seat }: TableChange): Promise<void> {
    return this.alter(table, (record) => {
      mustBeLobby(record);
      mustBeHost(record, person);
      const sized = seats === undefined ? record : withSeatCount(record, table.entry, seats);
      const planned = seat ? withSeatPlan(sized, table.entry, seat.index, seat.plan, person) : sized;
      const changed = options ? withOptions(planned, table.entry, options) : planned;
      mustHideDeal(changed, table.entry);
      return changed;
    });
  }

  /** A match that was begun in somebody's page: it goes on here, or is kept. */
  async takeIn(person: Person, copy: TableCopy): Promise<LiveTable> {
    this.names.mustBeFit(person.name);
    const { hall } = this;
    const table = await takeIn(hall, person, copy);
    this.events.changed(table);
    if (copy.invite) await this.alter(table, withOfferedSeat);
    return table;
  }

  claim(table: LiveTable, person: Person, seat: number | undefined): Promise<void> {
    return this.alter(table, (record) => {
      if (!offersSeat(record)) mustBeLobby(record);
      this.names.mustBeFit(person.name);
      if (record.stage === 'playing') return withSeatTaken(record, person, seat);
      return claimed(record, person, seat);
    });
  }

  /** Somebody has another name now: they have it at the tables that have not begun. */
  renamed(person: Person): Promise<void> {
    return this.alterLobbies(person, renamed);
  }

  /** A guest who is signed in nowhere cannot come back: others may have their seats. */
  signedOut(person: Person): Promise<void> {
    return this.alterLobbies(person, left);
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
      return this.begun(record, table, fill);
    });
  }

  /** A bot plays on for somebody who has been away too long. */
  standIn(table: LiveTable, asker: Person, seat: Seat, level: string): Promise<void> {
    return this.alter(table, (record) => {
      mustBeAbsent(table, asker, seat);
      return withStandIn(record, table.entry, seat, level);
    });
  }

  /** Somebody has been away too long: their seat resigns. */
  claimWin(table: LiveTable, asker: Person, seat: Seat): Promise<void> {
    return table.change(() => {
      mustBeAbsent(table, asker, seat);
      return actByText(table, { seat }, table.match?.log.length ?? 0, RESIGN, this.events);
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
      return act(table, { seat: CLOCK }, match.log.length, action, this.events);
    });
  }

  /** All people who play have to agree; a bot has no say in it. */
  abandon(table: LiveTable, person: Person, agree: boolean): Promise<void> {
    return this.alter(
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
      await this.alter(table, (record) => withoutStandIn(record, seat));
    }
  }

  /** The first who asks sets the next table; the others get ready at it, and it starts by itself. */
  async rematch(table: LiveTable, person: Person): Promise<LiveTable> {
    const { record } = table;
    if (record.stage !== 'over' && record.stage !== 'abandoned') {
      throw new Refused('too-early', 'This match is not over yet.');
    }
    if (seatOf(record, person.id) === null) {
      throw new Refused('not-your-seat', 'Only those who played can ask for a rematch.');
    }
    const agreedBefore = record.rematch;
    if (agreedBefore !== null && (await this.isThere(agreedBefore))) {
      return this.joinRematch(agreedBefore, person);
    }
    const agreed = await table.look(() => rematchOptions(table));
    const next = await this.open(
      {
        game: record.game,
        host: person.id,
        // Perhaps the rules have changed since, and the options with them.
        options: parsedOptions(table.entry, agreed ?? record.options),
        seats: rematchSeats(record, person.id, agreed !== null),
        stage: 'lobby',
        match: null,
        rematch: null,
        changedAt: Date.now(),
      },
      true,
    );
    await this.alter(table, (now) => (now.rematch === agreedBefore ? { ...now, rematch: next.code } : now));
    // Somebody asked at the same time and was first: theirs is the table to go to.
    const first = table.record.rematch;
    return first === null || first === next.code ? next : this.joinRematch(first, person);
  }

  async mine(person: Person): Promise<TableSummary[]> {
    const records = await this.hall.store.tablesOf(person.id, MOST_TABLES_LISTED);
    const summaries = await Promise.all(records.map(({ code }) => this.summary(code, person)));
    return summaries.filter((line) => line !== null);
  }

  /** `null` for a table that cannot be opened, which must not hide the others. */
  async summary(code: string, person: Person): Promise<TableSummary | null> {
    try {
      const table = await this.hall.find(code);
      return await table.look(() => summary(table, person));
    } catch (error) {
      if (error instanceof InAnotherRoom && this.otherRooms) {
        return this.otherRooms.summary(error.room, code, person);
      }
      if (!(error instanceof Refused)) this.events.failed(error);
      return null;
    }
  }

  /** Changes the tables that have not begun and at which somebody sits. */
  private async alterLobbies(
    person: Person,
    changed: (record: TableRecord, person: Person) => TableRecord,
  ): Promise<void> {
    const isConcerned = (record: TableRecord): boolean =>
      record.stage === 'lobby' && seatOf(record, person.id) !== null;
    const records = await this.hall.store.tablesOf(person.id, MOST_TABLES_LISTED);
    for (const { code } of records.filter(isConcerned)) {
      const table = await this.hall.find(code).catch((error) => {
        // Whoever has it is told as well, and does it there.
        if (error instanceof InAnotherRoom) return null;
        throw error;
      });
      if (!table) continue;
      await this.alter(table, (record) => (isConcerned(record) ? changed(record, person) : record));
    }
  }

  /** Tables nobody uses are not kept for ever. */
  private async isThere(code: string): Promise<boolean> {
    return (await this.hall.store.table(code)) !== undefined;
  }

  private async joinRematch(code: string, person: Person): Promise<LiveTable> {
    const next = await this.hall.find(code);
    if (next.record.stage === 'lobby' && seatOf(next.record, person.id) !== null) {
      await this.alter(next, (record) => {
        mustBeLobby(record);
        const ready = readied(record, person, true);
        return everyoneIsReady(ready) ? this.begun(ready, next) : ready;
      });
    }
    return next;
  }

  private async open(plan: Omit<TableRecord, 'number' | 'code'>, start: boolean): Promise<LiveTable> {
    const table = await this.hall.open(plan);
    if (start && everyoneIsReady(table.record)) {
      await this.alter(table, (record) => this.begun(record, table));
    }
    return table;
  }

  private begun(record: TableRecord, { entry }: LiveTable, fill?: string): TableRecord {
    return started(record, entry, this.hall.chance.seed(record.code), fill);
  }

  private alter(
    table: LiveTable,
    changed: (record: TableRecord) => TableRecord,
    tell = () => announce(table),
  ): Promise<void> {
    return table.change(() => {
      const before = table.record;
      const record = changed(before);
      return {
        writes: record === before ? [] : [{ kind: 'table', table: record }],
        shown: () => {
          if (record === before) return;
          table.adopt(record);
          tell();
          if (before.match !== null || record.match === null) this.events.changed(table);
          else {
            showViews(table);
            this.events.started(table);
          }
        },
      };
    });
  }
}

/** `null` where the game says nothing about rematches, and where the match cannot be read any more. */
const rematchOptions = ({ match }: LiveTable): Options | null =>
  match?.game.rematchOptions?.(match.state) ?? null;

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

function summary(table: LiveTable, person: Person): TableSummary {
  const { record, match } = table;
  const mySeat = seatOf(record, person.id);
  const log = match?.log ?? table.pastLog ?? [];
  const last = log.at(-1);
  const startedAt = record.match?.startedAt;
  const endedByRules = record.match?.endedBy !== undefined;
  return {
    code: record.code,
    game: record.game,
    stage: record.stage,
    seats: namesAt(record),
    mySeat,
    myMove:
      mySeat !== null &&
      match !== null &&
      record.stage === 'playing' &&
      seatsIn(match.waiting).includes(mySeat),
    moves: log.length,
    changedAt: last && startedAt !== undefined && !endedByRules ? startedAt + last.at : record.changedAt,
    ...oldRulesAt(table),
    ...localMark(record),
  };
}
