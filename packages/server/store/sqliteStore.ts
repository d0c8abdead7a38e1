/** The embedded store: one SQLite file in the data folder. */
import { type Circle, EVERYBODY } from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';
import { type Append, Journal } from './journal.ts';
import { SCHEMA, SCHEMA_VERSION, UPGRADES } from './schema.ts';
import { closeDatabase, type Database, inTransaction, openDatabase, type Statement } from './sqlite.ts';
import {
  inCircle,
  type LogLine,
  type MatchStart,
  type MatchStore,
  type Person,
  type PersonId,
  type TableRecord,
  type Write,
} from './store.ts';

/** The journal is filed when it has this many actions, or when nothing was written for a while. */
const MOST_UNFILED_ACTIONS = 16_384;
const QUIET_MS = 2_000;

interface TableRow {
  readonly number: number;
  readonly code: string;
  readonly game: string;
  readonly host: string;
  readonly options: string;
  readonly seats: string;
  readonly stage: TableRecord['stage'];
  readonly rules: number | null;
  readonly seed: string | null;
  readonly started_at: number | null;
  readonly rematch: string | null;
  readonly changed_at: number;
}

export async function openSqliteStore(
  file: string,
  filingFailed: (error: unknown) => void = rethrow,
): Promise<SqliteStore> {
  const database = await openDatabase(file);
  try {
    const { user_version: version } = database.prepare('pragma user_version').get() as {
      user_version: number;
    };
    if (version === 0) database.exec(`begin; ${SCHEMA} commit`);
    else upgrade(database, version);
    return new SqliteStore(database, filingFailed);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Format by format up to the present one; a newer or unknown one is left as it is. */
function upgrade(database: Database, from: number): void {
  if (from > SCHEMA_VERSION || (from < SCHEMA_VERSION && UPGRADES[from] === undefined)) {
    throw new Error(`it has format ${from}, and this version of Airlock reads format ${SCHEMA_VERSION}`);
  }
  for (let version = from; version < SCHEMA_VERSION; version++) {
    database.exec(`begin; ${UPGRADES[version]} commit`);
  }
}

function rethrow(error: unknown): never {
  throw error;
}

export class SqliteStore implements MatchStore {
  private readonly database: Database;
  private readonly journal: Journal;
  private readonly statements;
  private readonly filingFailed: (error: unknown) => void;
  private lastAppend = 0;
  private readonly filing: NodeJS.Timeout;

  constructor(database: Database, filingFailed: (error: unknown) => void) {
    this.database = database;
    this.filingFailed = filingFailed;
    this.journal = new Journal(database);
    this.statements = prepare(database);
    this.filing = setInterval(() => this.fileWhenQuiet(), QUIET_MS).unref();
  }

  async commit(group: readonly Write[]): Promise<void> {
    const appends = group.filter((write): write is Append => write.kind === 'action');
    const isPlain = appends.length === group.length;
    this.journal.append(appends, (insert) => {
      if (isPlain) insert();
      else {
        inTransaction(this.database, () => {
          if (appends.length > 0) insert();
          for (const write of group) this.write(write);
        });
      }
    });
    if (appends.length === 0) return;
    this.lastAppend = Date.now();
    if (this.journal.actions > MOST_UNFILED_ACTIONS) this.file();
  }

  async createTable(table: Omit<TableRecord, 'number'>): Promise<TableRecord | 'code-taken'> {
    if (this.statements.numberOf.get(table.code)) return 'code-taken';
    return inTransaction(this.database, () => {
      const { lastInsertRowid } = this.statements.createTable.run(
        table.code,
        table.game,
        table.host,
        ...changing(table),
      );
      const kept = { ...table, number: Number(lastInsertRowid) };
      this.writeSittings(kept);
      return kept;
    });
  }

  async table(code: string): Promise<TableRecord | undefined> {
    const row = this.statements.table.get(code) as TableRow | undefined;
    return row && readTable(row);
  }

  async tablesOf(person: PersonId, most: number): Promise<TableRecord[]> {
    return (this.statements.tablesOf.all(person, most) as unknown as TableRow[]).map(readTable);
  }

  async log(match: number): Promise<LogLine[]> {
    return this.journal.log(match);
  }

  async talk(table: number, circle: Circle, most: number): Promise<TalkLine[]> {
    const rows = this.statements.talk.all(table, circle, most) as unknown as TalkLine[];
    return rows
      .map(({ number, seat, name, text, at }) => ({ number, ...inCircle(circle), seat, name, text, at }))
      .reverse();
  }

  async talkLines(table: number): Promise<Map<Circle, number>> {
    const rows = this.statements.talkLines.all(table) as unknown as { circle: Circle; lines: number }[];
    return new Map(rows.map(({ circle, lines }) => [circle, lines]));
  }

  async person(id: PersonId): Promise<Person | undefined> {
    const row = this.statements.person.get(id) as Person | undefined;
    return row && { id: row.id, name: row.name };
  }

  async close(): Promise<void> {
    clearInterval(this.filing);
    closeDatabase(this.database);
  }

  private write(write: Write): void {
    switch (write.kind) {
      case 'action':
        // Written by the journal, all in one go.
        return;
      case 'table':
        this.statements.changeTable.run(...changing(write.table), write.table.number);
        // Nobody takes a seat when it is over.
        if (write.table.stage !== 'over') this.writeSittings(write.table);
        return;
      case 'talk': {
        const { number, circle = EVERYBODY, seat, name, text, at } = write.line;
        this.statements.say.run(write.table, circle, number, seat, name, text, at);
        return;
      }
      case 'person':
        this.statements.keepPerson.run(write.person.id, write.person.name);
    }
  }

  private writeSittings({ number, host, seats }: TableRecord): void {
    this.statements.clearSittings.run(number);
    const people = new Set([host, ...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))]);
    for (const person of people) this.statements.sit.run(person, number);
  }

  private fileWhenQuiet(): void {
    if (this.journal.actions > 0 && Date.now() - this.lastAppend > QUIET_MS) this.file();
  }

  /** What is not filed now is filed later: a failure here is no failure of the group that was just written. */
  private file(): void {
    try {
      this.journal.fileAll();
    } catch (error) {
      this.filingFailed(error);
    }
  }
}

