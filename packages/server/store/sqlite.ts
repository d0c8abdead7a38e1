/** The embedded database: built into newer Nodes, a package with the same interface on Node 20. */
import type { DatabaseSync, StatementSync } from '@photostructure/sqlite';

export type Database = InstanceType<typeof DatabaseSync>;
export type Statement = InstanceType<typeof StatementSync>;

/**
 * WAL with full sync: a transaction is on the disk when it is committed. Exclusive locking: one process owns
 * the file, so that what it remembers about it stays true, and a second server on the same folder is refused.
 */
const PRAGMAS = `
  pragma busy_timeout = 500;
  pragma locking_mode = exclusive;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma wal_autocheckpoint = 4000;
  pragma foreign_keys = on;
`;

export async function openDatabase(file: string): Promise<Database> {
  const { DatabaseSync: Sqlite } = await import(builtIn()).catch(() => import('@photostructure/sqlite'));
  const database = new Sqlite(file) as Database;
  try {
    database.exec(PRAGMAS);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
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

/** CORRUPT, NOTADB: what is in the file is not what was written there. */
const DAMAGE: ReadonlySet<number> = new Set([11, 26]);

export const isDamage = (error: unknown): boolean => DAMAGE.has(codeOf(error));

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

/** Typed as any text, because the types of Node 20 do not know the module. */
const builtIn = (): string => 'node:sqlite';
