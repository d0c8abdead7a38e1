/** The embedded database: built into newer Nodes, a package with the same interface on Node 20. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from '@photostructure/sqlite';

export type Database = InstanceType<typeof DatabaseSync>;
export type Statement = InstanceType<typeof StatementSync>;

/** This much is written to the write-ahead log before it is brought into the file. */
export const PAGES_A_CHECKPOINT = 4000;

/**
 * WAL with full sync: a transaction is on the disk when it is committed. Exclusive locking: one process owns
 * the file, so that what it remembers about it stays true, and a second server on the same folder is refused.
 */
const PRAGMAS = `
  pragma busy_timeout = 500;
  pragma locking_mode = exclusive;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma wal_autocheckpoint = ${PAGES_A_CHECKPOINT};
  pragma foreign_keys = on;
`;

const library = (): Promise<typeof import('@photostructure/sqlite')> =>
  import(builtIn()).catch(() => import('@photostructure/sqlite'));

/** Made readable by its owner only: it holds every secret of the matches. What lies beside it gets the same rights. */
export async function openDatabase(file: string): Promise<Database> {
  const { DatabaseSync: Sqlite } = await library();
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 });
  const database = new Sqlite(file);
  try {
    database.exec(PRAGMAS);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

type Bound = Parameters<Statement['get']>[number];

/** The row that a statement selects, if there is one; which columns that has is known where the statement is written. */
export function oneRow<Row>(statement: Statement, ...values: Bound[]): Row | undefined {
  const row: unknown = statement.get(...values);
  return row as Row | undefined;
}

/** All rows that a statement selects. */
export function allRows<Row>(statement: Statement, ...values: Bound[]): Row[] {
  const rows: unknown = statement.all(...values);
  return rows as Row[];
}

/** What the embedded database calls its failures to write: PERM, BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN, PROTOCOL. */
const CANNOT_WRITE: ReadonlySet<number> = new Set([3, 5, 6, 8, 10, 13, 14, 15]);

/** Whether it was the disk that failed us, and not what was to be written. */
export function isDiskFault(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDiskFault);
  return CANNOT_WRITE.has(codeOf(error));
}

/** Its code without the details; 0 for what is no error of the database. */
function codeOf(error: unknown): number {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : 0;
}

/** BUSY, LOCKED: it belongs to somebody else. */
const LOCKED: ReadonlySet<number> = new Set([5, 6]);

/** CORRUPT, NOTADB: what is in the file is not what was written there. */
const DAMAGE: ReadonlySet<number> = new Set([11, 26]);

/** By its words too: an error in the middle of a list of rows has no code. */
export const isDamage = (error: unknown): boolean =>
  DAMAGE.has(codeOf(error)) || /disk image is malformed|is not a database/.test(String(error));

/** All of it or nothing. */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('begin');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    rollBack(database, error);
    throw error;
  }
}

/** Overwrites what is freed, so that no free page tells of it. Slower than only marking it, as is done otherwise. */
export function overwriting<T>(database: Database, work: () => T): T {
  database.exec('pragma secure_delete = on');
  try {
    return work();
  } finally {
    database.exec('pragma secure_delete = off');
  }
}

/** Some failures, such as a full disk, have rolled back by themselves; then there is nothing left to do. */
function rollBack(database: Database, reason: unknown): void {
  try {
    database.exec('rollback');
  } catch (error) {
    if (!/no transaction is active/.test(String(error))) throw new AggregateError([reason, error]);
  }
}

/**
 * Leaves one whole file behind, easy to copy. The lock is given back by hand, because statements that are not
 * collected yet would hold it after closing. A disk that cannot be written leaves two files, which are as good.
 */
export function closeDatabase(database: Database): void {
  try {
    database.exec('pragma journal_mode = delete; pragma locking_mode = normal');
    database.prepare('select count(*) from sqlite_master').get();
  } catch (error) {
    if (!isDiskFault(error)) throw error;
  } finally {
    database.close();
  }
}

/** One without a file, which nobody else sees. */
export async function memoryDatabase(): Promise<Database> {
  const { DatabaseSync: Sqlite } = await library();
  return new Sqlite(':memory:');
}

/** What the database itself finds wrong with its file; empty where it is whole. */
export function damageOf(database: Database): string[] {
  try {
    const rows = database.prepare('pragma integrity_check(100)').all() as { integrity_check: string }[];
    const words = rows.map((row) => row.integrity_check);
    return words.length === 1 && words[0] === 'ok' ? [] : words;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [(error as Error).message];
  }
}

/** Whether another process has the file. Looks without writing; a file that is no database is nobody's. */
export async function isLockedByAnother(file: string): Promise<boolean> {
  const { DatabaseSync: Sqlite } = await library();
  const besides = `${file}-shm`;
  const hadBesides = existsSync(besides);
  let database: Database | undefined;
  try {
    database = new Sqlite(file, { readOnly: true });
    database.prepare('select count(*) from sqlite_master').get();
    return false;
  } catch (error) {
    return LOCKED.has(codeOf(error));
  } finally {
    database?.close();
    if (!hadBesides) rmSync(besides, { force: true });
  }
}

/** Typed as any text, because the types of Node 20 do not know the module. */
const builtIn = (): string => 'node:sqlite';
