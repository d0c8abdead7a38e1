/** `airlock backup`: everything a server keeps, in one file, while it runs. */
import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { present } from '@airlock/kernel';
import { keyIn } from '../people/sessions.ts';
import { DATABASE_FILE } from '../store/dataFolder.ts';
import { closeDatabase, type Database, damageOf, oneRow, openDatabase } from '../store/sqlite.ts';
import { writeBackup } from './backupFile.ts';
import { Complaint } from './complaint.ts';
import { copyData } from './copyData.ts';

export interface BackupWish {
  readonly data: string;
  /** A file, or a folder in which one is made whose name says when. */
  readonly target: string;
  /** Whether a file that is there may be replaced. */
  readonly replace: boolean;
}

export async function backUp({ data, target, replace }: BackupWish): Promise<string> {
  const file = fileFor(resolve(target));
  if (existsSync(file) && !replace) {
    throw new Complaint(`${file} already exists; --replace puts the new backup in its place.`);
  }
  // Beside the target: what is renamed there is whole at once or not there at all.
  const workplace = makeWorkplace(file);
  try {
    const began = performance.now();
    const cookieKey = readableKey(data);
    const { running } = await copyData(data, workplace);
    const whole = join(workplace, 'whole.db');
    const counts = await inOnePiece(join(workplace, DATABASE_FILE), whole);
    const partial = join(workplace, 'backup');
    const bytes = await writeBackup(partial, whole, {
      madeAt: new Date().toISOString(),
      cookieKey,
      ...counts,
    });
    renameSync(partial, file);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return (
      `${file}: ${counts.tables} tables, ${counts.actions} actions and ${counts.people} people, ` +
      `${(bytes / 1e6).toFixed(1)} MB in ${seconds} s${running ? ' while the server runs' : ''}. ` +
      (cookieKey === null ? 'The folder has no cookie.key, so sessions are not in it. ' : '') +
      'It holds every secret of the matches: keep it as safe as the data folder.'
    );
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}

function readableKey(data: string): string | null {
  try {
    return keyIn(data);
  } catch (error) {
    throw new Complaint(`${(error as Error).message}.`);
  }
}

function fileFor(target: string): string {
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder) return target;
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(target, `airlock-${now}.backup`);
}

function makeWorkplace(file: string): string {
  try {
    return mkdtempSync(join(dirname(file), `.${basename(file)}-`));
  } catch (error) {
    throw new Complaint(`${dirname(file)} cannot be written: ${(error as Error).message}.`);
  }
}

/** Brings the newest from the log into the file, leaves out what was deleted, and looks whether all of it is whole. */
async function inOnePiece(copy: string, whole: string) {
  const database = await opened(copy);
  try {
    const damage = damageOf(database);
    if (damage.length > 0) {
      throw new Complaint(
        `The database is damaged (${damage[0]}), so no backup was made. ` +
          '"airlock check" says what is left of it.',
      );
    }
    database.prepare('vacuum into ?').run(whole);
    return {
      schema: numberIn(database, 'select user_version as number from pragma_user_version'),
      tables: numberIn(database, 'select count(*) as number from game_table'),
      people: numberIn(database, 'select count(*) as number from person'),
      actions:
        numberIn(database, 'select coalesce(sum(length), 0) as number from match_log') +
        numberIn(
          database,
          `select coalesce(sum(length(lines) - length(replace(lines, char(10), ''))), 0) as number from journal`,
        ),
    };
  } finally {
    closeDatabase(database);
  }
}

async function opened(copy: string): Promise<Database> {
  try {
    return await openDatabase(copy);
  } catch (error) {
    throw new Complaint(
      `The database cannot be opened (${(error as Error).message}), so no backup was made. ` +
        '"airlock check" says what is left of it.',
    );
  }
}

const numberIn = (database: Database, sql: string): number =>
  present(oneRow<{ number: number }>(database.prepare(sql))).number;
