/** `airlock migrate-data`: moves everything a server keeps from a data folder to PostgreSQL, or back. */
import { resolve } from 'node:path';
import { Complaint } from '../complaint.ts';
import { openFolder } from './folderSide.ts';
import { openPostgres } from './postgresSide.ts';
import { type Row, type Side, TABLE_NAMES, type TableName } from './side.ts';

const AT_ONCE = 500;

/** Only what may stay behind: a cookie from before there were sessions, which a database has never seen. */
const MAY_STAY = new Set(['old_cookie']);

const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

export async function migrateData(from: string, to: string): Promise<string> {
  if (isAddress(from) === isAddress(to)) {
    throw new Complaint(
      'Name a data folder and the address of a PostgreSQL database (postgres://…), in either order.',
    );
  }
  const source = await open(from, false);
  try {
    const target = await open(to, true);
    try {
      return await moved(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const open = (place: string, isNew: boolean): Promise<Side> =>
  isAddress(place) ? openPostgres(place, isNew) : openFolder(resolve(place), isNew);

async function moved(source: Side, target: Side): Promise<string> {
  const damaged = await source.damaged();
  if (damaged > 0) {
    throw new Complaint(
      `${damaged === 1 ? '1 match' : `${damaged} matches`} in ${source.name} cannot be read whole. "airlock check --salvage" keeps what is whole.`,
    );
  }
  if (!(await target.isEmpty())) throw new Complaint(`There is data in ${target.name} already.`);
  const counts = new Map<string, number>();
  await target.filling(async (into) => {
    for (const table of TABLE_NAMES) {
      const columns = await sharedColumns(source, target, table);
      for await (const rows of some(source.rows(table))) {
        await into.put(table, columns, rows);
        counts.set(table, (counts.get(table) ?? 0) + rows.length);
      }
    }
    for await (const logs of some(source.logs())) {
      await into.putLogs(logs);
      counts.set(
        'actions',
        logs.reduce((sum, { length }) => sum + length, counts.get('actions') ?? 0),
      );
    }
    const key = await source.cookieKey();
    if (key !== null) await into.putCookieKey(key);
  });
  await mustBeTheSame(source, target);
  const count = (what: string): number => counts.get(what) ?? 0;
  return `${target.name}: ${count('game_table')} tables, ${count('actions')} actions and ${count('person')} people, compared line by line.`;
}

/** What only one side has must be something that may stay behind, or data would vanish unnoticed. */
async function sharedColumns(source: Side, target: Side, table: TableName): Promise<readonly string[]> {
  const [here, there] = [await source.columns(table), await target.columns(table)];
  const lost = here.filter((column) => !there.includes(column) && !MAY_STAY.has(column));
  if (lost.length > 0) throw new Error(`${target.name} has no place for ${lost.join(', ')} of ${table}.`);
  return here.filter((column) => there.includes(column));
}

/** After it was written, both are read again and compared. */
async function mustBeTheSame(source: Side, target: Side): Promise<void> {
  for (const table of TABLE_NAMES) {
    const columns = await sharedColumns(source, target, table);
    const shown = (row: Row): string => JSON.stringify(columns.map((column) => row[column] ?? null));
    await mustAgree(table, source.rows(table), target.rows(table), shown);
  }
  await mustAgree('logs', source.logs(), target.logs(), (log) => `${log.match} ${log.length} ${log.lines}`);
  if ((await source.cookieKey()) !== (await target.cookieKey())) throw differs('the key of sessions', 1);
}

async function mustAgree<R>(
  what: string,
  ones: AsyncIterable<R>,
  others: AsyncIterable<R>,
  shown: (row: R) => string,
): Promise<void> {
  const other = others[Symbol.asyncIterator]();
  let line = 0;
  for await (const one of ones) {
    line++;
    const { value, done } = await other.next();
    if (done || shown(one) !== shown(value)) throw differs(what, line);
  }
  if (!(await other.next()).done) throw differs(what, line + 1);
}

const differs = (what: string, line: number): Complaint =>
  new Complaint(
    `What was written differs from what was read, in ${what} at line ${line}. Do not use the copy.`,
  );

async function* some<R>(rows: AsyncIterable<R>): AsyncIterable<R[]> {
  let batch: R[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
