/** Reports and bans in the embedded database. */
import type { Ban, Report } from '@airlock/protocol';
import { GONE, SOMEBODY } from '@airlock/tables';
import { bodyOf, type ComplaintShelf, type ComplaintWrite, MOST_REPORTS, readReport } from './complaints.ts';
import { allRows, type Database, overwriting, type Statement } from './sqlite.ts';
import type { PersonId } from './store.ts';

export class SqliteComplaints implements ComplaintShelf {
  private readonly statements;
  private readonly database: Database;
  /** Tells a fault of the disk from all others. */
  private readonly writing: <T>(work: () => T) => T;

  constructor(database: Database, writing: <T>(work: () => T) => T) {
    this.database = database;
    this.statements = prepare(database);
    this.writing = writing;
  }

  async reports(most: number): Promise<Report[]> {
    return allRows<{ number: number; body: string }>(this.statements.reports, most).map(readReport);
  }

  async bans(): Promise<Ban[]> {
    return allRows<Ban>(this.statements.bans).map((row) => ({ ...row }));
  }

  async unnameReports(person: PersonId): Promise<void> {
    this.writing(() =>
      overwriting(this.database, () => this.statements.unnameReports.run(GONE, SOMEBODY, person)),
    );
  }

  write(write: ComplaintWrite): void {
    switch (write.kind) {
      case 'report':
        this.statements.report.run(write.report.person, bodyOf(write.report));
        this.statements.makeRoom.run(MOST_REPORTS);
        return;
      case 'ban':
        this.statements.ban.run(write.ban.kind, write.ban.who, write.ban.why);
        return;
      case 'unban':
        this.statements.unban.run(write.ban.kind, write.ban.who);
    }
  }
}

function prepare(database: Database) {
  const statement = (sql: string): Statement => database.prepare(sql);
  return {
    reports: statement('select number, body from report order by number desc limit ?'),
    report: statement('insert into report (person, body) values (?, ?)'),
    makeRoom: statement('delete from report where number <= (select max(number) from report) - ?'),
    unnameReports: statement(
      `update report set person = ?, body = json_set(body, '$.by', ?) where person = ?`,
    ),
    bans: statement('select kind, who, why from ban order by kind, who'),
    ban: statement(
      `insert into ban (kind, who, why) values (?, ?, ?)
       on conflict (kind, who) do update set why = excluded.why`,
    ),
    unban: statement('delete from ban where kind = ? and who = ?'),
  };
}
