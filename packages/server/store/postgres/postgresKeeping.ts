/** Letting go in PostgreSQL. */
import { SOMEBODY } from '@airlock/tables';
import type { Pool } from 'pg';
import type { Keeping, OldPerson, OldTable, PersonRecord, SaidLine } from '../keeping.ts';
import type { PersonId, TableRecord } from '../store.ts';
import { changed, inTransaction, rowOf, rowsOf } from './connection.ts';
import { logOf } from './logs.ts';
import { forgetIdentity } from './postgresIdentity.ts';

/** Before every time there is. */
const EARLIEST = Number.MIN_SAFE_INTEGER;

export class PostgresKeeping implements Keeping {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  oldTables(
    stage: TableRecord['stage'],
    before: number,
    behind: OldTable | null,
    most: number,
  ): Promise<OldTable[]> {
    const { changedAt, number } = behind ?? { changedAt: EARLIEST, number: 0 };
    return rowsOf<OldTable>(
      this.pool,
      `select number, code, changed_at as "changedAt" from game_table
       where stage = $1 and changed_at < $2 and (changed_at, number) > ($3, $4)
       order by changed_at, number limit $5`,
      stage,
      before,
      changedAt,
      number,
      most,
    );
  }

  async lastActionAt(match: number): Promise<number | null> {
    return (await logOf(this.pool, match)).at(-1)?.at ?? null;
  }

  removeTable(table: number, mostRows: number): Promise<boolean> {
    return inTransaction(this.pool, async (client) => {
      const lines = await changed(
        client,
        'delete from talk where ctid in (select ctid from talk where table_number = $1 limit $2)',
        table,
        mostRows,
      );
      if (lines >= mostRows) return false;
      // The table last of all: as long as it is there, what is left of it is found again.
      await changed(client, 'delete from match_lines where match = $1', table);
      await changed(client, 'delete from match_head where match = $1', table);
      await changed(client, 'delete from sitting where table_number = $1', table);
      await changed(client, 'delete from game_table where number = $1', table);
      return true;
    });
  }

  personRecord(id: PersonId): Promise<PersonRecord | undefined> {
    return rowOf<PersonRecord>(
      this.pool,
      'select id, name, seen_at as "seenAt" from person where id = $1',
      id,
    );
  }

  peopleNamed(name: string, most: number): Promise<PersonRecord[]> {
    return rowsOf<PersonRecord>(
      this.pool,
      `select id, name, seen_at as "seenAt" from person where name = $1 and leaving_at is null
       order by seen_at desc limit $2`,
      name,
      most,
    );
  }

  oldPeople(before: number, behind: OldPerson | null, most: number): Promise<OldPerson[]> {
    const { seenAt, id } = behind ?? { seenAt: EARLIEST, id: '' };
    return rowsOf<OldPerson>(
      this.pool,
      `select id, seen_at as "seenAt", exists (select 1 from sitting where sitting.person = person.id) as "hasSeat"
       from person where seen_at < $1 and (seen_at, id) > ($2, $3) and leaving_at is null
       order by seen_at, id limit $4`,
      before,
      seenAt,
      id,
      most,
    );
  }

  async leavingPeople(most: number): Promise<PersonId[]> {
    const rows = await rowsOf<{ id: PersonId }>(
      this.pool,
      'select id from person where leaving_at is not null limit $1',
      most,
    );
    return rows.map(({ id }) => id);
  }

  async removePerson(id: PersonId): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await changed(client, 'delete from sitting where person = $1', id);
      await changed(client, 'delete from session where person = $1', id);
      await changed(client, 'delete from push where person = $1', id);
      await forgetIdentity(client, id);
      await changed(client, 'delete from person where id = $1', id);
    });
  }

  linesOf(person: PersonId, most: number): Promise<SaidLine[]> {
    return rowsOf<SaidLine>(
      this.pool,
      `select code as "table", words as text, talk.at from talk join game_table on game_table.number = table_number
       where person = $1 order by talk.at desc limit $2`,
      person,
      most,
    );
  }

  unnameLines(person: PersonId, most: number): Promise<number> {
    return changed(
      this.pool,
      `update talk set name = $1, person = null
         where ctid in (select ctid from talk where person = $2 limit $3)`,
      SOMEBODY,
      person,
      most,
    );
  }
}
