/** Setting a table and everything that happens at it before and after the match. */
import {
  type AnyGame,
  CLOCK,
  has,
  type Options,
  type Outcome,
  plainText,
  type Seat,
  SPECTATOR,
  seatsIn,
  tellApart,
} from '@airlock/kernel';
import {
  type CompanyWish,
  canPace,
  changeTo,
  type HostInput,
  type OpenQuery,
  type OpenTable,
  type StartInput,
  type SwapInput,
  type TableChange,
  type TableCopy,
  type TableInfo,
  type TablePlan,
  type TableSummary,
  type WatchingInput,
} from '@airlock/protocol';
import { type Aftermath, act, actByText, startedMatch } from './acting.ts';
import { InAnotherRoom } from './claims.ts';
import { takeIn, withOfferedSeat } from './copies.ts';
import { deadlineOf } from './deadlines.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './liveTable.ts';
import { askedAgain, hasOthers, newsBetween, newsLines, newsSentence } from './lobbyNews.ts';
import { offersSeat, withSeatOffered, withSeatTaken } from './offers.ts';
import {
  filled,
  isOpenFor,
  isOpenTable,
  MOST_OPEN_TABLES,
  mustBeOpen,
  openLine,
  withOpen,
  withoutOpen,
} from './openTables.ts';
import { withMoreTime } from './ownTime.ts';
import { isProgram } from './programs.ts';
import { Refused } from './refused.ts';
import {
  claimed,
  everyoneIsReady,
  isPlayedByBot,
  left,
  mustBeHost,
  mustBeLobby,
  mustFit,
  mustHideDeal,
  mustTakePrograms,
  namesAt,
  parsedOptions,
  passedOn,
  plannedSeats,
  readied,
  rematchSeats,
  renamed,
  seatOf,
  started,
  stopping,
  swapping,
  withFittingOptions,
  withOptions,
  withoutPerson,
  withoutStandIn,
  withPrograms,
  withSeatCount,
  withSeatPlan,
  withStandIn,
  withTime,
} from './seating.ts';
import {
  announce,
  announceEnd,
  announceLateness,
  localMark,
  oldRulesAt,
  showClock,
  showSince,
  showViews,
  tableInfo,
} from './showing.ts';
import type { Person, PersonId, TableRecord } from './store/store.ts';
import { atWatchDoor, movedEyes } from './watchDoor.ts';
import { mustBeUnknowing, withMute } from './watching.ts';

/** Lines of "continue my games". */
const MOST_TABLES_LISTED = 30;

