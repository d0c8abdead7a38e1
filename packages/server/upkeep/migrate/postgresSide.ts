/** A PostgreSQL database. Its servers must not run meanwhile; that is for whoever moves the data to see to. */
import type { Pool } from 'pg';
import { type Asked, inTransaction, openPool, rowOf, rowsOf } from '../../store/postgres/connection.ts';
import { migrate } from '../../store/postgres/migrate.ts';
import { Complaint } from '../complaint.ts';
import type { Filling, Log, Row, Side, TableName } from './side.ts';
import { TABLES } from './side.ts';

const ROWS_AT_ONCE = 500;

export async function openPostgres(address: string): Promise<Side> {
  const { host, pathname } = new URL(address);
  const name = `${pathname.slice(1)} at ${host}`;
  // Nobody waits for a connection that breaks while it is not used.
  const pool = openPool(address, () => undefined);
  try {
    await migrate(pool);
    return new PostgresSide(name, pool);
  } catch (error) {
    await pool.end();
    throw new Complaint(`The PostgreSQL database ${name} cannot be used: ${(error as Error).message}`);
  }
}

class PostgresSide implements Side {
  readonly name: string;
  private readonly pool: Pool;

  constructor(name: string, pool: Pool) {
    this.name = name;
    this.pool = pool;
  }

  async columns(table: TableName): Promise<readonly string[]> {
    const rows = await rowsOf<{ name: string }>(
      this.pool,
      `select attname as name from pg_attribute
       where attrelid = $1::text::regclass and attnum > 0 and not attisdropped order by attnum`,
      table,
    );
    return rows.map(({ name }) => name);
  }

  rows(table: TableName): AsyncIterable<Row> {
    const key = TABLES[table].map((column) =>
      column === 'person' || column === 'id' ? `${column} collate "C"` : column,
    );
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
    const kept = await rowOf<{ value: string }>(this.pool, `select value from secret where name = 'cookies'`);
    return kept?.value ?? null;
  }

  async damaged(): Promise<number> {
    return 0;
  }

  async isEmpty(): Promise<boolean> {
    const found = await rowsOf(
      this.pool,
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
      // The next table gets the number behind the last.
      await client.query(
        `select setval(pg_get_serial_sequence('game_table', 'number'), coalesce(max(number), 0) + 1, false) from game_table`,
      );
    });
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  /** Some at a time, however many there are. */
  private async *fetched<R>(select: string): AsyncIterable<R> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query(`declare reading cursor for ${select}`);
      for (;;) {
        const { rows } = await client.query(`fetch ${ROWS_AT_ONCE} from reading`);
        yield* rows as R[];
        if (rows.length < ROWS_AT_ONCE) break;
      }
      await client.query('commit');
    } finally {
      client.release();
    }
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
