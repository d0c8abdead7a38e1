/** The file a server keeps, opened while it does not run: only to have more of what it wrote itself. */
import { join } from 'node:path';

interface Statement {
  all(...values: unknown[]): Record<string, unknown>[];
  run(...values: unknown[]): unknown;
}

interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** Newer Nodes have it built in. Typed as any text, because the types of Node 20 do not know the module. */
const builtIn = (): string => 'node:sqlite';

async function openDatabase(file: string): Promise<Database> {
  const { DatabaseSync } = await import(builtIn()).catch(() => import('@photostructure/sqlite'));
  return new DatabaseSync(file) as Database;
}

/** This many copies of the table with that code, each with its own number and code, and with the same story. */
export async function multiplyMatches(data: string, code: string, copies: number): Promise<void> {
  const database = await openDatabase(join(data, 'airlock.db'));
  const [table] = database.prepare('select * from game_table where code = ?').all(code);
  if (!table) throw new Error(`There is no table ${code} in the database.`);
  const original = Number(table.number);
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  database.exec('begin');
  for (const { name } of tables) {
    const columns = database
      .prepare(`pragma table_info(${String(name)})`)
      .all()
      .map((column) => String(column.name));
    const key = ['table_number', 'match', ...(name === 'game_table' ? ['number'] : [])].find((column) =>
      columns.includes(column),
    );
    if (key === undefined) continue;
    const rows = database.prepare(`select * from ${String(name)} where ${key} = ?`).all(original);
    const insert = database.prepare(
      `insert into ${String(name)} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) {
      for (let copy = 1; copy <= copies; copy++) {
        const changed: Record<string, unknown> = { ...row, [key]: original + copy };
        if ('code' in changed) changed.code = otherCode(code, copy);
        insert.run(...columns.map((column) => changed[column]));
      }
    }
  }
  database.exec('commit');
  database.close();
}

/** A code of the same shape for each copy, none twice: its letters count. */
function otherCode(code: string, copy: number): string {
  let rest = copy;
  return code.replace(/[A-Z]/g, (letter) => {
    const place = rest % 26;
    rest = Math.floor(rest / 26);
    return String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 + place) % 26));
  });
}
