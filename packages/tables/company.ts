/** Finding people to play with: tables that want company, and who sits down at them. */
import { type CompanyWish, canPace, changeTo, type OpenQuery, type OpenTable } from '@airlock/protocol';
import type { Altering } from './altering.ts';
import type { LiveTable } from './liveTable.ts';
import type { Lobby, NameRules } from './lobby.ts';
import {
  filled,
  isOpenFor,
  isOpenTable,
  MOST_OPEN_TABLES,
  mustBeOpen,
  openLine,
  withoutOpen,
} from './openTables.ts';
import { Refused } from './refused.ts';
import { claimed, everyoneIsReady, readied, seatOf } from './seating.ts';
import type { Person, PersonId } from './store/store.ts';
import { MOST_TABLES_LISTED } from './summaries.ts';

/** Lines of the list of tables that want company. */
const MOST_OPEN_LISTED = 50;
/** Whoever looks for company does not want to play alone. */
const FEWEST_FOR_COMPANY = 2;

export class Company {
  private readonly altering: Altering;
  private readonly names: NameRules;
  private readonly lobby: Pick<Lobby, 'set' | 'change'>;

  constructor(altering: Altering, names: NameRules, lobby: Pick<Lobby, 'set' | 'change'>) {
    this.altering = altering;
    this.names = names;
    this.lobby = lobby;
  }

  /** Sits down at a table that wants company, and is ready. */
  sitWith(table: LiveTable, person: Person): Promise<void> {
    return this.altering.alter(table, (record) => {
      mustBeOpen(record);
      this.names.mustBeFit(person.name);
      const seated = seatOf(record, person.id) === null ? claimed(record, person, undefined) : record;
      const ready = readied(seated, person, true);
      return everyoneIsReady(ready) ? this.altering.begun(ready, table) : ready;
    });
  }

  /** Nobody opens more tables to company than others have use for. */
  async mustHaveFewOpen(person: Person, besides?: string): Promise<void> {
    const mine = await this.altering.hall.store.tablesOf(person.id, MOST_TABLES_LISTED);
    const open = mine.filter((one) => one.code !== besides && one.host === person.id && isOpenTable(one));
    if (open.length >= MOST_OPEN_TABLES) {
      throw new Refused('not-now', `You have ${open.length} tables that look for company already.`);
    }
  }

  /** Tables that want company, the one that has longest first. */
  async openTables({ game, pace }: OpenQuery, reader: PersonId | undefined): Promise<OpenTable[]> {
    const records = (await this.altering.hall.store.openTables?.(MOST_OPEN_LISTED)) ?? [];
    return records.flatMap((record) => {
      const entry = this.altering.hall.games.get(record.game);
      // One that nobody looks after is opened, and closed to company if nobody comes.
      if (entry && isOpenFor(record, reader))
        void this.altering.hall.find(record.code).catch(() => undefined);
      const line = entry ? openLine(record, entry, reader) : null;
      const isWanted = line && (game ?? line.game) === line.game && (pace ?? line.pace) === line.pace;
      return isWanted ? [line] : [];
    });
  }

  /** A table for somebody who looks for company and finds none that fits. */
  async openFor(person: Person, { game, pace, minutes }: CompanyWish): Promise<LiveTable> {
    await this.mustHaveFewOpen(person);
    const entry = this.altering.hall.game(game);
    if (pace !== undefined && !canPace(entry.game, pace)) {
      throw new Refused('bad-request', `${entry.game.words.title} cannot be played at that pace.`);
    }
    const count = Math.max(entry.game.seats.min, FEWEST_FOR_COMPANY);
    if (count > entry.game.seats.max) {
      throw new Refused('not-allowed', `${entry.game.words.title} is played alone.`);
    }
    const open = Array.from({ length: count - 1 }, () => ({ kind: 'open' }) as const);
    const table = await this.lobby.set(person, {
      game,
      options: {},
      seats: [{ kind: 'me' }, ...open],
      start: false,
    });
    await this.lobby.change(table, person, {
      ...(pace === undefined ? {} : changeTo(pace, entry.game)),
      open: { minutes },
    });
    return table;
  }

  /** Nobody else has come: bots take the open seats, and the match begins. */
  fillOpen(table: LiveTable): Promise<void> {
    return this.altering.alter(table, (record) => {
      const open = isOpenTable(record) ? record.company?.open : undefined;
      if (!open || open.fillAt === null || open.fillAt > Date.now()) return record;
      const ready = filled(table);
      return ready ? this.altering.begun(ready, table, open.level) : withoutOpen(record);
    });
  }

  /** Nobody is there any more. */
  closeOpen(table: LiveTable): Promise<void> {
    return this.altering.alter(table, withoutOpen);
  }
}