/** Lines of the list of tables that want company. */
const MOST_OPEN_LISTED = 50;
/** Whoever looks for company does not want to play alone. */
const FEWEST_FOR_COMPANY = 2;

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
  /** Gets somebody ready there, at the table where they play again. */
  joinRematch(room: string, code: string, person: Person): Promise<TableInfo>;
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
      ...(wish.programs === false ? { company: { noPrograms: true } } : {}),
    };
    mustFit(entry, Object.keys(wish.options), { options: plan.options, seats: plan.seats.length });
    mustHideDeal(plan, entry);
    return this.open(withFittingOptions(plan, entry), wish.start);
  }

  /** Whoever was ready is asked again, and everybody is told what changed. */
  change(
    table: LiveTable,
    person: Person,
    { options, seats, seat, time, programs, open }: TableChange,
  ): Promise<void> {
    const { entry } = table;
    return table.change(() => {
      const before = table.record;
      mustBeLobby(before);
      mustBeHost(before, person);
      const sized = seats === undefined ? before : withSeatCount(before, entry, seats);
      const planned = seat ? withSeatPlan(sized, entry, seat.index, seat.plan, person) : sized;
      const agreed = withFittingOptions(options ? withOptions(planned, entry, options) : planned, entry);
      const timed = time === undefined ? agreed : withTime(agreed, entry, time);
      const settled = programs === undefined ? timed : withPrograms(timed, programs);
      const settledOpen = open === undefined ? settled : withOpen(settled, entry, open);
      mustHideDeal(settledOpen, entry);
      const news = newsBetween(entry.game, before, settledOpen, nameOf(before, person));
      const told = hasOthers(table, person.id) ? news.map(newsSentence) : [];
      return this.altered(table, askedAgain(settledOpen, news, person.id), { told });
    });
  }

  /** Two people who would both like the other's seat change places. */
  swap(table: LiveTable, person: Person, { seat, agree }: SwapInput): Promise<void> {
    return this.alter(table, (record) => {
      mustBeLobby(record);
      return swapping(record, person, seat, agree);
    });
  }

  /** The host passes the table on, or sends somebody away. */
  host(table: LiveTable, person: Person, input: HostInput): Promise<void> {
    const { do: what, seat } = input;
    return table.change(() => {
      const { record } = table;
      if (what === 'remove') mustBeLobby(record);
      mustBeHost(record, person);
      const name = namesAt(record)[seat] ?? '';
      if (what === 'pass') {
        const told = [`${nameOf(record, person)} made ${name} the host.`];
        return this.altered(table, passedOn(record, seat), { told });
      }
      if (what === 'mute') {
        const other = record.seats[seat];
        if (other?.kind !== 'person') throw new Refused('bad-request', 'Name the seat of a person.');
        const told = input.on ? [`${nameOf(record, person)} muted ${name}.`] : [];
        return this.altered(table, withMute(record, other.person, input.on), { told });
      }
      if (what === 'offer') {
        const told = input.on ? [`The seat of ${name} is free: whoever has the link may take it.`] : [];
        return this.altered(table, withSeatOffered(record, table.entry, seat, input.on), { told });
      }
      const removed = withoutPerson(record, seat);
      const { members } = table;
      const gone = removed.company?.keptOut?.at(-1);
      return this.altered(table, removed, {
        told: [`${nameOf(record, person)} removed ${name} from the table.`],
        // They come back, and are told why they cannot.
        tell() {
          for (const { listener } of [...members]) if (listener.person?.id === gone) listener.drop();
          announce(table);
        },
      });
    });
  }

  /** Who may watch, who asks to, and who is answered. */
  watching(table: LiveTable, person: Person, input: WatchingInput): Promise<void> {
    return table.change(() => {
      const before = table.record;
      const { record, told } = atWatchDoor(table, person, input);
      const show = (): void => {
        const { out, other } = movedEyes(table, before);
        for (const { listener } of out) listener.drop();
        announce(table);
        for (const member of other) showSince(table, member, undefined);
      };
      return this.altered(table, record, { tell: show, told });
    });
  }

  /**
   * Somebody needs more time for the question that stands: once for each, and as much again as there was, or a minute where everybody
   * has time of their own.
   */
  moreTime(table: LiveTable, person: Person): Promise<void> {
    return table.change(() => {
      const match = startedMatch(table);
      const { record, deadlineAt } = table;
      if (seatOf(record, person.id) === null) {
        throw new Refused('not-your-seat', 'You are watching; you have no seat here.');
      }
      const deadline = deadlineOf(match, record);
      if (!deadline || deadlineAt === null) throw new Refused('not-now', 'No clock is running.');
      const sealed = 'sealed' in deadline ? deadline.sealed : 0;
      if (Date.now() >= deadlineAt - sealed) throw new Refused('not-now', 'The time is up.');
      const asked = match.asked.sequence;
      if (record.company?.moreTime?.asked === asked) {
        throw new Refused('not-now', 'Somebody has already asked for more time.');
      }
      const isOwn = table.banks !== null && !deadline.fixed;
      const kept = isOwn
        ? withMoreTime(table)
        : {
            ...record,
            company: { ...record.company, moreTime: { asked, milliseconds: deadline.milliseconds } },
          };
      const tell = (): void => {
        if (isOwn) table.keepTime(kept);
        showClock(table);
      };
      return this.altered(table, kept, { tell });
    });
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
      return this.altered(table, passedOn(record, heir), {
        told: [`The host has been away for a while. ${name} is the host now.`],
      });
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
      if (isProgram(person.id) && record.host !== person.id) mustTakePrograms(record);
      this.names.mustBeFit(person.name);
      if (record.stage === 'playing') {
        mustBeUnknowing(record, person.id);
        return withSeatTaken(record, person, seat);
      }
      return claimed(record, person, seat);
    });
  }

  /** Sits down and is ready; the match begins by itself once everybody is. */
  accept(table: LiveTable, person: Person, seat: Seat): Promise<void> {
    return this.alter(table, (record) => {
      mustBeLobby(record);
      mustTakePrograms(record);
      this.names.mustBeFit(person.name);
      const ready = readied(claimed(record, person, seat), person, true);
      return everyoneIsReady(ready) ? this.begun(ready, table) : ready;
    });
  }

  /** The table itself says something to everybody at it. */
  remark(table: LiveTable, sentence: string): Promise<void> {
    return table.change(() => newsLines(table, [sentence]));
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

  /** At a table that wants company nobody has to begin: it begins once everybody is ready. */
  ready(table: LiveTable, person: Person, ready: boolean): Promise<void> {
    return this.alter(table, (record) => {
      mustBeLobby(record);
      const next = readied(record, person, ready);
      return isOpenTable(next) && everyoneIsReady(next) ? this.begun(next, table) : next;
    });
  }

  /** Sits down at a table that wants company, and is ready. */
  sitWith(table: LiveTable, person: Person): Promise<void> {
    return this.alter(table, (record) => {
      mustBeOpen(record);
      this.names.mustBeFit(person.name);
      const seated = seatOf(record, person.id) === null ? claimed(record, person, undefined) : record;
      const ready = readied(seated, person, true);
      return everyoneIsReady(ready) ? this.begun(ready, table) : ready;
    });
  }

  /** Nobody opens more tables to company than others have use for. */
  async mustHaveFewOpen(person: Person, besides?: string): Promise<void> {
    const mine = await this.hall.store.tablesOf(person.id, MOST_TABLES_LISTED);
    const open = mine.filter((one) => one.code !== besides && one.host === person.id && isOpenTable(one));
    if (open.length >= MOST_OPEN_TABLES) {
      throw new Refused('not-now', `You have ${open.length} tables that look for company already.`);
    }
  }

  /** Tables that want company, the one that has longest first. */
  async openTables({ game, pace }: OpenQuery, reader: PersonId | undefined): Promise<OpenTable[]> {
    const records = (await this.hall.store.openTables?.(MOST_OPEN_LISTED)) ?? [];
    return records.flatMap((record) => {
      const entry = this.hall.games.get(record.game);
      // One that nobody looks after is opened, and closed to company if nobody comes.
      if (entry && isOpenFor(record, reader)) void this.hall.find(record.code).catch(() => undefined);
      const line = entry ? openLine(record, entry, reader) : null;
      const isWanted = line && (game ?? line.game) === line.game && (pace ?? line.pace) === line.pace;
      return isWanted ? [line] : [];
    });
  }

  /** A table for somebody who looks for company and finds none that fits. */
  async openFor(person: Person, { game, pace, minutes }: CompanyWish): Promise<LiveTable> {
    await this.mustHaveFewOpen(person);
    const entry = this.hall.game(game);
    if (pace !== undefined && !canPace(entry.game, pace)) {
      throw new Refused('bad-request', `${entry.game.words.title} cannot be played at that pace.`);
    }
    const count = Math.max(entry.game.seats.min, FEWEST_FOR_COMPANY);
    if (count > entry.game.seats.max) {
      throw new Refused('not-allowed', `${entry.game.words.title} is played alone.`);
    }
    const open = Array.from({ length: count - 1 }, () => ({ kind: 'open' }) as const);
    const table = await this.set(person, {
      game,
      options: {},
      seats: [{ kind: 'me' }, ...open],
      start: false,
    });
    await this.change(table, person, {
      ...(pace === undefined ? {} : changeTo(pace, entry.game)),
      open: { minutes },
    });
    return table;
  }

  /** Nobody else has come: bots take the open seats, and the match begins. */
  fillOpen(table: LiveTable): Promise<void> {
    return this.alter(table, (record) => {
      const open = isOpenTable(record) ? record.company?.open : undefined;
      if (!open || open.fillAt === null || open.fillAt > Date.now()) return record;
      const ready = filled(table);
      return ready ? this.begun(ready, table, open.level) : withoutOpen(record);
    });
  }

  /** Nobody is there any more. */
  closeOpen(table: LiveTable): Promise<void> {
    return this.alter(table, withoutOpen);
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
      return withStandIn(record, table.entry, seat, level, table.match?.log.length ?? 0);
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
      await this.alter(table, (record) => withoutStandIn(record, seat, table.match?.log.length ?? 0));
    }
  }

  /** The first who asks sets the next table; the others get ready at it, and it starts by itself. */
  async rematch(table: LiveTable, person: Person): Promise<TableInfo> {
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
        ...agreedBy(record),
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
    return first === null || first === next.code
      ? tableInfo(next, person.id)
      : this.joinRematch(first, person);
  }

  /** A match that is over is no longer in somebody's list. */
  unlist(table: LiveTable, person: Person): Promise<void> {
    return this.alter(table, (record) => {
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

  async mine(person: Person): Promise<TableSummary[]> {
    const records = await this.hall.store.tablesOf(person.id, MOST_TABLES_LISTED);
    const listed = records.filter(({ company }) => !company?.unlisted?.includes(person.id));
    const summaries = await Promise.all(listed.map(({ code }) => this.summary(code, person)));
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

  private async joinRematch(code: string, person: Person): Promise<TableInfo> {
    try {
      return await this.joinRematchHere(code, person);
    } catch (error) {
      if (!(error instanceof InAnotherRoom) || !this.otherRooms) throw error;
      return this.otherRooms.joinRematch(error.room, code, person);
    }
  }

  /** The same for another room, whose table this is not. */
  async joinRematchHere(code: string, person: Person): Promise<TableInfo> {
    const next = await this.hall.find(code);
    if (next.record.stage === 'lobby' && seatOf(next.record, person.id) !== null) {
      await this.alter(next, (record) => {
        mustBeLobby(record);
        const ready = readied(record, person, true);
        return everyoneIsReady(ready) ? this.begun(ready, next) : ready;
      });
    }
    return tableInfo(next, person.id);
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
    return table.change(() => this.altered(table, changed(table.record), { tell }));
  }

  /** A record that takes the place of another: what to write, and what follows. `told` are lines for everybody's talk. */
  private altered(
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
        if (before.match !== null || record.match === null) this.events.changed(table);
        else {
          showViews(table);
          this.events.started(table);
        }
      },
    };
  }
}

/** What people go on to agree on in a rematch. */
function agreedBy({ company }: TableRecord): Pick<TableRecord, 'company'> {
  const { time, noPrograms } = company ?? {};
  if (!time && !noPrograms) return {};
  return { company: { ...(time ? { time } : {}), ...(noPrograms ? { noPrograms } : {}) } };
}

/** What somebody is called at a table, also where they only watch. */
const nameOf = (record: TableRecord, { id, name }: Person): string =>
  namesAt(record)[seatOf(record, id) ?? -1] ?? name;

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
