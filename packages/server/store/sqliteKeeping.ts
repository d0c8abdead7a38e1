/** Letting go in the embedded database. What is taken away is overwritten, so that no free page tells of it. */
import { SOMEBODY } from '@airlock/tables';
import type { Journal } from './journal.ts';
import type { Keeping, OldPerson, OldTable, PersonRecord, SaidLine } from './keeping.ts';
import { allRows, type Database, inTransaction, oneRow, overwriting, type Statement } from './sqlite.ts';
import type { PersonId, TableRecord } from './store.ts';

/** Tells a fault of the disk from all others. */
type Writing = <T>(work: () => T) => T;

export class SqliteKeeping implements Keeping {
  private readonly database: Database;
  private readonly journal: Journal;
  private readonly writing: Writing;
  private readonly statements;

  constructor(database: Database, journal: Journal, writing: Writing) {
    this.database = database;
    this.journal = journal;
    this.writing = writing;
    this.statements = prepare(database);
  }

  async oldTables(
    stage: TableRecord['stage'],
    before: number,
    behind: OldTable | null,
    most: number,
  ): Promise<OldTable[]> {
    const { changedAt, number } = behind ?? { changedAt: Number.MIN_SAFE_INTEGER, number: 0 };
    return allRows<OldTable>(this.statements.oldTables, stage, before, changedAt, number, most);
  }

  async lastActionAt(match: number): Promise<number | null> {
    return this.journal.log(match).at(-1)?.at ?? null;
  }

  async removeTable(table: number, mostRows: number): Promise<boolean> {
    this.writing(() => this.journal.fileIfNeeded(table));
    return this.taking(() => {
      const { changes } = this.statements.removeTalk.run(table, mostRows);
      if (Number(changes) >= mostRows) return false;
      for (const statement of this.statements.removeTable) statement.run(table);
      return true;
    });
  }

  async personRecord(id: PersonId): Promise<PersonRecord | undefined> {
    const row = oneRow<PersonRecord>(this.statements.personRecord, id);
    return row && { ...row };
  }

  async peopleNamed(name: string, most: number): Promise<PersonRecord[]> {
    return allRows<PersonRecord>(this.statements.peopleNamed, name, most).map((row) => ({ ...row }));
  }

  async oldPeople(before: number, behind: OldPerson | null, most: number): Promise<OldPerson[]> {
    const { seenAt, id } = behind ?? { seenAt: Number.MIN_SAFE_INTEGER, id: '' };
    const { oldPeople } = this.statements;
    const rows = allRows<Omit<OldPerson, 'hasSeat'> & { hasSeat: number }>(
      oldPeople,
      before,
      seenAt,
      id,
      most,
    );
    return rows.map((row) => ({
      id: row.id,
      seenAt: row.seenAt,
      hasSeat: row.hasSeat === 1,
    }));
  }

  async leavingPeople(most: number): Promise<PersonId[]> {
    return allRows<{ id: PersonId }>(this.statements.leavingPeople, most).map(({ id }) => id);
  }

  async removePerson(id: PersonId): Promise<void> {
    this.taking(() => {
      for (const statement of this.statements.removePerson) statement.run(id);
    });
  }

  async linesOf(person: PersonId, most: number): Promise<SaidLine[]> {
    return allRows<SaidLine>(this.statements.linesOf, person, most).map((row) => ({ ...row }));
  }

  async unnameLines(person: PersonId, most: number): Promise<number> {
    return this.taking(() => Number(this.statements.unnameLines.run(SOMEBODY, person, most).changes));
  }

  private taking<T>(work: () => T): T {
    return this.writing(() => overwriting(this.database, () => inTransaction(this.database, work)));
  }
}

function prepare(database: Database) {
  const statement = (sql: string): Statement => database.prepare(sql);
  return {
    oldTables: statement(
      `select number, code, changed_at as changedAt from game_table
       where stage = ? and changed_at < ? and (changed_at, number) > (?, ?) order by changed_at, number limit ?`,
    ),
    removeTalk: statement(
      'delete from talk where rowid in (select rowid from talk where table_number = ? limit ?)',
    ),
    // The table last of all: as long as it is there, what is left of it is found again.
    removeTable: [
      statement('delete from match_log where match = ?'),
      statement('delete from set_aside where match = ?'),
      statement('delete from sitting where table_number = ?'),
      statement('delete from game_table where number = ?'),
    ],
    personRecord: statement('select id, name, seen_at as seenAt from person where id = ?'),
    peopleNamed: statement(
      `select id, name, seen_at as seenAt from person where name = ? and leaving_at is null
       order by seen_at desc limit ?`,
    ),
    oldPeople: statement(
      `select id, seen_at as seenAt, exists (select 1 from sitting where sitting.person = person.id) as hasSeat
       from person where seen_at < ? and (seen_at, id) > (?, ?) and leaving_at is null
       order by seen_at, id limit ?`,
    ),
    leavingPeople: statement('select id from person where leaving_at is not null limit ?'),
    removePerson: [
      statement('delete from sitting where person = ?'),
      statement('delete from session where person = ?'),
      statement('delete from push where person = ?'),
      statement('delete from passkey where person = ?'),
      statement('delete from challenge where person = ?'),
      statement('delete from person where id = ?'),
    ],
    linesOf: statement(
      `select code as "table", words as text, talk.at from talk join game_table on game_table.number = table_number
       where person = ? order by talk.at desc limit ?`,
    ),
    unnameLines: statement(
      `update talk set name = ?, person = null
       where rowid in (select rowid from talk where person = ? limit ?)`,
    ),
  };
}
