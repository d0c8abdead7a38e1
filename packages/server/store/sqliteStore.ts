/** The embedded store: one SQLite file in the data folder. */
import { type Circle, EVERYBODY } from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';
import { GONE } from '@airlock/tables';
import { isComplaintWrite } from './complaints.ts';
import { isIdentityWrite } from './identity.ts';
import { type Append, Journal } from './journal.ts';
import { OwnFiles } from './ownFiles.ts';
import { SCHEMA, SCHEMA_VERSION, UPGRADES } from './schema.ts';
import {
  allRows,
  closeDatabase,
  type Database,
  inTransaction,
  isDiskFault,
  oneRow,
  openDatabase,
  overwriting,
  PAGES_A_CHECKPOINT,
} from './sqlite.ts';
import { SqliteComplaints } from './sqliteComplaints.ts';
import { SqliteIdentity } from './sqliteIdentity.ts';
import { SqliteKeeping } from './sqliteKeeping.ts';
import { statementsOf } from './statements.ts';
import {
  CannotWrite,
  inCircle,
  type LogLine,
  type MatchStore,
  type Person,
  type PersonId,
  type PushRecord,
  type SessionRecord,
  type TableRecord,
  type TokenHash,
  type Write,
} from './store.ts';
import { changing, readTable, type TableRow } from './tableRow.ts';

/** The journal is filed when it has this many actions, or when nothing was written for a while. */
const MOST_UNFILED_ACTIONS = 16_384;
const QUIET_MS = 2_000;

/** Somebody who copies does not let the write-ahead log grow without end: beyond this they are not waited for. */
const MOST_HELD_BYTES = 256 * 1024 * 1024;

const LET_GO = `pragma wal_autocheckpoint = ${PAGES_A_CHECKPOINT}`;

/** Somebody copies the file. */
interface Hold {
  /** How long the log may grow for them. */
  readonly mostBytes: number;
  isUnbroken: boolean;
}

