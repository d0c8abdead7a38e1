/**
 * A copy of the database as it is at one moment, while a server uses it or not. The file alone is no copy: the newest
 * lies in the write-ahead log beside it. A running server is asked to let nothing but that log grow for a while; then the
 * file can be read at leisure and the log after it, and the server does nothing for it but wait with tidying up.
 */
import { constants, copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../store/dataFolder.ts';
import { isLockedByAnother } from '../store/sqlite.ts';
import { Complaint } from './complaint.ts';
import { ControlLine } from './controlLine.ts';

/** The file first: what is added to the log while it is read is not in the file, and belongs to nobody's copy. */
const PARTS = ['', '-wal', '-journal'];

/** Copies into a folder that is there, and gives whether a server uses the original. */
export async function copyData(data: string, into: string): Promise<{ readonly running: boolean }> {
  mustHaveDatabase(data);
  const line = await ControlLine.reach(data);
  if (!line) {
    await copyAtRest(data, into);
    return { running: false };
  }
  try {
    await line.ask({ do: 'hold' });
    copyParts(data, into);
    const { held } = await line.ask({ do: 'release' });
    if (held !== true) {
      throw new Complaint('The copy took so long that the server did not wait for it. Please try again.');
    }
    return { running: true };
  } finally {
    line.close();
  }
}

export function mustHaveDatabase(data: string, advice = 'Name the data folder with --data.'): void {
  if (existsSync(join(data, DATABASE_FILE))) return;
  throw new Complaint(`There is no ${DATABASE_FILE} in ${data}. ${advice}`);
}

async function copyAtRest(data: string, into: string): Promise<void> {
  if (await isLockedByAnother(join(data, DATABASE_FILE))) {
    throw new Complaint(`Another program uses the data folder ${data} and does not answer. Stop it first.`);
  }
  const before = stateOf(data);
  copyParts(data, into);
  if (stateOf(data) !== before) {
    throw new Complaint(`A server began to use ${data} during the copy. Please try again.`);
  }
}

function copyParts(data: string, into: string): void {
  for (const part of PARTS) {
    const from = join(data, DATABASE_FILE + part);
    if (existsSync(from)) copyFileSync(from, join(into, DATABASE_FILE + part), constants.COPYFILE_FICLONE);
  }
}

const stateOf = (data: string): string =>
  PARTS.map((part) => {
    const stats = statSync(join(data, DATABASE_FILE + part), { bigint: true, throwIfNoEntry: false });
    return stats ? `${stats.ino} ${stats.size} ${stats.mtimeNs}` : '';
  }).join();
