/** Setting a table and everything that happens at it before and after the match. */
import type { Seat } from '@airlock/kernel';
import type {
  HostInput,
  StartInput,
  SwapInput,
  TableChange,
  TableCopy,
  TablePlan,
  WatchingInput,
} from '@airlock/protocol';
import { Absences } from './absences.ts';
import { startedMatch } from './acting.ts';
import { admitted, movedEyes } from './admitting.ts';
import { Altering, type LobbyEvents } from './altering.ts';
import { InAnotherRoom } from './claims.ts';
import { Company } from './company.ts';
import { takeIn, withOfferedSeat } from './copies.ts';
import { deadlineOf } from './deadlines.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './liveTable.ts';
import { askedAgain, hasOthers, newsBetween, newsLines, newsSentence } from './lobbyNews.ts';
import { offersSeat, withSeatOffered, withSeatTaken } from './offers.ts';
import { isOpenTable, withOpen } from './openTables.ts';
import { withMoreTime } from './ownTime.ts';
import { isProgram } from './programs.ts';
import { Refused } from './refused.ts';
import { type OtherRooms, Rematches } from './rematches.ts';
import {
  claimed,
  everyoneIsReady,
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
  renamed,
  seatOf,
  swapping,
  withFittingOptions,
  withOptions,
  withoutPerson,
  withPrograms,
  withSeatCount,
  withSeatPlan,
  withTime,
} from './seating.ts';
import { announce, showClock, showSince } from './showing.ts';
import type { Person, TableRecord } from './store/store.ts';
import { MOST_TABLES_LISTED, Summaries } from './summaries.ts';
import { mustBeUnknowing, withMute } from './watching.ts';

/** Which names people may have; refuses the others. */
export interface NameRules {
  mustBeFit(name: string): void;
}

export class Lobby {
  /** What becomes of a table whose people stay away. */
  readonly absences: Absences;
  readonly company: Company;
  readonly rematches: Rematches;
  /** Everybody's list of tables. */
  readonly summaries: Summaries;
  private readonly altering: Altering;
  private readonly names: NameRules;

  constructor(hall: Hall, names: NameRules, otherRooms: OtherRooms | undefined, events: LobbyEvents) {
    this.names = names;
    this.altering = new Altering(hall, events);
    this.absences = new Absences(this.altering);
    this.company = new Company(this.altering, names, this);
    this.rematches = new Rematches(this.altering, otherRooms);
    this.summaries = new Summaries(this.altering, otherRooms);
  }

  async set(host: Person, wish: TablePlan): Promise<LiveTable> {
    this.names.mustBeFit(host.name);
    const entry = this.altering.hall.game(wish.game);
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
    return this.altering.open(withFittingOptions(plan, entry), wish.start);
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
      return this.altering.altered(table, askedAgain(settledOpen, news, person.id), { told });
    });
  }

  /** Two people who would both like the other's seat change places. */
  swap(table: LiveTable, person: Person, { seat, agree }: SwapInput): Promise<void> {
    return this.altering.alter(table, (record) => {
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
        return this.altering.altered(table, passedOn(record, seat), { told });
      }
      if (what === 'mute') {
        const other = record.seats[seat];
        if (other?.kind !== 'person') throw new Refused('bad-request', 'Name the seat of a person.');
        const told = input.on ? [`${nameOf(record, person)} muted ${name}.`] : [];
        return this.altering.altered(table, withMute(record, other.person, input.on), { told });
      }
      if (what === 'offer') {
        const told = input.on ? [`The seat of ${name} is free: whoever has the link may take it.`] : [];
        return this.altering.altered(table, withSeatOffered(record, table.entry, seat, input.on), { told });
      }
      const removed = withoutPerson(record, seat);
      const { members } = table;
      const gone = removed.company?.keptOut?.at(-1);
      return this.altering.altered(table, removed, {
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
      const { record, told } = admitted(table, person, input);
      const show = (): void => {
        const { out, other } = movedEyes(table, before);
        for (const { listener } of out) listener.drop();
        announce(table);
        for (const member of other) showSince(table, member, undefined);
      };
      return this.altering.altered(table, record, { tell: show, told });
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
      return this.altering.altered(table, kept, { tell });
    });
  }

  /** A match that was begun in somebody's page: it goes on here, or is kept. */
  async takeIn(person: Person, copy: TableCopy): Promise<LiveTable> {
    this.names.mustBeFit(person.name);
    const { hall } = this.altering;
    const table = await takeIn(hall, person, copy);
    this.altering.events.changed(table);
    if (copy.invite) await this.altering.alter(table, withOfferedSeat);
    return table;
  }

  claim(table: LiveTable, person: Person, seat: number | undefined): Promise<void> {
    return this.altering.alter(table, (record) => {
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
    return this.altering.alter(table, (record) => {
      mustBeLobby(record);
      mustTakePrograms(record);
      this.names.mustBeFit(person.name);
      const ready = readied(claimed(record, person, seat), person, true);
      return everyoneIsReady(ready) ? this.altering.begun(ready, table) : ready;
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
    return this.altering.alter(table, (record) => {
      if (record.stage === 'playing') {
        throw new Refused('not-allowed', 'The match is going on. Resign if you do not want to finish it.');
      }
      mustBeLobby(record);
      return left(record, person);
    });
  }

  /** At a table that wants company nobody has to begin: it begins once everybody is ready. */
  ready(table: LiveTable, person: Person, ready: boolean): Promise<void> {
    return this.altering.alter(table, (record) => {
      mustBeLobby(record);
      const next = readied(record, person, ready);
      return isOpenTable(next) && everyoneIsReady(next) ? this.altering.begun(next, table) : next;
    });
  }

  start(table: LiveTable, person: Person, { fill }: StartInput): Promise<void> {
    return this.altering.alter(table, (record) => {
      mustBeLobby(record);
      mustBeHost(record, person);
      return this.altering.begun(record, table, fill);
    });
  }

  /** Changes the tables that have not begun and at which somebody sits. */
  private async alterLobbies(
    person: Person,
    changed: (record: TableRecord, person: Person) => TableRecord,
  ): Promise<void> {
    const isConcerned = (record: TableRecord): boolean =>
      record.stage === 'lobby' && seatOf(record, person.id) !== null;
    const records = await this.altering.hall.store.tablesOf(person.id, MOST_TABLES_LISTED);
    for (const { code } of records.filter(isConcerned)) {
      const table = await this.altering.hall.find(code).catch((error) => {
        // Whoever has it is told as well, and does it there.
        if (error instanceof InAnotherRoom) return null;
        throw error;
      });
      if (!table) continue;
      await this.altering.alter(table, (record) => (isConcerned(record) ? changed(record, person) : record));
    }
  }
}

/** What somebody is called at a table, also where they only watch. */
const nameOf = (record: TableRecord, { id, name }: Person): string =>
  namesAt(record)[seatOf(record, id) ?? -1] ?? name;
