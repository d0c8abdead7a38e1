/** Writes what is whole into a new data folder. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_FILE } from '../../people/sessions.ts';
import { DATABASE_FILE } from '../../store/dataFolder.ts';
import { lineOf } from '../../store/journal.ts';
import { SCHEMA } from '../../store/schema.ts';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../../store/sqlite.ts';
import type { TableRecord } from '../../store/store.ts';
import { changing } from '../../store/tableRow.ts';
import { Complaint } from '../complaint.ts';
import type { Whole } from './examine.ts';
import type { Row, Source } from './source.ts';

/** Tables of the database that are written from what was examined; all others are taken over row by row. */
const EXAMINED = new Set(['person', 'game_table', 'sitting', 'journal', 'match_log', 'talk', 'set_aside']);

export function mustBeEmpty(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Complaint(`${folder} cannot be created: ${(error as Error).message}.`);
  }
  if (readdirSync(folder).length > 0) throw new Complaint(`${folder} is not empty; name a new folder.`);
}

export async function salvage(
  folder: string,
  whole: Whole,
  source: Source,
  key: string | null,
): Promise<void> {
  const database = await openDatabase(join(folder, DATABASE_FILE));
  try {
    database.exec(SCHEMA);
    inTransaction(database, () => {
      for (const row of whole.people) insert(database, 'person', row);
      for (const table of whole.tables) insertTable(database, table);
      for (const [match, log] of whole.logs) {
        insert(database, 'match_log', { match, length: log.length, lines: log.map(lineOf).join('') });
      }
      for (const row of whole.talk) insert(database, 'talk', row);
      for (const table of otherTables(database)) {
        for (const row of source.rows(table)) insert(database, table, row);
      }
    });
  } finally {
    closeDatabase(database);
  }
  if (key !== null) writeFileSync(join(folder, KEY_FILE), key, { mode: 0o600, flush: true });
}

function insertTable(database: Database, table: TableRecord): void {
  const [options, seats, stage, with_bots, rules, seed, started_at, rematch, changed_at, ended_by] =
    changing(table);
  const { number, code, game, host } = table;
  insert(database, 'game_table', {
    number,
    code,
    game,
    host,
    ...({ options, seats, stage, with_bots, rules, seed, started_at, rematch, changed_at, ended_by } as Row),
  });
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
  for (const person of new Set([host, ...people])) {
    if (person !== '') insert(database, 'sitting', { person, table_number: number });
  }
}

const otherTables = (database: Database): string[] =>
  (database.prepare(`select name from sqlite_master where type = 'table'`).all() as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !EXAMINED.has(name));

/** What is there twice, or is not as a row should be, is left out. */
function insert(database: Database, table: string, row: Row): void {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  database
    .prepare(`insert or ignore into ${table} (${columns.join(', ')}) values (${places})`)
    .run(...Object.values(row));
}
