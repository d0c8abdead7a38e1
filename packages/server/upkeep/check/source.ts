/** Where the rows of a database come from: through SQLite where its file is whole, else page by page. */

import { itemAt } from '@airlock/kernel';
import { SCHEMA } from '../../store/schema.ts';
import { allRows, type Database, memoryDatabase } from '../../store/sqlite.ts';
import type { Pages } from './pages.ts';
import { type RawRow, RawRows, type Value } from './rawRows.ts';

export type Row = Readonly<Record<string, Value>>;

export interface Source {
  /** Whether all rows are there that were written. */
  readonly isWhole: boolean;
  rows(table: string): Iterable<Row>;
}

export function throughSqlite(database: Database): Source {
  return {
    isWhole: true,
    rows: (table) => database.prepare(`select * from ${table}`).iterate() as Iterable<Row>,
  };
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

/** Goes through all pages once. `damagedPages` tells afterwards how many could not be read. */
export async function pageByPage(pages: Pages): Promise<Source & { readonly damagedPages: number }> {
  const raw = new RawRows(pages);
  const roots = new Map<string, number>();
  for (const { values } of raw.under(1)) {
    const [type, name, , root] = values;
    if (type === 'table' && typeof name === 'string' && typeof root === 'number') roots.set(name, root);
  }
  const layout = await presentLayout();
  const found = new Map<string, Map<number, RawRow>>([...layout.keys()].map((table) => [table, new Map()]));
  for (const table of layout.keys()) {
    const root = roots.get(table);
    if (root === undefined) continue;
    for (const row of raw.under(root)) found.get(table)?.set(row.rowid, row);
  }
  if (raw.damaged > 0 || roots.size === 0) {
    for (const row of raw.lost()) {
      const table = homeOf(row, layout);
      // What a way leads to is newer than what lies about.
      if (table !== null && !found.get(table)?.has(row.rowid)) found.get(table)?.set(row.rowid, row);
    }
  }
  return {
    isWhole: false,
    damagedPages: raw.damaged,
    *rows(table) {
      for (const row of found.get(table)?.values() ?? []) yield named(row, layout.get(table) ?? []);
    },
  };
}

/** The columns of all tables in the order in which rows have them. */
async function presentLayout(): Promise<Map<string, readonly Column[]>> {
  const database = await memoryDatabase();
  database.exec(SCHEMA);
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`);
  const columns = database.prepare('select name, type, "notnull", pk from pragma_table_info(?)');
  const layout = new Map(
    allRows<{ name: string }>(tables).map(({ name }) => [name, allRows<Column>(columns, name)]),
  );
  database.close();
  return layout;
}

/** The number of a row stands in its key and not among its values. */
const isNumber = ({ pk, type }: Column): boolean => pk === 1 && type.toLowerCase() === 'integer';

function named({ rowid, values }: RawRow, columns: readonly Column[]): Row {
  // A row that was written before a column was added has fewer values.
  const entries = columns.map((column, index) => {
    const isKey = isNumber(column) && columns.filter(({ pk }) => pk > 0).length === 1;
    return [column.name, isKey ? rowid : (values[index] ?? null)];
  });
  return Object.fromEntries(entries) as Row;
}

/** The one table whose rows look like this; `null` where none or several could be meant. */
function homeOf(row: RawRow, layout: ReadonlyMap<string, readonly Column[]>): string | null {
  const possible = [...layout].filter(([, columns]) => fits(row, columns)).map(([name]) => name);
  const [one, another] = possible;
  if (one !== undefined && another === undefined) return one;
  // Both have a number and lines; only a log says how many lines.
  if (possible.includes('match_log')) return isFiledLog(row) ? 'match_log' : 'set_aside';
  return null;
}

function fits({ values }: RawRow, columns: readonly Column[]): boolean {
  const required = columns.filter(({ notnull, pk }) => notnull === 1 || pk > 0).length;
  if (values.length < required || values.length > columns.length) return false;
  const keys = columns.filter(({ pk }) => pk > 0).length;
  return values.every((value, index) => {
    const column = itemAt(columns, index);
    if (isNumber(column) && keys === 1) return value === null;
    if (value === null) return column.notnull === 0;
    return typeof value === (column.type.toLowerCase() === 'integer' ? 'number' : 'string');
  });
}

const isFiledLog = ({ values: [, length, lines] }: RawRow): boolean =>
  typeof lines === 'string' && lines.split('\n').length - 1 === length;