const TABLE_COLUMNS =
  'number, code, game, host, options, seats, stage, rules, seed, started_at, rematch, changed_at';

function prepare(database: Database) {
  const statement = (sql: string): Statement => database.prepare(sql);
  return {
    createTable: statement(
      `insert into game_table (code, game, host, options, seats, stage, with_bots, rules, seed, started_at,
         rematch, changed_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    changeTable: statement(
      `update game_table set options = ?, seats = ?, stage = ?, with_bots = ?, rules = ?, seed = ?,
         started_at = ?, rematch = ?, changed_at = ? where number = ?`,
    ),
    numberOf: statement('select number from game_table where code = ?'),
    table: statement(`select ${TABLE_COLUMNS} from game_table where code = ?`),
    tablesOf: statement(
      `select ${TABLE_COLUMNS} from sitting join game_table on number = table_number
       where person = ? order by number desc limit ?`,
    ),
    clearSittings: statement('delete from sitting where table_number = ?'),
    sit: statement('insert into sitting (person, table_number) values (?, ?)'),
    talk: statement(
      `select number, seat, name, words as text, at from talk where table_number = ? and circle = ?
       order by number desc limit ?`,
    ),
    talkLines: statement(
      'select circle, max(number) as lines from talk where table_number = ? group by circle',
    ),
    say: statement(
      'insert into talk (table_number, circle, number, seat, name, words, at) values (?, ?, ?, ?, ?, ?, ?)',
    ),
    person: statement('select id, name from person where id = ?'),
    keepPerson: statement(
      'insert into person (id, name) values (?, ?) on conflict (id) do update set name = excluded.name',
    ),
  };
}

/** The columns that change during a table's life, in the order of the statements above. */
function changing(table: Omit<TableRecord, 'number'>) {
  return [
    JSON.stringify(table.options),
    JSON.stringify(table.seats),
    table.stage,
    table.seats.some(isPlayedByBot) ? 1 : 0,
    table.match?.rules ?? null,
    table.match?.seed ?? null,
    table.match?.startedAt ?? null,
    table.rematch,
    table.changedAt,
  ];
}

const isPlayedByBot = (seat: TableRecord['seats'][number]): boolean =>
  seat.kind === 'bot' || (seat.kind === 'person' && seat.standIn !== undefined);

function readTable(row: TableRow): TableRecord {
  return {
    number: row.number,
    code: row.code,
    game: row.game,
    host: row.host,
    options: JSON.parse(row.options) as TableRecord['options'],
    seats: JSON.parse(row.seats) as TableRecord['seats'],
    stage: row.stage,
    match: readStart(row),
    rematch: row.rematch,
    changedAt: row.changed_at,
  };
}

function readStart({ rules, seed, started_at }: TableRow): MatchStart | null {
  if (rules === null || seed === null || started_at === null) return null;
  return { rules, seed, startedAt: started_at };
}
