/**
 * A PostgreSQL database. It is read as it was at one moment, so that its servers may run meanwhile; while it is filled
 * they must not, which is for whoever moves the data to see to.
 */
import type { Pool, PoolClient } from 'pg';
import {
  type Asked,
  inTransaction,
  openPool,
  rowOf,
  rowsOf,
  UNHURRIED_MS,
} from '../../store/postgres/connection.ts';
import { migrate } from '../../store/postgres/migrate.ts';
import { Complaint } from '../complaint.ts';
import type { Filling, Log, Row, Side, TableName } from './side.ts';
import { TABLES } from './side.ts';

const ROWS_AT_ONCE = 500;

/** Sorted as the embedded database sorts them: by bytes. */
const TEXT_KEYS: ReadonlySet<string> = new Set(['person', 'id', 'kind', 'who']);

export async function openPostgres(address: string, isNew: boolean): Promise<Side> {
  const { host, pathname } = new URL(address);
  const name = `${pathname.slice(1)} at ${host}`;
  // Nobody waits for a connection that breaks while it is not used.
  const pool = openPool(address, () => undefined, UNHURRIED_MS);
  try {
    await migrate(pool);
    const reader = await pool.connect();
    await reader.query(
      isNew ? 'begin read only' : 'begin transaction isolation level repeatable read read only',
    );
    return new PostgresSide(name, pool, reader);
  } catch (error) {
    await pool.end();
    throw new Complaint(`The PostgreSQL database ${name} cannot be used: ${(error as Error).message}`);
  }
}

class PostgresSide implements Side {
  readonly name: string;
  private readonly pool: Pool;
  /** Its transaction lasts until the end: of what is copied, all is seen as it was at one moment. */
  private readonly reader: PoolClient;

  constructor(name: string, pool: Pool, reader: PoolClient) {
    this.name = name;
    this.pool = pool;
    this.reader = reader;
  }

  async columns(table: TableName): Promise<readonly string[]> {
    const rows = await rowsOf<{ name: string }>(
      this.reader,
      `select attname as name from pg_attribute
       where attrelid = $1::text::regclass and attnum > 0 and not attisdropped order by attnum`,
      table,
    );
    return rows.map(({ name }) => name);
  }

  rows(table: TableName): AsyncIterable<Row> {
    const key = TABLES[table].map((column) => (TEXT_KEYS.has(column) ? `${column} collate "C"` : column));
    return this.fetched<Row>(`select * from ${table} order by ${key.join(', ')}`);
  }

  logs(): AsyncIterable<Log> {
    return this.fetched<Log>(
      `select match, length,
         coalesce((select string_agg(lines, '' order by first) from match_lines where match = match_head.match), '') as lines
       from match_head where length > 0 order by match`,
    );
  }

  async cookieKey(): Promise<string | null> {
    const kept = await rowOf<{ value: string }>(
      this.reader,
      `select value from secret where name = 'cookies'`,
    );
    return kept?.value ?? null;
  }

  async damaged(): Promise<number> {
    return 0;
  }

  async isEmpty(): Promise<boolean> {
    const found = await rowsOf(
      this.reader,
      '(select 1 from game_table limit 1) union all (select 1 from person limit 1)',
    );
    return found.length === 0;
  }

  async filling(work: (into: Filling) => Promise<void>): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await work(filler(client));
      // Also of tables at which nothing has been done yet.
      await client.query(
        'insert into match_head (match, length) select number, 0 from game_table on conflict do nothing',
      );
      // The next table, or report, gets the number behind the last.
      for (const table of ['game_table', 'report']) {
        await client.query(
          `select setval(pg_get_serial_sequence('${table}', 'number'), coalesce(max(number), 0) + 1, false) from ${table}`,
        );
      }
    });
  }

  async close(): Promise<void> {
    this.reader.release(true);
    await this.pool.end();
  }

  /** Some at a time, however many there are. */
  private async *fetched<R>(select: string): AsyncIterable<R> {
    await this.reader.query(`declare reading cursor for ${select}`);
    for (;;) {
      const { rows } = await this.reader.query(`fetch ${ROWS_AT_ONCE} from reading`);
      yield* rows as R[];
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await this.reader.query('close reading');
  }
}

const filler = (client: Asked): Filling => ({
  async put(table, columns, rows) {
    // By way of JSON, so that one statement takes any number of rows; types are those of the table itself.
    await client.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows)],
    );
  },
  async putLogs(logs) {
    await client.query(
      'insert into match_head (match, length) select * from unnest($1::bigint[], $2::integer[])',
      [logs.map(({ match }) => match), logs.map(({ length }) => length)],
    );
    await client.query(
      'insert into match_lines (match, first, lines) select match, 0, lines from unnest($1::bigint[], $2::text[]) as given (match, lines)',
      [logs.map(({ match }) => match), logs.map(({ lines }) => lines)],
    );
  },
  async putCookieKey(key) {
    await client.query(
      `insert into secret (name, value) values ('cookies', $1) on conflict (name) do update set value = excluded.value`,
      [key],
    );
  },
});
