/** `airlock restore`: puts a backup into a data folder. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { KEY_FILE } from '../people/sessions.ts';
import { DATABASE_FILE } from '../store/dataFolder.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';
import { closeDatabase, damageOf, isLockedByAnother, openDatabase } from '../store/sqlite.ts';
import { type BackupContents, extractDatabase, readBackup } from './backupFile.ts';
import { Complaint } from './complaint.ts';
import { CONTROL_FILE } from './proof.ts';

export interface RestoreWish {
  readonly file: string;
  readonly data: string;
  /** Whether what is in the folder may be put aside. */
  readonly replace: boolean;
}

/** What a server leaves in its folder; the rest of a folder is none of our business. */
const OURS = [
  DATABASE_FILE,
  `${DATABASE_FILE}-wal`,
  `${DATABASE_FILE}-shm`,
  `${DATABASE_FILE}-journal`,
  KEY_FILE,
];

export async function restore({ file, data, replace }: RestoreWish): Promise<string> {
  const backup = await readBackup(resolve(file));
  const { about } = backup;
  if (about.schema > SCHEMA_VERSION) {
    throw new Complaint(
      `${file} was made by a newer Airlock (data format ${about.schema}; this one reads ${SCHEMA_VERSION}).`,
    );
  }
  const folder = resolve(data);
  await mustBeFree(folder, replace);
  const partial = join(folder, `${DATABASE_FILE}.partial`);
  rmSync(partial, { force: true });
  try {
    await extractDatabase(resolve(file), backup, partial);
    await mustBeWhole(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  const aside = putAside(folder);
  // The key first: a database without its key would make strangers of everybody.
  if (about.cookieKey !== null) {
    writeFileSync(join(folder, KEY_FILE), about.cookieKey, { mode: 0o600, flush: true });
  }
  renameSync(partial, join(folder, DATABASE_FILE));
  return `${folder}: ${contentsIn(about)}.${aside ? ` What was there is in ${aside}.` : ''}`;
}

const contentsIn = ({ tables, actions, people, madeAt }: BackupContents): string =>
  `${tables} tables, ${actions} actions and ${people} people as of ${madeAt}`;

async function mustBeFree(folder: string, replace: boolean): Promise<void> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Complaint(`${folder} cannot be used: ${(error as Error).message}.`);
  }
  const database = join(folder, DATABASE_FILE);
  if (existsSync(database) && (await isLockedByAnother(database))) {
    throw new Complaint(`A server uses the data folder ${folder}. Stop it first.`);
  }
  if (replace) return;
  const there = readdirSync(folder).filter((name) => name !== CONTROL_FILE);
  if (there.length > 0) {
    throw new Complaint(
      `${folder} is not empty (${there.slice(0, 3).join(', ')}); --replace sets aside what a server kept there.`,
    );
  }
}

async function mustBeWhole(partial: string, file: string): Promise<void> {
  const database = await openDatabase(partial);
  let damage: readonly string[];
  try {
    damage = damageOf(database);
  } finally {
    closeDatabase(database);
  }
  if (damage.length > 0) throw new Complaint(`The database in ${file} is damaged: ${damage[0]}.`);
}

/** Where the old files lie now; `null` if there were none. */
function putAside(folder: string): string | null {
  const old = OURS.filter((name) => existsSync(join(folder, name)));
  if (old.length === 0) return null;
  const aside = join(folder, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of old) renameSync(join(folder, name), join(aside, name));
  return aside;
}
