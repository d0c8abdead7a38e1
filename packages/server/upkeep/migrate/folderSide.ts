/** A data folder that no server uses. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_FILE, keyIn } from '../../people/sessions.ts';
import { DATABASE_FILE } from '../../store/dataFolder.ts';
import { Journal } from '../../store/journal.ts';
import { closeDatabase, type Database, isLockedByAnother, openDatabase } from '../../store/sqlite.ts';
import { upgrade } from '../../store/sqliteStore.ts';
import { Complaint } from '../complaint.ts';
import type { Filling, Log, Row, Side, TableName } from './side.ts';
import { TABLES } from './side.ts';

export async function openFolder(folder: string, isNew: boolean): Promise<Side> {
  const file = join(folder, DATABASE_FILE);
  if (isNew) mkdirSync(folder, { recursive: true });
  else if (!existsSync(file)) throw new Complaint(`There is no ${DATABASE_FILE} in ${folder}.`);
  if (existsSync(file) && (await isLockedByAnother(file))) {
    throw new Complaint(`A server uses the data folder ${folder}. Stop it first.`);
  }
  let database: Database;
  try {
    database = await openDatabase(file);
    upgrade(database);
  } catch (error) {
    throw new Complaint(`The data folder ${folder} cannot be used: ${(error as Error).message}.`);
  }
  // What a server had not filed yet belongs to its match before anything is read.
  new Journal(database).recover();
  return new FolderSide(folder, database);
}

class FolderSide implements Side {
  readonly name: string;
  private readonly folder: string;
  private readonly database: Database;

  constructor(folder: string, database: Database) {
    this.name = folder;
    this.folder = folder;
    this.database = database;
  }

  async columns(table: TableName): Promise<readonly string[]> {
    return this.all<{ name: string }>(`pragma table_info(${table})`).map(({ name }) => name);
  }

  async *rows(table: TableName): AsyncIterable<Row> {
    const select = this.database.prepare(`select * from ${table} order by ${TABLES[table].join(', ')}`);
    for (const row of select.iterate()) yield row as Row;
  }

  async *logs(): AsyncIterable<Log> {
    const select = this.database.prepare('select match, length, lines from match_log order by match');
    for (const row of select.iterate()) yield { ...(row as Log) };
  }

  async cookieKey(): Promise<string | null> {
    return keyIn(this.folder);
  }

  async damaged(): Promise<number> {
    return this.all<{ count: number }>('select count(distinct match) as count from set_aside')[0]?.count ?? 0;
  }

  async isEmpty(): Promise<boolean> {
    return this.all('select 1 from game_table union all select 1 from person limit 1').length === 0;
  }

  async filling(work: (into: Filling) => Promise<void>): Promise<void> {
    this.database.exec('begin immediate');
    try {
      await work(this.filler());
      this.database.exec('commit');
    } catch (error) {
      this.database.exec('rollback');
      throw error;
    }
  }

  async close(): Promise<void> {
    closeDatabase(this.database);
  }

  private filler(): Filling {
    const { database, folder } = this;
    return {
      async put(table, columns, rows) {
        const places = columns.map(() => '?').join(', ');
        const insert = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`);
        for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
      },
      async putLogs(logs) {
        const insert = database.prepare('insert into match_log (match, length, lines) values (?, ?, ?)');
        for (const { match, length, lines } of logs) insert.run(match, length, lines);
      },
      async putCookieKey(key) {
        writeFileSync(join(folder, KEY_FILE), key, { mode: 0o600, flush: true });
      },
    };
  }

  private all<R>(sql: string): R[] {
    const rows: unknown = this.database.prepare(sql).all();
    return rows as R[];
  }
}
