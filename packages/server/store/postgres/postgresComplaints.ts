/** Reports and bans in PostgreSQL, for all servers that share it. */
import type { Ban, Report } from '@airlock/protocol';
import { GONE, SOMEBODY } from '@airlock/tables';
import type { Pool } from 'pg';
import { bodyOf, type ComplaintShelf, type ComplaintWrite, MOST_REPORTS, readReport } from '../complaints.ts';
import type { PersonId } from '../store.ts';
import { type Asked, changed, rowsOf } from './connection.ts';

export class PostgresComplaints implements ComplaintShelf {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  async reports(most: number): Promise<Report[]> {
    const rows = await rowsOf<{ number: number; body: string }>(
      this.pool,
      'select number, body from report order by number desc limit $1',
      most,
    );
    return rows.map(readReport);
  }

  bans(): Promise<Ban[]> {
    return rowsOf<Ban>(
      this.pool,
      'select kind, who, why from ban order by kind collate "C", who collate "C"',
    );
  }

  async unnameReports(person: PersonId): Promise<void> {
    await changed(
      this.pool,
      `update report set person = $1, body = jsonb_set(body::jsonb, '{by}', to_jsonb($2::text))::text where person = $3`,
      GONE,
      SOMEBODY,
      person,
    );
  }
}

export async function putComplaint(client: Asked, write: ComplaintWrite): Promise<void> {
  switch (write.kind) {
    case 'report':
      await changed(
        client,
        'insert into report (person, body) values ($1, $2)',
        write.report.person,
        bodyOf(write.report),
      );
      await changed(
        client,
        'delete from report where number <= (select max(number) from report) - $1',
        MOST_REPORTS,
      );
      return;
    case 'ban':
      await changed(
        client,
        `insert into ban (kind, who, why) values ($1, $2, $3)
         on conflict (kind, who) do update set why = excluded.why`,
        write.ban.kind,
        write.ban.who,
        write.ban.why,
      );
      return;
    case 'unban':
      await changed(client, 'delete from ban where kind = $1 and who = $2', write.ban.kind, write.ban.who);
  }
}
