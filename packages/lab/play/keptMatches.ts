/**
 * Matches at the terminal, kept in a folder: a file each, which is the store of its table. When a match is over, its file for
 * `replay`, `verify` and the page is written beside it.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { MatchFile } from '@airlock/kernel';
import { Damaged, type TableRecord } from '@airlock/tables';
import { Complaint } from '../complaint.ts';
import { reasonOf } from '../matchFiles.ts';
import { JournalStore, lookInto } from './journalStore.ts';

export interface KeptMatch {
  /** Its code is the name it is kept by. */
  readonly table: TableRecord;
  readonly actions: number;
}

const ENDING = '.airlock-log';

export const usualFolder = (): string => join(homedir(), '.airlock', 'terminal');

const fileOf = (folder: string, name: string): string => join(folder, `${name}${ENDING}`);
export const endedFileOf = (folder: string, name: string): string => join(folder, `${name}.airlock.json`);

/** The names of all that are kept, those begun last first. */
export function keptNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort()
    .reverse();
}

export const isEnded = (folder: string, name: string): boolean => existsSync(endedFileOf(folder, name));

/** The first name of the day that nobody has: `2026-11-18-outpost-seven-1`. */
export function freeName(folder: string | null, game: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  for (let number = 1; ; number++) {
    const name = `${day}-${game}-${number}`;
    if (folder === null || !existsSync(fileOf(folder, name))) return name;
  }
}

export function readKept(folder: string, name: string): KeptMatch {
  return reading(folder, name, () => lookInto(fileOf(folder, name)));
}

/** The store of a match: a file that is there, a new one, or nothing that lasts. */
export function storeOf(folder: string | null, name: string): JournalStore {
  if (folder === null) return new JournalStore(null);
  const file = fileOf(folder, name);
  if (existsSync(file)) return reading(folder, name, () => new JournalStore(file));
  try {
    return new JournalStore(file);
  } catch (error) {
    throw new Complaint(`The match cannot be kept in ${folder}: ${reasonOf(error)}.`);
  }
}

function reading<T>(folder: string, name: string, read: () => T): T {
  const file = fileOf(folder, name);
  if (!/^[\w.-]+$/.test(name) || !existsSync(file))
    throw new Complaint(`There is no match "${name}" in ${folder}.`);
  try {
    return read();
  } catch (error) {
    if (error instanceof Damaged) throw new Complaint(`${file} is damaged; nothing was changed.`);
    throw new Complaint(`${file} cannot be opened: ${reasonOf(error)}.`);
  }
}

/** Writes the file of a match that is over, and gives where. */
export function writeEnded(folder: string, name: string, file: MatchFile): string {
  const path = endedFileOf(folder, name);
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  return path;
}