/** `failed` hears of what went wrong where nobody waits for an answer. */
export async function openSqliteStore(
  file: string,
  failed: (error: unknown) => void = rethrow,
): Promise<SqliteStore> {
  const database = await openDatabase(file);
  try {
    upgrade(database);
    return new SqliteStore(database, new OwnFiles(file), failed);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Format by format up to the present one, or all of it for an empty file; a newer or unknown one is left as it is. */
export function upgrade(database: Database): void {
  const from = oneRow<{ user_version: number }>(database.prepare('pragma user_version'))?.user_version ?? 0;
  if (from === 0) {
    database.exec(`begin; ${SCHEMA} commit`);
    return;
  }
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
  readonly keeping: SqliteKeeping;
  readonly identity: SqliteIdentity;
  readonly complaints: SqliteComplaints;
  private readonly database: Database;
  private readonly journal: Journal;
  private readonly statements;
  private readonly files: OwnFiles;
  private readonly failed: (error: unknown) => void;
  /** Why nothing must be written any more, although it could be. */
  private lost: Error | null = null;
  private lastAppend = 0;
  private readonly filing: NodeJS.Timeout;
  private readonly holds = new Set<Hold>();

  constructor(database: Database, files: OwnFiles, failed: (error: unknown) => void) {
    this.database = database;
    this.files = files;
    this.failed = failed;
    this.journal = new Journal(database);
    this.statements = statementsOf(database);
    this.keeping = new SqliteKeeping(database, this.journal, (work) => this.writing(work));
    this.identity = new SqliteIdentity(database, (work) => this.writing(work));
    this.complaints = new SqliteComplaints(database, (work) => this.writing(work));
    for (const complaint of this.journal.recover()) failed(complaint);
    this.filing = setInterval(() => this.lookAfterFiles(), QUIET_MS).unref();
  }

  async commit(group: readonly Write[]): Promise<void> {
    const appends = group.filter((write): write is Append => write.kind === 'action');
    const isPlain = appends.length === group.length;
    this.writing(() =>
      this.journal.append(appends, (insert) => {
        if (isPlain) insert();
        else {
          const transact = () =>
            inTransaction(this.database, () => {
              if (appends.length > 0) insert();
              for (const write of group) this.write(write);
            });
          if (group.some(isParting)) overwriting(this.database, transact);
          else transact();
        }
      }),
    );
    if (appends.length === 0) return;
    this.lastAppend = Date.now();
    if (this.journal.actions > MOST_UNFILED_ACTIONS) this.file();
  }

  async createTable(table: Omit<TableRecord, 'number'>): Promise<TableRecord | 'code-taken'> {
    if (this.statements.numberOf.get(table.code)) return 'code-taken';
    return this.inOneTransaction(() => {
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
    const row = oneRow<TableRow>(this.statements.table, code);
    return row && readTable(row);
  }

  async tablesOf(person: PersonId, most: number): Promise<TableRecord[]> {
    const numbers = allRows<{ table_number: number }>(this.statements.tablesOf, person, most);
    return numbers.flatMap(({ table_number }) =>
      this.readable(() => oneRow<TableRow>(this.statements.byNumber, table_number)),
    );
  }

  async slowTables(most: number): Promise<string[]> {
    return allRows<{ code: string }>(this.statements.slowTables, most).map(({ code }) => code);
  }

  async openTables(most: number): Promise<TableRecord[]> {
    return allRows<TableRow>(this.statements.openTables, most).flatMap((row) => this.readable(() => row));
  }

  async tablesDealt(game: string, seed: string, most: number): Promise<TableRecord[]> {
    return allRows<TableRow>(this.statements.tablesDealt, game, seed, most).flatMap((row) =>
      this.readable(() => row),
    );
  }

  async log(match: number): Promise<LogLine[]> {
    return this.journal.log(match);
  }

  async talk(table: number, circle: Circle, most: number): Promise<TalkLine[]> {
    return allRows<TalkLine>(this.statements.talk, table, circle, most)
      .map(({ number, seat, name, text, at }) => ({ number, ...inCircle(circle), seat, name, text, at }))
      .reverse();
  }

  async talkLines(table: number): Promise<Map<Circle, number>> {
    const rows = allRows<{ circle: Circle; lines: number }>(this.statements.talkLines, table);
    return new Map(rows.map(({ circle, lines }) => [circle, lines]));
  }

  async person(id: PersonId): Promise<Person | undefined> {
    const row = oneRow<Person>(this.statements.person, id);
    return row && { id: row.id, name: row.name };
  }

  async peopleWith(prefix: string, most: number): Promise<Person[]> {
    // Ids are written in letters, digits, dashes and underscores, which all come before a tilde.
    const rows = allRows<Person>(this.statements.peopleWith, prefix, `${prefix}~`, most);
    return rows.map(({ id, name }) => ({ id, name }));
  }

  async tryWriting(): Promise<void> {
    this.lookAfterFiles();
    try {
      if (this.lost) throw this.lost;
      this.statements.tryJournal.run();
    } catch (error) {
      throw new CannotWrite(error);
    }
  }

  /**
   * Lets the file be read by others: until it is let go, all that is written goes to the write-ahead log, which only
   * grows. Gives how to let go, which tells whether that was so until then.
   */
  hold(mostBytes = MOST_HELD_BYTES): () => boolean {
    const held: Hold = { mostBytes, isUnbroken: true };
    if (this.holds.size === 0) this.holdStill();
    this.holds.add(held);
    return () => {
      this.letGo(held);
      return held.isUnbroken;
    };
  }

  async hasOldCookie(person: PersonId): Promise<boolean> {
    return this.statements.hasOldCookie.get(person) !== undefined;
  }

  async session(token: TokenHash): Promise<SessionRecord | undefined> {
    const row = oneRow<SessionRecord>(this.statements.session, token, token, token);
    return row && { ...row };
  }

  async sessionsOf(person: PersonId): Promise<SessionRecord[]> {
    return allRows<SessionRecord>(this.statements.sessionsOf, person).map((row) => ({ ...row }));
  }

  async sessionCount(person: PersonId): Promise<number> {
    return oneRow<{ sessions: number }>(this.statements.sessionCount, person)?.sessions ?? 0;
  }

  async pushOf(person: PersonId): Promise<PushRecord[]> {
    return allRows<PushRecord>(this.statements.pushOf, person).map((row) => ({ ...row }));
  }

  async endExpiredSessions(now: number, most: number): Promise<number> {
    this.identity.endExpired(now, most);
    return Number(this.statements.endExpiredSessions.run(now, most).changes);
  }

  async close(): Promise<void> {
    clearInterval(this.filing);
    this.lookAfterFiles();
    // Closing tidies up by name: under that name somebody else's files may lie by now.
    if (!this.lost) closeDatabase(this.database);
  }

  /** One table whose record is damaged does not hide the others. */
  private readable(row: () => TableRow | undefined): TableRecord[] {
    try {
      const found = row();
      return found ? [readTable(found)] : [];
    } catch (error) {
      this.failed(error);
      return [];
    }
  }

  private write(write: Write): void {
    if (isIdentityWrite(write)) {
      this.identity.write(write);
      return;
    }
    if (isComplaintWrite(write)) {
      this.complaints.write(write);
      return;
    }
    switch (write.kind) {
      case 'action':
        // Written by the journal, all in one go.
        return;
      case 'table':
        this.statements.changeTable.run(write.table.host, ...changing(write.table), write.table.number);
        // Nobody takes a seat when it is over.
        if (write.table.stage !== 'over') this.writeSittings(write.table);
        else if (write.without !== undefined) this.statements.stand.run(write.without, write.table.number);
        return;
      case 'talk': {
        const { number, circle = EVERYBODY, seat, name, text, at } = write.line;
        this.statements.say.run(write.table, circle, number, seat, name, text, at, write.person ?? null);
        return;
      }
      case 'person':
        this.statements.keepPerson.run(write.person.id, write.person.name, write.seenAt ?? Date.now());
        return;
      case 'newSession': {
        const { id, person, createdAt, device } = write.session;
        this.statements.newSession.run(id, person, createdAt, device, ...tokensOf(write.session));
        this.statements.forgetOldCookie.run(person);
        return;
      }
      case 'session':
        this.statements.changeSession.run(...tokensOf(write.session), write.session.id);
        return;
      case 'endSession':
        this.statements.endSession.run(write.id);
        this.statements.endPushOfSession.run(write.id);
        return;
      case 'endSessions':
        this.statements.endSessions.run(write.person);
        this.statements.endPushOfPerson.run(write.person);
        return;
      case 'push': {
        const { endpoint, person, session, p256dh, auth, createdAt, wants } = write.push;
        this.statements.keepPush.run(endpoint, person, session, p256dh, auth, createdAt, wants);
        return;
      }
      case 'endPush':
        this.statements.endPush.run(write.endpoint);
        return;
      case 'seen':
        this.statements.see.run(write.at, write.person);
        return;
      case 'leaving':
        this.statements.leave.run(write.at, write.person);
        this.statements.forgetSessions.run(write.person);
        this.statements.endPushOfPerson.run(write.person);
        this.identity.forget(write.person);
    }
  }

  private writeSittings({ number, host, seats }: TableRecord): void {
    this.statements.clearSittings.run(number);
    const people = new Set([host, ...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))]);
    people.delete(GONE);
    for (const person of people) this.statements.sit.run(person, number);
  }

  private inOneTransaction<T>(work: () => T): T {
    return this.writing(() => inTransaction(this.database, work));
  }

  /** Tells a fault of the disk from all others. */
  private writing<T>(work: () => T): T {
    try {
      if (this.lost) throw this.lost;
      return work();
    } catch (error) {
      if (error !== this.lost && !isDiskFault(error)) throw error;
      throw new CannotWrite(error);
    }
  }

  /** An empty log to begin with: one that is used again from its start would mix with what was read of it. */
  private holdStill(): void {
    this.database.exec('pragma wal_autocheckpoint = 0');
    try {
      const checkpoint = this.database.prepare('pragma wal_checkpoint(truncate)');
      if (oneRow<{ busy: number }>(checkpoint)?.busy !== 0)
        throw new Error('The write-ahead log cannot be emptied.');
    } catch (error) {
      this.database.exec(LET_GO);
      throw error;
    }
  }

  private letGo(held: Hold): void {
    if (this.holds.delete(held) && this.holds.size === 0) this.database.exec(LET_GO);
  }

  private lookAfterFiles(): void {
    for (const held of this.holds) {
      if (this.files.logBytes() <= held.mostBytes) continue;
      held.isUnbroken = false;
      this.letGo(held);
    }
    this.lost = this.files.areThere() ? null : new Error('the database files were removed');
    if (this.lost || this.journal.actions === 0) return;
    if (Date.now() - this.lastAppend > QUIET_MS) this.file();
  }

  /** What is not filed now is filed later: a failure here is no failure of the group that was just written. */
  private file(): void {
    try {
      this.journal.fileAll();
    } catch (error) {
      this.failed(error);
    }
  }
}

const isParting = (write: Write): boolean => write.kind === 'table' && write.without !== undefined;

/** The columns that change during a session's life, in the order of the statements. */
const tokensOf = ({ token, next, former, formerUntil, renewedAt, expiresAt }: SessionRecord) =>
  [token, next, former, formerUntil, renewedAt, expiresAt] as const;
